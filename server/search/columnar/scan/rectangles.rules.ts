/**
 * search: where a match may lie, as a few rectangles of the grid: the
 * box, around the circle and around the drawing.
 */
import type { Asked } from '../../question/asked.rules.ts'
import { around } from '../../question/circle.rules.ts'

/** Borders included. */
export type Rectangle = { west: number; east: number; south: number; north: number }

type Columns = readonly (readonly [from: number, to: number])[]

/** Null when the question is about no place on the map; none when its places do not meet. */
export function rectanglesOf({
  box,
  circle,
  areas,
}: Pick<Asked, 'box' | 'circle' | 'areas'>): Rectangle[] | null {
  const layers: Rectangle[][] = []
  if (box) layers.push(rectangles(box.columns, box))
  if (circle && circle.radiusM !== null) {
    const { columns, ...rows } = around(circle, circle.radiusM)
    layers.push(rectangles(columns, rows))
  }
  if (areas) {
    const points = areas.flat(2)
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    layers.push([
      { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) },
    ])
  }
  const [first, ...rest] = layers
  if (!first) return null
  return rest.reduce(
    (met, layer) => met.flatMap((one) => layer.flatMap((other) => meeting(one, other))),
    first,
  )
}

const rectangles = (columns: Columns, { south, north }: { south: number; north: number }): Rectangle[] =>
  columns.map(([west, east]) => ({ west, east, south, north }))

function meeting(one: Rectangle, other: Rectangle): Rectangle[] {
  const west = Math.max(one.west, other.west)
  const east = Math.min(one.east, other.east)
  const south = Math.max(one.south, other.south)
  const north = Math.min(one.north, other.north)
  return west <= east && south <= north ? [{ west, east, south, north }] : []
}
