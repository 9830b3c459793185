/**
 * web/search/map: boxes of the map and of addresses, in degrees; west
 * may lie east of east where 180° is crossed.
 */
import type { BoundingBox } from '#contract/search/places.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { TravelTold } from '#contract/search/travel.ts'
import { boxOfAreas, decodeAreas, reachLimits } from '#contract/vocabulary/polyline.ts'
import { metresPerDegree } from '#contract/vocabulary/earth.ts'

/**
 * `west,south,east,north` to some ten metres, as an address has it. A
 * view as wide as the world is the whole world.
 */
export function boxParameter({ west, south, east, north }: BoundingBox): string {
  const bottom = Math.max(-90, south)
  const top = Math.min(90, north)
  const sides = east - west >= 360 ? [-180, 180] : [wrap(west), wrap(east)]
  return [sides[0], bottom, sides[1], top].map((degrees) => (degrees ?? 0).toFixed(4)).join(',')
}

export function readBox(text: string): BoundingBox | null {
  const [west, south, east, north] = text.split(',').map(Number)
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null
  return [west, south, east, north].every(Number.isFinite) ? { west, south, east, north } : null
}

/** A little more than the bounds, so that homes at their edge count too. */
export const roomy = ({ west, south, east, north }: BoundingBox): BoundingBox => ({
  west: west - 0.01,
  south: south - 0.01,
  east: east + 0.01,
  north: north + 0.01,
})

/** A box for the map to show, with east always beyond west. */
export const unwrapped = (box: BoundingBox): BoundingBox =>
  box.east < box.west ? { ...box, east: box.east + 360 } : box

const wrap = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180

/** What the map should show for a question: its box, its circle, its drawing, or where its homes are. */
export function viewFor(
  raw: RawSearch,
  place: BoundingBox | null,
  homes: BoundingBox | null,
): BoundingBox | null {
  if (raw.box) return readBox(raw.box)
  if (raw.near) return around(raw.near, Number(raw.radius ?? 10_000))
  if (raw.area) return aroundAreas(raw.area) ?? homes
  // A home with a wrong point, far from the place it is said to be in, must not make a dot of the place.
  return place && homes ? (overlapOf(homes, grown(place)) ?? place) : (homes ?? place)
}

const grown = (box: BoundingBox): BoundingBox => {
  const { west, south, east, north } = unwrapped(box)
  return { west: 2 * west - east, south: 2 * south - north, east: 2 * east - west, north: 2 * north - south }
}

/** What two boxes share, its longitudes as the first counts them; null when they are apart. */
export function overlapOf(one: BoundingBox, other: BoundingBox): BoundingBox | null {
  const a = unwrapped(one)
  const b = unwrapped(other)
  const turned = [0, 360, -360].map((turn) => ({ ...b, west: b.west + turn, east: b.east + turn }))
  const shared = turned
    .map((c) => ({
      west: Math.max(a.west, c.west),
      south: Math.max(a.south, c.south),
      east: Math.min(a.east, c.east),
      north: Math.min(a.north, c.north),
    }))
    .find(({ west, south, east, north }) => west <= east && south <= north)
  return shared ?? null
}

/** Around what is within reach, else around the first point from which nobody knows; null without any. */
export function boxOfReaches(travel: readonly TravelTold[]): BoundingBox | null {
  const reached = boxOfAreas(travel.flatMap(({ area }) => decodeAreas(area, reachLimits) ?? []))
  const point = travel.find(({ lat }) => lat !== undefined)
  return reached ?? (point ? around(`${point.lat},${point.lon}`, point.radius) : null)
}

function aroundAreas(area: string): BoundingBox | null {
  const points = (decodeAreas(area) ?? []).flat(2)
  if (points.length === 0) return null
  const lons = points.map(([x]) => x / 1e5)
  const lats = points.map(([, y]) => y / 1e5)
  return {
    west: Math.min(...lons),
    south: Math.min(...lats),
    east: Math.max(...lons),
    north: Math.max(...lats),
  }
}

type Placed = { home: { point: { lat: number; lon: number } | null } }

/** The view made wide enough for homes beside it; one that crosses 180° stays as it is. */
export function holding(view: BoundingBox | null, homes: readonly Placed[]): BoundingBox | null {
  const points = homes.flatMap(({ home }) => home.point ?? [])
  if (points.length === 0 || (view && view.east < view.west)) return view
  const lats = points.map(({ lat }) => lat)
  const lons = points.map(({ lon }) => lon)
  const box = view ?? { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  return {
    west: Math.min(box.west, ...lons),
    south: Math.min(box.south, ...lats),
    east: Math.max(box.east, ...lons),
    north: Math.max(box.north, ...lats),
  }
}

function around(near: string, metres: number): BoundingBox | null {
  const [lat, lon] = near.split(',').map(Number)
  if (lat === undefined || lon === undefined) return null
  const tall = metres / metresPerDegree
  const wide = tall / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
  return { west: lon - wide, south: lat - tall, east: lon + wide, north: lat + tall }
}

/** A circle around `lat,lon` as a ring of [lon, lat]. */
export function circle(near: string, metres: number): [number, number][] {
  const box = around(near, metres)
  if (!box) return []
  const x = (box.west + box.east) / 2
  const y = (box.south + box.north) / 2
  const wide = (box.east - box.west) / 2
  const tall = (box.north - box.south) / 2
  return Array.from({ length: 73 }, (_, step) => {
    const angle = (step / 72) * 2 * Math.PI
    return [x + wide * Math.cos(angle), y + tall * Math.sin(angle)]
  })
}

/** A round length, in metres, that is at most `most` metres long: 1, 2 or 5 times a power of ten. */
export function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  return ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power
}

export type Bounded = {
  getBounds: () => Record<'getWest' | 'getSouth' | 'getEast' | 'getNorth', () => number>
}

/** What a map shows now. */
export function boxOf(map: Bounded): BoundingBox {
  const bounds = map.getBounds()
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  }
}
