/** regions: the land of a region whose tiles draw the sea: all of a tile that lies in its box. */
import { tileExtent } from '#contract/vocabulary/tiles.ts'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { GeoJSONVTFeature, GeoJSONVTTile } from '@maplibre/geojson-vt'
import type { BoundingBox } from '#contract/search/places.ts'

/** Units that it reaches beyond the tile where the region goes on. */
const beyond = 64

const across = (lon: number): number => (lon + 180) / 360
function down(lat: number): number {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

/** A tile with nothing but this land, in a layer `ground`. */
export function groundOf(
  { west, south, east, north }: BoundingBox,
  { z, x, y }: { z: number; x: number; y: number },
): Uint8Array {
  const unitOf = (share: number, at: number): number =>
    Math.max(-beyond, Math.min(tileExtent + beyond, Math.round((share * 2 ** z - at) * tileExtent)))
  const left = unitOf(across(west), x)
  const right = unitOf(across(east), x)
  const top = unitOf(down(north), y)
  const bottom = unitOf(down(south), y)
  const ring: [number, number][] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ]
  const features = [{ type: 3, tags: {}, geometry: [ring] } as GeoJSONVTFeature]
  return fromGeojsonVt({ ground: { features } as GeoJSONVTTile }, { version: 2, extent: tileExtent })
}
