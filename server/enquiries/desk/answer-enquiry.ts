/** enquiries: the team answers a person by mail; what they write back reaches the team. */
import { brand } from '#contract/content/brand.ts'
import type { DeskEnquiry } from '#contract/enquiries/desk.ts'
import { ownAccount, record, roleAt, type Accounts } from '#server/accounts/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { transaction } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { answerMail } from '../send/enquiries.mails.ts'
import { lockEnquiry, setEnquiry } from '../send/enquiries.store.ts'
import { insertAnswer } from '../leads/leads.store.ts'
import { takeAnswer } from '../send/limits.ts'
import { deskEnquiry } from './manage-desk.ts'
import type { DeskAct } from '../reports/manage-reports.ts'

/** Stores and mails the answer. What is held back must be released first. @throws AppError 404, 409, 429. */
export async function answerEnquiry(
  accounts: Accounts,
  { actor, visitor }: DeskAct,
  id: string,
  body: string,
): Promise<DeskEnquiry> {
  const { platform, mail } = accounts
  const { state } = await deskEnquiry(platform.db, id)
  if (state === 'held') throw refuse('enquiries.held')
  await takeAnswer(accounts, 'team', id)
  const { name: author } = await ownAccount(accounts, actor)
  await transaction(platform.db, async (tx) => {
    const enquiry = await lockEnquiry(tx, id)
    if (!enquiry) throw refuse('enquiries.notFound')
    const at = accounts.now()
    await insertAnswer(tx, { id: newId(), enquiryId: id, agencyId: null, userId: actor.id, author, body, at })
    await setEnquiry(tx, id, { state: 'answered', changed_at: at })
    const reader = await roleAt(tx, enquiry.email)
    const words = { author, agency: brand.name, body, replyTo: mail.teamAddress, reader }
    await mail.send(tx, enquiry.email, 'enquiryAnswer', answerMail(enquiry, words, platform.config.publicUrl))
    await record(accounts, tx, { action: 'enquiries.answered', actor, target: id, visitor })
  })
  return deskEnquiry(platform.db, id)
}
