/** search: a question as the near scan compares it, and how many points one home misses. */
import { pointsFor } from '../../near/ladders.rules.ts'
import { points, type FigureName, type FigureWish, type Wishes } from '../../near/wishes.rules.ts'
import type { Asked } from '../../question/asked.rules.ts'
import { noPoint } from '../../sql/packed.rules.ts'
import { keepTerms, termsOrNone } from '../scan/terms.ts'
import type { Rows } from '../store/columns.ts'
import { factFields, homeOf, purposeCode } from '../store/facts.rules.ts'
import type { Holding } from '../store/name-lists.ts'
import type { PathSet } from '../store/places-of-rows.ts'
import type { Homes } from '../store/store-home.ts'
import { cutOutOf, placePoints, placesOf, type NearPlace } from './near-places.ts'
import {
  figurePoints,
  lackingPoints,
  never,
  tablesOf,
  unflaggedPoints,
  type NearTables,
} from './near-tables.ts'

export type NearAsk = {
  asked: Asked
  wishes: Wishes
  /** Paths that lie in the place asked for; null where none is asked for, or no home lies there. */
  path: PathSet | null
  /** Documents that say every asked word, and some of them; null when none are asked for. */
  said: { every: Uint32Array; some: Uint32Array } | null
  /** Documents that say what is not wanted. */
  unwanted: Uint32Array | null
}

/** What a home is compared by. */
export type NearPlan = {
  rows: Rows
  purpose: number
  home: number
  wishes: Wishes
  tables: NearTables
  price: FigureWish | null
  area: FigureWish | null
  plot: FigureWish | null
  places: readonly NearPlace[]
  /** What no home may be or have. */
  isOut: (slot: number) => boolean
  /** The points of what few questions ask for. */
  rest: (slot: number) => number
}

export function planNear(homes: Homes, ask: NearAsk): NearPlan {
  const { rows } = homes.columns
  const { asked, wishes, path } = ask
  const agency = asked.agency === null ? null : (homes.agencies.holding(asked.agency.toLowerCase()) ?? noHome)
  const wishFor = (figure: FigureName) => wishes.figures.find((one) => one.figure === figure) ?? null
  const purpose = purposeCode(asked.purpose)
  return {
    rows,
    purpose,
    home: homeOf(purpose),
    wishes,
    tables: tablesOf(wishes),
    price: wishFor('price'),
    area: wishFor('area'),
    plot: wishFor('plot'),
    places: placesOf(rows, asked, wishes.where, path),
    isOut: outOf(rows, ask, agency),
    rest: restOf(rows, ask),
  }
}

export const hasBit = (bits: Uint32Array, doc: number): boolean =>
  (((bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1

/** An agency that no home is of. */
const noHome: Holding = { marks: new Uint32Array(), stamp: 1 }

function outOf(rows: Rows, { asked, unwanted }: NearAsk, agency: Holding | null) {
  const { x, y, doc, agency: of } = rows
  const isCutOut = cutOutOf(asked)
  const isBeyond = beyondOf(rows, asked)
  return (slot: number): boolean =>
    (isBeyond !== null && isBeyond(slot)) ||
    (agency !== null && agency.marks[of[slot] as number] !== agency.stamp) ||
    (unwanted !== null && hasBit(unwanted, doc[slot] as number)) ||
    (isCutOut !== null && x[slot] !== noPoint && isCutOut(x[slot] as number, y[slot] as number))
}

/**
 * What is never missed: costs, the sea and the day from which a home
 * is free; null when none of them is asked for.
 */
function beyondOf(rows: Rows, asked: Asked): ((slot: number) => boolean) | null {
  const terms = termsOrNone(asked)
  if (!terms) return null
  const only = new Uint32Array(1)
  return (slot) => {
    only[0] = slot
    return keepTerms(rows, terms, only, 1) === 0
  }
}

function restOf({ listed, doc }: Rows, { wishes: { since }, said }: NearAsk) {
  return (slot: number): number => {
    let sum = 0
    const age = since ? since.least - (listed[slot] as number) : 0
    if (since && age > 0) sum += pointsFor(since.ladder, age) ?? never
    if (said && !hasBit(said.every, doc[slot] as number))
      sum += hasBit(said.some, doc[slot] as number) ? points.someWords : points.noWords
    return sum
  }
}

/** Taken out of their table once, for the sake of the loop. */
const tenureShift = factFields.tenure.shift
const energyShift = factFields.energy.shift

/** The points of a home of the plan's purpose; some number above `worst` as soon as it has more than that. */
export function missedBy(plan: NearPlan, slot: number, worst: number): number {
  const { rows, tables, places } = plan
  const fact = rows.facts[slot] as number
  let sum =
    (tables.types[fact & 127] as number) +
    unflaggedPoints(tables.flags, rows.flags[slot] as number) +
    (tables.beds[rows.beds[slot] as number] as number) +
    (tables.bedsMax[rows.bedsMax[slot] as number] as number) +
    (tables.baths[rows.baths[slot] as number] as number)
  if (tables.features)
    sum += lackingPoints(tables.features, rows.featuresLow[slot] as number, rows.featuresHigh[slot] as number)
  if (tables.tenure) sum += tables.tenure[(fact >>> tenureShift) & 15] as number
  if (tables.energy) sum += tables.energy[(fact >>> energyShift) & 15] as number
  if (sum > worst) return never
  sum += amountPoints(plan, slot)
  if (sum > worst) return never
  sum += plan.rest(slot)
  return sum > worst || places.length === 0 ? sum : sum + placePoints(places, rows, slot)
}

function amountPoints({ rows, price, area, plot }: NearPlan, slot: number): number {
  let sum = 0
  if (price) {
    const value = rows.price[slot] as number
    sum += Number.isNaN(value) ? price.unknown : figurePoints(price, value, rows.priceMax[slot] as number)
  }
  if (area) sum += areaPoints(area, rows.area[slot] as number, rows.areaMax[slot] as number)
  return plot ? sum + areaPoints(plot, rows.plot[slot] as number, rows.plotMax[slot] as number) : sum
}

/** 0 square metres stand for "not known". */
const areaPoints = (wish: FigureWish, begin: number, end: number): number =>
  begin === 0 ? wish.unknown : figurePoints(wish, begin, end)
