/**
 * regions: while a program shows a region, it goes and comes again
 * with other tiles, or others take its place.
 */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { beforeEach, expect, test } from 'vitest'
import { writeArchive } from '#server/maps/index.ts'
import { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createTestApp } from '#tests/support/app.ts'
import { vectorTile } from '#tests/support/maps/vector-tile.ts'
import { addRegion, regionsRoutes, removeRegion, type Loader } from '../index.ts'

const clock = createSteppedClock(new Date('2026-01-01T00:00:00Z'))
const app = await createTestApp({ routes: (platform) => [regionsRoutes({ ...platform, clock })] })
const { db, files } = app.platform
const folder = await mkdtemp(join(tmpdir(), 'meridian-other-'))
const monaco = fileURLToPath(
  new URL('../../../packages/demonstration/regions/monaco.osm.pbf', import.meta.url),
)
const telling: Loader['telling'] = { step: (_, work) => work(), count: () => () => undefined }

/** Loads Monaco with tiles that say nothing but these words, on as many tiles. */
async function load(...words: string[]): Promise<void> {
  const tiles = words.map((word, at) => ({
    z: 12,
    x: 2_132 + at,
    y: 1_493,
    data: Buffer.from(
      vectorTile([{ layer: 'poi', type: 'point', properties: { word }, points: [[2_000, 2_000]] }]),
    ),
  }))
  const about = { name: 'Monaco', attribution: '', layers: ['transportation'], minZoom: 12, maxZoom: 12 }
  const path = join(folder, 'tiles.pmtiles')
  await writeFile(path, writeArchive(tiles, about))
  await addRegion({ db, files, folder, telling }, monaco, { id: 'monaco', tiles: path })
}

/** What a map that was opened just now shows. */
async function wordThere(): Promise<unknown> {
  const { tiles } = await app.api.regions.list({})
  const address = tiles.replace('{z}', '12').replace('{x}', '2132').replace('{y}', '1493')
  const answer = await app.fetch(address, { headers: { 'accept-encoding': 'gzip' } })
  if (answer.status !== 200) return answer.status
  const bytes = gunzipSync(new Uint8Array(await answer.arrayBuffer()))
  return new VectorTile(new PbfReader(bytes)).layers.poi?.feature(0).properties.word
}

beforeEach(async () => {
  await removeRegion({ db, files }, 'monaco')
  clock.advance(10_000)
})

test('tiles that were made again of the same data are read again', async () => {
  await load('old')
  expect(await wordThere()).toBe('old')
  await removeRegion({ db, files }, 'monaco')
  await load('something else', 'and more of it')
  clock.advance(10_000)
  expect(await wordThere()).toBe('something else')
})

test('nobody misses the tiles of a region in the moment in which it goes or comes', async () => {
  await load('old')
  expect(await wordThere()).toBe('old')
  await removeRegion({ db, files }, 'monaco')
  // Less than after which the list of regions is asked for by itself.
  clock.advance(1_000)
  expect(await wordThere()).toBe(204)
})
