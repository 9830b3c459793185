/** travel: how long it takes from some nodes of a graph to the others: Dijkstra's way, the nearest first. */
import type { TravelGraph } from '#server/regions/index.ts'
import { EarliestFirst } from './heap.ts'

/** A node, and after how many seconds one is there. */
export type Start = { node: number; seconds: number }
type Ask = {
  starts: readonly Start[]
  /** The number of the mode. */
  mode: number
  /** Seconds; what is farther is not looked at. */
  limit: number
  /** Places that are asked for, each by the nodes it is at: nothing goes on once all of them are known. */
  targets?: readonly (readonly number[])[]
}

/** Seconds to every node, and the nodes that were reached, in the order they were. */
export type Reach = { seconds: Float32Array; reached: number[] }

/** Where one may go from the starts. Against the streets, `backwards` of the graph is asked in its place. */
export function reachOf(graph: TravelGraph, { starts, mode, limit, targets }: Ask): Reach {
  const { first, to, metres, pace, paces } = graph
  const seconds = new Float32Array(graph.lats.length).fill(Infinity)
  const reached: number[] = []
  const queue = new EarliestFirst()
  const placeOf = new Map(targets?.flatMap((nodes, place) => nodes.map((node) => [node, place] as const)))
  const wanted = new Set(placeOf.values())
  const offer = (node: number, time: number) => {
    if (time > limit || time >= (seconds[node] as number)) return
    seconds[node] = time
    queue.push(node, seconds[node] as number)
  }
  for (const { node, seconds: time } of starts) offer(node, time)
  while (queue.size > 0) {
    const { node, time } = queue.pop()
    if (time > (seconds[node] as number)) continue
    reached.push(node)
    const place = placeOf.get(node)
    if (place !== undefined && wanted.delete(place) && wanted.size === 0) break
    const end = first[node + 1] as number
    for (let at = first[node] as number; at < end; at++) {
      const perMetre = paces[(pace[at] as number) * 3 + mode] as number
      if (perMetre > 0) offer(to[at] as number, time + (metres[at] as number) * perMetre)
    }
  }
  return { seconds, reached }
}

/**
 * The same streets in the other direction: who may be at a place in
 * time, rather than where one gets from there.
 */
export function backwards({ first, to, metres, pace, ...graph }: TravelGraph): TravelGraph {
  const size = graph.lats.length
  const turned = new Uint32Array(size + 1)
  for (const node of to) turned[node + 1] = (turned[node + 1] as number) + 1
  for (let at = 0; at < size; at++) turned[at + 1] = (turned[at + 1] as number) + (turned[at] as number)
  const next = turned.slice()
  const back = {
    to: new Uint32Array(to.length),
    metres: new Float32Array(to.length),
    pace: new Uint16Array(to.length),
  }
  for (let node = 0; node < size; node++)
    for (let at = first[node] as number; at < (first[node + 1] as number); at++) {
      const place = next[to[at] as number] as number
      next[to[at] as number] = place + 1
      back.to[place] = node
      back.metres[place] = metres[at] as number
      back.pace[place] = pace[at] as number
    }
  return { ...graph, first: turned, ...back }
}
