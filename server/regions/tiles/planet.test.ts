/**
 * regions: tiles of everywhere that are replaced under the same address have
 * another address, and two archives are never mixed.
 */
import { mkdtemp, rename, utimes, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { writeArchive } from '#server/maps/index.ts'
import { createSteppedClock } from '#server/platform/settings/clock.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { vectorTile } from '#tests/support/maps/vector-tile.ts'
import { openArchive } from './archive-reader.ts'
import { openPlanet } from './planet.ts'

const folder = await mkdtemp(join(tmpdir(), 'meridian-planet-'))
const spot = { z: 12, x: 2_132, y: 1_493 }

/** An archive of one tile, which says nothing but this word. */
function planetOf(word: string): Buffer {
  const points: [number, number][] = [
    [0, 0],
    [4_096, 0],
    [4_096, 4_096],
  ]
  const tile = vectorTile([{ layer: 'water', type: 'area', properties: { class: 'lake', word }, points }])
  const about = { name: word, attribution: '', layers: ['water'], minZoom: 12, maxZoom: 12 }
  return writeArchive([{ ...spot, data: Buffer.from(tile) }], about)
}
const wordOf = (packed: Uint8Array | null) =>
  packed && new VectorTile(new PbfReader(gunzipSync(packed))).layers.water?.feature(0).properties.word

/** A file that is put in place whole, and a server that sends whichever archive it has. */
async function places() {
  const file = join(folder, 'planet.pmtiles')
  let served = planetOf('nothing')
  let changes = 0
  const server = createServer((request, answer) => {
    const [from = 0, to = 0] = (/(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []).slice(1).map(Number)
    const end = Math.min(to + 1, served.length)
    if (from >= served.length) return void answer.writeHead(416).end()
    answer.writeHead(206, {
      etag: `"${changes}"`,
      'content-range': `bytes ${from}-${end - 1}/${served.length}`,
    })
    answer.end(served.subarray(from, end))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterFile(async () => server.close())
  const replace = async (bytes: Buffer) => {
    changes++
    served = bytes
    await writeFile(`${file}.new`, bytes)
    await utimes(`${file}.new`, changes, changes)
    await rename(`${file}.new`, file)
  }
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/planet.pmtiles`
  return { replace, all: [{ file }, { address }] }
}

const { replace, all } = await places()

test.each(all.map((tiles) => ({ tiles, kind: Object.keys(tiles)[0] })))(
  'a $kind that is replaced is noticed at once by whoever reads on, and has another version within a minute',
  async ({ tiles }) => {
    const clock = createSteppedClock(new Date('2026-01-01T00:00:00Z'))
    await replace(planetOf('old'))
    const planet = openPlanet(tiles, clock)
    const before = await planet.version()
    expect(wordOf(await planet.tile(spot.z, spot.x, spot.y))).toBe('old')
    await replace(planetOf('a newer one'))
    expect(await planet.version()).toBe(before)
    clock.advance(1_000)
    expect(wordOf(await planet.tile(spot.z, spot.x, spot.y))).toBe('a newer one')
    clock.advance(61_000)
    const after = await planet.version()
    expect(after).not.toBe(before)
    clock.advance(61_000)
    expect(await planet.version()).toBe(after)
  },
)

test('an archive that cannot be read for a while stays the one it was', async () => {
  const clock = createSteppedClock(new Date('2026-01-01T00:00:00Z'))
  const [tiles] = all
  await replace(planetOf('old'))
  const planet = openPlanet(tiles ?? { file: '' }, clock)
  const before = await planet.version()
  await rename(join(folder, 'planet.pmtiles'), join(folder, 'away'))
  clock.advance(61_000)
  expect(await planet.version()).toBe(before)
})

test('what an archive says of itself is read once, however many tiles are asked of it', async () => {
  const bytes = planetOf('old')
  let reads = 0
  const archive = openArchive(async (from, length) => {
    reads++
    return bytes.subarray(from, from + length)
  }, 'old')
  await archive.facts()
  const first = reads
  await archive.facts()
  expect(reads).toBe(first)
})

test('whose tiles they are is what somebody said, else what they say themselves', async () => {
  const clock = createSteppedClock(new Date('2026-01-01T00:00:00Z'))
  await replace(planetOf('old'))
  const [file = { file: '' }] = all
  const server = { server: 'https://tiles.example/{z}/{x}/{y}' }
  const named = async (tiles: typeof file | typeof server, told?: string) =>
    (await openPlanet(tiles, clock, told).about()).attribution
  expect(await named(server)).toBe('© OpenStreetMap contributors')
  expect(await named(server, '© <a href="#">Example</a>')).toBe('© Example')
  expect(await named(file, '© Example')).toBe('© Example')
})

test('a server of tiles cannot say when they change: they are asked for again every day', async () => {
  const clock = createSteppedClock(new Date('2026-01-01T01:00:00Z'))
  const planet = openPlanet({ server: 'https://tiles.example/{z}/{x}/{y}' }, clock)
  const before = await planet.version()
  clock.advance(3_600_000)
  expect(await planet.version()).toBe(before)
  clock.advance(24 * 3_600_000)
  expect(await planet.version()).not.toBe(before)
})
