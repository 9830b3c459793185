/** places: an entry of the gazetteer as the contract shows it: its region, its box, its path. */
import type { BoundingBox, Place } from '#contract/search/places.ts'
import {
  type Gazetteer,
  countryOf,
  idOf,
  kindOf,
  latOf,
  lonOf,
  nameOf,
  none,
} from '../gazetteer/gazetteer.ts'
import { boxAround, reachKm } from '../geometry/geometry.rules.ts'
import { firstQuarter } from '../gazetteer/quarters.ts'
import { nameIn, type LocalLanguage } from './local-names.ts'
import { citiesWithin } from './neighbours.ts'

/** In the language asked for, as far as names in it are known. */
export function viewOfPlace(g: Gazetteer, entry: number, language: LocalLanguage | null = null): Place {
  const kind = kindOf(g, entry)
  return {
    id: idOf(g, entry),
    kind,
    name: nameIn(g, entry, language),
    region: regionName(g, entry, language),
    country: countryOf(g, entry),
    lat: latOf(g, entry),
    lon: lonOf(g, entry),
    box: kind === 'city' ? boxOfCity(g, entry) : storedBox(g, entry),
    population: kind === 'city' && !isOwn(g, entry) ? g.population[entry] || null : null,
  }
}

/** A quarter of our own list, of which nobody counts the people. */
const isOwn = (g: Gazetteer, entry: number): boolean => (g.ids[entry] ?? 0) > firstQuarter

/** Countries whose people say the county or province, not the region, when they say where a town is. */
const byCounty = new Set(['GB', 'IE', 'ES', 'IT', 'FR'])

/** What tells two places of one name apart: the city of a district, else the county or region. */
export function regionName(
  g: Gazetteer,
  entry: number,
  language: LocalLanguage | null = null,
): string | null {
  const kind = kindOf(g, entry)
  if (kind === 'country' || kind === 'region') return null
  const parent = g.parent[entry] ?? none
  const county = g.county[entry] ?? none
  const region = g.region[entry] ?? none
  const order = byCounty.has(countryOf(g, entry)) ? [parent, county, region] : [parent, region, county]
  const name = nameOf(g, entry)
  const holder = (kind === 'county' ? [region] : order).find((e) => e !== none && nameOf(g, e) !== name)
  return holder === undefined ? null : nameIn(g, holder, language)
}

function storedBox(g: Gazetteer, entry: number): BoundingBox {
  const at = 4 * (entry - (g.counts[0] ?? 0))
  const [west, south, east, north] = [0, 1, 2, 3].map((i) => (g.boxes[at + i] ?? 0) / 1e5)
  return { west: west ?? 0, south: south ?? 0, east: east ?? 0, north: north ?? 0 }
}

/** As far as its population reaches, but not over a neighbour as large. */
function boxOfCity(g: Gazetteer, entry: number): BoundingBox {
  const point = { lat: latOf(g, entry), lon: lonOf(g, entry) }
  const population = g.population[entry] ?? 0
  const reach = reachKm(population)
  const rival = citiesWithin(g, point, reach * 1.5).find(
    (n) =>
      n.entry !== entry &&
      (g.population[n.entry] ?? 0) >= Math.max(population, 1) &&
      g.parent[n.entry] !== entry,
  )
  const limit = rival ? Math.max(1.2, (rival.distanceM / 1000) * 0.8) : reach
  return boxAround(point, Math.min(reach, limit))
}

/** Entries from the country down to the place, for crumbs and for finding homes by any of them. */
export function pathEntries(g: Gazetteer, entry: number): number[] {
  const country = (g.counts[0] ?? 0) + (g.country[entry] ?? 0)
  const kind = kindOf(g, entry)
  if (kind === 'country') return [entry]
  const above = kind === 'region' ? [country] : [country, g.region[entry] ?? none]
  if (kind === 'city') above.push(g.county[entry] ?? none, g.parent[entry] ?? none)
  return [...above, entry].filter((e) => e !== none)
}
