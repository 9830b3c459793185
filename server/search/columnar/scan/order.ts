/** search: the orders of the result as keys, and the stretch of the order that a page asks for. */
import type { Sort } from '#contract/search/search-question.ts'
import type { Circle } from '../../question/circle.rules.ts'
import type { Position } from '../../question/cursor.ts'
import { noPoint } from '../../sql/packed.rules.ts'
import { offer, worstKey, type Best } from './best.ts'
import type { Rows, Zones } from '../store/columns.ts'
import { compareToId, idWords, type IdWords } from '../store/documents.ts'
import { haversine, millimetresOf, type Selection } from './select.ts'

/** Documents that say all of the words that rank, and some of them. */
export type RankSets = { every: Uint32Array; some: Uint32Array }

export type Order = {
  sort: Sort
  circle: Circle | null
  ranked: RankSets | null
  /** Only homes behind this one; null for all. */
  after: { key: number; tie: number; id: IdWords } | null
}
type Ask = { sort: Sort; circle: Circle | null; ranked: RankSets | null; position: Position | null }

/** Null when the position is in no stretch of this order, so that nothing comes after it. */
export function orderOf({ sort, circle, ranked, position }: Ask): Order | null {
  if (!position) return { sort, circle, ranked, after: null }
  if (sort === 'distance' && !circle && position.key !== null) return null
  return { sort, circle, ranked, after: { ...keyOfPosition(position, ranked), id: idWords(position.id) } }
}

/** A cursor tells the value itself; the keys here are smaller for what comes first. */
function keyOfPosition({ sort, key, tie }: Position, ranked: RankSets | null): { key: number; tie: number } {
  if (key === null) return { key: Infinity, tie: 0 }
  if (sort === 'relevance') return { key: ranked ? -key : 0, tie: -(tie ?? 0) }
  return { key: sort === 'newest' || sort === '-price' || sort === '-area' ? -key : key, tie: 0 }
}

/** The cursor's value of a key. */
export function positionOf(sort: Sort, { key, tie }: { key: number; tie: number }, id: string): Position {
  if (key === Infinity) return { sort, key: null, tie: null, id }
  if (sort === 'relevance') return { sort, key: 0 - key, tie: 0 - tie, id }
  const value = sort === 'newest' || sort === '-price' || sort === '-area' ? 0 - key : key
  return { sort, key: value, tie: null, id }
}

/** Whether a home of the block could still be among the best. */
export function mayRank(
  { newest, cheapest, dearest, largest }: Zones,
  block: number,
  sort: Sort,
  best: Best,
): boolean {
  const worst = worstKey(best)
  if (sort === 'newest') return -(newest[block] as number) <= worst
  if (sort === 'price') return (cheapest[block] as number) <= worst
  if (sort === '-price') return -(dearest[block] as number) <= worst
  if (sort === '-area') return -(largest[block] as number) <= worst
  return true
}

/** Offers the homes of a selection to the best, each with its key. */
export function rank(rows: Rows, order: Order, best: Best, selection: Selection, count: number): void {
  switch (order.sort) {
    case 'newest':
      return rankNewest(rows, order, best, selection, count)
    case 'price':
    case '-price':
      return rankPrice(rows, order, best, selection, count)
    case '-area':
      return rankArea(rows, order, best, selection, count)
    default:
      return rankBy(keysOf[order.sort], { rows, order, best }, selection, count)
  }
}

function rankNewest(rows: Rows, order: Order, best: Best, selection: Selection, count: number): void {
  const { listed } = rows
  let worst = worstKey(best)
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const key = -(listed[slot] as number)
    if (key > worst) continue
    take({ rows, order, best }, { key, tie: 0 }, slot)
    worst = worstKey(best)
  }
}

function rankPrice(rows: Rows, order: Order, best: Best, selection: Selection, count: number): void {
  const { price } = rows
  const sign = order.sort === 'price' ? 1 : -1
  let worst = worstKey(best)
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const value = sign * (price[slot] as number)
    if (value > worst) continue
    take({ rows, order, best }, { key: Number.isNaN(value) ? Infinity : value, tie: 0 }, slot)
    worst = worstKey(best)
  }
}

function rankArea(rows: Rows, order: Order, best: Best, selection: Selection, count: number): void {
  const { area } = rows
  let worst = worstKey(best)
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const value = area[slot] as number
    const key = value === 0 ? Infinity : -value
    if (key > worst) continue
    take({ rows, order, best }, { key, tie: 0 }, slot)
    worst = worstKey(best)
  }
}

type Ranking = { rows: Rows; order: Order; best: Best }
type Key = (rows: Rows, order: Order, slot: number) => number

const orLast = (value: number) => (Number.isNaN(value) ? Infinity : value)

const keysOf: Record<Exclude<Sort, 'newest' | 'price' | '-price' | '-area'>, Key> = {
  pricePerArea: ({ price, area }, _, slot) =>
    (area[slot] as number) === 0 ? Infinity : orLast((price[slot] as number) / (area[slot] as number)),
  distance: ({ x, y }, { circle }, slot) =>
    !circle || x[slot] === noPoint
      ? Infinity
      : millimetresOf(haversine(circle.lat, circle.lon, x[slot] as number, y[slot] as number)),
  relevance: ({ doc }, { ranked }, slot) => (ranked ? -levelOf(ranked, doc[slot] as number) : 0),
}

const has = (bits: Uint32Array, doc: number) => ((bits[doc >>> 5] as number) >>> (doc & 31)) & 1

/** 2 when the title says all the words, 1 when it says some of them. */
const levelOf = ({ every, some }: RankSets, doc: number): number => (has(every, doc) ? 2 : has(some, doc))

function rankBy(keyOf: Key, ranking: Ranking, selection: Selection, count: number): void {
  const { rows, order, best } = ranking
  const tied = order.sort === 'relevance'
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const key = keyOf(rows, order, slot)
    if (key > worstKey(best)) continue
    take(ranking, { key, tie: tied ? -(rows.listed[slot] as number) : 0 }, slot)
  }
}

function take(
  { rows, order, best }: Ranking,
  { key, tie }: { key: number; tie: number },
  slot: number,
): void {
  const doc = rows.doc[slot] as number
  const { after } = order
  if (after) {
    const past =
      key === after.key ? tie - after.tie || compareToId(best.documents, doc, after.id) : key - after.key
    if (!(past > 0)) return
  }
  offer(best, { key, tie, doc }, slot)
}
