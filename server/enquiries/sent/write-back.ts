/** enquiries: a User writes back in the thread of an enquiry of their own. */
import type { z } from 'zod'
import type { sent as contract, SentEnquiry } from '#contract/enquiries/sent.ts'
import type { Accounts } from '#server/accounts/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { lockEnquiry } from '../send/enquiries.store.ts'
import { takeReply } from '../send/limits.ts'
import { writeToAgency } from '../thread/write-message.ts'
import { sentEnquiry } from './list-sent.ts'

type Wish = z.output<typeof contract.write.body> & { id: string; userId: string }

/** @throws AppError 404 for what somebody else sent, 409 for whom there is no thread with, 429. */
export async function writeBack(
  accounts: Accounts,
  { id, userId, message: body, agencyId }: Wish,
): Promise<SentEnquiry> {
  const { partners } = await sentEnquiry(accounts, userId, id)
  if (!partners.some((one) => (one?.id ?? null) === agencyId)) throw refuse('enquiries.noThread')
  await takeReply(accounts, agencyId ?? 'team', id)
  await transaction(accounts.platform.db, async (tx) => {
    const enquiry = await lockEnquiry(tx, id)
    if (!enquiry) throw refuse('enquiries.notFound')
    await writeToAgency(accounts, tx, { enquiry, agencyId, body })
  })
  return sentEnquiry(accounts, userId, id)
}
