/**
 * main: the map of the world: builds the true coasts, and the lakes:
 *
 *     apt-get download gmt-gshhg-full && dpkg -x gmt-gshhg-full_*.deb gshhg
 *     npm pack @geo-maps/earth-lands-100m@0.6.0 && tar -xzf geo-maps-earth-lands-100m-0.6.0.tgz
 *     node --max-old-space-size=6000 main/tooling/world-map/coasts.ts \
 *       gshhg/usr/share/gmt-gshhg/binned_GSHHS_f.nc package/map.geo.json [web/public/map/coasts.pmtiles]
 * The first file holds the shorelines of the whole world (GSHHG, LGPL 3 or newer): harbours, lagoons, river
 * mouths and lakes, as they were surveyed last century. The second holds the land of OpenStreetMap (ODbL
 * 1.0), newer and much coarser, its inner waters cut along a grid: of it come the islands that were made
 * since. What neither has and a city is known by was drawn by hand (by-hand.geojson). Tiles are made where a
 * place of 5,000 people or more is within 30 km, and coarser ones of what lies around; elsewhere the coast of
 * the world's tiles goes on. They lie over those: `ground` makes the whole tile land, `sea` and the lakes are
 * cut out of it, and `islets` are what stands in them: the islands of lakes, new islands, and the many
 * smallest of a tile, which a map would not accept as holes of its sea.
 */
import { tileExtent } from '#contract/vocabulary/tiles.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, FeatureCollection, GeometryCollection, MultiPolygon, Polygon, Position } from 'geojson'
import { cleanCut } from './clean-cut.ts'
import { joinWaters, type Ring } from './join-waters.ts'
import { besidesDrawn, newIslands, type WasLand } from './new-islands.rules.ts'
import { tilesNear, type Town } from './near-towns.rules.ts'
import { type TileFile, writeArchive } from '#server/maps/index.ts'
import { readShorelines, type Shorelines } from './shorelines.ts'
import { readTowns } from './towns.ts'

/**
 * The zooms there are: closer views stretch the last, and the
 * overview's coast does for those before the first.
 */
const zooms = [7, 8, 9] as const
type Zoom = (typeof zooms)[number]
const closest = 9
/**
 * Units that land reaches beyond its tile, and the sea a little further,
 * so that no edge of one lies on the other's.
 */
const landBeyond = 64
const seaBeyond = 80
/** Units that a simplified line may be off. */
const tolerance = 3
const leastPeople = 5_000
const reachKm = 30
/**
 * Lakes that are smaller, in twice square units, are left out: they were surveyed from
 * too far, or would be specks in a wide view.
 */
const leastLake: Record<Zoom, number> = { 7: 3_000, 8: 6_000, 9: 16_000 }
/** Likewise islands of wide views: hardly a pixel and a half to each side. */
const leastIsland: Record<Zoom, number> = { 7: 320, 8: 320, 9: 0 }
/** Drawing engines take no more holes than 500 in a polygon. */
const mostHoles = 450

/** Twice the area that a ring encloses, in square units; positive where it is an island of the sea. */
const areaOf = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    return sum + (x * nextY - nextX * y)
  }, 0)

const square = (by: number): Ring => [
  [-by, -by],
  [tileExtent + by, -by],
  [tileExtent + by, tileExtent + by],
  [-by, tileExtent + by],
  [-by, -by],
]

const wholeTile = 2 * (tileExtent + 2 * landBeyond) ** 2

type Drawn = Pick<GeoJSONVTTile, 'features'>
const layerOf = (polygons: Ring[][]): Drawn => ({
  features: polygons.map((rings) => ({ type: 3, tags: {}, geometry: rings }) as GeoJSONVTFeature),
})

/** What a ring encloses; `water` is what was drawn by hand. */
type Kind = 'land' | 'lake' | 'islet' | 'water'
type Rings = Record<Kind, Ring[]>

/**
 * What is drawn of a tile: the sea around its land, its lakes, and what
 * stands in them or is too much to be a hole.
 */
function watersOf({ land, lake, islet, water }: Rings, zoom: Zoom): { sea: Ring[][]; islets: Ring[][] } {
  const isLarge = (ring: Ring): boolean => areaOf(ring) > leastIsland[zoom]
  const islands = land.filter(isLarge).toSorted((a, b) => areaOf(b) - areaOf(a))
  const isAllLand = islands.length === 1 && areaOf(islands[0] ?? []) >= wholeTile
  const sea = isAllLand ? [] : [[square(seaBeyond), ...islands.slice(0, mostHoles).map(turned)]]
  const lakes = lake.filter((ring) => areaOf(ring) > leastLake[zoom])
  return {
    sea: joinWaters([...sea, ...lakes.map((ring) => [ring])], water).flatMap(cleanCut),
    islets: [...islands.slice(mostHoles), ...islet.filter(isLarge)].map((ring) => [ring]),
  }
}

const turned = (ring: Ring): Ring => ring.toReversed()

function ringsOf(tile: GeoJSONVTTile | null): Rings {
  const rings: Rings = { land: [], lake: [], islet: [], water: [] }
  for (const { tags, geometry } of tile?.features ?? [])
    rings[tags?.kind as Kind].push(...(geometry as Ring[]).filter((ring) => ring.length > 3))
  return rings
}

/** The tile as the map draws it. */
function drawn(tile: GeoJSONVTTile | null, zoom: Zoom): Buffer {
  const { sea, islets } = watersOf(ringsOf(tile), zoom)
  const layers: Record<string, Drawn> = {
    ground: layerOf([[square(seaBeyond)]]),
    ...(sea.length > 0 && { sea: layerOf(sea) }),
    ...(islets.length > 0 && { islets: layerOf(islets) }),
  }
  const bytes = fromGeojsonVt(layers as Record<string, GeoJSONVTTile>, { version: 2, extent: tileExtent })
  return gzipSync(bytes, { level: 9 })
}

/** Each ring a feature of its own, so that a tile looks only at those that reach it. */
const featuresOf = (kind: Kind, rings: readonly Position[][]): Feature[] =>
  rings.map((ring) => ({
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'Polygon', coordinates: [ring] },
  }))

const indexOf = (features: Feature[]): GeoJSONVT =>
  new GeoJSONVT(
    { type: 'FeatureCollection', features },
    // Simplified too: only at its last zoom would it be drawn point by point.
    {
      maxZoom: closest + 1,
      indexMaxZoom: 5,
      indexMaxPoints: 0,
      buffer: landBeyond,
      extent: tileExtent,
      tolerance,
    },
  )

/** Whether there is land at a point, by the tile it lies in. */
function landIn(index: GeoJSONVT): WasLand {
  const known = new Map<number, Ring[]>()
  const across = 2 ** closest
  return (lon, lat) => {
    const sine = Math.sin((lat * Math.PI) / 180)
    const x = ((lon + 180) / 360) * across
    const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * across
    const key = Math.floor(y) * across + Math.floor(x)
    const rings = known.get(key) ?? ringsOf(index.getTile(closest, Math.floor(x), Math.floor(y))).land
    known.set(key, rings)
    return isInside(rings, (x % 1) * tileExtent, (y % 1) * tileExtent)
  }
}

/** Even-odd. */
function isInside(rings: readonly Ring[], x: number, y: number): boolean {
  let inside = false
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [x0, y0] = ring[i - 1] as Ring[number]
      const [x1, y1] = ring[i] as Ring[number]
      if (y0 <= y !== y1 <= y && x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) > x) inside = !inside
    }
  return inside
}

/** The outlines of all islands of the newer map. */
const outlinesOf = ({ geometries }: GeometryCollection): Position[][] =>
  geometries
    .flatMap((geometry) => (geometry as MultiPolygon).coordinates)
    .flatMap(([outline]) => (outline ? [outline] : []))

/** What was drawn by hand, as the land knows it: lakes and islets. */
export type ByHand = FeatureCollection<Polygon, { kind: 'lake' | 'islet' }>

const drawnByHand = ({ features }: ByHand): Feature[] =>
  features.flatMap(({ properties, geometry }) =>
    featuresOf(properties.kind === 'lake' ? 'water' : 'islet', geometry.coordinates),
  )

const isletsOf = ({ features }: ByHand): Position[][] =>
  features.flatMap(({ properties, geometry }) => (properties.kind === 'islet' ? geometry.coordinates : []))

/** The archive; `onProgress` hears how many of its tiles are drawn. */
export function buildCoasts(
  { lands, lakes, islandsInLakes }: Shorelines,
  { newer, byHand }: { newer: GeometryCollection; byHand: ByHand },
  towns: readonly Town[],
  onProgress?: (done: number, of: number) => void,
): Buffer {
  const surveyed = featuresOf('land', lands)
  const added = besidesDrawn(
    newIslands(outlinesOf(newer), lands, landIn(indexOf(surveyed))),
    isletsOf(byHand),
  )
  const index = indexOf([
    ...surveyed,
    ...featuresOf('lake', lakes),
    ...featuresOf('islet', [...islandsInLakes, ...added]),
    ...drawnByHand(byHand),
  ])
  const wanted = zooms.flatMap((z) => [...tilesNear(towns, z, reachKm)].map((tile) => ({ z, tile })))
  const files = wanted.map(({ z, tile }, i): TileFile => {
    const x = tile % 2 ** z
    const y = Math.floor(tile / 2 ** z)
    onProgress?.(i + 1, wanted.length)
    return { z, x, y, data: drawn(index.getTile(z, x, y), z) }
  })
  return writeArchive(files, {
    name: 'coasts',
    attribution: 'GSHHG; © OpenStreetMap contributors',
    layers: ['ground', 'sea', 'islets'],
    minZoom: zooms[0],
    maxZoom: closest,
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [
    shorelines,
    newer,
    target = fileURLToPath(new URL('../../../web/public/map/coasts.pmtiles', import.meta.url)),
  ] = process.argv.slice(2)
  if (!shorelines || !newer)
    throw new Error(
      'usage: node main/tooling/world-map/coasts.ts <binned_GSHHS_f.nc> <map.geo.json> [target]',
    )
  const land = JSON.parse(readFileSync(newer, 'utf8')) as GeometryCollection
  const towns = readTowns().filter(({ people }) => people >= leastPeople)
  const tell = (done: number, of: number) => {
    if (done % 2_000 === 0 || done === of) console.log(`${done} of ${of} tiles`)
  }
  const byHand = JSON.parse(readFileSync(new URL('by-hand.geojson', import.meta.url), 'utf8')) as ByHand
  writeFileSync(target, buildCoasts(await readShorelines(shorelines), { newer: land, byHand }, towns, tell))
}
