/** search: binds the calls that answer figures of our own stock. */
import { figures } from '#contract/search/figures.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createLook } from '../cards/card-context.ts'
import type { ToPicture } from '../cards/cards.rules.ts'
import { countryFigures } from './country-medians.ts'
import { keepFor } from '../cards/ttl-cache.ts'
import { listLots } from './list-lots.ts'

/** Medians move slowly and cost a walk through the stock. */
const keptMs = 600_000

export const figuresRoutes = (platform: Platform, neighbours: { toPicture: ToPicture }): Routes => {
  const { read, clock } = platform
  const look = createLook(platform, neighbours)
  const countries = keepFor(keptMs, (_all: 'all') => read((db) => countryFigures(db, clock.now())))
  return (bind) => {
    bind(figures.countries, (_, { headers }) => {
      headers.set('cache-control', 'public, max-age=300')
      return countries('all')
    })
    bind(figures.dealingRoom, async ({ query: { currency, ...ask } }, { headers, request }) => {
      headers.set('vary', 'accept-language')
      headers.set('cache-control', 'public, max-age=60')
      const shown = await look({ currency, acceptLanguage: request.headers.get('accept-language') })
      return read((db) => listLots(db, ask, shown))
    })
  }
}
