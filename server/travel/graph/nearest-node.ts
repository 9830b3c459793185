/** travel: the node of a graph that is nearest to a point, by a grid of squares. */
import { metresBetween, type Point } from '#server/platform/geometry/great-circle.rules.ts'
import { copyOfNode, perDegree, type TravelGraph } from '#server/regions/index.ts'

/** Degrees of a square: some 300 m. */
const square = 0.003
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
    const reachUp = Math.ceil(farthestM / (square * 111_000))
    const reachAside = Math.ceil(
      farthestM / (square * 111_000 * Math.max(0.05, Math.cos((point.lat * Math.PI) / 180))),
    )
    let best: Snapped | null = null
    for (let row = rowOf(point.lat) - reachUp; row <= rowOf(point.lat) + reachUp; row++)
      for (let aside = -reachAside; aside <= reachAside; aside++)
        for (const node of squares.get(row * wide + columnOf(point.lon) + aside) ?? []) {
          if (((usable[node] as number) & (1 << mode)) === 0) continue
          const metres = metresBetween(point, { lat: latOf(node), lon: lonOf(node) })
          if (metres <= farthestM && (!best || metres < best.metres)) best = { node, metres }
        }
    return best
  }
}
