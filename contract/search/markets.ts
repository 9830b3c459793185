/**
 * contract: what our own stock says of markets: medians by country, and
 * commercial property with indicative yields.
 */
import { z } from 'zod'
import { countryCode, currencyCode, money } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { lotSorts } from './lot-sorts.ts'
import { card } from './search.ts'
import { propertyType } from '../vocabulary/vocabulary.ts'

/** Medians of asking prices, in euro so that countries compare. */
const countryMedians = z.object({
  country: countryCode,
  homes: z.int(),
  /** Of the price of a home. */
  median: money,
  /** Of the price of a square metre. */
  perM2: money,
  medianDaysListed: z.int(),
  /** Listed in the last 30 days. */
  fresh: z.int(),
  /** Homes to rent and their median rent a month; null where there are too few. */
  rent: z.object({ homes: z.int(), median: money }).nullable(),
})
export type CountryMedians = z.infer<typeof countryMedians>

/**
 * A gross yield in per cent: the median asking rent a year and m² of so many comparable lots (of the same
 * type in the same country, or of types let alike there), for the area of the lot, against its asking price.
 */
const indicativeYield = z.object({
  percent: z.number(),
  rentPerM2Year: money,
  comparables: z.int(),
  sameType: z.boolean(),
})
const lot = z.object({ card, perM2: money.nullable(), yield: indicativeYield.nullable() })
export type Lot = z.infer<typeof lot>

export const markets = {
  countries: endpoint({
    method: 'GET',
    path: '/api/meridian/market/countries',
    for: 'anyone',
    summary:
      'Median asking prices of homes by country, from what is live today; asking prices, not sale prices',
    data: z.object({ homes: z.int(), countries: z.array(countryMedians) }),
  }),
  dealingRoom: endpoint({
    method: 'GET',
    path: '/api/meridian/dealing-room',
    for: 'anyone',
    summary: 'Commercial property for sale with indicative gross yields',
    query: z.strictObject({
      country: countryCode.optional(),
      type: propertyType.optional(),
      sort: z.enum(lotSorts).default('yield'),
      currency: currencyCode.default('EUR'),
      page: z.coerce.number().int().min(1).max(80).default(1),
      limit: z.coerce.number().int().min(1).max(50).default(12),
    }),
    data: z.object({
      total: z.int(),
      items: z.array(lot),
      countries: z.array(z.object({ country: countryCode, count: z.int() })),
      types: z.array(z.object({ type: propertyType, count: z.int() })),
    }),
  }),
}
