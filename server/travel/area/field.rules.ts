/**
 * travel: what is within reach as heights on a grid: above 0 within, below
 * 0 outside, so that its border runs smoothly.
 */
import { metresPerDegree } from '#contract/vocabulary/earth.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'

/** A spot that is within reach, and so many metres around it. */
export type Spot = Point & { slack: number }

/**
 * `width` x `height` corners from (west, south), `cell` metres
 * apart; degrees a corner in `stepLat`, `stepLon`.
 */
export type Field = {
  west: number
  south: number
  stepLat: number
  stepLon: number
  width: number
  height: number
  cell: number
  heights: Float32Array
}

type Fineness = {
  /** Metres between corners, unless that made more than `most` on a side. */
  cell: number
  most: number
}

/** Null where nothing is within reach. */
export function fieldOf(spots: readonly Spot[], { cell: finest, most }: Fineness): Field | null {
  const around = boundsOf(spots)
  if (!around) return null
  const { west, south, east, north, slack } = around
  const metresPerLon = metresPerDegree * Math.max(0.02, Math.cos((((south + north) / 2) * Math.PI) / 180))
  const tall = (north - south) * metresPerDegree + 2 * slack
  const wide = (east - west) * metresPerLon + 2 * slack
  const cell = Math.max(finest, Math.max(tall, wide) / most)
  const margin = slack + 2 * cell
  const width = Math.ceil((wide + 4 * cell) / cell) + 1
  const height = Math.ceil((tall + 4 * cell) / cell) + 1
  const field = {
    west: west - margin / metresPerLon,
    south: south - margin / metresPerDegree,
    stepLat: cell / metresPerDegree,
    stepLon: cell / metresPerLon,
    width,
    height,
    cell,
    heights: new Float32Array(width * height).fill(-cell),
  }
  for (const spot of thinned(spots, field)) raise(field, spot)
  return field
}

function boundsOf(spots: readonly Spot[]) {
  const around = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity, slack: 0 }
  for (const { lat, lon, slack } of spots) {
    around.west = Math.min(around.west, lon)
    around.east = Math.max(around.east, lon)
    around.south = Math.min(around.south, lat)
    around.north = Math.max(around.north, lat)
    around.slack = Math.max(around.slack, slack)
  }
  return around.west <= around.east ? around : null
}

/** Of the spots in a cell the one that reaches farthest stands for the others. */
function thinned(spots: readonly Spot[], { west, south, stepLat, stepLon, width }: Field): Iterable<Spot> {
  const best = new Map<number, Spot>()
  for (const spot of spots) {
    const key = Math.floor((spot.lat - south) / stepLat) * width + Math.floor((spot.lon - west) / stepLon)
    if ((best.get(key)?.slack ?? -1) < spot.slack) best.set(key, spot)
  }
  return best.values()
}

/** Every corner within the spot's reach is at least as high as it is far from its border. */
function raise(field: Field, { lat, lon, slack }: Spot): void {
  const { west, south, stepLat, stepLon, width, height, cell, heights } = field
  const x = (lon - west) / stepLon
  const y = (lat - south) / stepLat
  const reach = slack / cell + 1
  for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(height - 1, y + reach); row++)
    for (let column = Math.max(0, Math.ceil(x - reach)); column <= Math.min(width - 1, x + reach); column++) {
      const high = slack - Math.hypot(column - x, row - y) * cell
      const at = row * width + column
      if (high > (heights[at] as number)) heights[at] = high
    }
}
