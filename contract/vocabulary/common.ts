/** contract: shapes that several domains share: ids, money, areas, times, paging. */
import { z } from 'zod'
import { areaUnits } from './area-units.ts'

export * from './area-units.ts'

/** UUIDv7, RFC 9562. */
export const id = z.uuid()
/** ISO 8601, UTC. */
export const instant = z.iso.datetime()
/** Where a list begins: a day (UTC), or a moment within one. */
export const since = z.union([z.iso.date(), instant])
/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'A two-letter country code')
/** ISO 4217. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'A three-letter currency code')
/** BCP 47. */
export const languageTag = z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'A language tag')

/** Integer minor units of the currency (cents for EUR, yen for JPY). */
export const money = z.object({ amount: z.int(), currency: currencyCode })
export type Money = z.infer<typeof money>

export const areaUnit = z.enum(areaUnits)

/**
 * An area in m² with what the source said. `unit` is the source's own word for units we do not convert to.
 */
export const area = z.object({
  valueM2: z.number().positive(),
  value: z.number().positive(),
  unit: z.string(),
  /** The upper end where it is a range, in the same unit. */
  max: z.object({ valueM2: z.number().positive(), value: z.number().positive() }).optional(),
})
export type Area = z.infer<typeof area>

/** Degrees, WGS 84. */
export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)

/** How exactly the public point says where a home is, best first. */
export const precisions = ['rooftop', 'street', 'postcode', 'locality', 'region'] as const
export const precision = z.enum(precisions)
export type Precision = z.infer<typeof precision>

/** The public point; `radiusM` is how far from it the home may be (0 = exactly there). */
export const publicPoint = z.object({ lat: latitude, lon: longitude, precision, radiusM: z.int().min(0) })
export type PublicPoint = z.infer<typeof publicPoint>
