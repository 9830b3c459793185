/**
 * search: what cards need besides their rows: rates, pictures, names of places, and the reader's languages.
 */
import { LRUCache } from 'lru-cache'
import type { Rates } from '#contract/money/exchange.ts'
import { latestRates } from '#server/currencies/index.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countryName, localLanguageOf, placesOf, type Places } from '#server/places/index.ts'
import { createTtlCache } from './ttl-cache.ts'
import { languagesOf, type CardContext, type NamePlace, type ToPicture } from './cards.rules.ts'

export type Reader = {
  /** ISO 4217; prices in another currency are also told in this one. */
  currency: string
  /** The header of that name. */
  acceptLanguage: string | null
}

/** Finding what a place lies in takes longer than naming it again. */
function createNameCache() {
  const names = new LRUCache<string, { name: ReturnType<NamePlace> }>({ max: 20_000 })
  return (namePlace: NamePlace): NamePlace =>
    (id) => {
      const known = names.get(id) ?? { name: namePlace(id) }
      names.set(id, known)
      return known.name
    }
}

/** The words of places, kept by place and language. */
function createWordCache() {
  const kept = new LRUCache<string, ReadonlyMap<string, string>>({ max: 20_000 })
  return (places: Places, acceptLanguage: string | null): CardContext['localWords'] => {
    const language = localLanguageOf(acceptLanguage)
    if (!language) return () => noWords
    return (id) => {
      const known = kept.get(`${language} ${id}`) ?? places.localWords(id, language)
      kept.set(`${language} ${id}`, known)
      return known
    }
  }
}

const noWords: ReadonlyMap<string, string> = new Map()

/** Rates change once a day; for a second after that the old ones may still be told. */
const ratesMs = 1_000

/** The context of a reader's cards. */
export function createCardContext(platform: Platform, { toPicture }: { toPicture: ToPicture }) {
  const rates = createTtlCache<'latest', Rates>({
    milliseconds: ratesMs,
    load: () => platform.read(latestRates),
    staleOnError: true,
  })
  const cached = createNameCache()
  const words = createWordCache()
  return async ({ currency, acceptLanguage }: Reader): Promise<CardContext> => {
    const places = await placesOf(platform)
    return {
      currency,
      rates: await rates('latest'),
      toPicture,
      namePlace: cached(places.resolved),
      localWords: words(places, acceptLanguage),
      countryName,
      languages: languagesOf(acceptLanguage),
    }
  }
}
