/** travel: the node of a graph that is nearest to a point, by a grid of squares. */
import { metresPerDegree } from '#contract/vocabulary/earth.ts'
import { metresBetween, type Point } from '#server/platform/geometry/great-circle.rules.ts'
import { copyOfNode, perDegree, type TravelGraph } from '#server/regions/index.ts'

/** Degrees of a square: some 170 m. */
const square = 0.0015
/** Farther from every street than this, and nobody knows the way. */
export const farthestM = 500

export type Snapped = { node: number; metres: number }
/** `mode` is the number of the mode. */
export type NearestNode = (point: Point, mode: number) => Snapped | null

/** Files every node once; asking then looks at a handful of squares. */
export function nearestNodeOf({ lats, lons, usable }: TravelGraph): NearestNode {
  const rowOf = (lat: number) => Math.floor((lat + 90) / square)
  const columnOf = (lon: number) => Math.floor((lon + 180) / square)
  const wide = Math.ceil(360 / square)
  const squares = new Map<number, number[]>()
  for (let node = 0; node < lats.length; node++) {
    if (usable[node] === 0 || usable[node] === copyOfNode) continue
    const key = rowOf(latOf(node)) * wide + columnOf(lonOf(node))
    const there = squares.get(key)
    if (there) there.push(node)
    else squares.set(key, [node])
  }

  function latOf(node: number): number {
    return (lats[node] as number) / perDegree
  }
  function lonOf(node: number): number {
    return (lons[node] as number) / perDegree
  }

  return (point, mode) => {
    const shrink = Math.max(0.05, Math.cos((point.lat * Math.PI) / 180))
    const narrow = square * metresPerDegree * shrink
    const rings = Math.ceil(farthestM / narrow)
    let best = -1
    /** Metres, squared, on a plane. */
    let least = farthestM ** 2
    const look = (key: number): void => {
      for (const node of squares.get(key) ?? []) {
        if (((usable[node] as number) & (1 << mode)) === 0) continue
        const north = (latOf(node) - point.lat) * metresPerDegree
        const east = (lonOf(node) - point.lon) * metresPerDegree * shrink
        const away = north * north + east * east
        if (away > least) continue
        best = node
        least = away
      }
    }
    // Ring after ring: what lies in the next one is no nearer than the rings before are wide.
    for (let ring = 0; ring <= rings && least > ((ring - 1) * narrow) ** 2; ring++)
      for (const [row, column] of ringOf(ring))
        look((rowOf(point.lat) + row) * wide + columnOf(point.lon) + column)
    if (best < 0) return null
    return { node: best, metres: metresBetween(point, { lat: latOf(best), lon: lonOf(best) }) }
  }
}

/** The squares that lie so many from the middle one. */
function* ringOf(ring: number): Generator<readonly [row: number, column: number]> {
  if (ring === 0) yield [0, 0]
  for (let along = -ring; along < ring; along++) {
    yield [-ring, along]
    yield [along, ring]
    yield [ring, -along]
    yield [-along, -ring]
  }
}
