/** contract: currencies, their dated reference rates, and the call that lists them; money arithmetic is in exchange.ts. */
import { z } from 'zod'
import { currencyCode } from './common.ts'
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

export const currencies = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/currencies',
    summary: 'Every currency with its latest reference rate and that rate’s date',
    data: z.object({ reference: z.literal('EUR'), date: z.iso.date(), rates: z.array(rate) }),
  }),
}
