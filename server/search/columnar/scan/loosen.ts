/** search: when nothing is found, which single filter stands in the way. */
import { flagNames } from '#contract/search/flags.ts'
import type { SearchParameter } from '#contract/search/search-question.ts'
import type { Asked } from '../../question/asked.rules.ts'
import type { Found } from '../../question/engine.ts'
import { groups } from '../../sql/facets.rules.ts'
import { planOf, type WordSets } from './plan.ts'
import type { Homes } from '../store/store-home.ts'
import { countAlone, countMatches } from './walk.ts'

type Loosenings = NonNullable<Found['loosen']>
type Without = { filter: SearchParameter; asked: Asked; wordSets: WordSets }

/** In the order in which they are told. */
const filters = [
  'place', 'box', 'area', 'radius', 'minPrice', 'maxPrice', 'minBeds', 'maxBeds', 'minBaths', 'minArea', 'maxArea', 'minPlot',
  'maxPlot', 'types', 'features', 'tenure', 'energy', 'since', 'agency', ...flagNames, 'q', 'not',
] as const // prettier-ignore
type Filter = (typeof filters)[number]

/** Every filter whose removal alone would find homes, the most helpful first. */
export function loosenings(homes: Homes, asked: Asked, wordSets: WordSets): Loosenings {
  const removals = filters.flatMap((filter) => removed(asked, wordSets, filter) ?? [])
  const alone = new Map(countSingle(homes, { asked, wordSets, chosen: removals.map(({ filter }) => filter) }))
  return removals
    .map(({ filter, asked, wordSets }) => ({
      filter,
      count: alone.get(filter) ?? countMatches(homes, planOf(asked, homes, wordSets)),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}

type Single = { asked: Asked; wordSets: WordSets; chosen: readonly SearchParameter[] }

/** Filters that are a group by themselves are counted in one walk: their removal finds what fails that group alone. */
function countSingle(homes: Homes, { asked, wordSets, chosen }: Single): [SearchParameter, number][] {
  const single = Object.values(groups).flatMap(({ bit, filters }) => {
    const [only, ...others] = filters.filter((filter) => chosen.includes(filter))
    return only && others.length === 0 ? [{ filter: only, bit }] : []
  })
  const plan = single.length > 0 ? planOf(asked, homes, wordSets) : null
  if (!plan) return []
  const alone = countAlone(homes, plan)
  return single.map(({ filter, bit }) => [filter, alone[bit] ?? 0])
}

/** The question without one of its filters; null when it does not have it. */
function removed(asked: Asked, wordSets: WordSets, filter: Filter): Without | null {
  switch (filter) {
    case 'q':
      return wordSets.said && { filter, asked, wordSets: { ...wordSets, said: null } }
    case 'not':
      return wordSets.unwanted && { filter, asked, wordSets: { ...wordSets, unwanted: null } }
    case 'radius': {
      const { circle } = asked
      if (!circle || circle.radiusM === null) return null
      return { filter, asked: { ...asked, circle: { ...circle, radiusM: null } }, wordSets }
    }
    default: {
      const name = filter === 'area' ? 'areas' : filter
      const asks = asked[name] !== null && asked[name] !== false
      const nothing = typeof asked[name] === 'boolean' ? false : null
      return asks ? { filter, asked: { ...asked, [name]: nothing }, wordSets } : null
    }
  }
}
