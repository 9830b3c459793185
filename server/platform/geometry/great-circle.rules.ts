/** platform: distances on the globe, taken as a sphere of the Earth's mean radius. */
import { earthRadiusM } from '#contract/vocabulary/earth.ts'

/** Degrees (WGS 84). */
export type Point = { lat: number; lon: number }

const perDegree = Math.PI / 180

/**
 * The haversine of the angle between two points; see `metresOf`. It orders points by distance without a root.
 */
export function haversine(a: Point, b: Point): number {
  const up = Math.sin(((b.lat - a.lat) * perDegree) / 2)
  const across = Math.sin(((b.lon - a.lon) * perDegree) / 2)
  return up * up + Math.cos(a.lat * perDegree) * Math.cos(b.lat * perDegree) * across * across
}

/** Metres along the great circle that a haversine stands for. */
export const metresOf = (h: number): number => 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(h)))

/** Metres between two points along the great circle. */
export const metresBetween = (a: Point, b: Point): number => metresOf(haversine(a, b))
