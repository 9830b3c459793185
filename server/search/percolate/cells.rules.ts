/**
 * search: where wishes lie, as squares of a few sizes: a wish stands in some
 * squares of one size, a home in one of each.
 */
import type { Rectangle } from '../columnar/scan/rectangles.rules.ts'

/** The smallest squares are about two kilometres wide; each size is twice the one before. 1e-5 degrees. */
const smallest = 2_000
const sizes = Array.from({ length: 12 }, (_, level) => smallest * 2 ** level)
const halfGlobe = 18_000_000
const halfHeight = 9_000_000

/** A number for each square of each size. */
const keyOf = (level: number, column: number, row: number): number => (level * 32_768 + column) * 32_768 + row

const columnOf = (x: number, size: number) => Math.floor((x + halfGlobe) / size)
const rowOf = (y: number, size: number) => Math.floor((y + halfHeight) / size)

/** The squares that hold the point, one of each size. */
export const squaresAt = (x: number, y: number): number[] =>
  sizes.map((size, level) => keyOf(level, columnOf(x, size), rowOf(y, size)))

/**
 * The squares that hold all of the rectangles, nine for each at most;
 * null where they reach too far for any size.
 */
export function squaresOf(rectangles: readonly Rectangle[]): number[] | null {
  const extent = Math.max(
    ...rectangles.map(({ west, east, south, north }) => Math.max(east - west, north - south)),
  )
  const level = sizes.findIndex((size) => size * 2 >= extent)
  const size = sizes[level]
  if (size === undefined) return null
  const keys = new Set<number>()
  for (const { west, east, south, north } of rectangles)
    for (let column = columnOf(west, size); column <= columnOf(east, size); column++)
      for (let row = rowOf(south, size); row <= rowOf(north, size); row++) keys.add(keyOf(level, column, row))
  return [...keys]
}
