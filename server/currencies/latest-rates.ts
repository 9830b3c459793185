/**
 * currencies: the newest reference rates, kept for a minute
 * because every search and every card asks for them.
 */
import { ratesByCurrency, type Rates } from '#contract/money/exchange.ts'
import type { Db } from '#server/platform/database/db.ts'
import { readLatestRates } from './currencies.store.ts'

const keptForMs = 60_000

type Kept = { rates: Promise<Rates>; until: number; edition: number }

/** By pool, so that two databases in one process never mix. */
const kept = new WeakMap<Db, Kept>()
let edition = 0

/**
 * The newest rate of every currency (units for one euro, each with
 * its date and source), at most a minute old.
 * Inside a transaction they are read afresh, because that transaction may have changed them.
 */
export function latestRates(db: Db): Promise<Rates> {
  if (db.isTransaction) return read(db)
  const known = kept.get(db)
  if (known && known.edition === edition && known.until > performance.now()) return known.rates
  const rates = read(db)
  kept.set(db, { rates, until: performance.now() + keptForMs, edition })
  rates.catch(() => kept.delete(db))
  return rates
}

/** Call after rates were added: the next `latestRates` of this process reads them. */
export function forgetRates(): void {
  edition++
}

const read = async (db: Db): Promise<Rates> => ratesByCurrency(await readLatestRates(db))
