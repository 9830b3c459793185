/**
 * regions: what is near and which addresses there are, out of a file of OpenStreetMap
 * data, in a memory that does not grow with it.
 */
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { readBlobs, spoiltAt } from './pbf-file.ts'
import { readBlock, type Tags, type Wanted, type Way } from './pbf-block.ts'
import { NodePlaces } from './places-of-nodes.ts'
import { Areas } from './gather-areas.ts'
import { Streets, type Named, type StreetSpot } from './gather-streets.ts'
import { streetOf } from './names.rules.ts'
import { StopLines } from './stop-lines.ts'
import { restrictionOf, type Restriction } from './restriction.rules.ts'
import { addressOf, kindOf, lineOf, outlineOf, type Address, type Thing } from './things.rules.ts'

/** A part of what there is, to be written together. */
export type Found = { things: Thing[]; addresses: Address[]; named: Named[]; spots: StreetSpot[] }

/** A part that is empty yet. */
const nothing = (): Found => ({ things: [], addresses: [], named: [], spots: [] })

type Box = { west: number; south: number; east: number; north: number }

/** A file that was read once from beginning to end: nothing of it is spoilt. */
export type Survey = {
  path: string
  /** Around all nodes. */
  box: Box
  /** Which lines stop at a node. */
  lines: StopLines
  /** The tags of areas by the way they are found by. */
  areas: Map<number, Tags>
  /** Areas that are found by name. */
  outlines: Areas
  /** Turns that cars may not take. */
  restrictions: Restriction[]
  /** Ways along the coast by their nodes, land on their left hand. */
  coast: Float64Array[]
  nodeBlobs: number[]
  wayBlobs: number[]
}

type Progress = (done: number, of: number) => void

/** Nodes by which the middle of a way is found. */
const sampleOf = (refs: readonly number[], size: number): number[] => {
  const step = Math.max(1, Math.floor(refs.length / size))
  return refs.filter((_, i) => i % step === 0).slice(0, size)
}
const isWanted = (tags: Tags): boolean => kindOf(tags) !== null || addressOf(tags) !== null
const samples = 4

/** Reads everything once. @throws BadFile where the file is cut or spoilt. */
export async function surveyFile(path: string, onProgress?: Progress): Promise<Survey> {
  const { size } = await stat(path)
  const survey: Survey = {
    path,
    box: { west: 180, south: 90, east: -180, north: -90 },
    lines: new StopLines(),
    areas: new Map(),
    outlines: new Areas(),
    restrictions: [],
    coast: [],
    nodeBlobs: [],
    wayBlobs: [],
  }
  const wanted: Wanted = {
    node: (_, lat, lon) => stretch(survey.box, lat, lon),
    way: ({ tags, refs }) => {
      if (tags.natural === 'coastline') survey.coast.push(Float64Array.from(refs))
    },
    relation: (relation) => {
      const { tags, members } = relation
      survey.outlines.addRelation(relation)
      const restriction = restrictionOf(relation)
      if (restriction) survey.restrictions.push(restriction)
      const line = lineOf(tags, members)
      for (const stop of line?.stops ?? []) survey.lines.add(stop, line?.line ?? '')
      const outline = outlineOf(tags, members)
      if (outline !== null && isWanted(tags)) survey.areas.set(outline, tags)
    },
  }
  for await (const { begun, end, bytes } of readBlobs(path)) {
    const held = spoiltAt(basename(path), begun, () => readBlock(bytes, wanted))
    if (held.nodes) survey.nodeBlobs.push(begun)
    if (held.ways) survey.wayBlobs.push(begun)
    onProgress?.(end, size)
  }
  return survey
}

function stretch(box: Box, lat: number, lon: number): void {
  box.west = Math.min(box.west, lon)
  box.east = Math.max(box.east, lon)
  box.south = Math.min(box.south, lat)
  box.north = Math.max(box.north, lat)
}

/**
 * Of so many nodes it is known at a time where they are: more are asked
 * for in turns, whatever the size of the file.
 */
const mostNodes = 6_000_000

/**
 * Everything wanted, a blob's worth at a time: in turns of so many ways that the memory is bounded, of each
 * first where its nodes are and then what the ways stand for; at last what they make together.
 */
export async function* readThings(survey: Survey, most = mostNodes): AsyncGenerator<Found, void, void> {
  const streets = new Streets()
  for (let next = 0, turn = 0; turn === 0 || next < survey.wayBlobs.length; turn++) {
    const begun = next
    const places = new NodePlaces()
    while (next < survey.wayBlobs.length && places.asked < most) {
      await eachBlob(survey.path, survey.wayBlobs.slice(next, next + 1), (way) => {
        for (const id of neededOf(way, tagsOf(survey, way), survey.outlines)) places.need(id)
      })
      next++
    }
    places.close()
    yield* readNodes(survey, places, turn === 0)
    survey.outlines.place(places)
    yield* readWays(survey, survey.wayBlobs.slice(begun, next), { places, streets })
  }
  yield* inParts(streets.all())
  yield* inParts(survey.outlines.all())
}

const tagsOf = ({ areas }: Survey, { id, tags }: Way): Tags => areas.get(id) ?? tags

/** Where the nodes are; what they are themselves is told the first time only. */
async function* readNodes(
  { path, nodeBlobs, lines }: Survey,
  places: NodePlaces,
  isFirst: boolean,
): AsyncGenerator<Found, void, void> {
  for await (const { bytes } of readBlobs(path, nodeBlobs)) {
    const found = nothing()
    readBlock(bytes, {
      node: (id, lat, lon, tags) => {
        places.place(id, lat, lon)
        if (tags && isFirst) note(found, tags, { lat, lon }, lines.of(id))
      },
    })
    if (isFirst) yield found
  }
}

async function* readWays(
  survey: Survey,
  blobs: readonly number[],
  { places, streets }: { places: NodePlaces; streets: Streets },
): AsyncGenerator<Found, void, void> {
  for await (const { bytes } of readBlobs(survey.path, blobs)) {
    const found = nothing()
    readBlock(bytes, {
      way: (way) => {
        const tags = tagsOf(survey, way)
        const at = isWanted(tags) ? places.middleOf(sampleOf(way.refs, samples)) : null
        if (at) note(found, tags, at, [])
        const names = streetOf(way.tags)
        if (names) found.spots.push(...streets.add(names, places.allOf(lineOfStreet(way.refs))))
      },
    })
    yield found
  }
}

/** The nodes of a way that must be known. */
function neededOf(way: Way, tags: Tags, outlines: Areas): readonly number[] {
  if (outlines.addWay(way)) return way.refs
  if (streetOf(way.tags)) return lineOfStreet(way.refs)
  return isWanted(tags) ? sampleOf(way.refs, samples) : []
}

/** Of a street with many bends, every second node or third, and always both ends. */
function lineOfStreet(refs: readonly number[]): number[] {
  const step = Math.max(1, Math.floor(refs.length / bends))
  return refs.filter((_, i) => i % step === 0 || i === refs.length - 1)
}
const bends = 12

const partOf = 500

function* inParts(all: Iterable<Named>): Generator<Found, void, void> {
  let found = nothing()
  for (const one of all) {
    found.named.push(one)
    if (found.named.length < partOf) continue
    yield found
    found = nothing()
  }
  yield found
}

async function eachBlob(path: string, at: readonly number[], way: (way: Way) => void): Promise<void> {
  for await (const { bytes } of readBlobs(path, at)) readBlock(bytes, { way })
}

function note(found: Found, tags: Tags, at: { lat: number; lon: number }, lines: readonly string[]): void {
  const kind = kindOf(tags)
  if (kind) found.things.push({ kind, name: tags.name ?? null, lines, ...at })
  const address = addressOf(tags)
  if (address) found.addresses.push({ ...address, ...at })
}
