/** regions: an MBTiles file, which is a SQLite database, read tile by tile. */
import { basename } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import type { About, TileFile } from '#server/maps/index.ts'
import { BadFile } from '../osm/pbf-file.ts'

/** What the file says of itself, and its tiles. */
export type Mbtiles = { about: About; count: number; tiles: () => Generator<TileFile>; close: () => void }

type Row = { z: number; x: number; y: number; data: Uint8Array }

/** @throws BadFile for what is no such file, or holds pictures. */
export function openMbtiles(path: string): Mbtiles {
  const name = basename(path)
  const database = opened(path, name)
  try {
    const facts = new Map(
      database
        .prepare('select name, value from metadata')
        .all()
        .map((row) => [String(row.name), String(row.value)] as const),
    )
    if ((facts.get('format') ?? 'pbf') !== 'pbf')
      throw new BadFile(`${name} holds pictures; vector tiles (format "pbf") are needed.`)
    const range = database
      .prepare('select min(zoom_level) as least, max(zoom_level) as most, count(*) as count from tiles')
      .get() as { least: number | null; most: number; count: number }
    if (range.least === null) throw new BadFile(`${name} holds no tile.`)
    return {
      about: aboutOf(facts, name, [range.least, range.most]),
      count: range.count,
      tiles: () => readTiles(database, name),
      close: () => database.close(),
    }
  } catch (error) {
    database.close()
    throw error instanceof BadFile ? error : new BadFile(`${name} is no MBTiles file, or it is spoilt.`)
  }
}

function opened(path: string, name: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { readOnly: true })
  } catch {
    throw new BadFile(`${name} is no MBTiles file, or it is spoilt.`)
  }
}

/** Rows count from the south there. @throws BadFile where a page of the database cannot be read. */
function* readTiles(database: DatabaseSync, name: string): Generator<TileFile> {
  const rows = database
    .prepare(
      'select zoom_level as z, tile_column as x, tile_row as y, tile_data as data from tiles order by 1, 2, 3',
    )
    .iterate() as Iterator<Row>
  for (;;) {
    const { done, value } = nextOf(rows, name)
    if (done) return
    const bytes = Buffer.from(value.data)
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
    const { z, x, y } = value
    yield { z, x, y: 2 ** z - 1 - y, data: isPacked ? bytes : gzipSync(bytes) }
  }
}

function nextOf(rows: Iterator<Row>, name: string): IteratorResult<Row> {
  try {
    return rows.next()
  } catch {
    throw new BadFile(`${name} is spoilt. Download it again.`)
  }
}

function aboutOf(facts: ReadonlyMap<string, string>, name: string, [least, most]: [number, number]): About {
  const sides = (facts.get('bounds') ?? '').split(',').map(Number)
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = sides
  if (![west, south, east, north].every(Number.isFinite))
    throw new BadFile(`${name} does not say where it is: its metadata has no bounds.`)
  return {
    name: facts.get('name') ?? name,
    attribution: facts.get('attribution') ?? '',
    layers: layersOf(facts.get('json')),
    minZoom: least,
    maxZoom: most,
    box: [west, south, east, north],
  }
}

function layersOf(json: string | undefined): string[] {
  const told = JSON.parse(json ?? '{}') as { vector_layers?: { id: string }[] }
  return (told.vector_layers ?? []).map(({ id }) => id)
}
