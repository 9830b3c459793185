/** search: when nothing is found, which single filter stands in the way. */
import type { SearchParameter } from '#contract/search/search-question.ts'
import type { Asked } from '../../question/asked.rules.ts'
import type { Found } from '../../question/engine.ts'
import { groups } from '../../sql/facets.rules.ts'
import { planOf, type WordSets } from './plan.ts'
import type { Scratch } from './scratch.ts'
import type { Homes } from '../store/store-home.ts'
import { countAlone, countMatches } from './walk.ts'

type Loosenings = NonNullable<Found['loosen']>
type Searched = { asked: Asked; wordSets: WordSets }
type Without = Searched & { filter: SearchParameter }

/** In the order in which they are told; flags come between the facts and the words. */
const facts = [
  'place', 'box', 'area', 'radius', 'minPrice', 'maxPrice', 'minBeds', 'maxBeds', 'minBaths', 'minArea', 'maxArea', 'minPlot',
  'maxPlot', 'minPerArea', 'maxPerArea', 'maxMonthly', 'sea', 'available', 'types', 'features', 'tenure', 'energy', 'since', 'agency',
] as const // prettier-ignore
const words = ['q', 'not'] as const
type Filter = (typeof facts)[number] | (typeof words)[number]

/** Every filter whose removal alone would find homes, the most helpful first. */
export function loosenings(homes: Homes, { asked, wordSets }: Searched, scratch: Scratch): Loosenings {
  const without = (filter: Filter) => removed(asked, wordSets, filter) ?? []
  const flags = asked.flags.map((filter): Without => {
    const others = asked.flags.filter((flag) => flag !== filter)
    return { filter, asked: { ...asked, flags: others }, wordSets }
  })
  const removals = [...facts.flatMap(without), ...flags, ...words.flatMap(without)]
  const alone = new Map(
    countSingle(homes, { asked, wordSets, chosen: removals.map(({ filter }) => filter) }, scratch),
  )
  return removals
    .map(({ filter, asked, wordSets }) => ({
      filter,
      count: alone.get(filter) ?? countMatches(homes, planOf(asked, homes, wordSets), scratch),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}

type Single = Searched & { chosen: readonly SearchParameter[] }

/**
 * Filters that are a group by themselves are counted in one walk:
 * their removal finds what fails that group alone.
 */
function countSingle(
  homes: Homes,
  { asked, wordSets, chosen }: Single,
  scratch: Scratch,
): [SearchParameter, number][] {
  const single = Object.values(groups).flatMap(({ bit, filters }) => {
    const [only, ...others] = filters.filter((filter) => chosen.includes(filter))
    return only && others.length === 0 ? [{ filter: only, bit }] : []
  })
  const plan = single.length > 0 ? planOf(asked, homes, wordSets) : null
  if (!plan) return []
  const alone = countAlone(homes, plan, scratch)
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
      return asked[name] === null ? null : { filter, asked: { ...asked, [name]: null }, wordSets }
    }
  }
}
