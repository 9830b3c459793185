/** search: everything a card needs besides its own row: rates, pictures, names of places and the reader's languages. */
import { latestRates } from '#server/currencies/index.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countryName, placesOf } from '#server/places/index.ts'
import { languagesOf, type CardLook, type ToPicture } from './cards.rules.ts'

export type Reader = {
  /** ISO 4217; prices in another currency are also told in this one. */
  currency: string
  /** The header of that name. */
  acceptLanguage: string | null
}

export type Look = CardLook & { languages: string[] }

export const createLook =
  (platform: Platform, { toPicture }: { toPicture: ToPicture }) =>
  async ({ currency, acceptLanguage }: Reader): Promise<Look> => {
    const [places, rates] = await Promise.all([placesOf(platform), platform.read(latestRates)])
    const languages = languagesOf(acceptLanguage)
    return { currency, rates, toPicture, namePlace: places.resolved, countryName, languages }
  }
