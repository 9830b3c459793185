/**
 * main: the map of the world: what lies on the land, closer than the world's tiles
 * show it, from Natural Earth at 1:10,000,000:
 *
 *     node main/tooling/world-map/nature.ts <folder> [web/public/map/nature.pmtiles]
 * The folder holds Natural Earth's files as GeoJSON, each under its own name, as for build.ts.
 * A file that is missing is left out. One zoom only: the files are a kilometre off here and
 * there, so a closer look would show nothing truer.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Feature } from 'geojson'
import { archiveOf, bare, index, point, readGeoJson } from './layers.ts'
import { readTowns } from './towns.ts'

/** The zoom that begins where the world's tiles end. */
const zoom = 7
/** Units that a simplified line may be off. */
const tolerance = 2

/** What lies below comes first. */
const files: Record<string, string[]> = {
  glaciers: ['ne_10m_glaciated_areas'],
  parks: ['ne_10m_parks_and_protected_lands_area'],
  lakes: ['ne_10m_lakes', 'ne_10m_lakes_europe', 'ne_10m_lakes_north_america'],
  rivers: ['ne_10m_rivers_lake_centerlines', 'ne_10m_rivers_europe'],
  urban: ['ne_10m_urban_areas'],
  railways: ['ne_10m_railroads'],
  roads: ['ne_10m_roads'],
}

/** Of the roads only those between towns: neither tracks nor ferries, which are lines of that file too. */
const mainRoads: ReadonlySet<unknown> = new Set(['Major Highway', 'Beltway', 'Bypass', 'Secondary Highway'])
const isDrawn = (layer: string, { properties }: Feature): boolean =>
  layer !== 'roads' || mainRoads.has(properties?.type)

/** From this zoom on a town is named here and not in the world's tiles. */
const firstTown = 10

/** The archive. */
export function buildNature(folder: string, named = readTowns()): Buffer {
  const at = { from: zoom, to: zoom }
  const shapes = Object.entries(files).flatMap(([layer, parts]) => {
    const features = parts
      .flatMap((file) => readGeoJson(folder, file) ?? [])
      .filter((feature) => isDrawn(layer, feature))
    return features.length > 0
      ? [{ layer, ...at, tiles: index(bare(features), { tolerance, maxZoom: zoom + 1 }) }]
      : []
  })
  const towns = named
    .filter((town) => town.zoom >= firstTown)
    .map((t) => point(t.lon, t.lat, { n: t.name, p: t.people, z: t.zoom, ...(t.district && { s: 1 }) }))
  const places = { layer: 'places', ...at, tiles: index(towns, { tolerance: 0, maxZoom: zoom }) }
  return archiveOf([...shapes, places], {
    name: 'nature',
    attribution: 'Natural Earth; © GeoNames CC BY 4.0',
    minZoom: zoom,
    maxZoom: zoom,
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder, target = fileURLToPath(new URL('../../../web/public/map/nature.pmtiles', import.meta.url))] =
    process.argv.slice(2)
  if (!folder)
    throw new Error('usage: node main/tooling/world-map/nature.ts <folder of Natural Earth GeoJSON> [target]')
  writeFileSync(target, buildNature(folder))
}
