/** accounts: one agency: profile and people. */
import { type accounts } from '#contract/accounts.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Db } from '#server/platform/db.ts'
import { refuse, type AppError } from '#server/platform/errors.ts'
import { readAgency, readAgents } from './agencies.store.ts'

/** @throws AppError `accounts.agencyNotFound` (404). */
export async function getAgency(db: Db, id: string): Promise<Reply<typeof accounts.agency>> {
  const [agency, agents] = await Promise.all([readAgency(db, id), readAgents(db, id)])
  if (!agency) throw agencyNotFound()
  return { ...agency, agents }
}

export const agencyNotFound = (): AppError => refuse('accounts.agencyNotFound')
