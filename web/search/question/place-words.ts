/** web/search: a place with what tells it from others of its name: "Kensington, London, United Kingdom". */
import type { Place } from '#contract/search/places.ts'
import { countryName } from '#web/platform/words/country-name.ts'

/** `Lisbon`, with `Portugal`; a region stands between where there is one. */
export const placeDetail = ({ kind, name, region, country }: Place): string =>
  kind === 'country'
    ? 'Country'
    : [region === name ? null : region, countryName(country)].filter(Boolean).join(', ')

/** The same in one: a country by its name alone. */
export const placeInFull = (place: Place): string =>
  place.kind === 'country' ? place.name : `${place.name}, ${placeDetail(place)}`
