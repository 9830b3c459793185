/**
 * search: keeps of a selection of slots those that pass; each step looks at one column.
 * `Number(a < b)` becomes an instruction without a branch, where `a < b ? 1 : 0` would be
 * guessed wrong for every other home: four times as quick.
 */
import { earthRadiusM, radiansPerDegree } from '#contract/vocabulary/earth.ts'
import { isWithin, type DrawnEdges } from './drawn-edges.rules.ts'
import { binFields } from '../store/facts.rules.ts'
import type { Range } from './group-tables.rules.ts'
import type { NearCircle, Plan } from './plan.ts'
import type { Holding } from '../store/name-lists.ts'
import type { Rectangle } from './rectangles.rules.ts'
import type { Rows } from '../store/columns.ts'
import { keepTerms } from './terms.ts'

/** Taken out of its table once, for the sake of the loops. */
const purposeShift = binFields.purpose.shift

/**
 * Slots that are looked at together; every step writes those it keeps
 * to the front and answers how many they are.
 */
export type Selection = Uint32Array

type Slots = { start: number; end: number; flags: number; full: boolean }

/** Of consecutive slots those with a home of this kind and the flags; `full`: all of them hold one. */
export function homesAmong(
  rows: Rows,
  home: number,
  selection: Selection,
  { start, end, flags, full }: Slots,
): number {
  if (!full || flags === 0) for (let slot = start; slot < end; slot++) selection[slot - start] = slot
  if (!full) return keepHomes(rows, { home, flags }, selection, end - start)
  if (flags === 0) return end - start
  const { flags: held } = rows
  let left = 0
  for (let slot = start; slot < end; slot++) {
    selection[left] = slot
    left += Number(((held[slot] as number) & flags) === flags)
  }
  return left
}

/** All that every home must pass, whatever is counted; `inside`: they all lie inside of a rectangle. */
export function keepMatching(
  rows: Rows,
  plan: Plan,
  selection: Selection,
  count: number,
  inside: boolean,
): number {
  let left = count
  if (left > 0 && plan.rectangles && !inside) left = keepInRectangles(rows, plan.rectangles, selection, left)
  if (left > 0 && plan.path) left = keepHolding(rows.path, plan.path, selection, left)
  if (left > 0 && plan.features) left = keepWithFeatures(rows, plan.features, selection, left)
  if (left > 0 && plan.agency) left = keepHolding(rows.agency, plan.agency, selection, left)
  if (left > 0 && plan.plot) left = keepPlots(rows, plan.plot, selection, left)
  if (left > 0 && plan.terms) left = keepTerms(rows, plan.terms, selection, left)
  if (left > 0 && plan.said) left = keepSaying(rows, plan.said.bits, selection, left)
  if (left > 0 && plan.unwanted) left = keepNotSaying(rows, plan.unwanted, selection, left)
  if (left > 0 && plan.drawn) left = keepDrawn(rows, plan.drawn, selection, left)
  if (left > 0 && plan.circle) left = keepInCircle(rows, plan.circle, selection, left)
  return left
}

/** Slots that hold a home of the purpose, with the flags. */
export function keepHomes(
  { bins, flags: held }: Rows,
  { home, flags }: Pick<Plan, 'home' | 'flags'>,
  selection: Selection,
  count: number,
): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    selection[left] = slot
    left +=
      Number((bins[slot] as number) >> purposeShift === home) &
      Number(((held[slot] as number) & flags) === flags)
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
    const px = x[slot] as number
    const py = y[slot] as number
    if (
      rectangles.some(
        ({ west, east, south, north }) => px >= west && px <= east && py >= south && py <= north,
      )
    )
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
    left += Number(px >= west) & Number(px <= east) & Number(py >= south) & Number(py <= north)
  }
  return left
}

/** Those whose list of names, by its code, holds the asked one. */
function keepHolding(
  codes: Int32Array,
  { marks, stamp }: Holding,
  selection: Selection,
  count: number,
): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    selection[left] = slot
    left += Number(marks[codes[slot] as number] === stamp)
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
      Number(((featuresLow[slot] as number) & low) === low) &
      Number(((featuresHigh[slot] as number) & high) === high)
  }
  return left
}

function keepPlots(
  { plot, plotMax }: Rows,
  { from, to }: Range,
  selection: Selection,
  count: number,
): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    selection[left] = slot
    left += Number((plotMax[slot] as number) >= from) & Number((plot[slot] as number) <= to)
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

/** Of the angle between two points; the distance in millimetres follows from it. */
export function haversine(lat: number, lon: number, x: number, y: number): number {
  const north = (y / 1e5) * radiansPerDegree
  const fromNorth = lat * radiansPerDegree
  const up = Math.sin((north - fromNorth) / 2)
  const across = Math.sin(((x / 1e5) * radiansPerDegree - lon * radiansPerDegree) / 2)
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
