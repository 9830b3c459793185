/**
 * regions: tiles with the region's own land and sea in them, also where the streets' own tiles said nothing.
 */
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import type { TileFile } from '#server/maps/index.ts'
import { vectorTile, type TileFeature } from '#tests/support/maps/vector-tile.ts'
import { withCoast } from './coast-tiles.ts'
import { cellAt, lineOf, type Cell } from './grid.rules.ts'
import type { Polygon } from './lands.rules.ts'
import type { Coast, Drawn } from './draw-coast.ts'

/** A tile of zoom 14 is four cells wide. */
const here = { z: 14, x: 8_529, y: 5_974 }
const tile = (features: TileFeature[], right = 0): TileFile => ({
  ...here,
  x: here.x + right,
  data: Buffer.from(vectorTile(features)),
})
const box = (right: number, width: number): Polygon => {
  const west = lineOf(here.x * 4 + right)
  const east = lineOf(here.x * 4 + right + width)
  const north = lineOf(here.y * 4)
  const south = lineOf(here.y * 4 + 4)
  return [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ],
  ]
}
const cell = (right: number): Cell => cellAt(here.x * 4 + right, here.y * 4)
const empty: Drawn = { lands: [], seas: [], shores: [], known: new Set() }
const nothing: Coast = { ...empty, edge: empty, unknown: new Set(), loose: new Set(), breaks: [] }
const square = (layer: string, left: number): TileFeature => ({
  layer,
  type: 'area',
  properties: { class: 'lake' },
  points: [
    [left, 100],
    [left + 300, 100],
    [left + 300, 400],
    [left, 400],
  ],
})

/** The layers of each tile of zoom 14, by how far east it lies. */
function layersOf(tiles: TileFile[], coast: Coast): Record<number, string[]> {
  const made = [...withCoast(() => tiles, coast, { minZoom: 13, maxZoom: 14 })]
  return Object.fromEntries(
    made
      .filter(({ z }) => z === here.z)
      .map(({ x, data }) => [
        x - here.x,
        Object.keys(new VectorTile(new PbfReader(gunzipSync(data))).layers).toSorted(),
      ]),
  )
}

test('land and sea go into the tiles that are there, and make those that are nothing else', () => {
  const coast = { ...nothing, lands: [box(0.5, 2)], seas: [box(2.5, 4)], known: new Set([cell(0), cell(4)]) }
  expect(layersOf([tile([square('building', 100)])], coast)).toEqual({
    0: ['building', 'ground', 'sea'],
    1: ['sea'],
  })
})

test('beside its own lake a region is land; where it says nothing of water its tiles stay as they are', () => {
  const tiles = [
    tile([square('building', 100), square('water', 3_000)]),
    tile([square('landuse', 100)], 1),
    tile([square('building', 100)], 3),
  ]
  expect(layersOf(tiles, nothing)).toEqual({
    0: ['building', 'ground', 'water'],
    1: ['ground', 'landuse'],
    3: ['building'],
  })
})

test('where a coast breaks off there is land under the houses', () => {
  const end = new Set([cell(0), cell(2)])
  const coast = { ...nothing, unknown: end, loose: end }
  expect(layersOf([tile([square('building', 100)])], coast)).toEqual({ 0: ['building', 'ground'] })
  expect(layersOf([tile([square('building', 1_200)])], coast)).toEqual({ 0: ['building'] })
})
