/** web/search/map: how much of the land around one point a map opens with. */
import type { BoundingBox } from '#contract/search/places.ts'
import { metresPerDegree } from '#contract/vocabulary/earth.ts'

/**
 * Metres to each side: of an exact place on a street; of one where no
 * street is known; of a circle, of its radius.
 */
const reach = { street: 300, land: 4_000, circle: 1.4 }

type Point = { lat: number; lon: number; radiusM: number }

/**
 * The neighbourhood of an exact place where its streets are known, else
 * its surroundings; a circle with a little room.
 */
export function viewAround({ lat, lon, radiusM }: Point, hasStreets: boolean): BoundingBox {
  const metres = radiusM > 0 ? radiusM * reach.circle : hasStreets ? reach.street : reach.land
  const tall = metres / metresPerDegree
  const wide = tall / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
  return {
    west: lon - wide,
    south: Math.max(-85, lat - tall),
    east: lon + wide,
    north: Math.min(85, lat + tall),
  }
}
