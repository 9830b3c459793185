/** enquiries: a person says that an agency does not answer: the agency is reminded, the team told. */
import type { SentEnquiry } from '#contract/enquiries/sent.ts'
import type { Accounts } from '#server/accounts/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { lockEnquiry } from '../send/enquiries.store.ts'
import { sentEnquiry } from './list-sent.ts'
import { readersOf } from '../thread/write-message.ts'
import { silenceMail, stillWaitingMail } from '../silence/silence.mails.ts'
import { mayReportSilence } from '../silence/silence.rules.ts'
import { listWaiting, noteSilence } from '../silence/silence.store.ts'

type Wish = { id: string; userId: string; agencyId: string }

/**
 * @throws AppError 404 for what somebody else sent, 409 when it is
 * too soon, was answered, or was said already.
 */
export async function reportSilence(
  accounts: Accounts,
  { id, userId, agencyId }: Wish,
): Promise<SentEnquiry> {
  const { mail, platform } = accounts
  const { partners } = await sentEnquiry(accounts, userId, id)
  if (!partners.some((one) => one?.id === agencyId)) throw refuse('enquiries.noThread')
  await transaction(platform.db, async (tx) => {
    const enquiry = await lockEnquiry(tx, id)
    const thread = (await listWaiting(tx, [id])).find((one) => one.agencyId === agencyId)
    if (!enquiry || !thread || !mayReportSilence(thread, accounts.now())) throw refuse('enquiries.noSilence')
    await noteSilence(tx, thread, accounts.now())
    const url = platform.config.publicUrl
    const toAgency = stillWaitingMail(enquiry, `${url}/agent/leads?lead=${id}`)
    for (const box of await readersOf(tx, thread)) await mail.send(tx, box, 'enquiryReminder', toAgency)
    const toTeam = silenceMail(enquiry, thread.agency, `${url}/portal/enquiries?q=${id}`)
    await mail.send(tx, mail.teamAddress, 'enquirySilence', toTeam)
  })
  return sentEnquiry(accounts, userId, id)
}
