/** regions: a quarter of a tile holds what lies there, as large again, cut where it ends. */
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { vectorTile } from '#tests/support/maps/vector-tile.ts'
import { partOfTile, tileAbove } from './part-of-tile.ts'

const above = gunzipSync(
  vectorTile([
    { layer: 'poi', type: 'point', properties: { name: 'West' }, points: [[100, 3_000]] },
    { layer: 'poi', type: 'point', properties: { name: 'East' }, points: [[3_000, 3_000]] },
    {
      layer: 'roads',
      type: 'line',
      properties: { kind: 'major_road' },
      points: [
        [0, 3_000],
        [4_096, 3_000],
      ],
    },
    {
      layer: 'water',
      type: 'area',
      properties: { kind: 'lake' },
      points: [
        [1_000, 2_500],
        [3_000, 2_500],
        [3_000, 3_500],
        [1_000, 3_500],
      ],
    },
    {
      layer: 'water',
      type: 'area',
      properties: { kind: 'sea' },
      points: [
        [0, 0],
        [4_096, 0],
        [4_096, 1_000],
      ],
    },
  ]),
)

test('each feature is twice as large there, and ends a little beyond the edge', () => {
  const spot = { z: 13, x: 4_265, y: 2_987 }
  expect(tileAbove(spot, 1)).toEqual({ z: 12, x: 2_132, y: 1_493 })
  const { layers } = new VectorTile(new PbfReader(partOfTile(above, spot, 1)))
  const drawn = Object.entries(layers).flatMap(([name, layer]) =>
    Array.from({ length: layer.length }, (_, i) => {
      const { properties, ...feature } = layer.feature(i)
      const lines = layer.feature(i).loadGeometry()
      return [name, feature.type, Object.values(properties)[0], ...lines.flat().map(({ x, y }) => [x, y])]
    }),
  )
  expect(drawn).toEqual([
    ['poi', 1, 'East', [1_904, 1_904]],
    ['roads', 2, 'major_road', [-64, 1_904], [4_096, 1_904]],
    ['water', 3, 'lake', [-64, 904], [1_904, 904], [1_904, 2_904], [-64, 2_904], [-64, 904]],
  ])
})
