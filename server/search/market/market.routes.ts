/** search: binds the calls about the market: medians by country, and the dealing room. */
import type { Reply } from '#contract/http/endpoint.ts'
import { markets } from '#contract/search/markets.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createCardContext } from '../cards/card-context.ts'
import type { ToPicture } from '../cards/cards.rules.ts'
import { countryMedians } from './country-medians.ts'
import { createTtlCache } from '../cards/ttl-cache.ts'
import { listLots } from './list-lots.ts'

/** Medians move slowly and cost a walk through the stock. */
const countriesMs = 600_000

export const marketRoutes = (platform: Platform, neighbours: { toPicture: ToPicture }): Routes => {
  const { read, clock } = platform
  const contextOf = createCardContext(platform, neighbours)
  const countries = createTtlCache<'all', Reply<typeof markets.countries>>({
    milliseconds: countriesMs,
    load: () => read((db) => countryMedians(db, clock.now())),
  })
  return (bind) => {
    bind(markets.countries, (_, { headers }) => {
      headers.set('cache-control', 'public, max-age=300')
      return countries('all')
    })
    bind(markets.dealingRoom, async ({ query: { currency, ...ask } }, { headers, request }) => {
      headers.set('vary', 'accept-language')
      headers.set('cache-control', 'public, max-age=60')
      const context = await contextOf({ currency, acceptLanguage: request.headers.get('accept-language') })
      return read((db) => listLots(db, ask, context))
    })
  }
}
