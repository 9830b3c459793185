/**
 * main: the map of the world: builds the true coasts from OpenStreetMap's:
 *
 *     npm pack @geo-maps/earth-lands-100m@0.6.0 && tar -xzf geo-maps-earth-lands-100m-0.6.0.tgz
 *     node --max-old-space-size=6000 main/tooling/world-map/coasts.ts package/map.geo.json [web/public/map/coasts.pmtiles]
 *
 * The file holds the land of the whole world with an error of at most 100 m, © OpenStreetMap contributors, ODbL 1.0.
 * Tiles are made where a place of 5,000 people or more is within 30 km; elsewhere the coarser coast of the world's
 * tiles goes on. They lie over those: `ground` makes the whole tile land, `sea` is cut out of it, and `islets` are the
 * many smallest islands of a tile, which a map would not accept as holes of its sea.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, GeometryCollection, MultiPolygon, Position } from 'geojson'
import { withoutCuts } from './cuts.rules.ts'
import { tilesNear, type Town } from './near-towns.rules.ts'
import { type TileFile, writeArchive } from '#server/maps/index.ts'
import { readTowns } from './towns.ts'

/** The one zoom there is: closer views stretch it, and the overview's coast does for those further out. */
const zoom = 9
const extent = 4096
/** Units that land reaches beyond its tile, and the sea a little further, so that no edge of one lies on the other's. */
const landBeyond = 64
const seaBeyond = 80
/** Units that a simplified line may be off. */
const tolerance = 3
const leastPeople = 5_000
const reachKm = 30
/** Waters within land that are smaller, in twice square units, or have fewer corners, have no shape worth showing. */
const leastWater = 24_000
const leastCorners = 6
/** Drawing engines take no more holes than 500 in a polygon. */
const mostHoles = 450

type Ring = [x: number, y: number][]

/** Twice the area that a ring encloses, in square units; positive where it is an island of the sea. */
const areaOf = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    return sum + (x * nextY - nextX * y)
  }, 0)

const square = (by: number): Ring => [
  [-by, -by],
  [extent + by, -by],
  [extent + by, extent + by],
  [-by, extent + by],
  [-by, -by],
]

const wholeTile = 2 * (extent + 2 * landBeyond) ** 2

type Drawn = Pick<GeoJSONVTTile, 'features'>
const layerOf = (polygons: Ring[][]): Drawn => ({
  features: polygons.map((rings) => ({ type: 3, tags: {}, geometry: rings }) as GeoJSONVTFeature),
})

/** What is drawn of a tile's land: the sea around it, and the islets that are too many to be holes. */
function seaOf(land: Ring[]): { sea: Ring[][]; islets: Ring[][] } {
  const islands = land.filter((ring) => areaOf(ring) > 0).toSorted((a, b) => areaOf(b) - areaOf(a))
  const waters = land.filter((ring) => areaOf(ring) < -leastWater && ring.length > leastCorners)
  const isAllLand = islands.length === 1 && areaOf(islands[0] ?? []) >= wholeTile
  const sea = isAllLand ? [] : [[square(seaBeyond), ...islands.slice(0, mostHoles).map(turned)]]
  return {
    sea: [...sea, ...waters.map((ring) => [turned(ring)])],
    islets: islands.slice(mostHoles).map((ring) => [ring]),
  }
}

const turned = (ring: Ring): Ring => ring.toReversed()

/** The tile as the map draws it. */
function drawn(land: GeoJSONVTTile | null): Buffer {
  const rings = (land?.features ?? []).flatMap((feature: GeoJSONVTFeature) => feature.geometry as Ring[])
  const { sea, islets } = seaOf(rings.filter((ring: Ring) => ring.length > 3))
  const layers: Record<string, Drawn> = {
    ground: layerOf([[square(seaBeyond)]]),
    ...(sea.length > 0 && { sea: layerOf(sea) }),
    ...(islets.length > 0 && { islets: layerOf(islets) }),
  }
  const bytes = fromGeojsonVt(layers as Record<string, GeoJSONVTTile>, { version: 2, extent })
  return gzipSync(bytes, { level: 9 })
}

/** Each island a feature of its own, so that a tile looks only at those that reach it, and mended where it was cut. */
const islandsOf = ({ geometries }: GeometryCollection): Feature[] =>
  geometries
    .flatMap((geometry) => (geometry as MultiPolygon).coordinates)
    .map((coordinates: Position[][]) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: withoutCuts(coordinates) },
    }))

/** The archive; `onProgress` hears how many of its tiles are drawn. */
export function buildCoasts(
  land: GeometryCollection,
  towns: readonly Town[],
  onProgress?: (done: number, of: number) => void,
): Buffer {
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features: islandsOf(land) },
    // Simplified too: only at its last zoom would it be drawn point by point.
    { maxZoom: zoom + 1, indexMaxZoom: 5, indexMaxPoints: 0, buffer: landBeyond, extent, tolerance },
  )
  const across = 2 ** zoom
  const wanted = [...tilesNear(towns, zoom, reachKm)]
  const files = wanted.map((tile, i): TileFile => {
    const x = tile % across
    const y = Math.floor(tile / across)
    onProgress?.(i + 1, wanted.length)
    return { z: zoom, x, y, data: drawn(index.getTile(zoom, x, y)) }
  })
  return writeArchive(files, {
    name: 'coasts',
    attribution: '© OpenStreetMap contributors',
    layers: ['ground', 'sea', 'islets'],
    minZoom: zoom,
    maxZoom: zoom,
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file, target = fileURLToPath(new URL('../../../web/public/map/coasts.pmtiles', import.meta.url))] =
    process.argv.slice(2)
  if (!file) throw new Error('usage: node main/tooling/world-map/coasts.ts <map.geo.json> [target]')
  const land = JSON.parse(readFileSync(file, 'utf8')) as GeometryCollection
  const towns = readTowns().filter(({ people }) => people >= leastPeople)
  const tell = (done: number, of: number) => {
    if (done % 2_000 === 0 || done === of) console.log(`${done} of ${of} tiles`)
  }
  writeFileSync(target, buildCoasts(land, towns, tell))
}
