/** contract: places of the world: type-ahead, one place, and the directory of places with homes. */
import { z } from 'zod'
import { countryCode, latitude, longitude } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { categories } from '../vocabulary/categories.ts'
import { purpose } from '../vocabulary/vocabulary.ts'
import type { Refusals } from '../http/errors.ts'

/**
 * `geonames:<id>` a populated place, `meridian:<number>` a quarter that GeoNames' list lacks,
 * `admin1:<CC.code>` a region, `admin2:<CC.code.code>` a county, `country:<CC>` a country.
 * Regions and counties carry GeoNames' administrative codes.
 */
export const placeId = z
  .string()
  .max(80)
  .regex(
    /^(geonames:\d{1,12}|meridian:\d{1,6}|admin1:[A-Z]{2}\.[\w-]{1,20}|admin2:[A-Z]{2}\.[\w-]{1,20}\.[\w-]{1,30}|country:[A-Z]{2})$/,
    'A place id such as geonames:2267057',
  )
export const placeKinds = ['country', 'region', 'county', 'city'] as const

/** Degrees: west, south, east, north; west > east where the box crosses 180°. */
export const boundingBox = z.object({ west: longitude, south: latitude, east: longitude, north: latitude })
export type BoundingBox = z.infer<typeof boundingBox>

export const place = z.object({
  id: placeId,
  kind: z.enum(placeKinds),
  name: z.string(),
  /** Region or county, for telling two places of one name apart. */
  region: z.string().nullable(),
  country: countryCode,
  lat: latitude,
  lon: longitude,
  box: boundingBox,
  population: z.int().nullable(),
})
export type Place = z.infer<typeof place>

/**
 * `part` is a district of a city, or a village that has grown together with
 * one; `count` are the homes on the market there.
 */
export const suggestedPlace = place.extend({ part: z.boolean(), count: z.int() })
export type SuggestedPlace = z.infer<typeof suggestedPlace>

/** A home or an agency that the typed words name directly. */
export const directHit = z.object({
  kind: z.enum(['listing', 'agency']),
  id: z.uuid(),
  name: z.string(),
  detail: z.string(),
})
export type DirectHit = z.infer<typeof directHit>

/**
 * A postcode that homes on the market have, with where they are, or that a postal file knows
 * (`count` is 0 then); `radiusM` holds them all.
 */
export const postcodeHit = z.object({
  code: z.string(),
  country: countryCode,
  count: z.int(),
  lat: latitude,
  lon: longitude,
  radiusM: z.int(),
})
export type PostcodeHit = z.infer<typeof postcodeHit>

/**
 * An island, a lake, a coast or a valley that no administration is called like, under the name that
 * was typed: a circle, and the region all of it belongs to where what lies in the circle beyond is
 * none of it. `count` are homes in its towns.
 */
export const landscapeHit = z.object({
  name: z.string(),
  country: countryCode,
  lat: latitude,
  lon: longitude,
  radiusM: z.int(),
  within: placeId.nullable(),
  count: z.int(),
})
export type LandscapeHit = z.infer<typeof landscapeHit>

/** What a spot of a region is: a house, a street, or an area whose outline is known. */
export const spotKinds = ['address', 'street', 'county', 'municipality', 'district', 'park'] as const

/**
 * A street, a house number, a quarter or a park of a loaded region. `radiusM` holds it;
 * `area` is its outline as searches ask for it, of a park with the streets around it; `town`
 * says where it lies, in the visitor's language.
 */
export const spotHit = z.object({
  kind: z.enum(spotKinds),
  name: z.string(),
  houseNumber: z.string().nullable(),
  postcode: z.string().nullable(),
  town: z.string().nullable(),
  country: countryCode.nullable(),
  lat: latitude,
  lon: longitude,
  radiusM: z.int(),
  area: z.string().nullable(),
})
export type SpotHit = z.infer<typeof spotHit>

export const directoryPlace = z.object({
  id: placeId,
  name: z.string(),
  country: countryCode,
  count: z.int(),
})

export const placesErrors = {
  'places.notFound': { status: 404, message: 'We do not know that place.' },
} as const satisfies Refusals

export const places = {
  suggest: endpoint({
    method: 'GET',
    path: '/api/meridian/places',
    for: 'anyone',
    open: true,
    summary:
      'Type-ahead over places of the world, references and agencies; forgiving of accents and typing errors',
    query: z.strictObject({
      q: z.string().trim().min(1).max(100),
      limit: z.coerce.number().int().min(1).max(20).default(8),
      /** What is counted in each place. */
      purpose: purpose.default('sale'),
      category: z.enum(categories).optional(),
      /** The visitor's country: its places come first among namesakes. */
      country: countryCode.optional(),
    }),
    data: z.object({
      items: z.array(suggestedPlace),
      direct: z.array(directHit),
      postcodes: z.array(postcodeHit),
      spots: z.array(spotHit),
      landscapes: z.array(landscapeHit),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/meridian/places/:id',
    for: 'anyone',
    open: true,
    summary: 'One place',
    params: z.object({ id: placeId }),
    data: place,
  }),
  nearby: endpoint({
    method: 'GET',
    path: '/api/meridian/places-nearby',
    for: 'anyone',
    open: true,
    summary:
      'Populated places near a point, nearest first: within 20 to 60 km, by how many people live there, and not behind a border that is checked',
    query: z.strictObject({
      lat: z.coerce.number().pipe(latitude),
      lon: z.coerce.number().pipe(longitude),
      limit: z.coerce.number().int().min(1).max(20).default(6),
      country: countryCode
        .optional()
        .describe('The country of the point; that of its nearest place unless told'),
    }),
    data: z.object({ items: z.array(place.extend({ distanceM: z.int() })) }),
  }),
  directory: endpoint({
    method: 'GET',
    path: '/api/meridian/places-directory',
    for: 'anyone',
    open: true,
    summary: 'Places with the most homes, by continent',
    query: z.strictObject({ purpose: purpose.default('sale'), category: z.enum(categories).optional() }),
    data: z.object({
      countries: z.int(),
      listings: z.int(),
      continents: z.array(
        z.object({ code: z.enum(['EU', 'AM', 'AF', 'AS']), places: z.array(directoryPlace) }),
      ),
    }),
  }),
}
