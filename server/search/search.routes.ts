/** search: binds the contract's calls. */
import { similar } from '#contract/listings/listings.ts'
import { search } from '#contract/search/search.ts'
import { localLanguageOf, placesOf, type LocalLanguage, type Places } from '#server/places/index.ts'
import type { Call, Routes } from '#server/platform/http/http.ts'
import { fairNetworkOf } from '#server/platform/http/client-address.ts'
import type { Platform } from '#server/platform/platform.ts'
import { travelOf } from '#server/travel/index.ts'
import { answerSearch, type OnAnswered } from './answer-search.ts'
import { createEngine } from './create-engine.ts'
import { listBehind } from './cards/list-behind.ts'
import { createCardContext } from './cards/card-context.ts'
import { createCardTexts } from './cards/card-texts.ts'
import type { CardContext, ToPicture } from './cards/cards.rules.ts'
import { findSimilar } from './cards/find-similar.ts'
import { createTtlCache } from './cards/ttl-cache.ts'
import { listReductions } from './market/list-reductions.ts'
import { marketOfPlaces } from './market/prepared-reports.ts'

/** What search shows but does not own; main passes it in. */
export type Neighbours = {
  toPicture: ToPicture
  /** Hears which homes an answer showed, and what was typed or chosen to find them. */
  onShown?: (ids: readonly string[], words: readonly (string | undefined)[]) => void
  onAnswered?: OnAnswered
}

/** A change must be seen within seconds, and a map that is moved back and forth need not ask twice. */
const shortly = 'public, max-age=5'
const forMinutes = 'public, max-age=300'
const marketMs = 600_000

export const searchRoutes = (platform: Platform, neighbours: Neighbours): Routes => {
  const { read, clock } = platform
  const { engine, rows } = createEngine(platform)
  const contextOf = createCardContext(platform, neighbours)
  const cardText = createCardTexts()
  const market = createTtlCache({
    milliseconds: marketMs,
    load: async (limit: number) => {
      const places = await placesOf(platform)
      return read((db) => marketOfPlaces(db, { limit, now: clock.now(), places }))
    },
  })

  /** Titles come in the visitor's language, so caches must keep languages apart. */
  function contextFor(currency: string, { request, headers }: Call): Promise<CardContext> {
    headers.set('vary', 'accept-language')
    headers.set('cache-control', shortly)
    return contextOf({ currency, acceptLanguage: request.headers.get('accept-language') })
  }

  return (bind) => {
    bind(search.search, async ({ query }, call) => {
      const [places, context] = await Promise.all([placesOf(platform), contextFor(query.currency, call)])
      const language = localLanguageOf(call.request.headers.get('accept-language'))
      return answerSearch(query, {
        engine,
        rows,
        context,
        cardText,
        findPlace: (id) => places.get(id),
        tellPlace: (id) => places.get(id, language),
        now: clock.now(),
        reach: travelOf(platform).reach,
        network: fairNetworkOf(call.address),
        onShown: neighbours.onShown,
        onAnswered: neighbours.onAnswered,
      })
    })
    bind(search.reductions, async ({ query: { currency, ...asked } }, call) => {
      const context = await contextFor(currency, call)
      return read((db) => listReductions(db, { ...asked, now: clock.now(), context }))
    })
    bind(search.behind, async ({ params: { id }, query: { currency, purpose, offset, limit } }, call) => {
      const context = await contextFor(currency, call)
      return read((db) => listBehind(db, id, { purpose, offset, limit, context }))
    })
    bind(search.market, async ({ query: { limit } }, { request, headers }) => {
      headers.set('vary', 'accept-language')
      headers.set('cache-control', forMinutes)
      const [places, { month, items }] = await Promise.all([placesOf(platform), market(limit)])
      const language = localLanguageOf(request.headers.get('accept-language'))
      return { month, items: items.map((item) => ({ ...item, place: named(item.place, places, language) })) }
    })
    bind(similar.similar, async ({ params: { id }, query: { currency, limit } }, call) => {
      const context = await contextFor(currency, call)
      return { items: await read((db) => findSimilar(db, { id, limit, context })) }
    })
  }
}

type Named = { id: string; name: string; country: string }

/** A place by its name in a language; by the one that was written down where the gazetteer has it no more. */
const named = ({ id, name, country }: Named, places: Places, language: LocalLanguage | null): Named => ({
  id,
  name: places.get(id, language)?.name ?? name,
  country,
})
