/** main: the map of the world: layers of shapes and points, cut into tiles. */
import { tileExtent } from '#contract/vocabulary/tiles.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { type About, type TileFile, writeArchive } from '#server/maps/index.ts'

/** A layer of the tiles from one zoom to another. */
export type Drawn = { layer: string; from: number; to: number; tiles: GeoJSONVT }

export const point = (lon: number, lat: number, properties: Record<string, unknown>): Feature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lon, lat] },
  properties,
})

/** Geometry only: names and ranks of Natural Earth's features are not used, and would double the file. */
export const bare = (features: readonly Feature[]): Feature[] =>
  features.map(({ geometry }) => ({ type: 'Feature', geometry, properties: {} }))

/** The features of a file of the folder; null where it is missing. */
export function readGeoJson(
  folder: string,
  file: string,
): Feature<Geometry, Record<string, unknown>>[] | null {
  const path = join(folder, `${file}.geojson`)
  if (!existsSync(path)) return null
  return (JSON.parse(readFileSync(path, 'utf8')) as FeatureCollection<Geometry, Record<string, unknown>>)
    .features
}

/** Features by tile; lines are simplified by so many units of a tile, but not at `maxZoom`. */
export const index = (
  features: Feature[],
  { tolerance, maxZoom }: { tolerance: number; maxZoom: number },
): GeoJSONVT =>
  new GeoJSONVT(
    { type: 'FeatureCollection', features },
    {
      maxZoom,
      indexMaxZoom: Math.min(4, maxZoom),
      indexMaxPoints: 0,
      buffer: 64,
      extent: tileExtent,
      tolerance,
    },
  )

/** An archive of all tiles that hold anything. */
export function archiveOf(drawn: Drawn[], about: Omit<About, 'layers'>): Buffer {
  const files: TileFile[] = []
  for (let z = about.minZoom; z <= about.maxZoom; z++)
    for (let x = 0; x < 1 << z; x++)
      for (let y = 0; y < 1 << z; y++) {
        const layers = Object.fromEntries(
          drawn.flatMap(({ layer, from, to, tiles }) => {
            const tile = z >= from && z <= to ? tiles.getTile(z, x, y) : null
            return tile && tile.features.length > 0 ? [[layer, tile] as const] : []
          }),
        )
        if (Object.keys(layers).length === 0) continue
        files.push({
          z,
          x,
          y,
          data: gzipSync(fromGeojsonVt(layers, { version: 2, extent: tileExtent }), { level: 9 }),
        })
      }
  return writeArchive(files, { ...about, layers: [...new Set(drawn.map(({ layer }) => layer))] })
}
