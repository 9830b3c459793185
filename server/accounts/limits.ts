/** accounts: limits by network address; the only ones that RATE_LIMITS=relaxed raises. */
import type { Db } from '#server/platform/db.ts'
import { networkLimits, type NetworkLimit } from './codes.rules.ts'
import { tooManyTries, type Accounts } from './context.ts'
import { count, counted, secondsLeft } from './counters.store.ts'
import type { Visitor } from './visitor.ts'

const keyOf = (limit: NetworkLimit, { network }: Visitor) => `network/${limit}/${network}`
const most = ({ platform }: Accounts, limit: NetworkLimit) =>
  networkLimits[limit].most * (platform.config.rateLimits === 'relaxed' ? 10_000 : 1)

/** Counts one use. @throws AppError 429 with Retry-After beyond the limit. */
export async function takeFromNetwork(
  accounts: Accounts,
  db: Db,
  limit: NetworkLimit,
  visitor: Visitor,
): Promise<void> {
  const { seconds } = networkLimits[limit]
  if ((await count(db, keyOf(limit, visitor), seconds, accounts.now())) > most(accounts, limit))
    throw tooManyTries(secondsLeft(seconds, accounts.now()))
}

/** Refuses when the limit is used up, without counting. @throws AppError 429. */
export async function checkNetwork(accounts: Accounts, db: Db, limit: NetworkLimit, visitor: Visitor): Promise<void> {
  const { seconds } = networkLimits[limit]
  if ((await counted(db, keyOf(limit, visitor), seconds, accounts.now())) >= most(accounts, limit))
    throw tooManyTries(secondsLeft(seconds, accounts.now()))
}
