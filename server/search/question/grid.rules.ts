/**
 * search: the grid of 1e-5 degrees (about a metre) on which points,
 * boxes and cells are compared as whole numbers.
 */
import type { BoundingBox } from '#contract/search/places.ts'

/**
 * Once around the globe, in 1e-5 degrees. 180° and -180° are one meridian; points are stored with the latter.
 */
export const aroundGlobe = 36_000_000
const halfGlobe = aroundGlobe / 2

/** An inclusive box. `columns` are one or two ranges of x, because a box may cross 180°. */
export type GridBox = {
  columns: readonly (readonly [from: number, to: number])[]
  south: number
  north: number
  west: number
  /** Number of grid columns and rows inside, borders included. */
  width: number
  height: number
}

export const toGrid = (degrees: number): number => Math.round(degrees * 1e5)
export const toDegrees = (grid: number): number => grid / 1e5

/** The box with its borders on the nearest grid lines. West above east crosses 180°. */
export function boxOf(box: BoundingBox): GridBox {
  const west = toGrid(box.west)
  const east = toGrid(box.east)
  const south = toGrid(box.south)
  const north = toGrid(box.north)
  const crosses = box.west > box.east
  return {
    columns: crosses
      ? [
          [west, halfGlobe - 1],
          [-halfGlobe, east],
        ]
      : uncrossed(west, east),
    south,
    north,
    west,
    width: east - west + 1 + (crosses ? aroundGlobe : 0),
    height: north - south + 1,
  }
}

/** A box that ends at 180° holds the points stored at -180°. */
const uncrossed = (west: number, east: number): GridBox['columns'] =>
  east === halfGlobe && west > -halfGlobe
    ? [
        [west, halfGlobe - 1],
        [-halfGlobe, -halfGlobe],
      ]
    : [[west, east]]

/**
 * West to east of many points from their extremes, counted from -180°
 * (`min`, `max`) and from 0° (`minEast`, `maxEast`).
 */
export type Extremes = {
  min: number
  max: number
  minEast: number
  maxEast: number
  south: number
  north: number
}

/** The narrower of the two boxes: points on both sides of 180° do not ask for the whole world. */
export function boundsOf({ min, max, minEast, maxEast, south, north }: Extremes): BoundingBox {
  const narrower = maxEast - minEast < max - min
  const [west, east] = narrower ? [minEast, maxEast] : [min, max]
  return {
    west: toDegrees(wrapped(west)),
    south: toDegrees(south),
    east: toDegrees(wrapped(east)),
    north: toDegrees(north),
  }
}

/** A longitude counted beyond 180° as the one it is. */
export const wrapped = (x: number): number => (x > halfGlobe ? x - aroundGlobe : x)
