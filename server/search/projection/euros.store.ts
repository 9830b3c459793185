/** search: amounts of offers in whole euros, at the latest rates. */
import { sql, type RawBuilder } from 'kysely'
import { perMonth } from '#contract/vocabulary/codes.ts'
import { wholeUnitsOf } from '#server/platform/database/whole-units.ts'

/**
 * What `inEuros` reads from, as the first parts of a `with`: the rate of each currency, and periods as parts
 * of a month.
 */
export const euroSources = sql`latest_rates as materialized (
    select c.code as currency, r.per_euro from currencies c cross join lateral (
      select per_euro from currency_rates where currency = c.code order by on_date desc limit 1) r),
  periods (name, per_month) as materialized (
    select * from unnest(${Object.keys(perMonth)}::text[], ${Object.values(perMonth)}::float8[]))`

/** Rounded half up, as grid.rules.ts and asked.rules.ts round. */
export const rounded = (value: RawBuilder<unknown>) => sql`floor(${value} + 0.5)`

/** An amount of the offer `o`, a rent for a month; with `rate` and `period` of the offer at hand. */
export const inEuros = (amount: RawBuilder<unknown>) =>
  sql`${rounded(sql`${wholeUnitsOf(amount, sql`o.currency`)} / rate.per_euro
    * case when o.purpose = 'sale' then 1 else period.per_month end`)}::bigint`
