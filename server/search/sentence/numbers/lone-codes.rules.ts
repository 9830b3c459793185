/** search: digits that name a place by themselves, because the lists of postcodes know a town by them. */
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import type { Place } from '#contract/search/places.ts'
import type { Sentence } from '../sentence.rules.ts'

const ofFrance = ['RE', 'GP', 'MQ', 'GF', 'MC']
/** Further countries that are asked for in a language, by how many digits their codes have. */
const abroad: Readonly<Record<string, readonly string[]>> = { 'fr 5': ofFrance, 'en 6': ['IN', 'SG'] }

/** What nobody writes as an amount: codes end in any digit, rents in 0, 5, 25, 75 or 95. */
const isNoAmount = (value: number): boolean =>
  value % 5 !== 0 || (value % 50 !== 0 && value % 25 !== 0 && value % 100 !== 95)

/**
 * Whether a word for postcodes stands before it, whether the sentence
 * begins with it, whether rents are spoken of.
 */
type Asked = { visitor: string | null; isNamed: boolean; isLed: boolean; isRent: boolean }

/**
 * The country whose code it is, where a town is known by it and no place is named: the visitor's, else one
 * that the sentence's language is spoken in.
 */
export function countryOfLoneCode(
  { places, landscapes, languages: [language], homes, find }: Sentence,
  code: string,
  { visitor, isNamed, isLed, isRent }: Asked,
): string | null {
  if (places.size + landscapes.size > 0) return null
  const value = Number(code)
  const countries = [...(visitor ? [visitor] : []), ...homes, ...(abroad[`${language} ${code.length}`] ?? [])]
  const country = countries.find((one) => find.postalArea(code, one)?.kind === 'city')
  if (!country || isNamed) return country ?? null
  // Only in France the middles of towns have round codes.
  if (code.length === 5) return [...ofFrance, 'FR'].includes(country) || value % 500 !== 0 ? country : null
  if (code.length === 6) return value % 100 !== 0 || isLed ? country : null
  // A visitor who begins with a figure of home says where; elsewhere it must be no rent.
  if (isLed && (visitor === country || language === 'de')) return country
  return isNoAmount(value) && (!isRent || value % 5 !== 0) ? country : null
}

const nearMetres = 40_000
const nearCountyMetres = 120_000

/** "Appartement Marseille 85000": a code of a town far away is none, but what a home may cost. */
export function mayBeCodeOf({ find }: Sentence, code: string, place: Place): boolean {
  const area = find.postalArea(code, place.country)
  if (!area || area.id === place.id || find.isPartOf(area, place) || find.isPartOf(place, area)) return true
  return metresBetween(area, place) < (area.kind === 'city' ? nearMetres : nearCountyMetres)
}
