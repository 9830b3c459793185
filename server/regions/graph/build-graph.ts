/**
 * regions: the travel graph out of a file of OpenStreetMap data: every bend of
 * every way a node, so that nothing is guessed.
 */
import type { TravelMode } from '#contract/search/travel.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { NodePlaces } from '../osm/places-of-nodes.ts'
import { readBlock, type Way } from '../osm/pbf-block.ts'
import { readBlobs } from '../osm/pbf-file.ts'
import type { Survey } from '../osm/read-things.ts'
import { createEnds, createFences } from './fences.ts'
import { LinkColumns } from './link-columns.ts'
import { createPaces } from './paces.ts'
import { turnsOf, withTurns } from './turns.rules.ts'
import { copyOfNode, type TravelGraph } from './travel-graph.ts'
import { markUsable } from './usable.rules.ts'
import { speedsOf, voyageOf } from './ways.rules.ts'

/**
 * Regions with more bends than this ask a Valhalla server: their graph
 * would be too much for every process to hold.
 */
export const mostNodes = 3_000_000

/** Says so where the region has no streets, or more than are held here. */
export async function buildGraph(survey: Survey): Promise<TravelGraph | 'none' | 'tooLarge'> {
  const fences = createFences()
  const places = await placesOfWays(survey, fences)
  if (!places || places.size > mostNodes) return 'tooLarge'
  if (places.size === 0) return 'none'
  const drawing: Drawing = { nodes: places, paces: createPaces(), links: new LinkColumns(), fences }
  const ends = createEnds(survey.restrictions)
  for await (const { bytes } of readBlobs(survey.path, survey.wayBlobs))
    readBlock(bytes, {
      way: (way) => {
        if (draw(drawing, way)) ends.note(way)
      },
    })
  return graphOf(
    drawing,
    turnsOf(survey.restrictions, (id) => places.numberOf(id), ends.of(places)),
  )
}

type Fences = ReturnType<typeof createFences>
/** What a graph is drawn from. */
type Drawing = {
  nodes: NodePlaces
  paces: ReturnType<typeof createPaces>
  links: LinkColumns
  fences: Fences
}

/** Answers whether anybody may travel on the way. */
function draw(drawing: Drawing, { id, tags, refs }: Way): boolean {
  const { nodes, paces, fences } = drawing
  const speeds = speedsOf(tags, voyageOf(tags) === null ? null : lengthOf(nodes, refs))
  if (!speeds) return false
  const there = paces.numberOf(speeds.forward)
  const back = paces.numberOf(speeds.backward)
  const begun = drawing.links.size
  for (const [i, ref] of refs.entries()) {
    if (i > 0) link(drawing, { a: refs[i - 1] ?? ref, b: ref, there, back })
  }
  fences.note(drawing, { id, refs, begun })
  return true
}

function lengthOf(nodes: NodePlaces, refs: readonly number[]): number {
  const line = nodes.allOf(refs)
  return line.reduce((sum, at, i) => sum + metresBetween(line[i - 1] ?? at, at), 0)
}

/** Null as soon as there are surely too many. */
async function placesOfWays(survey: Survey, fences: Fences): Promise<NodePlaces | null> {
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
    readBlock(bytes, {
      node: (id, lat, lon, tags) => {
        nodes.place(id, lat, lon)
        if (tags?.barrier) fences.stand(id, tags)
      },
    })
  return nodes
}

type Stretch = { a: number; b: number; there: number; back: number }

/** Both directions; a node beyond the edge of the file is left out. */
function link({ nodes, links }: Drawing, { a, b, there, back }: Stretch): void {
  const from = nodes.numberOf(a)
  const to = nodes.numberOf(b)
  const start = nodes.at(from)
  const end = nodes.at(to)
  if (!start || !end || from === to) return
  const metres = metresBetween(start, end)
  if (there > 0) links.add(from, to, metres, there)
  if (back > 0) links.add(to, from, metres, back)
}

function graphOf(drawing: Drawing, turns: ReturnType<typeof turnsOf>): TravelGraph {
  const { nodes, links, paces, fences } = drawing
  fences.close(drawing)
  const isCar = (mode: TravelMode) => mode === 'car'
  const originals = withTurns(links, nodes.size, turns, {
    carsOnly: (pace) => paces.part(pace, isCar),
    withoutCars: (pace) => paces.part(pace, (mode) => !isCar(mode)),
  })
  const size = nodes.size + originals.length
  const { lats, lons } = nodes.columns()
  const graph = {
    lats: extended(lats, originals),
    lons: extended(lons, originals),
    ...links.byNode(size),
    paces: paces.rows(),
    usable: new Uint8Array(size),
  }
  markUsable(graph, originals)
  graph.usable.fill(copyOfNode, nodes.size)
  return graph
}

/** The column, and behind it what the copies of nodes have of theirs. */
function extended(column: Int32Array<ArrayBuffer>, originals: readonly number[]): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(column.length + originals.length)
  longer.set(column)
  longer.set(
    originals.map((node) => column[node] ?? 0),
    column.length,
  )
  return longer
}
