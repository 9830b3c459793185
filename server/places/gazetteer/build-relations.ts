/**
 * places: what follows from where places lie: the grid, which
 * district belongs to which city, views of countries.
 */
import { bump } from './build-keys.ts'
import { grid, none, traits } from './gazetteer.ts'
import { metresBetween, type Point } from '#server/platform/geometry/great-circle.rules.ts'
import { kmPerDegree } from '#contract/vocabulary/earth.ts'
import { boxOf } from '../geometry/geometry.rules.ts'

/** What the relations are found from: cities only, in entry order. */
export type Cities = {
  count: number
  lat: Int32Array
  lon: Int32Array
  population: Uint32Array
  country: Uint16Array
  region: Uint32Array
  county: Uint32Array
  traits: Uint8Array
  ids: Uint32Array
}

export const cellOf = (lat: number, lon: number): number => {
  const row = Math.min(grid.height - 1, Math.max(0, Math.floor((lat + 90) * grid.perDegree)))
  const column = Math.floor((lon + 180) * grid.perDegree)
  return row * grid.width + (((column % grid.width) + grid.width) % grid.width)
}

/** The cities of every half-degree cell. */
export function buildGrid({ count, lat, lon }: Cities): { cellAt: Uint32Array; cellEntries: Uint32Array } {
  const cellAt = new Uint32Array(grid.width * grid.height + 1)
  const cells = new Uint32Array(count).map((_, i) => cellOf((lat[i] ?? 0) / 1e5, (lon[i] ?? 0) / 1e5))
  for (const cell of cells) bump(cellAt, cell + 1, 1)
  for (let i = 0; i < cellAt.length - 1; i++) bump(cellAt, i + 1, cellAt[i] ?? 0)
  const next = cellAt.slice()
  const cellEntries = new Uint32Array(count)
  cells.forEach((cell, i) => {
    cellEntries[bump(next, cell, 1) - 1] = i
  })
  return { cellAt, cellEntries }
}

/**
 * Cities whose boroughs GeoNames lists as towns of their own: Tokyo, New York, Sydney, Melbourne,
 * Brisbane, Perth, Adelaide, Dubai, Istanbul, London.
 */
const citiesOfTowns = new Set([
  1850147, 5128581, 2147714, 2158177, 2174003, 2063523, 2078025, 292223, 745044, 2643743,
])

const pointOf = (c: Cities, i: number): Point => ({ lat: (c.lat[i] ?? 0) / 1e5, lon: (c.lon[i] ?? 0) / 1e5 })

/** For every district the city it is part of: the largest of its region whose reach it lies in. */
export function findParents(c: Cities, { cellAt, cellEntries }: ReturnType<typeof buildGrid>): Uint32Array {
  const parent = new Uint32Array(c.count).fill(none)
  const large = Array.from({ length: c.count }, (_, i) => i)
    .filter((i) => (c.population[i] ?? 0) >= 50_000 && !((c.traits[i] ?? 0) & traits.part))
    .toSorted((a, b) => (c.population[a] ?? 0) - (c.population[b] ?? 0))
  for (const city of large) {
    const reach = reachOfCity(c.population[city] ?? 0)
    for (const cell of cellsWithin(pointOf(c, city), reach))
      for (let at = cellAt[cell] ?? 0; at < (cellAt[cell + 1] ?? 0); at++) {
        const i = cellEntries[at] ?? 0
        if (isPartOf(c, i, city) && metresBetween(pointOf(c, i), pointOf(c, city)) <= reach * 1000)
          parent[i] = city
      }
  }
  return parent
}

/** Kilometres from the middle to where a city's own districts end. */
const reachOfCity = (population: number): number => 0.008 * Math.sqrt(population)

function isPartOf(c: Cities, i: number, city: number): boolean {
  if (i === city || c.country[i] !== c.country[city] || c.region[i] !== c.region[city]) return false
  if ((c.population[i] ?? 0) * 3 > (c.population[city] ?? 0)) return false
  if ((c.traits[i] ?? 0) & traits.part) return true
  if (!citiesOfTowns.has(c.ids[city] ?? 0)) return false
  return c.county[city] === none || c.county[city] === c.county[i]
}

/** Numbers of the grid cells that a circle touches. */
export function cellsWithin({ lat, lon }: Point, km: number): number[] {
  const step = 1 / grid.perDegree
  const up = km / kmPerDegree
  const across = Math.min(
    180,
    up / Math.max(0.02, Math.cos((Math.min(89, Math.abs(lat) + up) * Math.PI) / 180)),
  )
  const snap = (degrees: number) => Math.floor(degrees / step) * step
  const cells: number[] = []
  for (let y = snap(Math.max(-90, lat - up)); y <= Math.min(89.9, lat + up); y += step)
    for (let x = snap(lon - across), n = 0; x <= lon + across && n < grid.width; x += step, n++)
      cells.push(cellOf(y + step / 2, x + step / 2))
  return cells
}

/** Parts of a country further from each other than this are apart. */
const apartDegrees = 5
/** Parts with a smaller share of the population do not widen a country's view (Hawaii, Easter Island). */
const smallShare = 0.03

/** The view of a country or region: around all its places but small parts overseas. 1e-5 degrees. */
export function viewOf(c: Cities, members: number[]): [number, number, number, number] {
  const parts = partsOf(c, members)
  const people = (part: number[]): number => part.reduce((sum, i) => sum + (c.population[i] ?? 0) + 1, 0)
  const all = people(members)
  const largest = Math.max(...parts.map(people))
  const seen = parts.filter((part) => people(part) === largest || people(part) > all * smallShare).flat()
  const { west, south, east, north } = boxOf(
    seen.map((i) => pointOf(c, i)),
    seen.length > 1 ? 0.1 : 0.3,
  )
  return [west, south, east, north].map((degrees) => Math.round(degrees * 1e5)) as [
    number,
    number,
    number,
    number,
  ]
}

/** Splits the members into groups of neighbouring five-degree cells. */
function partsOf(c: Cities, members: number[]): number[][] {
  const columns = 360 / apartDegrees
  const cells = new Map<number, number[]>()
  for (const i of members) {
    const { lat, lon } = pointOf(c, i)
    const cell =
      Math.floor((lat + 90) / apartDegrees) * columns + (Math.floor((lon + 180) / apartDegrees) % columns)
    const inCell = cells.get(cell)
    if (inCell) inCell.push(i)
    else cells.set(cell, [i])
  }
  const parts: number[][] = []
  while (cells.size > 0) {
    const part: number[] = []
    const open = [...cells.keys()].slice(0, 1)
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const found = cells.get(cell)
      if (!found) continue
      cells.delete(cell)
      for (const i of found) part.push(i)
      const row = Math.floor(cell / columns)
      const column = cell % columns
      for (const dy of [-1, 0, 1])
        for (const dx of [-1, 0, 1]) open.push((row + dy) * columns + ((column + dx + columns) % columns))
    }
    parts.push(part)
  }
  return parts
}
