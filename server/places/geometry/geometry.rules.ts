/** places: boxes on the globe, and how far places reach. */
import { kmPerDegree, radians } from '#contract/vocabulary/earth.ts'
import type { BoundingBox } from '#contract/search/places.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'

/** A longitude brought into −180 … 180. */
export const wrapLongitude = (lon: number): number =>
  lon >= -180 && lon <= 180 ? lon : ((((lon + 180) % 360) + 360) % 360) - 180
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** The box around a point that reaches so many kilometres each way. */
export function boxAround({ lat, lon }: Point, km: number): BoundingBox {
  const up = km / kmPerDegree
  const across = Math.min(180, up / Math.max(0.02, Math.cos(radians(lat))))
  return {
    west: round(wrapLongitude(lon - across)),
    south: round(Math.max(-85, lat - up)),
    east: round(wrapLongitude(lon + across)),
    north: round(Math.min(85, lat + up)),
  }
}

/** The narrowest box around the points, which may cross 180°, with a margin in degrees. */
export function boxOf(points: Point[], margin: number): BoundingBox {
  const lats = points.map((p) => p.lat)
  const lons = points.map((p) => p.lon).toSorted((a, b) => a - b)
  // The widest empty stretch of longitudes is what lies outside.
  let west = lons[0] ?? 0
  let east = lons.at(-1) ?? 0
  let gap = (lons[0] ?? 0) + 360 - (lons.at(-1) ?? 0)
  for (let i = 1; i < lons.length; i++) {
    const before = lons[i - 1] ?? 0
    const after = lons[i] ?? 0
    if (after - before <= gap) continue
    west = after
    east = before
    gap = after - before
  }
  return {
    west: round(wrapLongitude(west - margin)),
    south: round(Math.max(-85, lats.reduce((a, b) => Math.min(a, b), 90) - margin)),
    east: round(wrapLongitude(east + margin)),
    north: round(Math.min(85, lats.reduce((a, b) => Math.max(a, b), -90) + margin)),
  }
}

/**
 * How far a city reaches, in km, as far as its population tells: 1.2
 * for a village, 7 for Lisbon, 25 for London.
 */
export const reachKm = (population: number): number =>
  Math.min(30, Math.max(1.2, 0.028 * Math.max(population, 1) ** 0.425))
