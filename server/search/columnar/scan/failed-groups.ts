/**
 * search: which groups of filters homes do not pass, and homes parted by that. See
 * select.ts about the way these loops are written.
 */
import { groups } from '../../sql/facets.rules.ts'
import { blockRows, type Rows } from '../store/columns.ts'
import { binFields, factFields, unknownRooms } from '../store/facts.rules.ts'
import { doubtful, type GroupTables, type Range } from './group-tables.rules.ts'
import type { ExactRooms, Plan } from './plan.ts'
import type { Selection } from './select.ts'

/** Taken out of their tables once, for the sake of the loops. */
const priceBit = groups.price.bit
const areaBit = groups.area.bit
const sinceBit = groups.since.bit
const bedsBit = groups.beds.bit
const { price: priceDoubt, area: areaDoubt, beds: bedsDoubt } = doubtful
const rangedShift = binFields.ranged.shift
const bedsShift = factFields.beds.shift
const tenureShift = factFields.tenure.shift

export type Fails = Uint16Array

/** Writes for each selected slot the bits of the groups of filters that it does not pass. */
export function findFails(rows: Rows, plan: Plan, selection: Selection, count: number, fails: Fails): void {
  const seen = failCodes(rows, plan.tables, selection, count, fails)
  if ((seen & (priceDoubt | areaDoubt | bedsDoubt)) !== 0) settle(rows, plan, selection, count, fails)
  if (plan.tables.tenureEnergy) failPairs(rows.facts, plan.tables.tenureEnergy, selection, count, fails)
  if (plan.since !== null) failSince(rows.listed, plan.since, selection, count, fails)
  if (plan.rooms) failRooms(rows, plan.rooms, selection, count, fails)
}

/** By the codes alone; answers all bits that any home has. */
function failCodes(
  rows: Rows,
  tables: GroupTables,
  selection: Selection,
  count: number,
  fails: Fails,
): number {
  const { facts, bins } = rows
  const { types, rooms, price, area, ranged } = tables
  let seen = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const fact = facts[slot] as number
    const bin = bins[slot] as number
    const bits =
      (types[fact & 127] as number) |
      (rooms[(fact >>> bedsShift) & 255] as number) |
      (price[bin & 63] as number) |
      (area[(bin >>> 6) & 31] as number) |
      (-((bin >>> rangedShift) & 1) & ranged)
    fails[at] = bits
    seen |= bits
  }
  return seen
}

/** Looks at the numbers where a bin reaches over a bound, and of homes that are a range. */
function settle(rows: Rows, plan: Plan, selection: Selection, count: number, fails: Fails): void {
  for (let at = 0; at < count; at++) {
    const bits = fails[at] as number
    if (bits < priceDoubt) continue
    const slot = selection[at] as number
    let settled = bits & 255
    if ((bits & priceDoubt) !== 0 && plan.price)
      settled = (settled & ~priceBit) | (overlaps(rows.price, rows.priceMax, slot, plan.price) ? 0 : priceBit)
    if ((bits & areaDoubt) !== 0 && plan.area)
      settled = (settled & ~areaBit) | (overlaps(rows.area, rows.areaMax, slot, plan.area) ? 0 : areaBit)
    if ((bits & bedsDoubt) !== 0 && plan.beds)
      settled = (settled & ~bedsBit) | (overlaps(rows.beds, rows.bedsMax, slot, plan.beds) ? 0 : bedsBit)
    fails[at] = settled
  }
}

type Figures = Float64Array | Int32Array | Uint8Array

/** A price on request is NaN, for which neither comparison holds. */
const overlaps = (least: Figures, most: Figures, slot: number, { from, to }: Range): boolean =>
  (most[slot] as number) >= from && (least[slot] as number) <= to

/** Tenure and energy, which lie side by side. */
function failPairs(
  facts: Uint32Array,
  table: readonly number[],
  selection: Selection,
  count: number,
  fails: Fails,
): void {
  for (let at = 0; at < count; at++) {
    const pair = ((facts[selection[at] as number] as number) >>> tenureShift) & 255
    fails[at] = (fails[at] as number) | (table[pair] as number)
  }
}

function failSince(
  listed: Float64Array,
  since: number,
  selection: Selection,
  count: number,
  fails: Fails,
): void {
  for (let at = 0; at < count; at++)
    fails[at] =
      (fails[at] as number) | (Number((listed[selection[at] as number] as number) < since) * sinceBit)
}

/** Only for bounds beyond ten rooms, which hardly anybody asks for. */
function failRooms(
  { beds, bedsMax, baths }: Rows,
  bounds: ExactRooms,
  selection: Selection,
  count: number,
  fails: Fails,
): void {
  const { minBeds, maxBeds, minBaths } = bounds
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const bed = beds[slot] as number
    const bath = baths[slot] as number
    if (bed !== unknownRooms && ((bedsMax[slot] as number) < minBeds || bed > maxBeds))
      fails[at] = (fails[at] as number) | groups.beds.bit
    if (bath !== unknownRooms && bath < minBaths) fails[at] = (fails[at] as number) | groups.baths.bit
  }
}

/** Of a batch the homes that pass all groups, and those that fail a single one. */
export type Parted = {
  passing: Selection
  /** Homes that fail one group alone, and the bit of that group. */
  nearly: Selection
  alone: Uint8Array
}

export const createParted = (): Parted => ({
  passing: new Uint32Array(blockRows),
  nearly: new Uint32Array(blockRows),
  alone: new Uint8Array(blockRows),
})

/** Writes `parted`; answers how many pass, and how many nearly do. */
export function part(
  parted: Parted,
  selection: Selection,
  count: number,
  fails: Fails,
): { passed: number; close: number } {
  const { passing, nearly, alone } = parted
  let passed = 0
  let close = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const bits = fails[at] as number
    passing[passed] = slot
    nearly[close] = slot
    alone[close] = bits
    const none = Number(bits === 0)
    passed += none
    // Of a power of two nothing is left without its lowest bit.
    close += Number((bits & (bits - 1)) === 0) - none
  }
  return { passed, close }
}

/** Of those that nearly pass the ones that fail this group. */
export function failingOnly({ nearly, alone }: Parted, bit: number, close: number, to: Selection): number {
  let found = 0
  for (let at = 0; at < close; at++) {
    to[found] = nearly[at] as number
    found += Number(alone[at] === bit)
  }
  return found
}

/** How many fail nothing. */
export function countUnfailed(count: number, fails: Fails): number {
  let passed = 0
  for (let at = 0; at < count; at++) passed += Number(fails[at] === 0)
  return passed
}
