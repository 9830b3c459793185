/** contract: currencies, their dated reference rates, and money arithmetic without surprises. */
import { z } from 'zod'
import { currencyCode, type Money } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The currency in which prices are compared. */
export const referenceCurrency = 'EUR' as const

/** One euro is `perEuro` units of the currency. `exponent` is ISO 4217's number of minor digits. */
export const rate = z.object({
  currency: currencyCode,
  name: z.string(),
  exponent: z.int().min(0).max(3),
  perEuro: z.number().positive(),
  date: z.iso.date(),
  source: z.string(),
})
export type Rate = z.infer<typeof rate>
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

export const currencies = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/currencies',
    summary: 'Every currency with its latest reference rate and that rate’s date',
    data: z.object({ reference: z.literal('EUR'), date: z.iso.date(), rates: z.array(rate) }),
  }),
}
