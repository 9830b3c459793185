/** search: binds the call that understands a sentence. */
import type { PostcodeHit } from '#contract/search/places.ts'
import { plainLanguage } from '#contract/search/plain-language.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import { placesOf, type HomesByPlace } from '#server/places/index.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createTtlCache } from '../cards/ttl-cache.ts'
import type { KnownSpots } from './sentence.rules.ts'
import { withName } from './settle/name-near.rules.ts'
import type { SpotAsk } from './spots.rules.ts'
import { knownPostcodes, postcodesIn, spotsIn, understand } from './understand.ts'

/** Which of two places is meant follows the stock. */
const cacheable = 'public, max-age=300'
/** A sentence names few postcodes; more are a list, which one search is not about. */
const mostPostcodes = 3
const countsMs = 60_000

/** What other domains know of the market; main passes their queries in. */
export type Market = {
  countByPlace: (purpose: Purpose) => Promise<HomesByPlace>
  postcodes: (code: string) => Promise<PostcodeHit[]>
  /** Streets and quarters of loaded regions that are called so. */
  spots: (asks: readonly SpotAsk[]) => Promise<KnownSpots>
}

export const understandRoutes =
  (platform: Platform, { countByPlace, postcodes, spots }: Market): Routes =>
  (bind) => {
    const homesByPlace = createTtlCache<'all', HomesByPlace>({
      milliseconds: countsMs,
      load: async () => sumOf(await Promise.all([countByPlace('sale'), countByPlace('rent')])),
    })
    bind(plainLanguage.understand, async ({ query }, { headers }) => {
      headers.set('cache-control', cacheable)
      const [places, homes, named] = await Promise.all([
        placesOf(platform),
        homesByPlace('all'),
        spots(spotsIn(query)),
      ])
      const codes = postcodesIn(places, query, { homes, spots: named }).slice(0, mostPostcodes)
      const found = await Promise.all(codes.map(async (code) => [code, await postcodes(code)] as const))
      const understood = understand(places, query, { homes, postcodes: knownPostcodes(found), spots: named })
      return withName(understood, places, query.language)
    })
  }

function sumOf(counts: readonly HomesByPlace[]): HomesByPlace {
  const sum = new Map<string, number>()
  for (const one of counts) for (const [id, count] of one) sum.set(id, (sum.get(id) ?? 0) + count)
  return sum
}
