/** enquiries: keeping a report of a listing for the team. */
import type { z } from 'zod'
import { type listingReport, type Received } from '#contract/enquiries/enquiries.ts'
import { roleAt, type Accounts, type Visitor } from '#server/accounts/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { transaction } from '#server/platform/database/db.ts'
import { looksLikeMachine } from '../send/enquiries.rules.ts'
import { insertReport } from '../send/enquiries.store.ts'
import { homeUrl } from '../words/home-url.rules.ts'
import { takeReport } from '../send/limits.ts'
import { reportReceiptMail } from './report.mails.ts'
import { visibleHome, type Sender } from '../send/send-enquiry.ts'

/** @throws AppError 404 for a listing visitors cannot see, 429. */
export async function reportListing(
  accounts: Accounts,
  visitor: Visitor,
  sender: Sender,
  { listingId, ...asked }: { listingId: string } & z.output<typeof listingReport>,
): Promise<Received> {
  const { db, config, events } = accounts.platform
  const home = await visibleHome(accounts, listingId)
  const { email } = asked
  const from = email === undefined ? undefined : { email, isProved: sender?.email === email }
  await takeReport(accounts, visitor, { listingId, from })
  const id = newId()
  const isHeld = looksLikeMachine(asked.machineCheck)
  await transaction(db, async (tx) => {
    await insertReport(tx, {
      id,
      listingId,
      userId: sender?.id ?? null,
      email: asked.email ?? null,
      language: visitor.language,
      reason: asked.reason,
      message: asked.message ?? null,
      state: isHeld ? 'held' : 'new',
      createdAt: accounts.now(),
    })
    if (!isHeld) await events.publish(tx, 'listing.reported', { ids: [listingId] })
    if (asked.email === undefined || isHeld) return
    const url = homeUrl(config.publicUrl, listingId, await roleAt(tx, asked.email))
    const subject = { title: home.title, url }
    await accounts.mail.send(tx, asked.email, 'reportReceipt', reportReceiptMail(subject), visitor.language)
  })
  return {
    id,
    message: 'Thank you. We have your report.',
    next:
      asked.email === undefined
        ? 'A person of our team looks at the listing.'
        : 'A person of our team looks at the listing and writes to you what came of it.',
  }
}
