/** places: populated places around a point, by the half-degree grid. */
import type { BoundingBox } from '#contract/search/places.ts'
import { cellOf, cellsWithin } from '../gazetteer/build-relations.ts'
import { type Gazetteer, grid, isPart, latOf, lonOf, none } from '../gazetteer/gazetteer.ts'
import { metresBetween, type Point } from '#server/platform/geometry/great-circle.rules.ts'

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

/** Distances in km that belong together to a reader: this quarter, this town, the next, the day trip. */
const bands = [3, 10, 30, 100, 300]
/** As far as one looks where hardly anybody lives. */
const journey = 1500

/**
 * The places that tell a reader where a point is: the nearest one, and from each distance the largest, then the next
 * largest. Nearest first.
 */
export function placesAround(g: Gazetteer, point: Point, limit: number): Neighbour[] {
  let found = largestByBand(g, point, bands, limit)
  if (found.byBand.flat().length < limit) found = largestByBand(g, point, [...bands, journey], limit)
  const around = new Map<number, Neighbour>()
  for (const next of [...(found.nearest ? [found.nearest] : []), ...roundRobin(found.byBand)]) {
    if (around.size >= limit) break
    around.set(next.entry, next)
  }
  return [...around.values()].toSorted((a, b) => a.distanceM - b.distanceM)
}

/** The nearest place, and of each band the `limit` most populous, in one walk through the grid. */
function largestByBand(g: Gazetteer, point: Point, kms: readonly number[], limit: number) {
  const byBand: Neighbour[][] = kms.map(() => [])
  let nearest: Neighbour | null = null
  for (const cell of cellsWithin(point, kms.at(-1) ?? 0))
    for (let at = g.cellAt[cell] ?? 0; at < (g.cellAt[cell + 1] ?? 0); at++) {
      const entry = g.cellEntries[at] ?? 0
      const next = { entry, distanceM: metresBetween(point, { lat: latOf(g, entry), lon: lonOf(g, entry) }) }
      const number = kms.findIndex((km) => next.distanceM <= km * 1000)
      const band = byBand[number]
      if (!band || (number > 0 && !isTown(g, entry))) continue
      if (!nearest || next.distanceM < nearest.distanceM) nearest = next
      const rank = band.findIndex((other) => isLarger(g, next, other))
      if (rank >= 0) band.splice(rank, 0, next)
      else if (band.length < limit) band.push(next)
      if (band.length > limit) band.pop()
    }
  return { byBand, nearest }
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
