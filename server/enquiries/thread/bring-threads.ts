/** enquiries: threads as a catalogue brings them: with their past, and without a mail to anybody. */
import type { LeadState, Side } from '#contract/enquiries/enquiry-codes.ts'
import { readListingSubject } from '#server/listings/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { insertEnquiry, shareWith } from '../send/enquiries.store.ts'
import { enquiryStateOf } from './thread.rules.ts'
import { insertMessage, setThreadState, touchThread } from './thread.store.ts'

/** What one person wrote about a home, and what followed, oldest first. */
export type BroughtThread = {
  agencyId: string
  listingId: string
  userId: string | null
  name: string
  email: string
  phone: string | null
  message: string
  at: Date
  state: LeadState
  answers: { side: Side; author: string; userId: string | null; body: string; at: Date }[]
}

/** Keeps them all, or none. */
export async function bringThreads(platform: Platform, threads: readonly BroughtThread[]): Promise<void> {
  await transaction(platform.db, async (tx) => {
    for (const { agencyId, listingId, at, state, answers, ...person } of threads) {
      const home = await readListingSubject(platform, tx, listingId)
      if (!home) continue
      const id = newId()
      const about = home.publicRef ? `${home.title} (${home.publicRef})` : home.title
      const enquiry = {
        ...person,
        id,
        listingId,
        agencyId,
        about,
        createdAt: at,
        details: {},
        language: null,
      }
      await insertEnquiry(tx, { ...enquiry, kind: 'listing', state: enquiryStateOf(state) })
      await shareWith(tx, enquiry, [agencyId])
      const key = { enquiryId: id, agencyId }
      for (const answer of answers) {
        const plain = { byMail: false, files: 0, heldFrom: null, messageId: null }
        await insertMessage(tx, { ...answer, ...key, ...plain, id: newId() })
        await touchThread(tx, key, answer.side, answer.at)
      }
      if (state !== 'new') await setThreadState(tx, key, state, answers.at(-1)?.at ?? at)
    }
  })
}
