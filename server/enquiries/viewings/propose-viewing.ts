/** enquiries: an agency proposes times for a viewing, and takes them back. */
import { enquiryTexts } from '#contract/enquiries/enquiries.ts'
import type { ViewingProposal } from '#contract/enquiries/thread.ts'
import { record, type Accounts, type Visitor } from '#server/accounts/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { replyAddress } from '../address/reply-address.ts'
import { announce } from '../hooks/announce.ts'
import { lockEnquiry } from '../send/enquiries.store.ts'
import { takeAnswer } from '../send/limits.ts'
import { answeredState } from '../thread/thread.rules.ts'
import { findThread, touchThread } from '../thread/thread.store.ts'
import { moveThread } from '../thread/write-message.ts'
import { isTimeZone, momentOf } from '#contract/vocabulary/time-zones.ts'
import { zonedSlotProblem } from '../words/slots.rules.ts'
import { endViewing } from './change-viewing.ts'
import { isOffered } from './read-viewings.ts'
import { viewingPage } from './viewing-key.ts'
import { proposalMail } from './viewings.mails.ts'
import { findViewing, insertViewing, lockViewing } from './viewings.store.ts'

type Scope = { actor: Actor; agencyId: string; visitor: Visitor }

/**
 * @throws AppError 400 for times that are past, too far off or there twice; 404;
 * 409 for a home that is not on the market; 429.
 */
export async function proposeViewing(
  accounts: Accounts,
  { actor, agencyId, visitor }: Scope,
  enquiryId: string,
  proposal: ViewingProposal,
): Promise<void> {
  const key = { enquiryId, agencyId }
  if (!(await findThread(accounts.platform.db, key))) throw refuse('enquiries.notFound')
  const times = timesOf(proposal, accounts.now())
  await takeAnswer(accounts, agencyId, enquiryId)
  await transaction(accounts.platform.db, async (tx) => {
    const enquiry = await lockEnquiry(tx, enquiryId)
    const thread = await findThread(tx, key)
    if (!enquiry || !thread || enquiry.state === 'held') throw refuse('enquiries.notFound')
    const at = accounts.now()
    const id = newId()
    const { way, timeZone, minutes } = proposal
    await insertViewing(tx, { id, ...key, proposedBy: actor.id, way, timeZone, minutes, times, at })
    await touchThread(tx, key, 'agency', at)
    await moveThread(tx, enquiry, key, answeredState(thread.state), at)
    const stored = await findViewing(tx, id)
    if (!stored) throw new Error('the viewing was just kept')
    if (!isOffered(stored)) throw refuse('enquiries.notOffered')
    const replyTo = replyAddress(accounts, { ...key, side: 'person' })
    const content = proposalMail(stored, viewingPage(accounts, id), replyTo)
    await accounts.mail.send(tx, enquiry.email, 'viewingProposal', content, enquiry.language)
    await announce(accounts, tx, { ...key, event: 'lead.answered' })
    await record(accounts, tx, { action: 'enquiries.viewingProposed', actor, target: enquiryId, visitor })
  })
}

/** The moments in their order. @throws AppError 400. */
function timesOf({ slots, timeZone }: ViewingProposal, now: Date): Date[] {
  if (!isTimeZone(timeZone))
    throw refuse('common.invalid', { message: enquiryTexts.timeZone, field: 'timeZone' })
  const times = slots.map((slot, index) => {
    const isTwice = slots.findIndex(({ date, time }) => date === slot.date && time === slot.time) < index
    const problem = isTwice ? enquiryTexts.slotTwice : zonedSlotProblem(slot, timeZone, now)
    if (problem) throw refuse('common.invalid', { message: problem, field: `slots.${index}.date` })
    return momentOf(slot, timeZone)
  })
  return times.toSorted((a, b) => a.getTime() - b.getTime())
}

/** @throws AppError 404 for a viewing of another agency, 409 for one that is over. */
export const cancelByAgency = (
  accounts: Accounts,
  { actor, agencyId, visitor }: Scope,
  { id, viewing }: { id: string; viewing: string },
): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    await lockEnquiry(tx, id)
    const stored = await lockViewing(tx, viewing)
    if (!stored || stored.agencyId !== agencyId || stored.enquiryId !== id)
      throw refuse('enquiries.noViewing')
    await endViewing(accounts, tx, stored)
    await record(accounts, tx, { action: 'enquiries.viewingCancelled', actor, target: id, visitor })
  })
