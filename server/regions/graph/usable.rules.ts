/** regions: at which nodes of a graph a trip may begin and end: where one gets away from, and back to. */
import { travelModes } from '#contract/search/travel.ts'
import { strongParts } from './strong-parts.rules.ts'
import type { TravelGraph } from './travel-graph.ts'

/**
 * Parts of the net with fewer nodes are islands by mistake or by a gate, or a street that is cut at the
 * edge, unless they are the largest there is.
 */
const fewestNodes = 150

/**
 * Sets `usable`: one bit for each mode, in the order of the modes. The last nodes are copies of `originals`.
 */
export function markUsable(graph: TravelGraph, originals: readonly number[]): void {
  const twins = twinsOf(originals, graph.lats.length - originals.length)
  for (const [mode] of travelModes.entries()) {
    const part = strongParts(graph, mode, twins)
    const sizes = new Uint32Array(graph.lats.length + 1)
    for (const number of part) sizes[number] = (sizes[number] ?? 0) + 1
    const largest = sizes.reduce((most, size) => Math.max(most, size), 0)
    const enough = Math.min(fewestNodes, largest)
    if (largest < 2) continue
    for (const [node, number] of part.entries())
      if ((sizes[number] ?? 0) >= enough) graph.usable[node] = (graph.usable[node] ?? 0) | (1 << mode)
  }
}

function twinsOf(originals: readonly number[], firstCopy: number): Map<number, number[]> {
  const twins = new Map<number, number[]>()
  for (const [i, original] of originals.entries()) {
    const copy = firstCopy + i
    twins.set(copy, [original])
    twins.set(original, [...(twins.get(original) ?? []), copy])
  }
  return twins
}
