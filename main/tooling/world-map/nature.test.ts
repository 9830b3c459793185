/**
 * main: the map of the world: roads, railways and built-up ground are drawn where the folder has their files.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTiles, type Tiles } from '#server/maps/index.ts'
import { buildNature } from './nature.ts'

const collection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features })
/** A line along a circle of latitude, from Lisbon's longitude to Madrid's. */
const road = (lat: number, type: string) => ({
  type: 'Feature',
  properties: { type },
  geometry: {
    type: 'LineString',
    coordinates: [
      [-9, lat],
      [-4, lat],
    ],
  },
})
const town = [
  [-8.6, 39.2],
  [-8.4, 39.2],
  [-8.4, 39.4],
  [-8.6, 39.4],
  [-8.6, 39.2],
]
const urban = { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [town] } }

let folder: string
let tiles: Tiles
/** The tile of zoom 7 that all of it crosses. */
const tileOf = () => tiles(7, 60, 48)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-nature-'))
  const roads = [
    road(39, 'Major Highway'),
    road(39.1, 'Secondary Highway'),
    road(39.2, 'Ferry Route'),
    road(39.3, 'Track'),
  ]
  await writeFile(join(folder, 'ne_10m_roads.geojson'), collection(...roads))
  await writeFile(join(folder, 'ne_10m_railroads.geojson'), collection(road(39.4, 'Railroad')))
  await writeFile(join(folder, 'ne_10m_urban_areas.geojson'), collection(urban))
  await writeFile(join(folder, 'nature.pmtiles'), buildNature(folder, []))
  tiles = await openTiles(join(folder, 'nature.pmtiles'))
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

test('roads between towns are drawn, tracks and ferries are not', async () => {
  expect((await tileOf())?.roads?.length).toBe(2)
})

test('railways and built-up ground are drawn', async () => {
  const tile = await tileOf()
  expect([tile?.railways?.length, tile?.urban?.length]).toEqual([1, 1])
})

test('a layer whose file is missing is not there', async () => {
  expect((await tileOf())?.rivers).toBeUndefined()
})
