/** search: how far the homes that pass spread, eastwards from -180° and from 0°. */
import { aroundGlobe, type Extremes } from '../../question/grid.rules.ts'
import { noPoint } from '../../sql/packed.rules.ts'
import type { Rows, Zones } from '../store/columns.ts'
import type { Selection } from './select.ts'

export const createExtremes = (): Extremes => ({
  min: Infinity,
  max: -Infinity,
  minEast: Infinity,
  maxEast: -Infinity,
  south: Infinity,
  north: -Infinity,
})

/** Null when none of the homes had a point. */
export const known = (extremes: Extremes): Extremes | null => (extremes.min === Infinity ? null : extremes)

/** Whether a home of the block could reach beyond what is known already. */
export function reachesBeyond(extremes: Extremes, zones: Zones, block: number): boolean {
  const west = zones.west[block] as number
  const east = zones.east[block] as number
  if ((zones.south[block] as number) < extremes.south || (zones.north[block] as number) > extremes.north)
    return true
  if (west < extremes.min || east > extremes.max || (west < 0 && east >= 0)) return true
  const turn = west < 0 ? aroundGlobe : 0
  return west + turn < extremes.minEast || east + turn > extremes.maxEast
}

export function spread(extremes: Extremes, { x, y }: Rows, selection: Selection, count: number): void {
  let { min, max, minEast, maxEast, south, north } = extremes
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const px = x[slot] as number
    if (px === noPoint) continue
    const py = y[slot] as number
    const east = px < 0 ? px + aroundGlobe : px
    if (px < min) min = px
    if (px > max) max = px
    if (east < minEast) minEast = east
    if (east > maxEast) maxEast = east
    if (py < south) south = py
    if (py > north) north = py
  }
  Object.assign(extremes, { min, max, minEast, maxEast, south, north })
}
