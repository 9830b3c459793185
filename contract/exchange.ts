/** contract: money arithmetic without surprises, and without the parser. */
import type { Money } from './common.ts'
import type { Rate } from './currencies.ts'

export type Rates = ReadonlyMap<string, Rate>

export const ratesByCurrency = (list: readonly Rate[]): Rates => new Map(list.map((r) => [r.currency, r]))

/** Minor units → whole units, e.g. 12345 cents → 123.45. */
export const toMajor = (m: Money, rates: Rates): number => m.amount / 10 ** exponentOf(m.currency, rates)

/** Money in another currency, rounded to its minor unit; null when either rate is unknown. */
export function convert(m: Money, to: string, rates: Rates): Money | null {
  if (m.currency === to) return m
  const [from, into] = [rates.get(m.currency), rates.get(to)]
  if (!from || !into) return null
  const major = (m.amount / 10 ** from.exponent / from.perEuro) * into.perEuro
  return { amount: Math.round(major * 10 ** into.exponent), currency: to }
}

export const exponentOf = (currency: string, rates: Rates): number => rates.get(currency)?.exponent ?? 2
