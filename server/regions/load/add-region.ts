/**
 * regions: adds a region from a file or an address, or puts a newer one
 * in its place; whatever fails changes nothing.
 */
import { createReadStream } from 'node:fs'
import { mkdir, rm, rmdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Files } from '#server/platform/files/files.ts'
import { BadFile, readHead } from '../osm/pbf-file.ts'
import { readThings, surveyFile, type Survey } from '../osm/read-things.ts'
import { buildGraph } from '../graph/build-graph.ts'
import { writeGraph } from '../graph/travel-graph.ts'
import {
  addFound,
  countFound,
  dropRegion,
  mayTakeLong,
  putRegion,
  readRegions,
  type NewRegion,
  type StoredRegion,
} from '../regions.store.ts'
import { openArchive } from '../tiles/archive-reader.ts'
import { plainAttribution } from '../tiles/attribution.rules.ts'
import { drawsSea } from '../tiles/draws-sea.ts'
import { readLocal } from '../tiles/read-stored.ts'
import { asArchive } from './as-archive.ts'
import { checkArchive } from './check-archive.ts'
import { drawApart } from './draw-apart.ts'
import { drawTiles } from './draw-tiles.ts'
import { makeTiles, noTilemaker } from './make-tiles.ts'
import { download, forget, versionOf, type Fetch } from './obtain.ts'
import { fileNameOf, idOfFile, isAddress, type Kind, kindOfFile, nameOfId, schemaOf } from './source.rules.ts'

/** What somebody at a terminal is told while it takes its time. */
export type Telling = {
  step: <T>(text: string, work: () => Promise<T>) => Promise<T>
  /** `of` is null where nobody knows how many there will be. */
  count: (text: string) => (done: number, of: number | null) => void
}
export type Loader = {
  db: Db
  files: Files
  /** Where half-done work is kept, to be gone on with. */
  folder: string
  telling: Telling
  fetch?: Fetch
  tilemaker?: string
  signal?: AbortSignal
}
type Named = {
  id?: string
  name?: string
  attribution?: string
  /** Tiles that were made of the .osm.pbf before, as a .pmtiles: then nothing need make them. */
  tiles?: string
}
/** `coastBreaks` counts the places at which the file's coast breaks off: there the world's own goes on. */
type Loaded = { region: StoredRegion; wasThere: boolean; coastBreaks: number }

/** What is known of a file before anything is changed. */
type Prepared = {
  tiles: string
  facts: Pick<NewRegion, 'schema' | 'attribution' | 'minZoom' | 'maxZoom' | 'drawsSea' | 'dataAt'> & Sides
  survey: Survey | null
  coastBreaks: number
}
/**
 * Part of the version of what is made here of a file: another
 * where more is made of the same file than before.
 */
const madeBy = '-3'

type Sides = Pick<NewRegion, 'west' | 'south' | 'east' | 'north'>

/** @throws BadFile that says in plain words what is wrong with the file. */
export async function addRegion(loader: Loader, source: string, named: Named = {}): Promise<Loaded> {
  const kind = kindOfFile(source)
  if (!kind) throw new BadFile(`${fileNameOf(source)} ends neither in .osm.pbf nor in .mbtiles or .pmtiles.`)
  const path = await obtained(loader, source)
  const done = () => isAddress(source) && forget(path)
  try {
    const loaded = await addFile(loader, { source, path, kind, named })
    await done()
    return loaded
  } catch (error) {
    // What is spoilt is asked for again; whatever else went wrong, it need not be.
    const isSpoilt = error instanceof BadFile && error.message !== noTilemaker
    if (isSpoilt && !loader.signal?.aborted) await done()
    throw error
  }
}

type Source = { source: string; path: string; kind: Kind; named: Named }

async function addFile(loader: Loader, { source, path, kind, named }: Source): Promise<Loaded> {
  const id = named.id ?? idOfFile(source)
  const version = `${await versionOf(path)}${kind === 'osm' ? madeBy : ''}`
  const before = await regionOf(loader.db, id)
  const lacksGraph = kind === 'osm' && before?.graphState === 'unmade'
  if (before?.version === version && !lacksGraph) return { region: before, wasThere: true, coastBreaks: 0 }
  const work = join(loader.folder, `${id}-${version}`)
  await mkdir(work, { recursive: true })
  const preparing =
    kind === 'osm'
      ? fromOsm(loader, { path, work, ready: named.tiles })
      : fromTiles(loader, path, work, kind === 'mbtiles')
  // Half-done work stays, to be gone on with; of a file that is refused there is none.
  preparing.catch(() => rmdir(work).catch(() => undefined))
  const { tiles, facts, survey, coastBreaks } = await preparing
  // The same data may be made into other tiles, and nothing that is
  // read by its name may become something else.
  const tilesKey = `regions/${id}-${version}-${(await versionOf(tiles)).slice(0, 8)}.pmtiles`
  const tilesBytes = await loader.telling.step('storing the tiles', () =>
    loader.files.put(tilesKey, createReadStream(tiles)),
  )
  const name = named.name ?? nameOfId(id)
  const attribution = named.attribution ?? facts.attribution
  const region = {
    ...facts,
    id,
    name,
    attribution,
    version,
    source: fileNameOf(source),
    tilesKey,
    tilesBytes,
    ...(await storedGraph(loader, `regions/${id}-${version}.graph`, survey)),
  }
  const old = await loader.telling.step('writing what is near', () => written(loader, region, survey))
  for (const key of old) await loader.files.remove(key)
  await rm(work, { recursive: true, force: true })
  const added = await regionOf(loader.db, id)
  if (!added) throw new Error(`The region ${id} went away while it was loaded.`)
  return { region: added, wasThere: false, coastBreaks }
}

/** The streets as a graph for travel times, kept beside the tiles. */
async function storedGraph(
  { files, telling }: Loader,
  key: string,
  survey: Survey | null,
): Promise<Pick<NewRegion, 'graphKey' | 'graphState'>> {
  if (!survey) return { graphKey: null, graphState: 'unmade' }
  const graph = await telling.step('making the travel graph', () => buildGraph(survey))
  if (graph === 'none' || graph === 'tooLarge') return { graphKey: null, graphState: graph }
  await files.put(key, await writeGraph(graph))
  return { graphKey: key, graphState: 'held' }
}

/** Removes a region, its tiles and its graph; answers whether there was one. */
export async function removeRegion(
  { db, files }: Pick<Loader, 'db' | 'files'>,
  id: string,
): Promise<boolean> {
  const keys = await dropRegion(db, id)
  for (const key of keys) await files.remove(key)
  return keys.length > 0
}

const regionOf = async (db: Db, id: string): Promise<StoredRegion | undefined> =>
  (await readRegions(db)).find((region) => region.id === id)

async function obtained(
  { folder, telling, fetch: get = fetch, signal }: Loader,
  source: string,
): Promise<string> {
  if (isAddress(source))
    return download(source, {
      folder,
      fetch: get,
      onProgress: telling.count('bytes downloaded'),
      ...(signal && { signal }),
    })
  if (!(await stat(source).catch(() => null))?.isFile()) throw new BadFile(`There is no file ${source}.`)
  return source
}

/** In one transaction: visitors see the region as it was, or as it is now. */
const written = ({ db, telling }: Loader, region: NewRegion, survey: Survey | null): Promise<string[]> =>
  transaction(db, async (tx) => {
    await mayTakeLong(tx)
    const old = await putRegion(tx, region)
    const tell = telling.count('things, addresses and names')
    const counts = { things: 0, addresses: 0, named: 0 }
    if (survey)
      for await (const found of readThings(survey)) {
        await addFound(tx, region.id, found)
        counts.things += found.things.length
        counts.addresses += found.addresses.length
        counts.named += found.named.length
        tell(counts.things + counts.addresses + counts.named, null)
      }
    await countFound(tx, region.id, counts)
    return old
  })

/** Degrees around the box a file says it is of, for streets that lead out of it. */
const margin = 0.01

type Osm = { path: string; work: string; ready: string | undefined }

async function fromOsm(loader: Loader, { path, work, ready }: Osm): Promise<Prepared> {
  const { telling, tilemaker, signal } = loader
  const head = await readHead(path)
  const survey = await surveyFile(path, telling.count('bytes checked'))
  const box = boxWithin(head.box ?? survey.box, survey.box)
  const made = ready ?? join(work, 'streets.mbtiles')
  if (!(await stat(made).catch(() => null)))
    await telling.step('making street tiles', () =>
      makeTiles({
        path,
        target: made,
        box,
        ...(tilemaker !== undefined && { program: tilemaker }),
        ...(signal && { signal }),
      }),
    )
  const target = join(work, 'streets.pmtiles')
  const tell = telling.count('tiles')
  const lines = { path, nodeBlobs: survey.nodeBlobs, coast: survey.coast }
  const { sides, breaks } = await telling.step('drawing the coast', () =>
    ready === undefined
      ? drawApart({ lines, box, tiles: { path: made, target } }, tell, signal)
      : drawTiles({ lines, box, tiles: null }, tell),
  )
  const tiles = ready ?? target
  const facts = { ...(await factsOf(tiles, basename(made))).facts, drawsSea: false }
  return {
    tiles,
    survey,
    facts: { ...facts, ...boxOfBoth(box, sides), dataAt: head.dataAt },
    coastBreaks: breaks,
  }
}

const boxWithin = (asked: Sides, there: Sides): Sides => ({
  west: Math.max(asked.west - margin, there.west),
  south: Math.max(asked.south - margin, there.south),
  east: Math.min(asked.east + margin, there.east),
  north: Math.min(asked.north + margin, there.north),
})

const boxOfBoth = (a: Sides, b: Sides | null): Sides =>
  b
    ? {
        west: Math.min(a.west, b.west),
        south: Math.min(a.south, b.south),
        east: Math.max(a.east, b.east),
        north: Math.max(a.north, b.north),
      }
    : a

async function fromTiles(
  { telling }: Loader,
  path: string,
  work: string,
  isMbtiles: boolean,
): Promise<Prepared> {
  const tiles = isMbtiles ? join(work, 'streets.pmtiles') : path
  if (isMbtiles) await asArchive({ path, target: tiles }, telling.count('tiles'))
  const name = basename(path)
  const { archive, facts } = await factsOf(tiles, name)
  await checkArchive(archive, { path: tiles, name, onProgress: telling.count('tiles checked') })
  const isSea = facts.schema === 'protomaps' || (await drawsSea(archive, name))
  return { tiles, survey: null, coastBreaks: 0, facts: { ...facts, drawsSea: isSea, dataAt: null } }
}

/** What an archive says of itself. @throws BadFile where it says nothing that can be used. */
async function factsOf(path: string, name: string) {
  const archive = openArchive(readLocal(path), name)
  const { header, metadata } = await archive.facts().catch((error: unknown) => {
    throw new BadFile(error instanceof Error ? error.message : `${name} cannot be read.`)
  })
  const schema = schemaOf((metadata.vector_layers ?? []).map(({ id }) => id))
  if (!schema)
    throw new BadFile(`${name} speaks neither in the OpenMapTiles schema nor in that of Protomaps.`)
  const facts = {
    schema,
    attribution: plainAttribution(metadata.attribution),
    west: header.minLon,
    south: header.minLat,
    east: header.maxLon,
    north: header.maxLat,
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
  }
  return { archive, facts }
}
