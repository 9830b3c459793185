/** currencies: the SQL of currencies and their reference rates. */
import type { Rate } from '#contract/currencies.ts'
import type { Db } from '#server/platform/db.ts'

/** Every currency that has a rate, with its newest one. */
export function readLatestRates(db: Db): Promise<Rate[]> {
  return db
    .selectFrom('currency_rates as r')
    .innerJoin('currencies as c', 'c.code', 'r.currency')
    .distinctOn('r.currency')
    .select(['r.currency', 'c.name', 'c.exponent', 'r.per_euro as perEuro', 'r.on_date as date', 'r.source'])
    .orderBy('r.currency')
    .orderBy('r.on_date', 'desc')
    .execute()
}
