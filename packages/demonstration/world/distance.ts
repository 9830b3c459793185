/** demonstration/world: how far places of one town are from each other, as if the Earth were flat there. */

export type LatLon = { lat: number; lon: number }

/** Kilometres of a degree of latitude. */
export const kmPerDegree = 111.2

/** In kilometres. */
export function distanceKm(a: LatLon, b: LatLon): number {
  const dx = (b.lon - a.lon) * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(dx, b.lat - a.lat) * kmPerDegree
}
