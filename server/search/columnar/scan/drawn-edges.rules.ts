/**
 * search: drawn areas as edges sorted into level slabs, so that a
 * point is compared with the few edges beside it.
 */
import type { DrawnArea } from '#contract/vocabulary/polyline.ts'

/**
 * Slab `n` holds the edges that cross rows from `south + n * height` on: from `starts[n]`
 * to `starts[n + 1]`, five numbers each: ring (numbered through all areas), lower x and y,
 * upper x and y. Edges of one ring lie together.
 */
export type DrawnEdges = {
  south: number
  north: number
  height: number
  starts: Uint32Array
  edges: Int32Array
  /** Area of each ring, and whether it is the outline. */
  areaOf: Int32Array
  isOutline: Uint8Array
}

const edgeSize = 5
const mostSlabs = 512

export function drawnEdges(areas: readonly DrawnArea[]): DrawnEdges {
  const rings = areas.flatMap((rings, area) =>
    rings.map((points, at) => ({ area, outline: at === 0, points })),
  )
  const edges = rings.flatMap(({ points }, ring) => edgesOf(points, ring))
  const south = edges.reduce((least, edge) => Math.min(least, edge.ay), Infinity)
  const north = edges.reduce((most, edge) => Math.max(most, edge.by), -Infinity)
  const areaOf = Int32Array.from(rings, ({ area }) => area)
  const isOutline = Uint8Array.from(rings, ({ outline }) => (outline ? 1 : 0))
  if (edges.length === 0)
    return {
      south: 0,
      north: 0,
      height: 1,
      starts: new Uint32Array(2),
      edges: new Int32Array(0),
      areaOf,
      isOutline,
    }
  const slabs = Math.min(mostSlabs, Math.max(16, edges.length), north - south)
  const height = Math.ceil((north - south) / slabs)
  const bySlab: Edge[][] = Array.from({ length: Math.ceil((north - south) / height) }, () => [])
  for (const edge of edges) {
    const last = Math.floor((edge.by - 1 - south) / height)
    for (let slab = Math.floor((edge.ay - south) / height); slab <= last; slab++) bySlab[slab]?.push(edge)
  }
  const starts = new Uint32Array(bySlab.length + 1)
  for (const [at, slab] of bySlab.entries()) starts[at + 1] = (starts[at] as number) + slab.length * edgeSize
  const flat = bySlab.flat().flatMap(({ ring, ax, ay, bx, by }) => [ring, ax, ay, bx, by])
  return { south, north, height, starts, edges: Int32Array.from(flat), areaOf, isOutline }
}

type Edge = { ring: number; ax: number; ay: number; bx: number; by: number }

/** The lines of a ring that are not level, the lower end first. */
function edgesOf(points: DrawnArea[number], ring: number): Edge[] {
  return points.flatMap(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    if (y === nextY) return []
    return y < nextY
      ? [{ ring, ax: x, ay: y, bx: nextX, by: nextY }]
      : [{ ring, ax: nextX, ay: nextY, bx: x, by: y }]
  })
}

/** Even-odd, exactly as `isInside` of drawn.rules.ts: inside an outline and none of its cut-outs. */
export function isWithin(
  { south, north, height, starts, edges, areaOf, isOutline }: DrawnEdges,
  x: number,
  y: number,
) {
  if (y < south || y >= north) return false
  const slab = Math.floor((y - south) / height)
  const end = starts[slab + 1] as number
  let at = starts[slab] as number
  /** The last area whose outline holds the point, and whether one of its cut-outs does. */
  let area = -1
  let cutOut = false
  while (at < end) {
    const ring = edges[at] as number
    let odd = false
    for (; at < end && edges[at] === ring; at += edgeSize) {
      const ay = edges[at + 2] as number
      const by = edges[at + 4] as number
      if (ay > y || y >= by) continue
      const ax = edges[at + 1] as number
      if ((x - ax) * (by - ay) < ((edges[at + 3] as number) - ax) * (y - ay)) odd = !odd
    }
    if (isOutline[ring] === 1) {
      if (area >= 0 && !cutOut) return true
      area = odd ? (areaOf[ring] as number) : -1
      cutOut = false
    } else if (odd && areaOf[ring] === area) cutOut = true
  }
  return area >= 0 && !cutOut
}
