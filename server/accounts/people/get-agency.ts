/** accounts: one agency: profile and people. */
import { type accounts } from '#contract/accounts/accounts.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import type { Db } from '#server/platform/database/db.ts'
import { refuse, type AppError } from '#server/platform/refusals/errors.ts'
import { readAgency, readAgents } from '../stores/agencies.store.ts'

/**
 * An agency whose homes are hidden is there only for those who work here.
 * @throws AppError `accounts.agencyNotFound` (404).
 */
export async function getAgency(
  db: Db,
  id: string,
  { evenHidden = false } = {},
): Promise<Reply<typeof accounts.agency>> {
  const [agency, agents] = await Promise.all([readAgency(db, id, { evenHidden }), readAgents(db, id)])
  if (!agency) throw agencyNotFound()
  return { ...agency, agents }
}

export const agencyNotFound = (): AppError => refuse('accounts.agencyNotFound')
