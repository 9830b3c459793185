/** web/search: a place with what tells it from others of its name: "Kensington, London, United Kingdom". */
import type { Place, SuggestedPlace } from '#contract/search/places.ts'
import { countryName } from '#web/platform/words/country-name.ts'

/**
 * The place and what it lies in, in one: a country by its name alone. A region that only repeats the place
 * ("Greater London", "Kyōto Shi") or is not known in the language of its name is left out.
 */
export function placeInFull({ kind, name, region, country }: Place): string {
  if (kind === 'country') return name
  const tells = region && !repeats(region, name) && isArabic(region) === isArabic(name)
  return [name, tells ? region : null, countryName(country)].filter(Boolean).join(', ')
}

/**
 * Other places than the one that is meant: those that read the same are one to a visitor, the first of them.
 */
export function toldApart(others: readonly Place[], meant: Place | null): Place[] {
  const names = [meant, ...others].map((place) => place && placeInFull(place))
  return others.filter((_, at) => names.indexOf(names[at + 1] ?? null) === at + 1)
}

const repeats = (region: string, name: string): boolean => ` ${plain(region)} `.includes(` ${plain(name)} `)
/** Without accents: "Kyōto Shi" holds "Kyoto". */
const plain = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const isArabic = (words: string): boolean => /\p{Script=Arabic}/u.test(words)

/** From so many people on a place is a city to most. */
const cityFrom = 100_000

/** What a place is to the people who look for it. */
export function placeKind({ kind, part, population }: SuggestedPlace): string {
  if (kind === 'country') return 'Country'
  if (kind === 'region') return 'Region'
  if (kind === 'county') return 'County'
  if (part) return 'District'
  return (population ?? 0) >= cityFrom ? 'City' : 'Town'
}
