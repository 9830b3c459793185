/** search: everything a card needs besides its own row: rates, pictures, names of places and the reader's languages. */
import { latestRates } from '#server/currencies/index.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countryName, placesOf } from '#server/places/index.ts'
import { keepFor } from './kept.ts'
import { languagesOf, type CardLook, type ToPicture } from './cards.rules.ts'

export type Reader = {
  /** ISO 4217; prices in another currency are also told in this one. */
  currency: string
  /** The header of that name. */
  acceptLanguage: string | null
}

export type Look = CardLook & { languages: string[] }

/** Rates change once a day; whoever asks within a second of it may still hear of the old ones. */
const ratesKeptMs = 1_000

export function createLook(platform: Platform, { toPicture }: { toPicture: ToPicture }) {
  const latest = keepFor(ratesKeptMs, () => platform.read(latestRates))
  return async ({ currency, acceptLanguage }: Reader): Promise<Look> => {
    const [places, rates] = await Promise.all([placesOf(platform), latest('all')])
    const languages = languagesOf(acceptLanguage)
    return { currency, rates, toPicture, namePlace: places.resolved, countryName, languages }
  }
}
