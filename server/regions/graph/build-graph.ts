/** regions: the travel graph out of a file of OpenStreetMap data: every bend of every way a node, so that nothing is guessed. */
import { travelModes } from '#contract/search/travel.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { NodePlaces } from '../osm/places-of-nodes.ts'
import { readBlock } from '../osm/pbf-block.ts'
import { readBlobs } from '../osm/pbf-file.ts'
import type { Survey } from '../osm/read-things.ts'
import { markUsable } from './usable.rules.ts'
import type { TravelGraph } from './travel-graph.ts'
import { speedsOf, type Speeds } from './ways.rules.ts'

/** Regions with more bends than this ask a Valhalla server: their graph would be too much for every process to hold. */
export const mostNodes = 3_000_000

/** A way between two bends, by their numbers. */
type Links = { from: number[]; to: number[]; metres: number[]; pace: number[] }

/** Says so where the region has no streets, or more than are held here. */
export async function buildGraph(survey: Survey): Promise<TravelGraph | 'none' | 'tooLarge'> {
  const nodes = await placesOfWays(survey)
  if (!nodes || nodes.size > mostNodes) return 'tooLarge'
  if (nodes.size === 0) return 'none'
  const paces = createPaces()
  const links: Links = { from: [], to: [], metres: [], pace: [] }
  for await (const { bytes } of readBlobs(survey.path, survey.wayBlobs))
    readBlock(bytes, {
      way: ({ tags, refs }) => {
        const speeds = speedsOf(tags)
        if (!speeds) return
        const there = paces.numberOf(speeds.forward)
        const back = paces.numberOf(speeds.backward)
        for (const [i, ref] of refs.entries())
          if (i > 0) link(links, nodes, { a: refs[i - 1] ?? ref, b: ref, there, back })
      },
    })
  return graphOf(nodes, links, paces.rows())
}

/** Null as soon as there are surely too many. */
async function placesOfWays(survey: Survey): Promise<NodePlaces | null> {
  const nodes = new NodePlaces()
  for await (const { bytes } of readBlobs(survey.path, survey.wayBlobs)) {
    readBlock(bytes, {
      way: ({ tags, refs }) => {
        if (speedsOf(tags)) for (const ref of refs) nodes.need(ref)
      },
    })
    // Ways that meet share a bend, so a bend is asked for twice at the most, but for few.
    if (nodes.asked > 2 * mostNodes) return null
  }
  nodes.close()
  for await (const { bytes } of readBlobs(survey.path, survey.nodeBlobs))
    readBlock(bytes, { node: (id, lat, lon) => nodes.place(id, lat, lon) })
  return nodes
}

type Stretch = { a: number; b: number; there: number; back: number }

/** Both directions; a node beyond the edge of the file is left out. */
function link(links: Links, nodes: NodePlaces, { a, b, there, back }: Stretch): void {
  const from = nodes.numberOf(a)
  const to = nodes.numberOf(b)
  const start = nodes.at(from)
  const end = nodes.at(to)
  if (!start || !end || from === to) return
  const metres = metresBetween(start, end)
  const add = (one: number, other: number, pace: number) => {
    if (pace === 0) return
    links.from.push(one)
    links.to.push(other)
    links.metres.push(metres)
    links.pace.push(pace)
  }
  add(from, to, there)
  add(to, from, back)
}

/** Rows of paces by number; 0 is the one on which nobody may pass. */
function createPaces() {
  const numbers = new Map<string, number>([['0 0 0', 0]])
  const rows: number[] = [0, 0, 0]
  return {
    numberOf(speeds: Speeds): number {
      const key = travelModes.map((mode) => speeds[mode].toFixed(1)).join(' ')
      const isNone = travelModes.every((mode) => speeds[mode] === 0)
      const known = isNone ? 0 : numbers.get(key)
      if (known !== undefined) return known
      const number = numbers.size
      numbers.set(key, number)
      rows.push(...travelModes.map((mode) => (speeds[mode] === 0 ? 0 : 3.6 / speeds[mode])))
      return number
    },
    rows: () => Float32Array.from(rows),
  }
}

function graphOf(nodes: NodePlaces, links: Links, paces: Float32Array<ArrayBuffer>): TravelGraph {
  const { size } = nodes
  const count = links.from.length
  const first = new Uint32Array(size + 1)
  for (const from of links.from) first[from + 1] = (first[from + 1] ?? 0) + 1
  for (let at = 0; at < size; at++) first[at + 1] = (first[at + 1] ?? 0) + (first[at] ?? 0)
  const next = first.slice()
  const to = new Uint32Array(count)
  const metres = new Float32Array(count)
  const pace = new Uint16Array(count)
  for (const [i, from] of links.from.entries()) {
    const at = next[from] ?? 0
    next[from] = at + 1
    to[at] = links.to[i] ?? 0
    metres[at] = links.metres[i] ?? 0
    pace[at] = links.pace[i] ?? 0
  }
  const graph = {
    ...nodes.columns(),
    first,
    to,
    metres,
    pace,
    paces,
    usable: new Uint8Array(size),
  }
  markUsable(graph)
  return graph
}
