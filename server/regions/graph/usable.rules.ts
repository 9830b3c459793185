/** regions: at which nodes of a graph a trip may begin: not on a stretch that leads nowhere else. */
import { travelModes } from '#contract/search/travel.ts'
import type { TravelGraph } from './travel-graph.ts'

/** Parts of the net with fewer nodes are islands by mistake or by a gate, unless they are the largest there is. */
const fewestNodes = 150

/** Sets `usable`: one bit for each mode, in the order of the modes. */
export function markUsable(graph: TravelGraph): void {
  for (const [mode] of travelModes.entries()) {
    const part = partsOf(graph, mode)
    const sizes = new Uint32Array(graph.lats.length)
    for (const root of part) sizes[root] = (sizes[root] ?? 0) + 1
    const largest = sizes.reduce((most, size) => Math.max(most, size), 0)
    const enough = Math.min(fewestNodes, largest)
    if (largest < 2) continue
    for (const [node, root] of part.entries())
      if ((sizes[root] ?? 0) >= enough) graph.usable[node] = (graph.usable[node] ?? 0) | (1 << mode)
  }
}

/** For every node the number of the part it belongs to, whichever way one may go. */
function partsOf({ lats, first, to, pace, paces }: TravelGraph, mode: number): Uint32Array {
  const parent = Uint32Array.from(lats, (_, node) => node)
  const rootOf = (node: number): number => {
    let at = node
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? at] ?? at
      at = parent[at] ?? at
    }
    return at
  }
  for (let node = 0; node < lats.length; node++)
    for (let at = first[node] ?? 0; at < (first[node + 1] ?? 0); at++)
      if ((paces[(pace[at] ?? 0) * 3 + mode] ?? 0) > 0) parent[rootOf(to[at] ?? 0)] = rootOf(node)
  return parent.map((_, node) => rootOf(node))
}
