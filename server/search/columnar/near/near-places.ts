/**
 * search: the wishes for a place over the columns: who is inside, how far
 * off the others are, and whole blocks of them.
 */
import { pointsFor } from '../../near/ladders.rules.ts'
import { boundsOfShape, gapTo, leastGap, type Bounds } from '../../near/shapes.rules.ts'
import type { WhereWish } from '../../near/wishes.rules.ts'
import type { Asked } from '../../question/asked.rules.ts'
import { around } from '../../question/circle.rules.ts'
import { noPoint } from '../../sql/packed.rules.ts'
import { drawnEdges, isWithin } from '../scan/drawn-edges.rules.ts'
import { haversine, millimetresOf } from '../scan/select.ts'
import type { Rows } from '../store/columns.ts'
import type { PathSet } from '../store/places-of-rows.ts'
import { never } from './near-tables.ts'

/**
 * A wish for a place; `holds` says whether a home with a point is where it asks (of places also one without).
 */
export type NearPlace = WhereWish & {
  holds: (slot: number) => boolean
  /**
   * All homes with a point for which it holds lie in here, wherever its
   * shape is; null where the shape itself says so.
   */
  members: Bounds | null
  /** What the shape lies in. */
  around: Bounds | null
}

export function placesOf(
  rows: Rows,
  asked: Asked,
  where: readonly WhereWish[],
  path: PathSet | null,
): NearPlace[] {
  const drawn = asked.areas && drawnEdges(asked.areas)
  const tests: Record<WhereWish['wish'], NearPlace['holds']> = {
    place: (slot) => path !== null && path.marks[rows.path[slot] as number] === path.stamp,
    box: (slot) => inFrame(where, rows, slot),
    area: (slot) => drawn !== null && isWithin(drawn, rows.x[slot] as number, rows.y[slot] as number),
    radius: (slot) => inCircle(asked, rows, slot),
  }
  return where.map((wish) => ({
    ...wish,
    holds: tests[wish.wish],
    members: membersOf(wish.wish, asked, path),
    around: wish.shape && boundsOfShape(wish.shape),
  }))
}

const nowhere: Bounds = { west: 1, east: 0, south: 1, north: 0 }

function membersOf(wish: WhereWish['wish'], { circle }: Asked, path: PathSet | null): Bounds | null {
  if (wish === 'place') return path ?? nowhere
  if (wish !== 'radius' || !circle || circle.radiusM === null) return null
  const { columns, south, north } = around(circle, circle.radiusM)
  return {
    west: Math.min(...columns.map(([from]) => from)),
    east: Math.max(...columns.map(([, to]) => to)),
    south,
    north,
  }
}

function inFrame(where: readonly WhereWish[], { x, y }: Rows, slot: number): boolean {
  const shape = where.find(({ wish }) => wish === 'box')?.shape
  return Boolean(shape && gapTo(shape, x[slot] as number, y[slot] as number) === 0)
}

function inCircle({ circle }: Asked, { x, y }: Rows, slot: number): boolean {
  if (!circle || circle.radiusM === null) return false
  const angle = haversine(circle.lat, circle.lon, x[slot] as number, y[slot] as number)
  return millimetresOf(angle) <= circle.radiusM * 1000
}

/** What one home misses of all wishes for a place. */
export function placePoints(places: readonly NearPlace[], { x, y }: Rows, slot: number): number {
  let sum = 0
  for (const { wish, shape, ladder, holds } of places) {
    const hasPoint = x[slot] !== noPoint
    if ((hasPoint || wish === 'place') && holds(slot)) continue
    if (!hasPoint || !shape) return never
    sum += pointsFor(ladder, gapTo(shape, x[slot] as number, y[slot] as number)) ?? never
  }
  return sum
}

const meets = (one: Bounds, other: Bounds): boolean =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south

/** No home in a box misses less; `pointless`: there may be homes without a point besides. */
export function leastPlacePoints(places: readonly NearPlace[], box: Bounds, pointless: boolean): number {
  let sum = 0
  for (const { shape, around, ladder, members, wish } of places) {
    if ((wish === 'place' && pointless) || (members && meets(box, members))) continue
    if (!shape || !around) return never
    const gap = leastGap(around, shape.k, box)
    if (gap > 0) sum += pointsFor(ladder, gap) ?? never
  }
  return Math.min(never, sum)
}

/** Whether a point lies in what somebody cut out of a drawing; null where nothing is. */
export function cutOutOf({ areas }: Asked): ((x: number, y: number) => boolean) | null {
  if (!areas || areas.every((rings) => rings.length === 1)) return null
  const whole = drawnEdges(areas)
  const outlines = drawnEdges(areas.map(([outline = []]) => [outline]))
  return (x, y) => isWithin(outlines, x, y) && !isWithin(whole, x, y)
}
