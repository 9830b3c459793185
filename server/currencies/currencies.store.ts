/** currencies: the SQL of currencies and their reference rates. */
import type { Rate } from '#contract/money/currencies.ts'
import { minorDigits } from '#contract/money/minor-units.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { NewRate } from './currencies.rules.ts'

/**
 * Every currency that has a rate, with its newest one. Rates of years
 * are kept, so the newest of each is looked up.
 */
export async function readLatestRates(db: Db): Promise<Rate[]> {
  const rates = await db
    .selectFrom('currencies as c')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('currency_rates')
          .whereRef('currency', '=', 'c.code')
          .select(['currency', 'per_euro', 'on_date', 'source'])
          .orderBy('on_date', 'desc')
          .limit(1)
          .as('r'),
      (join) => join.onTrue(),
    )
    .select(['r.currency', 'c.name', 'r.per_euro as perEuro', 'r.on_date as date', 'r.source'])
    .orderBy('r.currency')
    .execute()
  return rates.map((rate) => ({ ...rate, exponent: minorDigits(rate.currency) }))
}

/** Adds rates of days that have none yet; answers how many were new. Rates are never changed. */
export async function addRates(db: Db, rates: readonly NewRate[]): Promise<number> {
  let added = 0
  for (let at = 0; at < rates.length; at += rowsAtOnce) {
    const rows = rates
      .slice(at, at + rowsAtOnce)
      .map(({ currency, date, perEuro, source }) => ({ currency, on_date: date, per_euro: perEuro, source }))
    const result = await db
      .insertInto('currency_rates')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['currency', 'on_date']).doNothing())
      .executeTakeFirst()
    added += Number(result.numInsertedOrUpdatedRows ?? 0)
  }
  return added
}

const rowsAtOnce = 1_000

/** Days (ascending) on which both currencies have a rate, from a day on; the euro is 1 on every day. */
export async function readHistory(
  db: Db,
  { from, to, since }: { from: string; to: string; since: string },
): Promise<{ date: string; from: number; to: number }[]> {
  const rows = await db
    .selectFrom('currency_rates')
    .where('currency', 'in', [from, to])
    .where('on_date', '>=', since)
    .select(['currency', 'on_date as date', 'per_euro as perEuro'])
    .orderBy('on_date')
    .execute()
  const days = Map.groupBy(rows, ({ date }) => date)
  return [...days].flatMap(([date, of]) => {
    const rate = (currency: string) =>
      currency === 'EUR' ? 1 : of.find((one) => one.currency === currency)?.perEuro
    const a = rate(from)
    const b = rate(to)
    return a && b ? [{ date, from: a, to: b }] : []
  })
}
