/** search: which groups of filters homes do not pass, and selections by that. See select.ts about the way these loops are written. */
import { groups } from '../facets.rules.ts'
import type { Rows } from './columns.ts'
import { factFields, unknownRooms } from './facts.rules.ts'
import type { ExactRooms, Plan, Range } from './plan.ts'
import type { Selection } from './select.ts'

/** Taken out of their tables once, for the sake of the loops. */
const [priceBit, areaBit, sinceBit] = [groups.price.bit, groups.area.bit, groups.since.bit]

/** Writes for each selected slot the bits of the groups of filters that it does not pass. */
export function findFails(rows: Rows, plan: Plan, selection: Selection, count: number, fails: Uint8Array): void {
  fails.fill(0, 0, count)
  if (plan.codes?.types) failTypes(rows.facts, plan.codes.types, selection, count, fails)
  if (plan.codes?.rooms) failPairs(rows.facts, plan.codes.rooms, factFields.beds.shift, selection, count, fails)
  if (plan.codes?.tenureEnergy)
    failPairs(rows.facts, plan.codes.tenureEnergy, factFields.tenure.shift, selection, count, fails)
  if (plan.price) failPrice(rows.price, plan.price, selection, count, fails)
  if (plan.area) failArea(rows.area, plan.area, selection, count, fails)
  if (plan.since !== null) failSince(rows.listed, plan.since, selection, count, fails)
  if (plan.rooms) failRooms(rows, plan.rooms, selection, count, fails)
}

type Fails = Uint8Array

function failTypes(facts: Uint32Array, table: Uint8Array, selection: Selection, count: number, fails: Fails): void {
  for (let at = 0; at < count; at++) fails[at] = table[(facts[selection[at] as number] as number) & 127] as number
}

/** Two fields of four bits that lie side by side. */
function failPairs(
  facts: Uint32Array,
  table: Uint8Array,
  shift: number,
  selection: Selection,
  count: number,
  fails: Fails,
) {
  for (let at = 0; at < count; at++) {
    const pair = ((facts[selection[at] as number] as number) >>> shift) & 255
    fails[at] = (fails[at] as number) | (table[pair] as number)
  }
}

/** A price on request is NaN, for which neither comparison holds. */
function failPrice(price: Float64Array, { from, to }: Range, selection: Selection, count: number, fails: Fails): void {
  for (let at = 0; at < count; at++) {
    const value = price[selection[at] as number] as number
    const passes = Number(value >= from) & Number(value <= to)
    fails[at] = (fails[at] as number) | ((passes ^ 1) * priceBit)
  }
}

function failArea(area: Int32Array, { from, to }: Range, selection: Selection, count: number, fails: Fails): void {
  for (let at = 0; at < count; at++) {
    const value = area[selection[at] as number] as number
    const passes = Number(value >= from) & Number(value <= to)
    fails[at] = (fails[at] as number) | ((passes ^ 1) * areaBit)
  }
}

function failSince(listed: Float64Array, since: number, selection: Selection, count: number, fails: Fails): void {
  for (let at = 0; at < count; at++)
    fails[at] = (fails[at] as number) | (Number((listed[selection[at] as number] as number) < since) * sinceBit)
}

/** Only for bounds beyond ten rooms, which hardly anybody asks for. */
function failRooms({ beds, baths }: Rows, bounds: ExactRooms, selection: Selection, count: number, fails: Fails): void {
  const { minBeds, maxBeds, minBaths } = bounds
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const [bed, bath] = [beds[slot] as number, baths[slot] as number]
    if (bed !== unknownRooms && (bed < minBeds || bed > maxBeds)) fails[at] = (fails[at] as number) | groups.beds.bit
    if (bath !== unknownRooms && bath < minBaths) fails[at] = (fails[at] as number) | groups.baths.bit
  }
}

/** Group by group, so that later ones look at few: quicker when only the number of those that pass is wanted. */
export function keepPassing(rows: Rows, plan: Plan, selection: Selection, count: number, fails: Fails): number {
  const { codes, rooms, price, area, since } = plan
  let left = count
  if (codes?.types) {
    failTypes(rows.facts, codes.types, selection, left, fails)
    left = keepUnfailed(selection, left, fails)
  }
  const rest =
    Boolean(codes?.rooms ?? codes?.tenureEnergy ?? rooms) || since !== null || price !== null || area !== null
  if (!rest || left === 0) return left
  findFails(rows, codes?.types ? { ...plan, codes: { ...codes, types: null } } : plan, selection, left, fails)
  return keepUnfailed(selection, left, fails)
}

function keepUnfailed(selection: Selection, count: number, fails: Fails): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    selection[left] = selection[at] as number
    left += Number(fails[at] === 0)
  }
  return left
}

/** Writes the slots that fail exactly these groups (0: none) to another selection. */
export function failingOnly(selection: Selection, count: number, fails: Fails, wanted: number, to: Selection): number {
  let found = 0
  for (let at = 0; at < count; at++) {
    to[found] = selection[at] as number
    found += Number(fails[at] === wanted)
  }
  return found
}

/** Writes the slots that fail anything to another selection. */
export function failingAny(selection: Selection, count: number, fails: Fails, to: Selection): number {
  let found = 0
  for (let at = 0; at < count; at++) {
    to[found] = selection[at] as number
    found += Number(fails[at] !== 0)
  }
  return found
}
