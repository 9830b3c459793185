/**
 * regions: added from tiles or from OpenStreetMap data, replaced,
 * listed, removed; whatever fails changes nothing.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { afterEach, expect, test } from 'vitest'
import { vectorTile } from '#tests/support/maps/vector-tile.ts'
import { osmFile, type OsmDraft } from '#tests/support/maps/osm-file.ts'
import { createTestApp } from '#tests/support/app.ts'
import { regionReport } from '#main/commands/region.ts'
import { regionsRoutes } from '../index.ts'
import { readRegions } from '../regions.store.ts'
import type { Loader } from './add-region.ts'

/** Every question is asked long after the one before, so that no list is remembered. */
let hour = 0
const clock = { now: () => new Date(++hour * 3_600_000) }
const app = await createTestApp({ routes: (platform) => [regionsRoutes({ ...platform, clock })] })
const { db, files } = app.platform
const folder = await mkdtemp(join(tmpdir(), 'meridian-regions-'))
const loader: Loader = {
  db,
  files,
  folder: join(folder, 'work'),
  telling: { step: (_, work) => work(), count: () => () => undefined },
  tilemaker: join(folder, 'no-such-program'),
}
const add = (source: string, more: Partial<Loader> = {}) =>
  regionReport({ ...loader, ...more }, { source, remove: null, named: {} })

afterEach(async () => {
  for (const { id } of await readRegions(db))
    await regionReport(loader, { source: null, remove: id, named: {} })
})

/** A tile with nothing but the sea, and a word on it. */
const seaTile = (word: string, sea = 'ocean') =>
  vectorTile([
    {
      layer: 'water',
      type: 'area',
      properties: { class: sea, word },
      points: [
        [0, 0],
        [4_096, 0],
        [4_096, 4_096],
      ],
    },
  ])
const wordOf = (packed: Uint8Array) =>
  new VectorTile(new PbfReader(gunzipSync(packed))).layers.water?.feature(0).properties.word

/** Tiles of zoom 12 around Monaco, which say nothing but this word. */
async function mbtiles(
  name: string,
  word: string,
  layers = ['transportation', 'water'],
  sea = 'ocean',
): Promise<string> {
  const path = join(folder, name)
  await rm(path, { force: true })
  const database = new DatabaseSync(path)
  database.exec(
    'create table metadata (name text, value text); create table tiles (zoom_level, tile_column, tile_row, tile_data)',
  )
  const facts = {
    format: 'pbf',
    bounds: '7.38,43.70,7.48,43.78',
    attribution: '<a href="https://example.org">&copy; Example</a>',
    json: JSON.stringify({ vector_layers: layers.map((id) => ({ id })) }),
  }
  for (const [key, value] of Object.entries(facts))
    database.prepare('insert into metadata values (?, ?)').run(key, value)
  database.prepare('insert into tiles values (12, 2132, ?, ?)').run(4095 - 1493, seaTile(word, sea))
  database.close()
  return path
}
const list = async () => (await app.api.regions.list({})).regions
async function tile(z: number, x: number, y: number) {
  const { tiles } = await app.api.regions.list({})
  const address = tiles.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  const answer = await app.fetch(address, { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers.get('cache-control')).toContain('immutable')
  return answer.status === 204 ? null : wordOf(new Uint8Array(await answer.arrayBuffer()))
}

test('somebody at a terminal hears how far it is', async () => {
  const told: string[] = []
  const telling: Loader['telling'] = {
    step: (text, work) => {
      told.push(text)
      return work()
    },
    count: (text) => (done, of) => void told.push(`${done} of ${of} ${text}`),
  }
  await add(await mbtiles('monaco.mbtiles', 'streets'), { telling })
  expect(told).toEqual(['1 of 1 tiles', '1 of 1 tiles checked', 'storing the tiles', 'writing what is near'])
})

test('tiles are on the map at once, give way to newer ones, and go', async () => {
  expect(await add(await mbtiles('monaco-latest.mbtiles', 'old'))).toEqual([
    'Monaco is on the map now:',
    expect.stringMatching(/^ {2}monaco: zoom 12 to 12, 1 KB, loaded on /),
    '  © Example',
  ])
  expect(await add(join(folder, 'monaco-latest.mbtiles'))).toContain('Monaco is loaded already:')
  expect(await readRegions(db)).toMatchObject([{ id: 'monaco', schema: 'openmaptiles', drawsSea: true }])
  const first = (await readRegions(db))[0]?.tilesKey ?? ''
  await add(await mbtiles('monaco-20260101.mbtiles', 'new'))
  expect(await readRegions(db)).toHaveLength(1)
  expect(await files.exists(first)).toBe(false)
  expect(await regionReport(loader, { source: null, remove: 'monaco', named: {} })).toEqual([
    'monaco was removed.',
  ])
  await expect(regionReport(loader, { source: null, remove: 'monaco', named: {} })).rejects.toThrow(
    'No region named',
  )
})

test('a tile leaves as it lies in its archive; where there is none the answer is empty', async () => {
  await add(await mbtiles('monaco.mbtiles', 'streets'))
  expect(await list()).toHaveLength(1)
  expect(await tile(12, 2132, 1493)).toBe('streets')
  expect(await tile(12, 2133, 1493)).toBeNull()
  expect(await tile(3, 1, 1)).toBeNull()
  // A closer look than the archive was made for is cut out of its last tile, as long as maps ask for it.
  expect([await tile(14, 8530, 5974), await tile(15, 17060, 11948)]).toEqual(['streets', null])
  for (const wrong of ['v/12/9999/1.mvt', 'v/12/1/1.png', 'v/99/1/1.mvt', 'v/x/1/1.mvt'])
    expect([wrong, (await app.fetch(`/map/streets/${wrong}`)).status]).toEqual([wrong, 404])
})

/** A bus stop, and a bakery some 350 m away. */
const town: OsmDraft = {
  box: [7.4, 43.72, 7.45, 43.75],
  nodes: [
    { id: 1, lat: 43.735, lon: 7.42, tags: { highway: 'bus_stop', name: 'Casino' } },
    { id: 2, lat: 43.738, lon: 7.422, tags: { shop: 'bakery', name: 'Crumb' } },
    { id: 3, lat: 43.7351, lon: 7.42, tags: { 'addr:street': 'Mill Lane', 'addr:housenumber': '4' } },
  ],
  relations: [{ id: 9, tags: { type: 'route', route: 'bus', ref: '7' }, members: [['node', 1, 'stop']] }],
}

test('tiles that were made without a sea leave it to the world', async () => {
  await add(await mbtiles('monaco.mbtiles', 'streets', undefined, 'lake'))
  expect(await readRegions(db)).toMatchObject([{ id: 'monaco', drawsSea: false }])
})

test('what is near comes with the data, and nothing far away is near', async () => {
  const path = join(folder, 'town.osm.pbf')
  await writeFile(path, osmFile(town))
  await add(await mbtiles('tiles.mbtiles', 'streets'))
  const key = (await readRegions(db))[0]?.tilesKey ?? ''
  const tiles = join(folder, 'tiles.pmtiles')
  await writeFile(tiles, new Uint8Array(await new Response((await files.get(key))?.stream).arrayBuffer()))
  await regionReport(loader, { source: path, remove: null, named: { tiles } })
  expect(await list()).toHaveLength(2)
  const near = await app.api.regions.near({ query: { lat: '43.7352', lon: '7.42' } })
  expect(near).toEqual({
    region: 'Town',
    streets: false,
    within: { stop: 1, shop: 1 },
    estimated: ['stop', 'shop'],
    things: [
      { kind: 'stop', name: 'Casino', lines: ['7'], metres: 22, minutes: 1, by: 'straight' },
      {
        kind: 'shop',
        name: 'Crumb',
        lines: [],
        metres: expect.closeTo(350, -2) as number,
        minutes: 4,
        by: 'straight',
      },
    ],
  })
  expect(await app.api.regions.near({ query: { lat: '45.5', lon: '7.42' } })).toEqual({
    region: null,
    streets: false,
    things: [],
    within: {},
    estimated: [],
  })
})

/** A program that makes the tiles of a file, whatever it is asked for. */
async function programMaking(file: string): Promise<string> {
  const path = join(folder, 'makes-tiles')
  await writeFile(path, `#!/bin/sh\ncp '${file}' "$4"\n`, { mode: 0o755 })
  return path
}

test('tiles made of the data are drawn into elsewhere; those that cannot be read are refused', async () => {
  const data = join(folder, 'harbour.osm.pbf')
  await writeFile(data, osmFile(town))
  const tilemaker = await programMaking(await mbtiles('made.mbtiles', 'quay'))
  expect(await add(data, { tilemaker })).toContain('Harbour is on the map now:')
  expect(await tile(12, 2132, 1493)).toBe('quay')
  const other = join(folder, 'other.osm.pbf')
  await writeFile(other, osmFile(town))
  const spoilt = { tilemaker: await programMaking(data) }
  await expect(add(other, spoilt)).rejects.toThrow('streets.mbtiles is no MBTiles file')
  expect((await readRegions(db)).map(({ id }) => id)).toEqual(['harbour'])
})

test('where no region is, the tiles of everywhere are', async () => {
  await add(await mbtiles('monaco.mbtiles', 'streets'))
  const key = (await readRegions(db))[0]?.tilesKey ?? ''
  const file = join(folder, 'planet.pmtiles')
  await writeFile(file, new Uint8Array(await new Response((await files.get(key))?.stream).arrayBuffer()))
  await regionReport(loader, { source: null, remove: 'monaco', named: {} })
  const { fetch: ask, api } = await createTestApp({
    env: { MAP_TILES: file },
    routes: (all) => [regionsRoutes(all)],
  })
  const { tiles, regions } = await api.regions.list({})
  expect(regions).toMatchObject([{ id: 'planet', attribution: '© Example', drawsSea: true }])
  const address = tiles.replace('{z}', '12').replace('{x}', '2132').replace('{y}', '1493')
  const answer = await ask(address, { headers: { 'accept-encoding': 'gzip' } })
  expect(wordOf(new Uint8Array(await answer.arrayBuffer()))).toBe('streets')
  expect(answer.headers.get('tile-ground')).toBe('land')
})

const shipped = new URL('../../../packages/demonstration/regions/monaco.pmtiles', import.meta.url)
/** Bytes from here on are others. */
const flipped = (bytes: Buffer, from: number): Buffer =>
  Buffer.from(bytes.map((byte, i) => (i >= from && i < from + 3_000 ? byte ^ 0x77 : byte)))

test('a file that cannot be used changes nothing, and says why', async () => {
  await add(await mbtiles('monaco.mbtiles', 'streets'))
  const before = await readRegions(db)
  const whole = osmFile(town)
  const cut = join(folder, 'monaco.osm.pbf')
  await writeFile(cut, whole.subarray(0, whole.length - 5))
  await expect(add(cut)).rejects.toThrow('monaco.osm.pbf ends in the middle. Download it again.')
  await writeFile(cut, whole)
  await expect(add(cut)).rejects.toThrow('sudo apt-get install tilemaker')
  await expect(add(await mbtiles('monaco-latest.mbtiles', 'x', ['rivers']))).rejects.toThrow(
    'OpenMapTiles schema',
  )
  await writeFile(join(folder, 'monaco.pmtiles'), 'PMTiles of long ago')
  await expect(add(join(folder, 'monaco.pmtiles'))).rejects.toThrow('no PMTiles archive of version 3')
  const made = await readFile(shipped)
  for (const [spoilt, why] of [
    [made.subarray(0, made.length / 2), 'ends in the middle'],
    [made.subarray(0, 60), 'ends in the middle'],
    [flipped(made, 150), 'is spoilt'],
    [flipped(made, made.length / 2), 'is spoilt'],
  ] as const) {
    await writeFile(join(folder, 'monaco.pmtiles'), spoilt)
    await expect(add(join(folder, 'monaco.pmtiles'))).rejects.toThrow(`monaco.pmtiles ${why}`)
  }
  await expect(add(join(folder, 'monaco.zip'))).rejects.toThrow('ends neither in')
  await expect(add(join(folder, 'away.mbtiles'))).rejects.toThrow('There is no file')
  expect(await readRegions(db)).toEqual(before)
})

test('a download that broke off goes on where it ended', async () => {
  const bytes = await readFile(await mbtiles('far.mbtiles', 'streets'))
  const asked: string[] = []
  const from =
    (broken: boolean) =>
    async (_: string, { headers }: RequestInit) => {
      const range = new Headers(headers).get('range')
      asked.push(`${range} ${new Headers(headers).get('if-range')}`)
      const begin = Number(/\d+/.exec(range ?? '0')?.[0])
      const body = new ReadableStream<Uint8Array>({
        start: (out) => out.enqueue(new Uint8Array(bytes.subarray(begin, broken ? 1_000 : undefined))),
        pull: (out) => (broken ? out.error(new Error('the line broke')) : out.close()),
      })
      return new Response(body, { status: range ? 206 : 200, headers: { etag: '"one"' } })
    }
  const address = 'https://tiles.example/far.mbtiles?key=1'
  await expect(add(address, { fetch: from(true) })).rejects.toThrow('the line broke')
  expect(await add(address, { fetch: from(false) })).toContain('Far is on the map now:')
  expect(asked).toEqual(['null null', 'bytes=1000- "one"'])
  // What came whole and could not be used for want of a program is not sent again.
  const bytesOfTown = osmFile(town)
  const data = 'https://tiles.example/town.osm.pbf'
  const whole = async () => new Response(new Uint8Array(bytesOfTown), { headers: { etag: '"two"' } })
  await expect(add(data, { fetch: whole })).rejects.toThrow('tilemaker')
  const unchanged = async (_: string, { headers }: RequestInit) => {
    asked.push(`${new Headers(headers).get('if-none-match')}`)
    return new Response(null, { status: 304 })
  }
  await expect(add(data, { fetch: unchanged })).rejects.toThrow('tilemaker')
  expect(asked.at(-1)).toBe('"two"')
})
