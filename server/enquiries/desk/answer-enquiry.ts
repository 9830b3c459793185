/** enquiries: the team answers a person by mail; what they write back reaches the team. */
import type { z } from 'zod'
import type { DeskEnquiry, desk as contract } from '#contract/enquiries/desk.ts'
import { ownAccount, record, type Accounts } from '#server/accounts/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { lockEnquiry } from '../send/enquiries.store.ts'
import { writeToPerson } from '../thread/write-message.ts'
import { takeAnswer } from '../send/limits.ts'
import { deskEnquiry } from './manage-desk.ts'
import type { DeskAct } from '../reports/manage-reports.ts'

/**
 * Stores and mails the answer. What is held back must be released first.
 * @throws AppError 404, 409 also when more was written than was seen, 429.
 */
export async function answerEnquiry(
  accounts: Accounts,
  { actor, visitor }: DeskAct,
  id: string,
  { message: body, seen }: z.output<typeof contract.answerEnquiry.body>,
): Promise<DeskEnquiry> {
  const { platform, mail } = accounts
  const { state } = await deskEnquiry(platform.db, id)
  if (state === 'held') throw refuse('enquiries.held')
  await takeAnswer(accounts, 'team', id)
  const { name: author } = await ownAccount(accounts, actor)
  await transaction(platform.db, async (tx) => {
    const enquiry = await lockEnquiry(tx, id)
    if (!enquiry) throw refuse('enquiries.notFound')
    if (seen !== undefined && (await deskEnquiry(tx, id)).messages.length > seen)
      throw refuse('enquiries.changedMeanwhile')
    const ownAddress = mail.teamAddress
    await writeToPerson(accounts, tx, { enquiry, agencyId: null, userId: actor.id, author, body, ownAddress })
    await record(accounts, tx, { action: 'enquiries.answered', actor, target: id, visitor })
  })
  return deskEnquiry(platform.db, id)
}
