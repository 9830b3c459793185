/** search: distance from a point, and the box outside of which nobody is near enough. */
import { earthRadiusM, radiansPerDegree } from '#contract/vocabulary/earth.ts'
import { aroundGlobe } from './grid.rules.ts'

export type Circle = {
  lat: number
  lon: number
  /** Metres; null when the point only orders the homes. */
  radiusM: number | null
}

export const circleOf = ({ lat, lon }: { lat: number; lon: number }, radiusM: number | null): Circle => ({
  lat,
  lon,
  radiusM,
})

const halfGlobe = aroundGlobe / 2

/**
 * Ranges of x and y in 1e-5 degrees that surely hold the circle; it may
 * cross 180°, and near a pole every x is inside.
 */
export function around(
  { lat, lon }: Circle,
  radiusM: number,
): { columns: [number, number][]; south: number; north: number } {
  const angle = radiusM / earthRadiusM
  const south = Math.floor((lat - angle / radiansPerDegree) * 1e5) - 1
  const north = Math.ceil((lat + angle / radiansPerDegree) * 1e5) + 1
  const everyColumn: [number, number][] = [[-halfGlobe, halfGlobe]]
  if (south <= -9_000_000 || north >= 9_000_000) return { columns: everyColumn, south, north }
  const reach = Math.asin(Math.min(1, Math.sin(angle) / Math.cos(lat * radiansPerDegree))) / radiansPerDegree
  const west = Math.floor((lon - reach) * 1e5) - 1
  const east = Math.ceil((lon + reach) * 1e5) + 1
  if (west < -halfGlobe)
    return {
      columns: [
        [west + aroundGlobe, halfGlobe],
        [-halfGlobe, east],
      ],
      south,
      north,
    }
  if (east >= halfGlobe)
    return {
      columns: [
        [west, halfGlobe],
        [-halfGlobe, east - aroundGlobe],
      ],
      south,
      north,
    }
  return { columns: [[west, east]], south, north }
}
