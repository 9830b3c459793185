/** search: everything a card needs besides its own row: rates, pictures, names of places and the reader's languages. */
import { latestRates } from '#server/currencies/index.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countryName, placesOf } from '#server/places/index.ts'
import { keepFor } from './ttl-cache.ts'
import { languagesOf, type CardLook, type NamePlace, type ToPicture } from './cards.rules.ts'

export type Reader = {
  /** ISO 4217; prices in another currency are also told in this one. */
  currency: string
  /** The header of that name. */
  acceptLanguage: string | null
}

export type Look = CardLook & { languages: string[] }

/** Names of places never change while the program runs; so many are kept, of those that were asked for. */
const mostNames = 20_000

function keepNames(namePlace: NamePlace): NamePlace {
  const known = new Map<string, ReturnType<NamePlace>>()
  return (id) => {
    let found = known.get(id)
    if (found === undefined) {
      if (known.size >= mostNames) known.clear()
      known.set(id, (found = namePlace(id)))
    }
    return found
  }
}

/** Rates change once a day; whoever asks within a second of it may still hear of the old ones. */
const ratesKeptMs = 1_000

export function createLook(platform: Platform, { toPicture }: { toPicture: ToPicture }) {
  const latest = keepFor(ratesKeptMs, () => platform.read(latestRates), { evenOld: true })
  const named = keepFor(Infinity, async () => keepNames((await placesOf(platform)).resolved))
  return async ({ currency, acceptLanguage }: Reader): Promise<Look> => {
    const [namePlace, rates] = await Promise.all([named('all'), latest('all')])
    const languages = languagesOf(acceptLanguage)
    return { currency, rates, toPicture, namePlace, countryName, languages }
  }
}
