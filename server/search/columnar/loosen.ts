/** search: when nothing is found, which single filter stands in the way. */
import type { SearchParameter } from '#contract/search-question.ts'
import type { Asked } from '../asked.rules.ts'
import type { Found } from '../engine.ts'
import { flagOrder } from '../packed.rules.ts'
import { planOf, type WordSets } from './plan.ts'
import type { Homes } from './store-home.ts'
import { countMatches } from './walk.ts'

type Without = { filter: SearchParameter; asked: Asked; wordSets: WordSets }

const plain = ['place', 'box', 'area', 'radius', 'minPrice', 'maxPrice', 'minBeds', 'maxBeds', 'minBaths'] as const
const later = [
  'minArea',
  'maxArea',
  'minPlot',
  'maxPlot',
  'types',
  'features',
  'tenure',
  'energy',
  'since',
  'agency',
] as const

/** Every filter whose removal alone would find homes, the most helpful first. */
export function loosenings(homes: Homes, asked: Asked, wordSets: WordSets): NonNullable<Found['loosen']> {
  return removals(asked, wordSets)
    .map(({ filter, asked, wordSets }) => ({ filter, count: countMatches(homes, planOf(asked, homes, wordSets)) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}

/** The question once without each of its filters, in the order in which the filters are told. */
function removals(asked: Asked, wordSets: WordSets): Without[] {
  const { said, unwanted } = wordSets
  const found: Without[] = [...plain, ...later].flatMap((filter) => {
    const without = removed(asked, filter)
    return without ? [{ filter, asked: without, wordSets }] : []
  })
  for (const flag of flagOrder)
    if (asked[flag]) found.push({ filter: flag, asked: { ...asked, [flag]: false }, wordSets })
  if (said) found.push({ filter: 'q', asked, wordSets: { said: null, unwanted } })
  if (unwanted) found.push({ filter: 'not', asked, wordSets: { said, unwanted: null } })
  return found
}

/** Null when the question does not have the filter. */
function removed(asked: Asked, filter: (typeof plain)[number] | (typeof later)[number]): Asked | null {
  if (filter === 'radius') {
    const { circle } = asked
    return circle && circle.radiusM !== null ? { ...asked, circle: { ...circle, radiusM: null } } : null
  }
  const name = filter === 'area' ? 'areas' : filter
  return asked[name] === null ? null : { ...asked, [name]: null }
}
