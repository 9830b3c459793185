/** main: the map of the world: true coasts near a town, read back by the reader the server uses. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GeometryCollection, Position } from 'geojson'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diamond } from '#tests/support/maps/diamond.ts'
import { openTiles, type Tiles } from '#server/maps/index.ts'
import { buildCoasts, type ByHand } from './coasts.ts'
import { tilesNear } from './near-towns.rules.ts'
import type { Shorelines } from './shorelines.ts'

const square = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
/**
 * A continent north of the equator with a lake and an island in it, and five
 * hundred islets, each eight tile units wide.
 */
const unit = 360 / 512 / 4096
const shorelines: Shorelines = {
  lands: [
    square(0, 0.2, 5),
    ...Array.from({ length: 500 }, (_, i) =>
      square((50 + (i % 50) * 70) * unit, (50 + Math.floor(i / 50) * 100) * unit, 8 * unit),
    ),
  ],
  lakes: [square(2, 2, 0.2), square(2.5, 2.5, 0.002)],
  islandsInLakes: [square(2.05, 2.05, 0.05)],
}
/** What was built in the sea since, and the continent as the newer map has it. */
const newer: GeometryCollection = {
  type: 'GeometryCollection',
  geometries: [{ type: 'MultiPolygon', coordinates: [[diamond(0.32, 0.14, 0.025)], [square(0, 0.21, 5)]] }],
}
/** An arm of the lake that nobody surveyed, with an island where it leaves the lake. */
const byHand: ByHand = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'lake' },
      geometry: { type: 'Polygon', coordinates: [square(2.15, 2.1, 0.2)] },
    },
    {
      type: 'Feature',
      properties: { kind: 'islet' },
      geometry: { type: 'Polygon', coordinates: [square(2.19, 2.19, 0.02)] },
    },
  ],
}
const nothing: ByHand = { type: 'FeatureCollection', features: [] }
const build = (town: { lat: number; lon: number }, drawn = nothing) =>
  buildCoasts(shorelines, { newer, byHand: drawn }, [town])

let folder: string
let tiles: Tiles
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-coasts-'))
  await writeFile(join(folder, 'coasts.pmtiles'), build({ lat: 0.3, lon: 0.3 }))
  tiles = await openTiles(join(folder, 'coasts.pmtiles'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Around (0.3, 0.3) at zoom 9; the continent begins 0.2° north of the equator. */
const x = 256
const y = 255

test('the sea is cut out of a tile of land, islands are holes of it, the smallest and new ones stand on it', async () => {
  const tile = await tiles(9, x, y)
  expect(tile?.ground).toEqual([[-80, -80, 4176, -80, 4176, 4176, -80, 4176, -80, -80]])
  // The sea, the continent and 449 islets; no drawing engine takes more than 500 rings.
  expect(tile?.sea).toHaveLength(451)
  expect(tile?.islets).toHaveLength(52)
})

test('wider views have tiles too, without what would be a speck in them', async () => {
  const [wide, wider] = await Promise.all([tiles(8, x / 2, (y - 1) / 2), tiles(7, x / 4, (y - 3) / 4)])
  // The sea and the continent, and the lake where the tile reaches
  // it; the islets are four units wide, and two.
  expect([wide?.sea?.length, wider?.sea?.length]).toEqual([2, 3])
  // What was built in the sea since is seen from afar, and so is the island of the lake.
  expect([wide?.islets?.length, wider?.islets?.length]).toEqual([1, 2])
  expect(await tiles(6, x / 8, (y - 7) / 8)).toBeNull()
})

test('a lake is cut out of the land with its islands, and a pond is none', async () => {
  await writeFile(join(folder, 'lake.pmtiles'), build({ lat: 2.1, lon: 2.1 }))
  const lake = await (await openTiles(join(folder, 'lake.pmtiles')))(9, 258, 253)
  expect([lake?.sea?.length, lake?.islets?.length]).toEqual([1, 1])
})

test('what was drawn by hand joins the lake it touches, and no shore runs through both', async () => {
  await writeFile(join(folder, 'drawn.pmtiles'), build({ lat: 2.2, lon: 2.2 }, byHand))
  const lake = await (await openTiles(join(folder, 'drawn.pmtiles')))(9, 259, 252)
  // One outline: six corners, two more on the edge of the tile where both end, and the first once more.
  expect(lake?.sea?.map((ring) => ring.length / 2)).toEqual([9])
  // The lake's own island reaches over the edge.
  expect(lake?.islets).toHaveLength(2)
})

test('far from every town there is no tile', async () => {
  expect(await tiles(9, 100, 100)).toBeNull()
  expect(await tiles(9, x + 5, y)).toBeNull()
})

test('inland a tile is land and nothing else', async () => {
  const inland = build({ lat: 3.5, lon: 3.5 })
  await writeFile(join(folder, 'inland.pmtiles'), inland)
  const tile = await (await openTiles(join(folder, 'inland.pmtiles')))(9, 260, 251)
  expect(Object.keys(tile ?? {})).toEqual(['countries', 'ground'])
})

test('tiles near a town reach around it, over 180° too', () => {
  const near = tilesNear([{ lat: 0, lon: 180 }], 4, 30)
  expect([...near].toSorted((a, b) => a - b)).toEqual([7 * 16, 7 * 16 + 15, 8 * 16, 8 * 16 + 15])
})
