/**
 * main: the map of the world: shores that were once traced from a picture, without its stairs. Much of GSHHG
 * follows the picture elements of its source, three seconds of arc to each side (some 90 m): a slanting bank
 * climbs in steps, which look built in a close view.
 */
import type { Position } from 'geojson'

/** Degrees: shores go along picture elements, and through their middles. */
const half = 1 / 2_400
/** Degrees that rounding, at the source and in the file, may add to a segment or take from it. */
const rounding = 4 / 65_535
/** By chance a segment fits the picture elements once in nine times, and so many in a row hardly ever. */
const leastInARow = 5
/** Degrees that a single step measures at most, slanting. */
const longestRiser = 3 * half

type Point = [x: number, y: number]

const fits = (by: number): boolean => Math.abs(by - Math.round(by / half) * half) <= rounding

const isStep = ([x, y]: Point, [nextX, nextY]: Point): boolean => fits(nextX - x) && fits(nextY - y)

/**
 * The ring, in degrees that go on beyond 180, with the corners of every row of steps cut: as far as to the
 * middle of a segment, yet nowhere so far that the shore moves by more than half a picture element. Shores
 * that were surveyed as lines stay point by point.
 */
export function withoutStairs(ring: readonly Position[]): Position[] {
  const points = ring.map(([x = 0, y = 0]): Point => [x, y])
  const smooth: Point[] = []
  let first = 0
  while (first < points.length) {
    let last = first
    while (last + 1 < points.length && isStep(points[last] as Point, points[last + 1] as Point)) last++
    const row = points.slice(first, last + 1)
    for (const point of row.length > leastInARow ? cornersCut(row) : row) smooth.push(point)
    first = last + 1
  }
  return smooth
}

function* cornersCut(row: readonly Point[]): Generator<Point> {
  yield row[0] as Point
  for (let i = 1; i < row.length - 1; i++) {
    const [before, corner, after] = row.slice(i - 1, i + 2) as [Point, Point, Point]
    // Beside a single step, however long the tread, middles lie on the slope that was meant.
    const isBesideRiser = Math.min(lengthOf(before, corner), lengthOf(corner, after)) <= longestRiser
    const cut = isBesideRiser ? Infinity : half / Math.sin(turnOf(before, corner, after) / 2)
    yield towards(corner, before, cut)
    yield towards(corner, after, cut)
  }
  yield row.at(-1) as Point
}

const lengthOf = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y)

/** Radians by which a line turns at its corner, either way. */
function turnOf([x0, y0]: Point, [x, y]: Point, [x1, y1]: Point): number {
  const by = Math.abs(Math.atan2(y - y0, x - x0) - Math.atan2(y1 - y, x1 - x))
  return Math.min(by, 2 * Math.PI - by)
}

/**
 * The point so far from one towards another, at most half the way; a turn of nothing is cut at the middle.
 */
function towards([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const share = Math.min(0.5, by / lengthOf([x, y], [toX, toY]))
  return [x + (toX - x) * share, y + (toY - y) * share]
}
