/** contract: money arithmetic without surprises, and without the parser. */
import type { Money } from '../vocabulary/common.ts'
import type { Rate } from './currencies.ts'
import { moneyOf, wholeUnits } from './minor-units.ts'

export type Rates = ReadonlyMap<string, Rate>

export const ratesByCurrency = (list: readonly Rate[]): Rates => new Map(list.map((r) => [r.currency, r]))

/** Money in another currency, rounded to its minor unit; null when either rate is unknown. */
export function convert(m: Money, to: string, rates: Rates): Money | null {
  if (m.currency === to) return m
  const from = rates.get(m.currency)
  const into = rates.get(to)
  if (!from || !into) return null
  return moneyOf((wholeUnits(m) / from.perEuro) * into.perEuro, to)
}
