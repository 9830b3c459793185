/** search: keeps of a selection of slots those that pass; each step one column, without branches where it pays. */
import { earthRadiusM } from '../circle.rules.ts'
import { groups } from '../facets.rules.ts'
import { isWithin, type DrawnEdges } from './drawn-edges.rules.ts'
import { binFields, factFields, unknownRooms } from './facts.rules.ts'
import type { CodeTables, ExactRooms, NearCircle, Plan, Range } from './plan.ts'
import type { PathSet } from './places-of-rows.ts'
import type { Rectangle } from './rectangles.rules.ts'
import type { Rows } from './columns.ts'

/** Slots that are looked at together; every step writes those it keeps to the front and answers how many they are. */
export type Selection = Uint32Array

/** All that every home must pass, whatever is counted; `inside`: the block lies inside of a rectangle as a whole. */
export function keepMatching(rows: Rows, plan: Plan, selection: Selection, count: number, inside: boolean): number {
  let left = keepHomes(rows, plan, selection, count)
  if (left > 0 && plan.rectangles && !inside) left = keepInRectangles(rows, plan.rectangles, selection, left)
  if (left > 0 && plan.path) left = keepOnPaths(rows, plan.path, selection, left)
  if (left > 0 && plan.features) left = keepWithFeatures(rows, plan.features, selection, left)
  if (left > 0 && plan.agency !== null) left = keepOfAgency(rows, plan.agency, selection, left)
  if (left > 0 && plan.plot) left = keepPlots(rows, plan.plot, selection, left)
  if (left > 0 && plan.said) left = keepSaying(rows, plan.said.bits, selection, left)
  if (left > 0 && plan.unwanted) left = keepNotSaying(rows, plan.unwanted, selection, left)
  if (left > 0 && plan.drawn) left = keepDrawn(rows, plan.drawn, selection, left)
  if (left > 0 && plan.circle) left = keepInCircle(rows, plan.circle, selection, left)
  return left
}

function keepHomes({ bins, facts }: Rows, { home, flags }: Plan, selection: Selection, count: number): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    selection[left] = slot
    left +=
      ((bins[slot] as number) >> binFields.purpose.shift === home ? 1 : 0) &
      (((facts[slot] as number) & flags) === flags ? 1 : 0)
  }
  return left
}

function keepInRectangles(
  { x, y }: Rows,
  rectangles: readonly Rectangle[],
  selection: Selection,
  count: number,
): number {
  const [only] = rectangles
  if (rectangles.length === 1 && only) return keepInRectangle(x, y, only, selection, count)
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const [px, py] = [x[slot] as number, y[slot] as number]
    if (rectangles.some(({ west, east, south, north }) => px >= west && px <= east && py >= south && py <= north))
      selection[left++] = slot
  }
  return left
}

function keepInRectangle(
  x: Int32Array,
  y: Int32Array,
  rectangle: Rectangle,
  selection: Selection,
  count: number,
): number {
  const { west, east, south, north } = rectangle
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const px = x[slot] as number
    const py = y[slot] as number
    selection[left] = slot
    left += (px >= west ? 1 : 0) & (px <= east ? 1 : 0) & (py >= south ? 1 : 0) & (py <= north ? 1 : 0)
  }
  return left
}

function keepOnPaths({ path }: Rows, { marks, stamp }: PathSet, selection: Selection, count: number): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    selection[left] = slot
    left += marks[path[slot] as number] === stamp ? 1 : 0
  }
  return left
}

type Features = { low: number; high: number }

function keepWithFeatures(rows: Rows, { low, high }: Features, selection: Selection, count: number): number {
  const { featuresLow, featuresHigh } = rows
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    selection[left] = slot
    left +=
      (((featuresLow[slot] as number) & low) === low ? 1 : 0) &
      (((featuresHigh[slot] as number) & high) === high ? 1 : 0)
  }
  return left
}

function keepOfAgency({ agency }: Rows, wanted: number, selection: Selection, count: number): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    selection[left] = slot
    left += agency[slot] === wanted ? 1 : 0
  }
  return left
}

function keepPlots({ plot }: Rows, { from, to }: Range, selection: Selection, count: number): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const value = plot[slot] as number
    selection[left] = slot
    left += (value >= from ? 1 : 0) & (value <= to ? 1 : 0)
  }
  return left
}

function keepSaying({ doc }: Rows, bits: Uint32Array, selection: Selection, count: number): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const number = doc[slot] as number
    selection[left] = slot
    left += ((bits[number >>> 5] as number) >>> (number & 31)) & 1
  }
  return left
}

function keepNotSaying({ doc }: Rows, bits: Uint32Array, selection: Selection, count: number): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const number = doc[slot] as number
    selection[left] = slot
    left += (((bits[number >>> 5] as number) >>> (number & 31)) & 1) ^ 1
  }
  return left
}

function keepDrawn({ x, y }: Rows, drawn: DrawnEdges, selection: Selection, count: number): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    if (isWithin(drawn, x[slot] as number, y[slot] as number)) selection[left++] = slot
  }
  return left
}

const radians = Math.PI / 180

/** Of the angle between two points; the distance in millimetres follows from it. */
export function haversine(lat: number, lon: number, x: number, y: number): number {
  const [north, fromNorth] = [(y / 1e5) * radians, lat * radians]
  const up = Math.sin((north - fromNorth) / 2)
  const across = Math.sin(((x / 1e5) * radians - lon * radians) / 2)
  return up * up + Math.cos(fromNorth) * Math.cos(north) * across * across
}

/** Whole millimetres, as the database computes them. */
export const millimetresOf = (haversine: number): number =>
  Math.round(2000 * earthRadiusM * Math.asin(Math.sqrt(Math.min(1, haversine))))

function keepInCircle({ x, y }: Rows, circle: NearCircle, selection: Selection, count: number): number {
  const { lat, lon, radiusMm, inner, outer } = circle
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const angle = haversine(lat, lon, x[slot] as number, y[slot] as number)
    if (angle < inner || (angle <= outer && millimetresOf(angle) <= radiusMm)) selection[left++] = slot
  }
  return left
}

/** Writes for each selected slot the bits of the groups of filters that it does not pass. */
export function findFails(rows: Rows, plan: Plan, selection: Selection, count: number, fails: Uint8Array): void {
  if (plan.codes) failCodes(rows.facts, plan.codes, selection, count, fails)
  else fails.fill(0, 0, count)
  if (plan.price) failPrice(rows.price, plan.price, selection, count, fails)
  if (plan.area) failArea(rows.area, plan.area, selection, count, fails)
  if (plan.since !== null) failSince(rows.listed, plan.since, selection, count, fails)
  if (plan.rooms) failRooms(rows, plan.rooms, selection, count, fails)
}

type Fails = Uint8Array

function failCodes(facts: Uint32Array, tables: CodeTables, selection: Selection, count: number, fails: Fails): void {
  const { types, rooms, tenureEnergy } = tables
  for (let at = 0; at < count; at++) {
    const word = facts[selection[at] as number] as number
    fails[at] =
      (types[word & 127] as number) |
      (rooms[(word >>> factFields.beds.shift) & 255] as number) |
      (tenureEnergy[(word >>> factFields.tenure.shift) & 255] as number)
  }
}

/** A price on request is NaN, for which neither comparison holds. */
function failPrice(price: Float64Array, { from, to }: Range, selection: Selection, count: number, fails: Fails): void {
  for (let at = 0; at < count; at++) {
    const value = price[selection[at] as number] as number
    const passes = (value >= from ? 1 : 0) & (value <= to ? 1 : 0)
    fails[at] = (fails[at] as number) | ((passes ^ 1) * groups.price.bit)
  }
}

function failArea(area: Int32Array, { from, to }: Range, selection: Selection, count: number, fails: Fails): void {
  for (let at = 0; at < count; at++) {
    const value = area[selection[at] as number] as number
    const passes = (value >= from ? 1 : 0) & (value <= to ? 1 : 0)
    fails[at] = (fails[at] as number) | ((passes ^ 1) * groups.area.bit)
  }
}

function failSince(listed: Float64Array, since: number, selection: Selection, count: number, fails: Fails): void {
  for (let at = 0; at < count; at++)
    fails[at] = (fails[at] as number) | ((listed[selection[at] as number] as number) >= since ? 0 : groups.since.bit)
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

/** Moves the slots that fail exactly these groups (0: none) to another selection. */
export function withFails(selection: Selection, count: number, fails: Fails, wanted: number, to: Selection): number {
  let found = 0
  for (let at = 0; at < count; at++) {
    to[found] = selection[at] as number
    found += fails[at] === wanted ? 1 : 0
  }
  return found
}
