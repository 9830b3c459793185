/** places: finds the place that an address, a point or both speak of. */
import { fold } from '#contract/search/fold.ts'
import {
  countryOf,
  entryOf,
  type Gazetteer,
  idOf,
  kindOf,
  latOf,
  lonOf,
  nameOf,
  none,
} from '../gazetteer/gazetteer.ts'
import { metresBetween, type Point } from '#server/platform/geometry/great-circle.rules.ts'
import { reachKm } from '../geometry/geometry.rules.ts'
import { exactMatches } from '../gazetteer/keys.ts'
import { citiesWithin, type Neighbour } from './neighbours.ts'
import { pathEntries, regionName } from './place-view.ts'

/** What a source says of where a home is. `country` is ISO 3166-1 alpha-2, `point` in degrees WGS 84. */
export type Address = {
  country: string
  admin1?: string | null
  admin2?: string | null
  locality?: string | null
  /** The quarter of the town, which may have a place of its own. */
  district?: string | null
  postalCode?: string | null
  point?: Point | null
}

export type ResolvedPlace = {
  placeId: string
  /** Place ids from country to locality. */
  path: string[]
  name: string
  region: string | null
  lat: number
  lon: number
}

/** A town of the right name this far from the point is another town of that name. */
const farM = 80_000
/** How far the nearest populated place may be to stand for the point. */
export const nearKm = 25

/**
 * The place of an address, from the locality's name, else the point, else the region
 * or country; null when even that is unknown.
 */
export function resolveEntry(g: Gazetteer, address: Address): number | null {
  const entry = resolveTown(g, address)
  return entry === null ? null : (quarterOf(g, entry, address) ?? entry)
}

/** How far from the middle of its town a quarter of the stated name may lie, in km. */
const quarterKm = 40

/**
 * The stated quarter of a town, else the nearest whose extent holds the
 * point; null where the town is all that is known.
 */
function quarterOf(g: Gazetteer, town: number, { district, locality, point }: Address): number | null {
  if (kindOf(g, town) !== 'city' || isQuarter(g, town)) return null
  const near = quartersOf(g, town)
  if (near.length === 0) return null
  const names = [district, ...(locality?.split(/[,(/]| - /).slice(1) ?? [])]
  for (const name of names) {
    const folded = fold(name ?? '')
    const spelled = folded === '' ? [] : exactMatches(g, folded)
    const called = (own: boolean) =>
      near.find(({ entry }) => spelled.some((match) => match.entry === entry && (!own || match.byName)))
    // Harrow is Harrow before it is Harrow on the Hill.
    const stated = called(true) ?? called(false)
    if (stated) return stated.entry
  }
  if (!point) return null
  const around = near
    .map(({ entry }) => ({
      entry,
      away: metresBetween(point, { lat: latOf(g, entry), lon: lonOf(g, entry) }),
    }))
    .filter(({ entry, away }) => away <= reachKm(g.population[entry] ?? 0) * 1_000)
  return around.toSorted((a, b) => a.away - b.away)[0]?.entry ?? null
}

/** By gazetteer and town: feeds name the same towns again and again. */
const quarters = new WeakMap<Gazetteer, Map<number, readonly Neighbour[]>>()
const mostRemembered = 5_000

/** The quarters of a town that have places of their own, nearest to its middle first. */
function quartersOf(g: Gazetteer, town: number): readonly Neighbour[] {
  const known = quarters.get(g) ?? new Map<number, readonly Neighbour[]>()
  quarters.set(g, known)
  const before = known.get(town)
  if (before) return before
  if (known.size >= mostRemembered) known.clear()
  const middle = { lat: latOf(g, town), lon: lonOf(g, town) }
  const found = citiesWithin(g, middle, quarterKm).filter(({ entry }) => g.parent[entry] === town)
  known.set(town, found)
  return found
}

const isQuarter = (g: Gazetteer, entry: number): boolean => (g.parent[entry] ?? none) !== none

function resolveTown(g: Gazetteer, address: Address): number | null {
  const { country, point } = address
  const named = bestOf(g, address, candidates(g, address))
  if (named && (!point || named.distanceM <= farM)) return named.entry
  const near = point && citiesWithin(g, point, nearKm).find(({ entry }) => countryOf(g, entry) === country)
  if (near) return near.entry
  if (named) return named.entry
  const region = divisionOf(g, address)
  if (region !== null) return region
  const entry = entryOf(g, `country:${country}`)
  return entry === none ? null : entry
}

export function resolvePlace(g: Gazetteer, address: Address): ResolvedPlace | null {
  const entry = resolveEntry(g, address)
  return entry === null ? null : resolved(g, entry)
}

export const resolved = (g: Gazetteer, entry: number): ResolvedPlace => ({
  placeId: idOf(g, entry),
  path: pathEntries(g, entry).map((e) => idOf(g, e)),
  name: nameOf(g, entry),
  region: regionName(g, entry),
  lat: latOf(g, entry),
  lon: lonOf(g, entry),
})

/**
 * Cities of the country with the locality's name, or with the part of it before a comma, bracket or slash.
 */
export function candidates(
  g: Gazetteer,
  { country, locality }: Pick<Address, 'country' | 'locality'>,
): number[] {
  if (!locality) return []
  for (const spelling of new Set([locality, ...locality.split(/[,(/]| - /)])) {
    const folded = fold(spelling)
    if (folded === '') continue
    const found = exactMatches(g, folded)
      .map(({ entry }) => entry)
      .filter((entry) => kindOf(g, entry) === 'city' && countryOf(g, entry) === country)
    if (found.length > 0) return [...new Set(found)]
  }
  return []
}

/** What the right region is worth against distance, in metres, and ten times the people. */
const regionWorthM = 60_000
const tenfoldWorthM = 4000

/** The candidate in the named region, near the point, and, all else equal, the largest. */
function bestOf(
  g: Gazetteer,
  address: Address,
  entries: number[],
): { entry: number; distanceM: number } | null {
  let best: { entry: number; distanceM: number; cost: number } | null = null
  for (const entry of entries) {
    const away = address.point
      ? metresBetween(address.point, { lat: latOf(g, entry), lon: lonOf(g, entry) })
      : 0
    const regions = Number(isIn(g, entry, address.admin1)) + Number(isIn(g, entry, address.admin2))
    const cost = away - regions * regionWorthM - tenfoldWorthM * Math.log10((g.population[entry] ?? 0) + 10)
    if (!best || cost < best.cost) best = { entry, distanceM: away, cost }
  }
  return best
}

/** Whether an entry lies in the region or county of this name or code. */
function isIn(g: Gazetteer, entry: number, division: string | null | undefined): boolean {
  if (!division) return false
  const around = [g.region[entry] ?? none, g.county[entry] ?? none].filter((e) => e !== none)
  const folded = fold(division)
  const matches = exactMatches(g, folded)
  return around.some(
    (e) => matches.some((match) => match.entry === e) || fold(idOf(g, e)).endsWith(` ${folded}`),
  )
}

/** The region or county that the address names. */
function divisionOf(g: Gazetteer, { country, admin1, admin2, locality }: Address): number | null {
  for (const name of [admin2, admin1, locality]) {
    const found = exactMatches(g, fold(name ?? '')).find(
      ({ entry }) => countryOf(g, entry) === country && ['region', 'county'].includes(kindOf(g, entry)),
    )
    if (found) return found.entry
  }
  return null
}
