/** contract: agencies among each other: by how much of their stock they say is really there. */
import { z } from 'zod'
import { agency } from '../accounts/accounts.ts'
import { endpoint } from '../http/endpoint.ts'
import { pageShape, paging } from '../http/page.ts'
import { countryCode, id, instant } from '../vocabulary/common.ts'
import { stockOrders } from './stock-orders.ts'

const filter = {
  /** Words of the name. */
  q: z.string().trim().max(100).optional(),
  country: countryCode.optional(),
}

export const agencyStock = z.object({
  id,
  name: z.string(),
  country: countryCode,
  city: z.string().nullable(),
  /** Homes on the market that somebody confirmed of late. */
  confirmed: z.int(),
  /** On the market, but confirmed so long ago that they stand behind the others. */
  unconfirmed: z.int(),
  /** Found by nobody until somebody confirms them. */
  hidden: z.int(),
  /** Confirmed ones of all three, in whole per cent; null for an agency without homes. */
  share: z.int().nullable(),
})
export type AgencyStock = z.infer<typeof agencyStock>

export const shownAgency = agency
  .pick({ id: true, name: true, country: true, city: true, logoUrl: true, languages: true, isDemo: true })
  .extend({ homes: z.int(), share: z.int() })
export type ShownAgency = z.infer<typeof shownAgency>

/** Of what is asked for: how many agencies, and where there are agencies at all. */
const more = { total: z.int(), countries: z.array(countryCode) }

export const agencies = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/agencies',
    for: 'anyone',
    open: true,
    summary:
      'Agencies with homes on the market, first those who confirmed the greatest share of them, then those with more',
    query: z.strictObject({ ...filter, ...paging({ limit: 24 }) }),
    data: pageShape(shownAgency, more),
  }),
  stock: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/agencies',
    for: ['Admin'],
    duty: 'moderate',
    summary:
      'Every agency with its confirmed, unconfirmed and hidden homes. /api/meridian/portal/agencies.csv answers all of what is asked for',
    query: z.strictObject({ ...filter, order: z.enum(stockOrders).default('share'), ...paging() }),
    data: pageShape(agencyStock, {
      ...more,
      /** When homes were counted last; null before the first time. */
      countedAt: instant.nullable(),
    }),
  }),
}
