/** contract: agencies as visitors see them. */
import { z } from 'zod'
import { countryCode, id, languageTag } from '../vocabulary/common.ts'
import { openingHours } from '../agency/opening-hours.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'

export const agency = z.object({
  id,
  name: z.string(),
  country: countryCode,
  city: z.string().nullable(),
  description: z.string().nullable(),
  languages: z.array(languageTag),
  areasServed: z.array(z.string()),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  logoUrl: z.string().nullable(),
  isDemo: z.boolean(),
})
export type Agency = z.infer<typeof agency>

export const agent = z.object({
  id,
  name: z.string(),
  languages: z.array(languageTag),
  phone: z.string().nullable(),
})

/** Figures of an agency's live stock. Days are whole days since listing. */
export const agencyFigures = z.object({
  listings: z.int(),
  sale: z.int(),
  rent: z.int(),
  medianDaysListed: z.int().nullable(),
  sold: z.int(),
})

export const accountsErrors = {
  'accounts.agencyNotFound': { status: 404, message: 'We do not know that agency.' },
} as const satisfies Refusals

export const accounts = {
  agency: endpoint({
    method: 'GET',
    path: '/api/meridian/agencies/:id',
    for: 'anyone',
    open: true,
    summary: 'One agency: profile and people',
    params: z.object({ id }),
    data: agency.extend({
      agents: z.array(agent),
      /** By the clock of `timeZone`; empty where the agency does not say. */
      openingHours,
      timeZone: z.string().nullable(),
      /** Where it says that it works, as drawn areas of a search are written; empty where it drew nothing. */
      drawnAreas: z.string(),
    }),
  }),
}
