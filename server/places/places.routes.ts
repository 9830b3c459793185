/** places: binds the calls of contract/search/places.ts. */
import { places as contract, type BoundingBox, type Place, type SpotHit } from '#contract/search/places.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Call, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { DirectHits, Postcodes } from './create-places.ts'
import type { CountByPlace } from './lookup/directory.ts'
import { localLanguageOf, type LocalLanguage } from './lookup/local-names.ts'
import { placesOf } from './places-of.ts'

/** Places change with a release only. */
const cacheable = 'public, max-age=86400'
/** Counts and direct hits follow the stock. */
const briefly = 'public, max-age=60'

type Point = { lat: number; lon: number }
/** The town that a point is in or beside; it also goes by the names of whatever else reaches so far. */
type TownOfSpot = Pick<Place, 'name' | 'region' | 'country'> & { also: string[] }

/** Streets and areas of regions by name; `townAt` says where they lie. */
export type Spots = (typed: string, townAt: (point: Point) => TownOfSpot | null) => Promise<SpotHit[]>

/** What other domains know of places; main passes their queries in. */
export type Neighbours = {
  directHits: DirectHits
  postcodes: Postcodes
  countByPlace: CountByPlace
  spots: Spots
  /** The countries that operators offer; null for all there are. */
  markets: () => Promise<readonly string[] | null>
}

/** Towns are named in the visitor's language, so caches must keep languages apart. */
function languageFor({ request, headers }: Pick<Call, 'request' | 'headers'>): LocalLanguage | null {
  headers.set('vary', 'accept-language')
  return localLanguageOf(request.headers.get('accept-language'))
}

/** A box may cross 180°. */
const isIn = ({ west, south, east, north }: BoundingBox, { lat, lon }: Point): boolean => {
  const isBetween = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east
  return isBetween && lat >= south && lat <= north
}

export const placesRoutes =
  (platform: Platform, { directHits, postcodes, countByPlace, spots, markets }: Neighbours): Routes =>
  (bind) => {
    bind(contract.suggest, async ({ query: { q, limit, country, purpose, category } }, call) => {
      call.headers.set('cache-control', briefly)
      const places = await placesOf(platform)
      const language = languageFor(call)
      const townAt = (point: Point): TownOfSpot | null => {
        const [town, ...more] = places.nearby(point, { language })
        const also = more.filter(({ box }) => isIn(box, point)).map(({ name }) => name)
        return town ? { ...town, also } : null
      }
      const [offered, direct, codes, counts, byName] = await Promise.all([
        markets(),
        directHits(q),
        postcodes(q),
        countByPlace(purpose, category),
        spots(q, townAt),
      ])
      const found = places.suggest(q, limit, country, language, offered)
      const isOffered = (one: { country: string | null }) =>
        offered === null || one.country === null || offered.includes(one.country)
      const { hits: landscapes, twins } = places.landscapes(q, counts, offered)
      const items = found
        .filter(({ id }) => !twins.has(id))
        .map((one) => ({ ...one, count: counts.get(one.id) ?? 0 }))
      return {
        items,
        direct,
        postcodes: codes.filter(isOffered),
        spots: byName.filter(isOffered),
        landscapes,
      }
    })
    bind(contract.get, async ({ params }, call) => {
      const place = (await placesOf(platform)).get(params.id, languageFor(call))
      if (!place) throw refuse('places.notFound')
      call.headers.set('cache-control', cacheable)
      return place
    })
    bind(contract.nearby, async ({ query: { lat, lon, ...around } }, call) => {
      call.headers.set('cache-control', cacheable)
      const language = languageFor(call)
      return { items: (await placesOf(platform)).nearby({ lat, lon }, { ...around, language }) }
    })
    bind(contract.directory, async ({ query }, call) => {
      call.headers.set('cache-control', briefly)
      const [places, counts] = await Promise.all([
        placesOf(platform),
        countByPlace(query.purpose, query.category),
      ])
      return places.directory(counts, languageFor(call))
    })
  }
