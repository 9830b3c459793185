/** regions: shapes that are cut block by block are the same as those that are cut all at once. */
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { expect, test } from 'vitest'
import { unitsOf } from './grid.rules.ts'
import { featureOf, indexByBlock, type Shape } from './index-by-block.ts'

const options = { maxZoom: 14, extent: 4096, buffer: 64, tolerance: 3 }
const square = (lon: number, lat: number, size: number): Shape => ({
  area: [
    [unitsOf(lat, lon), unitsOf(lat, lon + size), unitsOf(lat + size, lon + size), unitsOf(lat + size, lon)],
  ],
})
const shapes: Shape[] = [
  square(7.3, 43.6, 0.9),
  square(7.42, 43.73, 0.01),
  square(1.5, 42.5, 0.1),
  { line: [unitsOf(43.2, 7), unitsOf(43.9, 7.5), unitsOf(43.7, 8.4)] },
]

/** Tiles of a zoom around Monaco, many blocks of them, and one of Andorra. */
function tilesOf(z: number): [x: number, y: number][] {
  const at = (x: number, y: number): [number, number] => [
    Math.floor(x / 2 ** (14 - z)),
    Math.floor(y / 2 ** (14 - z)),
  ]
  return [
    ...Array.from({ length: 12 }, (_, i) =>
      Array.from({ length: 12 }, (__, j) => at(8510 + 4 * i, 5960 + 3 * j)),
    ).flat(),
    at(8260, 6040),
  ]
}

test.each([8, 9, 10, 11, 14])('at zoom %s every tile holds what it holds when all are cut at once', (z) => {
  const whole = new GeoJSONVT(
    { type: 'FeatureCollection', features: shapes.map((shape) => featureOf(shape)) },
    { ...options, indexMaxZoom: 5, indexMaxPoints: 0 },
  )
  const byBlock = indexByBlock(shapes, options)
  const drawn = (tile: { features: { geometry: unknown }[] } | null) =>
    (tile?.features ?? []).map(({ geometry }) => geometry)
  const tiles = tilesOf(z)
  expect(tiles.some(([x, y]) => drawn(whole.getTile(z, x, y)).length > 0)).toBe(true)
  for (const [x, y] of tiles) expect(drawn(byBlock(z, x, y))).toEqual(drawn(whole.getTile(z, x, y)))
})
