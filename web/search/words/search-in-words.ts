/** web/search: what a whole question asks for, said part by part: for people who do not see its filters. */
import type { Place } from '#contract/search/places.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import { purposes } from '#contract/vocabulary/codes.ts'
import type { Formats } from '#web/platform/formats/format.tsx'
import { categoryWords, purposeWords } from '#web/platform/words/words.ts'
import { categoriesOf } from '../question/categories.ts'
import { activeFilters } from './filter-words.ts'

/** `For sale`, `Homes`, `Lisbon, Portugal`, `Up to €450k`; an agency's stock is shown whole. */
export function searchInWords(raw: RawSearch, place: Place | null, format: Formats): string[] {
  const purpose = purposes.find((one) => one === raw.purpose) ?? 'sale'
  const isOpen = !raw.types && !raw.agency
  return [
    purposeWords[purpose],
    ...(isOpen ? categoriesOf(raw).map((category) => categoryWords[category]) : []),
    ...activeFilters(raw, place, format).map(({ label }) => label),
  ]
}
