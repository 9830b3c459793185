/** web/search: what a page of results is called: "214 homes for sale in Kent". */
import type { Place } from '#contract/search/places.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import { kindOf } from '../question/kinds.ts'
import { placeInFull } from '../question/place-words.ts'

const purposes: Record<string, string> = { rent: 'to rent', rentShort: 'for holidays', lease: 'to lease' }

type Words = { plural: (count: number, one: string, many?: string) => string }

/** The words, and the words of the place alone. */
export function headingOf(raw: RawSearch, place: Place | null, total: number, { plural }: Words) {
  const noun = kindOf(raw) === 'commercial' ? (['property', 'properties'] as const) : (['home', 'homes'] as const)
  const what = `${raw.new ? 'new ' : ''}${total === 1 ? noun[0] : noun[1]}`
  const count = total === 0 ? `No ${what}` : plural(total, what, what)
  const where = whereWords(raw, place)
  return { count, words: [count, purposes[raw.purpose ?? ''] ?? 'for sale', where].filter(Boolean).join(' '), where }
}

function whereWords(raw: RawSearch, place: Place | null): string {
  if (raw.place) return place ? `in ${placeInFull(place)}` : ''
  if (raw.area) return 'in the drawn area'
  if (raw.near) return 'nearby'
  return raw.box ? 'on this part of the map' : ''
}
