/**
 * main: the map of the world: waters whose rings touch or cross are cut
 * clean, since drawing engines fill them wrongly.
 */
import earcut, { deviation, flatten } from 'earcut'
import { difference } from 'polyclip-ts'
import type { Ring } from './join-waters.ts'

/** The share of its area by which what is drawn of a polygon may be off. */
const tolerated = 0.001

/** The share of the polygon's area by which triangles, as drawing engines make them, are off. */
function faultOf(polygon: readonly Ring[]): number {
  const { vertices, holes, dimensions } = flatten(polygon.map((ring) => ring.slice(0, -1)))
  return deviation(vertices, holes, dimensions, earcut(vertices, holes, dimensions))
}

/**
 * The polygon itself where engines draw it as it is; otherwise the
 * same area in polygons whose islands lie apart.
 */
export function cleanCut(polygon: Ring[]): Ring[][] {
  const [outline, ...islands] = polygon
  if (!outline || faultOf(polygon) <= tolerated) return [polygon]
  const cut = difference([outline], ...islands.map((ring) => [ring]))
  return cut.map((rings) =>
    rings
      .map((ring): Ring => ring.map(([x, y]) => [Math.round(x), Math.round(y)]))
      .filter((ring) => ring.length > 3),
  )
}
