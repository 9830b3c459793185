/** regions: a part of a tile as a tile of its own: for a closer look than an archive was made for. */
import { tileExtent } from '#contract/vocabulary/tiles.ts'
import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile'
import type { GeoJSONVTFeature, GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { PbfReader } from 'pbf'
import { clipLine, clipRing } from '#server/maps/index.ts'

/** Units that lines and areas reach beyond the tile, so that their ends lie out of sight. */
const beyond = 64
const around = { left: -beyond, top: -beyond, right: tileExtent + beyond, bottom: tileExtent + beyond }

type Spot = { z: number; x: number; y: number }

/** The tile so many zooms farther off that holds a tile. */
export const tileAbove = ({ z, x, y }: Spot, steps: number): Spot => ({
  z: z - steps,
  x: Math.floor(x / 2 ** steps),
  y: Math.floor(y / 2 ** steps),
})

/** What of the unpacked tile `steps` zooms farther off lies on the tile at a spot. */
export function partOfTile(above: Uint8Array, { x, y }: Spot, steps: number): Uint8Array {
  const { layers } = new VectorTile(new PbfReader(above))
  const side = 2 ** steps
  const place = (layer: VectorTileLayer) => ({
    scale: (side * tileExtent) / layer.extent,
    left: (x % side) * tileExtent,
    top: (y % side) * tileExtent,
  })
  const parts = Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => {
      const features = Array.from({ length: layer.length }, (_, i) => cut(layer.feature(i), place(layer)))
      return [name, { features: features.flat() } as GeoJSONVTTile]
    }),
  )
  return fromGeojsonVt(parts, { version: 2, extent: tileExtent })
}

type Place = { scale: number; left: number; top: number }

/** The feature in units of the part; none where nothing of it is there. */
function cut(feature: VectorTileFeature, place: Place): GeoJSONVTFeature[] {
  const { type, properties: tags, id } = feature
  const lines = feature
    .loadGeometry()
    .map((line) => line.flatMap(({ x, y }) => [x * place.scale - place.left, y * place.scale - place.top]))
  const geometry =
    type === 1 ? lines.flatMap(pointsWithin) : type === 2 ? lines.flatMap(linesOf) : lines.flatMap(ringOf)
  return geometry.length === 0 ? [] : [{ type, tags, geometry, ...(id && { id }) } as GeoJSONVTFeature]
}

const pairs = (flat: readonly number[]): [number, number][] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [
    Math.round(flat[2 * i] ?? 0),
    Math.round(flat[2 * i + 1] ?? 0),
  ])

/** A point stands on one tile alone. */
const pointsWithin = (flat: number[]): [number, number][] =>
  pairs(flat).filter(([x, y]) => x >= 0 && x < tileExtent && y >= 0 && y < tileExtent)

const linesOf = (flat: number[]): [number, number][][] => clipLine(flat, around).map(pairs)

/** Rings end where they began, also when they are cut. */
function ringOf(flat: number[]): [number, number][][] {
  const ring = pairs(clipRing(flat.slice(0, -2), around))
  const [first] = ring
  return first && ring.length > 2 ? [[...ring, first]] : []
}
