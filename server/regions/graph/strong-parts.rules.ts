/**
 * regions: the parts of a graph in which one gets from everywhere to
 * everywhere, by Tarjan's way and without recursion.
 */
import type { TravelGraph } from './travel-graph.ts'

/** Nodes that are one place: whoever is at one of them is at the others. */
export type Twins = ReadonlyMap<number, readonly number[]>

/**
 * For every node the number of its part, from 1 on; on a street that leads only in
 * or only out each node is a part of its own.
 */
export function strongParts(graph: TravelGraph, mode: number, twins: Twins): Uint32Array {
  const size = graph.lats.length
  const neighbourOf = neighbours(graph, mode, twins)
  /** When a node was met, and the earliest that it leads back to. */
  const met = new Uint32Array(size)
  const back = new Uint32Array(size)
  const part = new Uint32Array(size)
  /** The way to where we are, and the nodes that have no part yet. */
  const path = new Uint32Array(size)
  const open = new Uint32Array(size)
  const count = { met: 0, path: 0, open: 0, parts: 0 }
  const enter = (node: number): void => {
    met[node] = ++count.met
    back[node] = count.met
    path[count.path++] = node
    open[count.open++] = node
  }
  const leave = (node: number): void => {
    count.path--
    if (back[node] === met[node]) {
      count.parts++
      let one: number
      do {
        one = open[--count.open] as number
        part[one] = count.parts
      } while (one !== node)
    }
    if (count.path > 0) leadsBack(path[count.path - 1] as number, back[node] as number)
  }
  const leadsBack = (node: number, to: number): void => {
    back[node] = Math.min(back[node] as number, to)
  }
  for (let root = 0; root < size; root++) {
    if (met[root] === 0) enter(root)
    while (count.path > 0) {
      const node = path[count.path - 1] as number
      const other = neighbourOf(node)
      if (other < 0) leave(node)
      else if (met[other] === 0) enter(other)
      else if (part[other] === 0) leadsBack(node, met[other] as number)
    }
  }
  return part
}

/** One after the other at every call, -1 when all were told. */
function neighbours({ first, to, pace, paces }: TravelGraph, mode: number, twins: Twins) {
  const next = first.slice(0, -1)
  return (node: number): number => {
    const end = first[node + 1] as number
    for (let at = next[node] as number; ; at++) {
      next[node] = at + 1
      if (at >= end) return twins.get(node)?.[at - end] ?? -1
      if ((paces[(pace[at] as number) * 3 + mode] as number) > 0) return to[at] as number
    }
  }
}
