/**
 * contract: currencies, their dated reference rates, and the calls that
 * read them; money arithmetic is in exchange.ts.
 */
import { z } from 'zod'
import { currencyCode } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'

/** The currency in which prices are compared. */
export const referenceCurrency = 'EUR' as const

/** One euro is `perEuro` units of the currency. `exponent` is ISO 4217's number of minor digits. */
export const rate = z.object({
  currency: currencyCode,
  name: z.string(),
  exponent: z.int().min(0).max(4),
  perEuro: z.number().positive(),
  date: z.iso.date(),
  source: z.string(),
})
export type Rate = z.infer<typeof rate>

/** A rate, and whether its day is more than seven days ago. */
const datedRate = rate.extend({ stale: z.boolean() })

export const currencies = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/currencies',
    for: 'anyone',
    open: true,
    summary:
      'Every currency with its latest reference rate and that rate’s date; `stale` when it is older than a week',
    data: z.object({
      reference: z.literal('EUR'),
      date: z.iso.date(),
      stale: z.boolean(),
      rates: z.array(datedRate),
    }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/meridian/currencies/history',
    for: 'anyone',
    open: true,
    summary:
      'Units of `to` for one `from` on every day we hold, oldest first: month ends at first, then working days',
    query: z.strictObject({
      from: currencyCode,
      to: currencyCode,
      /** From this day on; ten years by default. */
      since: z.iso.date().optional(),
    }),
    data: z.object({
      from: currencyCode,
      to: currencyCode,
      points: z.array(z.object({ date: z.iso.date(), rate: z.number().positive() })),
    }),
  }),
}

export const currenciesErrors = {
  'currencies.unknown': { status: 404, message: 'We have no rate for this currency.' },
} as const satisfies Refusals
