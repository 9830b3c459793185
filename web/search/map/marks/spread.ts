/** web/search/map: how far apart the corners of a box are on the screen. */
import type { BoundingBox } from '#contract/search/places.ts'
import { unwrapped } from '../../map-engine/boxes.ts'

/** Pixels around the world at zoom 0. */
const worldSize = 512

/** The longer side of a box in pixels at a zoom. */
export function spreadAt(box: BoundingBox, zoom: number): number {
  const { west, south, east, north } = unwrapped(box)
  const perDegree = (worldSize * 2 ** zoom) / 360
  // Mercator stretches north and south as much as east and west.
  const stretched = (north - south) / Math.max(0.05, Math.cos((((south + north) / 2) * Math.PI) / 180))
  return Math.max(east - west, stretched) * perDegree
}

/** The zoom at which the longer side of a box has so many pixels. */
export const zoomFor = (box: BoundingBox, pixels: number): number => Math.log2(pixels / spreadAt(box, 0))
