/** places: the directory of places with homes, by continent. */
import type { Reply } from '#contract/http/endpoint.ts'
import type { places as contract } from '#contract/search/places.ts'
import type { Category } from '#contract/vocabulary/categories.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import { continentOf, continents } from '../gazetteer/countries.ts'
import { countryOf, entryOf, type Gazetteer, isPart, kindOf, nameOf, none } from '../gazetteer/gazetteer.ts'

/**
 * How many homes of a purpose, and of a category, there are in every place, by place id;
 * each home counts in all places of its path.
 */
export type CountByPlace = (purpose: Purpose, category?: Category) => Promise<ReadonlyMap<string, number>>

type Directory = Reply<typeof contract.directory>

/** How many places a column holds, and how many of one country. */
const perContinent = 6
const perCountry = 2

/** Made once for the same counts: they stay the same for minutes, and the home page asks every time. */
export function directoryOf(g: Gazetteer, counts: ReadonlyMap<string, number>): Directory {
  const made = directories.get(counts) ?? makeDirectory(g, counts)
  directories.set(counts, made)
  return made
}

const directories = new WeakMap<ReadonlyMap<string, number>, Directory>()

function makeDirectory(g: Gazetteer, counts: ReadonlyMap<string, number>): Directory {
  const perCode = [...counts].filter(([id, count]) => id.startsWith('country:') && count > 0)
  const cities = [...counts]
    .filter(([id, count]) => id.startsWith('geonames:') && count > 0)
    .flatMap(([id, count]) => cityOf(g, id, count))
    .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
  return {
    countries: perCode.length,
    listings: perCode.reduce((sum, [, count]) => sum + count, 0),
    continents: continents.map((code) => ({
      code,
      places: spread(cities.filter((c) => continentOf(c.country) === code)),
    })),
  }
}

type DirectoryPlace = { id: string; name: string; country: string; count: number }

function cityOf(g: Gazetteer, id: string, count: number): DirectoryPlace[] {
  const entry = entryOf(g, id)
  if (entry === none || kindOf(g, entry) !== 'city' || isPart(g, entry) || g.parent[entry] !== none) return []
  return [{ id, name: nameOf(g, entry), country: countryOf(g, entry), count }]
}

/** The first of each column, not more than two of one country. */
function spread(cities: DirectoryPlace[]): DirectoryPlace[] {
  const taken = new Map<string, number>()
  const chosen: DirectoryPlace[] = []
  for (const city of cities) {
    const before = taken.get(city.country) ?? 0
    if (before >= perCountry) continue
    taken.set(city.country, before + 1)
    chosen.push(city)
    if (chosen.length === perContinent) break
  }
  return chosen
}
