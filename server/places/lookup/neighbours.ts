/** places: populated places around a point, by the half-degree grid. */
import type { BoundingBox } from '#contract/search/places.ts'
import { cellOf, cellsWithin } from '../gazetteer/build-relations.ts'
import { countryOf, type Gazetteer, grid, isPart, latOf, lonOf, none } from '../gazetteer/gazetteer.ts'
import { metresBetween, type Point } from '#server/platform/geometry/great-circle.rules.ts'
import { isOpenBorder } from './borders.rules.ts'

export type Neighbour = { entry: number; distanceM: number }

/** Every city within `km`, nearest first. */
export function citiesWithin(g: Gazetteer, point: Point, km: number): Neighbour[] {
  const found: Neighbour[] = []
  for (const cell of cellsWithin(point, km))
    for (let at = g.cellAt[cell] ?? 0; at < (g.cellAt[cell + 1] ?? 0); at++) {
      const entry = g.cellEntries[at] ?? 0
      const distance = metresBetween(point, { lat: latOf(g, entry), lon: lonOf(g, entry) })
      if (distance <= km * 1000) found.push({ entry, distanceM: distance })
    }
  return found.toSorted((a, b) => a.distanceM - b.distanceM)
}

/** Whether any city of the country is within `km`. */
export function isCityNear(g: Gazetteer, point: Point, country: string, km: number): boolean {
  for (const cell of cellsWithin(point, km))
    for (let at = g.cellAt[cell] ?? 0; at < (g.cellAt[cell + 1] ?? 0); at++) {
      const entry = g.cellEntries[at] ?? 0
      if (countryOf(g, entry) !== country) continue
      if (metresBetween(point, { lat: latOf(g, entry), lon: lonOf(g, entry) }) <= km * 1000) return true
    }
  return false
}

/** Cities of at least so many people inside a box, which may cross 180°, the most populous first. */
export function citiesIn(
  g: Gazetteer,
  { west, south, east, north }: BoundingBox,
  atLeast: number,
  limit: number,
): number[] {
  const across = west <= east ? east - west : east - west + 360
  const found: number[] = []
  const columns = Math.min(grid.width, Math.ceil(across * grid.perDegree) + 1)
  for (let y = Math.floor(south * grid.perDegree); y <= Math.floor(north * grid.perDegree); y++)
    for (let x = 0; x < columns; x++) {
      const cell = cellOf(y / grid.perDegree, west + x / grid.perDegree)
      for (let at = g.cellAt[cell] ?? 0; at < (g.cellAt[cell + 1] ?? 0); at++) {
        const entry = g.cellEntries[at] ?? 0
        const lat = latOf(g, entry)
        const lon = lonOf(g, entry)
        const isIn =
          lat >= south &&
          lat <= north &&
          (west <= east ? lon >= west && lon <= east : lon >= west || lon <= east)
        if (isIn && (g.population[entry] ?? 0) >= atLeast) found.push(entry)
      }
    }
  return found.toSorted((a, b) => (g.population[b] ?? 0) - (g.population[a] ?? 0)).slice(0, limit)
}

/**
 * Distances in km that belong together to a reader, within what is
 * near: this quarter, this town, the next ones.
 */
const bands = [3, 10]
/** What is near, in km: the less the more people live within it, and never a journey. */
const reaches = [
  { km: 20, people: 1_000_000 },
  { km: 40, people: 100_000 },
  { km: 60, people: 0 },
]
const farthest = Math.max(...reaches.map(({ km }) => km))

/**
 * The places that tell a reader where a point is: the nearest one, and from each distance the
 * largest, then the next largest. Nearest first. None is further than near means there, and
 * none lies behind a border that is not open;
 * `country` is the one the point is in, that of its nearest place unless told.
 */
export function placesAround(g: Gazetteer, point: Point, limit: number, country?: string): Neighbour[] {
  const all = citiesWithin(g, point, farthest)
  const nearest = all.find(({ entry }) => !country || countryOf(g, entry) === country) ?? all[0]
  if (!nearest) return []
  const home = country ?? countryOf(g, nearest.entry)
  const open = all.filter(({ entry }) => isOpenBorder(home, countryOf(g, entry)))
  const near = withinReach(g, open)
  const lists = [...bands, farthest].map((km, number) =>
    near
      .filter((one) => one.distanceM <= km * 1000 && one.distanceM > (bands[number - 1] ?? -1) * 1000)
      .filter(({ entry }) => number === 0 || isTown(g, entry))
      .toSorted((a, b) => (isLarger(g, a, b) ? -1 : 1)),
  )
  const around = new Map<number, Neighbour>()
  for (const next of [...near.slice(0, 1), ...roundRobin(lists)]) {
    if (around.size >= limit) break
    around.set(next.entry, next)
  }
  return [...around.values()].toSorted((a, b) => a.distanceM - b.distanceM)
}

/** Those of the neighbours that are near, where so many people live. */
function withinReach(g: Gazetteer, neighbours: readonly Neighbour[]): Neighbour[] {
  for (const { km, people } of reaches) {
    const inside = neighbours.filter(({ distanceM }) => distanceM <= km * 1000)
    const inTowns = inside.filter(({ entry }) => isTown(g, entry))
    if (inTowns.reduce((sum, { entry }) => sum + (g.population[entry] ?? 0), 0) >= people) return inside
  }
  return []
}

function isLarger(g: Gazetteer, a: Neighbour, b: Neighbour): boolean {
  const more = (g.population[a.entry] ?? 0) - (g.population[b.entry] ?? 0)
  return more > 0 || (more === 0 && a.distanceM < b.distanceM)
}

/** No district: further away it is the city that says something. */
const isTown = (g: Gazetteer, entry: number): boolean => !isPart(g, entry) && g.parent[entry] === none

/** The first of every list, then the second of every list, and so on, as far as anybody asks for. */
function* roundRobin<T>(lists: T[][]): Generator<T> {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  for (let i = 0; i < longest; i++)
    for (const list of lists) {
      const item = list[i]
      if (item !== undefined) yield item
    }
}
