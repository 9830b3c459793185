/** web/search: what a page of results is called: "214 homes for sale in Kent". */
import type { Place } from '#contract/search/places.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import { categoriesOf } from '../question/categories.ts'
import { placeInFull } from '../question/place-words.ts'

const offered: Record<string, (homes: string) => string> = {
  rent: (homes) => `${homes} to rent`,
  rentShort: (homes) => `${homes} for holidays`,
  lease: (homes) => `${homes} to lease`,
}
const forSale = (homes: string): string => `${homes} for sale`

type Words = { plural: (count: number, one: string, many?: string) => string }

/** The words, and the number of homes alone. */
export function headingOf(raw: RawSearch, place: Place | null, total: number, { plural }: Words) {
  const count = countWords(raw, total, plural)
  const homes = (offered[raw.purpose ?? ''] ?? forSale)(count)
  return { count, words: whereWords(homes, raw, place) }
}

function countWords(raw: RawSearch, total: number, plural: Words['plural']): string {
  const asked = categoriesOf(raw).join()
  if (asked === 'land') return total === 0 ? 'No plots' : plural(total, 'plot')
  if (asked === 'parking')
    return total === 0
      ? 'No parking or storage'
      : plural(total, 'place for parking or storage', 'places for parking or storage')
  if (asked !== 'homes' && !raw.agency) return propertyWords(raw, total, plural)
  if (raw.new) return total === 0 ? 'No new homes' : plural(total, 'new home')
  return total === 0 ? 'No homes' : plural(total, 'home')
}

function propertyWords(raw: RawSearch, total: number, plural: Words['plural']): string {
  if (raw.new) return total === 0 ? 'No new properties' : plural(total, 'new property', 'new properties')
  return total === 0 ? 'No properties' : plural(total, 'property', 'properties')
}

function whereWords(homes: string, raw: RawSearch, place: Place | null): string {
  // An island within its region is what was asked for; the region only says which one.
  if (raw.near && raw.called) return `${homes} around ${raw.called}`
  if (raw.place) return place ? `${homes} in ${placeInFull(place)}` : homes
  if (raw.area) return raw.called ? `${homes} in ${raw.called}` : `${homes} in the drawn area`
  if (raw.near) return `${homes} nearby`
  if (raw.travel) return `${homes} within the travel time`
  return raw.box ? `${homes} on this part of the map` : homes
}
