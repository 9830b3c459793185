/**
 * main: the map of the world: tiles built from two squares of land, read back by the reader the server uses.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTiles, type Tiles } from '#server/maps/index.ts'
import { buildWorld } from './build.ts'

let folder: string
let tiles: Tiles
const square = (west: number, south: number, size: number) => ({
  type: 'Feature',
  properties: { NAME: 'not kept' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + size, south],
        [west + size, south + size],
        [west, south + size],
        [west, south],
      ],
    ],
  },
})
const land = { type: 'FeatureCollection', features: [square(10, 40, 10), square(-70, -30, 20)] }
const country = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: null,
      properties: { NAME: 'Portugal', ISO_A2_EH: 'PT', LABEL_X: 15, LABEL_Y: 45, LABELRANK: 3 },
    },
  ],
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-map-'))
  await writeFile(join(folder, 'ne_50m_land.geojson'), JSON.stringify(land))
  await writeFile(join(folder, 'ne_50m_admin_0_countries.geojson'), JSON.stringify(country))
  await writeFile(join(folder, 'world.pmtiles'), buildWorld(folder, 4))
  tiles = await openTiles(join(folder, 'world.pmtiles'))
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

test('land is where it was put, at every zoom', async () => {
  const world = await tiles(0, 0, 0)
  expect(world?.land?.length).toBe(2)
  const [ring = []] = world?.land?.toSorted((a, b) => (b[0] ?? 0) - (a[0] ?? 0)) ?? []
  const xs = ring.filter((_, i) => i % 2 === 0)
  expect(Math.min(...xs)).toBe(Math.round((190 / 360) * 4096))
  expect(Math.max(...xs)).toBe(Math.round((200 / 360) * 4096))
  expect((await tiles(4, 8, 5))?.land?.length).toBe(1)
  expect((await tiles(4, 0, 0))?.land).toBeUndefined()
})

test('countries and towns are named', async () => {
  expect((await tiles(2, 2, 1))?.countries.map(({ name }) => name)).toEqual(['Portugal'])
})

test('what is not in the archive is not there', async () => {
  expect(await tiles(6, 0, 0)).toBeNull()
})
