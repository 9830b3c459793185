/** search: the homes of the columns that come closest: block by block, until no block can hold a better one. */
import { pointsFor } from '../../near/ladders.rules.ts'
import { points, type FigureName, type FigureWish, type Wishes } from '../../near/wishes.rules.ts'
import type { Asked } from '../../question/asked.rules.ts'
import { noPoint } from '../../sql/packed.rules.ts'
import { createBest, offer, ranked, worstKey, type Best, type Ranked } from '../scan/best.ts'
import { blockRows, type Rows } from '../store/columns.ts'
import { binFields, factFields, homeOf, purposeCode } from '../store/facts.rules.ts'
import type { Homes } from '../store/store-home.ts'
import { blocksInOrder } from './near-blocks.ts'
import { cutOutOf, placePoints, placesOf, type NearPlace } from './near-places.ts'
import { figurePoints, never, tablesOf, type NearTables } from './near-tables.ts'

export type NearAsk = {
  asked: Asked
  wishes: Wishes
  /** Documents that say every asked word, and some of them; null when none are asked for. */
  said: { every: Uint32Array; some: Uint32Array } | null
  /** Documents that say what is not wanted. */
  unwanted: Uint32Array | null
  limit: number
}

/** What a home is compared by. */
type NearPlan = {
  rows: Rows
  home: number
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

/** Takes the purpose of a slot, and the flags, tenure and energy class of its facts. */
const purposeShift = binFields.purpose.shift
const flagsShift = factFields.flags.shift
const tenureShift = factFields.tenure.shift
const energyShift = factFields.energy.shift

/** The nearest homes in order. */
export function scanNear(homes: Homes, ask: NearAsk): { places: readonly NearPlace[]; found: Ranked[] } {
  const { asked, wishes, limit } = ask
  const places = placesOf(homes, asked, wishes.where)
  const agency = asked.agency === null ? null : homes.agencies.find(asked.agency.toLowerCase())
  if (limit === 0 || (asked.agency !== null && agency === null)) return { places, found: [] }
  const blocks = blocksInOrder(homes, { wishes, places, purpose: purposeCode(asked.purpose) })
  const best = createBest(limit, homes.documents)
  const plan = planOf(homes, ask, { places, agency })
  for (const { block, least } of blocks) {
    if (least > worstKey(best)) break
    scanBlock(plan, best, block, { used: homes.used, most: wishes.most })
  }
  return { places, found: ranked(best) }
}

type Within = { places: readonly NearPlace[]; agency: number | null }

function planOf(homes: Homes, ask: NearAsk, { places, agency }: Within): NearPlan {
  const { rows } = homes.columns
  const { asked, wishes } = ask
  const wishFor = (figure: FigureName) => wishes.figures.find((one) => one.figure === figure) ?? null
  return {
    rows,
    home: homeOf(purposeCode(asked.purpose)),
    tables: tablesOf(wishes),
    price: wishFor('price'),
    area: wishFor('area'),
    plot: wishFor('plot'),
    places,
    isOut: outOf(rows, ask, agency),
    rest: restOf(rows, ask),
  }
}

export const hasBit = (bits: Uint32Array, doc: number): boolean =>
  (((bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1

function outOf({ x, y, doc, agency: of }: Rows, { asked, unwanted }: NearAsk, agency: number | null) {
  const isCutOut = cutOutOf(asked)
  return (slot: number): boolean =>
    (agency !== null && of[slot] !== agency) ||
    (unwanted !== null && hasBit(unwanted, doc[slot] as number)) ||
    (isCutOut !== null && x[slot] !== noPoint && isCutOut(x[slot] as number, y[slot] as number))
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

type Ends = { used: number; most: number }

function scanBlock(plan: NearPlan, best: Best, block: number, { used, most }: Ends): void {
  const { rows, home, isOut } = plan
  const { bins, listed, doc } = rows
  const end = Math.min((block + 1) * blockRows, used)
  let worst = Math.min(most, worstKey(best))
  for (let slot = block * blockRows; slot < end; slot++) {
    if ((bins[slot] as number) >> purposeShift !== home) continue
    const sum = missedBy(plan, slot, worst)
    if (sum > worst || sum === 0 || isOut(slot)) continue
    offer(best, { key: sum, tie: -(listed[slot] as number), doc: doc[slot] as number }, slot)
    worst = Math.min(most, worstKey(best))
  }
}

/** The points of a home; some number above `worst` as soon as it has more than that. */
function missedBy(plan: NearPlan, slot: number, worst: number): number {
  const { rows, tables, places } = plan
  const fact = rows.facts[slot] as number
  let sum =
    (tables.types[fact & 127] as number) +
    (tables.flags[fact >>> flagsShift] as number) +
    (tables.beds[rows.beds[slot] as number] as number) +
    (tables.baths[rows.baths[slot] as number] as number)
  if (sum > worst) return never
  if (tables.features) sum += lackingPoints(rows, tables.features, slot)
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
    sum += Number.isNaN(value) ? price.unknown : figurePoints(price, value)
  }
  if (area) sum += areaPoints(area, rows.area[slot] as number)
  return plot ? sum + areaPoints(plot, rows.plot[slot] as number) : sum
}

/** 0 square metres stand for "not known". */
const areaPoints = (wish: FigureWish, value: number): number =>
  value === 0 ? wish.unknown : figurePoints(wish, value)

type Features = NonNullable<NearTables['features']>

function lackingPoints({ featuresLow, featuresHigh }: Rows, { low, high }: Features, slot: number): number {
  const lackingLow = low & ~(featuresLow[slot] as number)
  const lackingHigh = high & ~(featuresHigh[slot] as number)
  if ((lackingLow | lackingHigh) === 0) return 0
  return points.feature * (onesIn(lackingLow) + onesIn(lackingHigh))
}

function onesIn(word: number): number {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
}
