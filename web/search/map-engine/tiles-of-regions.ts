/** web/search/map-engine: which regions have a tile. */
import type { Region } from '#contract/search/regions.ts'
import { unwrapped } from './boxes.ts'

const lonOf = (x: number, z: number): number => (x / 2 ** z) * 360 - 180
const latOf = (y: number, z: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI

/** Regions that reach a tile; where their own tiles end before it, the server cuts it out of them. */
export function regionsOn(regions: readonly Region[], z: number, x: number, y: number): Region[] {
  return regions.filter(({ box, minZoom }) => {
    const { west, south, east, north } = unwrapped(box)
    const isThere = lonOf(x + 1, z) > west && lonOf(x, z) < east
    return z >= minZoom && isThere && latOf(y, z) > south && latOf(y + 1, z) < north
  })
}

/** Tiles from this zoom on show every street. */
const streetZoom = 13

/** Whether some region shows the streets at a point. */
export const isMapped = (regions: readonly Region[], { lat, lon }: { lat: number; lon: number }): boolean =>
  regions.some(({ box, maxZoom }) => {
    const { west, south, east, north } = unwrapped(box)
    const isBetween = [lon, lon + 360].some((one) => one > west && one < east)
    return maxZoom >= streetZoom && isBetween && lat > south && lat < north
  })
