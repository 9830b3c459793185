/** travel: the border of what is within so many metres of any of many things, as the crow flies. */
import type { DrawnArea } from '#contract/vocabulary/polyline.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'
import { areasOf } from './contour.rules.ts'
import { fieldOf } from './field.rules.ts'

/** Metres between the corners that a border is drawn by, and how many of them lie on a side. */
const finest = 40
const mostOnSide = 1_000
/**
 * Corners from a thing to its border: a wide circle is as round with
 * these, and costs no more than a narrow one.
 */
const toBorder = 32
/** Metres: things so far apart that their border would be drawn coarser than this are not of one place. */
const coarsest = 160

/** Null where the things lie too far apart to be drawn together. */
export function areasAround(points: readonly Point[], radius: number): DrawnArea[] | null {
  const cell = Math.max(finest, radius / toBorder)
  const field = fieldOf(
    points.map((point) => ({ ...point, slack: radius })),
    { cell, most: mostOnSide },
  )
  return field && field.cell <= Math.max(coarsest, cell) ? areasOf(field) : null
}
