/** regions: two tiles as one. */
import { VectorTile } from '@mapbox/vector-tile'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { GeoJSONVTTile } from '@maplibre/geojson-vt'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { groundLayer } from '#web/search/map-engine/ground-layer.ts'
import { mergeTiles } from './merge-tiles.ts'

const layer = (features: { x: number; tags: Record<string, string | number> }[]) =>
  ({ features: features.map(({ x, tags }) => ({ type: 1, geometry: [[x, 7]], tags })) }) as GeoJSONVTTile
const tile = (layers: Record<string, GeoJSONVTTile>) => fromGeojsonVt(layers, { version: 2, extent: 4096 })

function read(bytes: Uint8Array): Record<string, unknown[]> {
  const { layers } = new VectorTile(new PbfReader(bytes))
  return Object.fromEntries(
    Object.entries(layers).map(([name, found]) => [
      name,
      Array.from({ length: found.length }, (_, i) => {
        const feature = found.feature(i)
        return [feature.loadGeometry()[0]?.[0]?.x, feature.properties]
      }),
    ]),
  )
}

test('layers of one name hold the features of both, each with its own words', () => {
  const one = tile({
    roads: layer([{ x: 1, tags: { name: 'North', lanes: 2 } }]),
    poi: layer([{ x: 5, tags: {} }]),
  })
  const other = tile({
    roads: layer([
      { x: 2, tags: { lanes: 3, ref: 'A1' } },
      { x: 3, tags: { name: 'North' } },
    ]),
  })
  expect(read(mergeTiles([one, other]))).toEqual({
    roads: [
      [1, { name: 'North', lanes: 2 }],
      [2, { lanes: 3, ref: 'A1' }],
      [3, { name: 'North' }],
    ],
    poi: [[5, {}]],
  })
})

test('the square of land may stand behind any tile', () => {
  const { layers } = new VectorTile(
    new PbfReader(Buffer.concat([tile({ poi: layer([{ x: 5, tags: {} }]) }), groundLayer])),
  )
  expect(layers.poi?.length).toBe(1)
  expect(layers.ground?.feature(0).type).toBe(3)
  expect(
    layers.ground
      ?.feature(0)
      .loadGeometry()[0]
      ?.map(({ x, y }) => [x, y]),
  ).toEqual([
    [-80, -80],
    [4176, -80],
    [4176, 4176],
    [-80, 4176],
    [-80, -80],
  ])
})
