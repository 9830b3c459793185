/** web/search: a place with what tells it from others of its name: "Kensington, London, United Kingdom". */
import type { Place, SuggestedPlace } from '#contract/search/places.ts'
import { countryName } from '#web/platform/words/country-name.ts'

/** `Portugal`; a region stands before it where there is one. */
export const whereabouts = ({ name, region, country }: Place): string =>
  [region === name ? null : region, countryName(country)].filter(Boolean).join(', ')

/** The place and what it lies in, in one: a country by its name alone. */
export const placeInFull = (place: Place): string =>
  place.kind === 'country' ? place.name : `${place.name}, ${whereabouts(place)}`

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
