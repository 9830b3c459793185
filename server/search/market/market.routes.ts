/** search: binds the calls about the market: medians by country, and the dealing room. */
import type { Reply } from '#contract/http/endpoint.ts'
import { markets } from '#contract/search/markets.ts'
import type { Routes } from '#server/platform/http/http.ts'
import { placesOf } from '#server/places/index.ts'
import type { Platform } from '#server/platform/platform.ts'
import { currentSettings } from '#server/settings/index.ts'
import { createCardContext } from '../cards/card-context.ts'
import type { ToPicture } from '../cards/cards.rules.ts'
import { createTtlCache } from '../cards/ttl-cache.ts'
import { listLots } from './list-lots.ts'
import { marketOfCountries } from './prepared-reports.ts'

/** Medians move slowly and cost a walk through the stock. */
const countriesMs = 600_000

export const marketRoutes = (platform: Platform, neighbours: { toPicture: ToPicture }): Routes => {
  const { read, clock } = platform
  const contextOf = createCardContext(platform, neighbours)
  const countries = createTtlCache<'all', Reply<typeof markets.countries>>({
    milliseconds: countriesMs,
    load: async () => {
      const places = await placesOf(platform)
      return read((db) => marketOfCountries(db, { now: clock.now(), places }))
    },
  })
  const shownMarkets = async () => (await currentSettings(platform).read()).markets
  return (bind) => {
    bind(markets.countries, async (_, { headers }) => {
      headers.set('cache-control', 'public, max-age=60')
      return shownOf(await countries('all'), await shownMarkets())
    })
    bind(markets.dealingRoom, async ({ query: { currency, ...ask } }, { headers, request }) => {
      headers.set('vary', 'accept-language')
      headers.set('cache-control', 'public, max-age=60')
      const context = await contextOf({ currency, acceptLanguage: request.headers.get('accept-language') })
      const shown = await shownMarkets()
      return read((db) => listLots(db, { ...ask, shown }, context))
    })
  }
}

/** The countries that operators show, or all of them. */
function shownOf(all: Reply<typeof markets.countries>, shown: readonly string[] | null) {
  if (shown === null) return all
  const countries = all.countries.filter(({ country }) => shown.includes(country))
  return { homes: countries.reduce((sum, { homes }) => sum + homes, 0), countries }
}
