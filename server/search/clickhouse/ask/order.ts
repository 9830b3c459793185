/** search: the orders of the result in ClickHouse. */
import type { Sort } from '#contract/search/search-question.ts'
import type { Position } from '../../question/cursor.ts'
import { all, distanceMm, either, hasBoth, hasPoint, idOf, says, type Wanted } from './where.ts'

/**
 * Homes without the value (`lacks`) come last, those with it by `key`,
 * then by `tie` (the greater first), then by id.
 * `keyed`: some homes have a value.
 */
export type Order = { lacks: string; key: string; tie: string; down: boolean; keyed: boolean }

const byKey = (has: string, value: string, down: boolean): Order => ({
  lacks: `not ${has}`,
  key: `if(${has}, toFloat64(${value}), toFloat64(0))`,
  tie: '0',
  down,
  keyed: true,
})

/** As sql/order.store.ts: doubles hold all these numbers exactly. */
export function orderOf(sort: Sort, { asked, said }: Wanted): Order {
  switch (sort) {
    case 'newest':
      return { ...byKey('1', 'listed', true), lacks: '0' }
    case 'price':
      return byKey('(price >= 0)', 'price', false)
    case '-price':
      return byKey('(price >= 0)', 'price', true)
    case '-area':
      return byKey('(area >= 0)', 'area', true)
    case 'pricePerArea':
      return byKey(hasBoth, 'price / area', false)
    case 'distance':
      return asked.circle
        ? byKey(`(${hasPoint})`, distanceMm(asked.circle), false)
        : { lacks: '1', key: 'toFloat64(0)', tie: '0', down: false, keyed: false }
    case 'relevance':
      return { lacks: '0', key: levelOf(said.ranks), tie: 'listed', down: true, keyed: said.ranks !== null }
  }
}

function levelOf(ranks: Wanted['said']['ranks']): string {
  if (!ranks) return 'toFloat64(0)'
  const each = ranks.words.map((numbers) => says(ranks.column, numbers))
  return `toFloat64(multiIf(${all(each)}, 2, ${either(each)}, 1, 0))`
}

/** Over the columns `u, k, t, i` of a page. */
export const orderBy = ({ down }: Order): string => `u, k ${down ? 'desc' : 'asc'}, t desc, i`

/** What comes after a position, over the same columns. */
export function afterOf({ down, keyed }: Order, { sort, key, tie, id }: Position): string {
  const later = `i > ${idOf(id)}`
  if (sort === 'relevance') {
    const next = `(t < ${tie} or (t = ${tie} and ${later}))`
    return keyed ? `(k < ${key} or (k = ${key} and ${next}))` : next
  }
  if (key === null) return `(u = 1 and ${later})`
  if (!keyed) return '0'
  const passes = `k ${down ? '<' : '>'} toFloat64(${key})`
  return `(u = 1 or ${passes} or (k = toFloat64(${key}) and ${later}))`
}
