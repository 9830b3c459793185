/**
 * platform: minor units turned into whole ones in SQL, by the same table as
 * everywhere else (contract/money/minor-units.ts).
 */
import { sql, type RawBuilder } from 'kysely'
import { currenciesInUse, minorDigits, usualDigits } from '#contract/money/minor-units.ts'

const unusual = currenciesInUse.filter((currency) => minorDigits(currency) !== usualDigits)
/** `JPY` → 1, `KWD` → 1000: how many minor units a whole one has. */
const parts = sql.lit(
  JSON.stringify(Object.fromEntries(unusual.map((code) => [code, 10 ** minorDigits(code)]))),
)

/**
 * A double: the whole units of `amount` minor units of the currency whose code the second expression gives.
 */
export const wholeUnitsOf = (
  amount: RawBuilder<unknown>,
  currency: RawBuilder<unknown>,
): RawBuilder<number> =>
  sql`(${amount}::float8 / coalesce((${parts}::jsonb ->> ${currency}::text)::float8, ${sql.lit(10 ** usualDigits)}))`
