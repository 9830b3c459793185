/** figures: what of a question is kept when it found nothing: what was looked for, nothing of who looked. */
import type { SearchParameter, SearchQuestion } from '#contract/search/search-question.ts'
import { wordsOf } from '#server/insights/index.ts'

export type FruitlessGroup = { purpose: string; place: string; words: string; filters: string }

/** Which homes are shown in which units and order, not which are meant. */
const unsaid = new Set<SearchParameter>([
  ...(['purpose', 'place', 'q', 'said', 'called', 'prefer', 'currency', 'period', 'areaUnit'] as const),
  ...([
    'sort',
    'page',
    'limit',
    'cursor',
    'facets',
    'costs',
    'cells',
    'deposit',
    'interest',
    'years',
  ] as const),
  'travelMatch',
])
/** Where somebody drew or stood is theirs: that a part of the map was asked for is all that is kept. */
const onMap = new Set<SearchParameter>(['box', 'area', 'near', 'radius'])
/** Few and plain enough to be told with their value. */
const withValue = new Set<SearchParameter>(['minBeds', 'types', 'category', 'tenure'])
const mostValues = 3

/** Questions that differ in nothing else are counted together. */
export function groupOf(question: SearchQuestion): FruitlessGroup {
  const names = new Set<string>()
  for (const [key, value] of Object.entries(question)) {
    const name = key as SearchParameter
    if (value === undefined || value === false || unsaid.has(name)) continue
    if (onMap.has(name)) names.add('map')
    else if (withValue.has(name) && !(Array.isArray(value) && value.length > mostValues))
      names.add(`${name}=${String(value)}`)
    else names.add(name)
  }
  return {
    purpose: question.purpose,
    place: question.place ?? '',
    words: wordsOf(question.q) ?? '',
    filters: [...names].toSorted().join('&'),
  }
}

/** The filters of a group, one by one. */
export const filtersOf = (filters: string): { name: string; value: string | null }[] =>
  filters === ''
    ? []
    : filters.split('&').map((part) => {
        const at = part.indexOf('=')
        return at < 0 ? { name: part, value: null } : { name: part.slice(0, at), value: part.slice(at + 1) }
      })
