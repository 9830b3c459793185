/** search: how many homes there are, how far they spread, and in which cells of the map they lie. */
import type { BoundingBox } from '#contract/search/places.ts'
import { aroundGlobe, boundsOf, toDegrees, wrapped, type GridBox } from '../question/grid.rules.ts'
import { bytesPerHome, fields, noPoint, pointAt, type PackedHomes } from './packed.rules.ts'

export type CellGrid = { box: GridBox; columns: number; rows: number }
/** `lone` is the point of the only home of a cell. */
export type CellCount = {
  x: number
  y: number
  count: number
  lat: number
  lon: number
  lone: { x: number; y: number } | null
}
export type Spread = { total: number; bounds: BoundingBox | null; cells: CellCount[] }

const failsMask = 2 ** fields.fails.bits - 1

/** One walk over all homes that pass every filter. */
export function spreadOf(homes: PackedHomes, grid: CellGrid | null): Spread {
  const { buffer, byteOffset, byteLength } = homes.bytes
  const view = new DataView(buffer, byteOffset, byteLength)
  const step = bytesPerHome(homes)
  const point = pointAt(homes)
  const extremes = {
    min: Infinity,
    max: -Infinity,
    minEast: Infinity,
    maxEast: -Infinity,
    south: Infinity,
    north: -Infinity,
  }
  const cells = grid && createCells(grid)
  let total = 0
  for (let at = 0; at + step <= byteLength; at += step) {
    if (homes.withFacts && (view.getUint32(at) & failsMask) !== 0) continue
    total++
    const x = view.getInt32(at + point)
    if (x === noPoint) continue
    const y = view.getInt32(at + point + 4)
    const east = x < 0 ? x + aroundGlobe : x
    if (x < extremes.min) extremes.min = x
    if (x > extremes.max) extremes.max = x
    if (east < extremes.minEast) extremes.minEast = east
    if (east > extremes.maxEast) extremes.maxEast = east
    if (y < extremes.south) extremes.south = y
    if (y > extremes.north) extremes.north = y
    cells?.add(x, y)
  }
  return {
    total,
    bounds: extremes.min === Infinity ? null : boundsOf(extremes),
    cells: cells?.counts() ?? [],
  }
}

/**
 * Counts points of the box by cells. A cell is found by whole-number division from the south-west corner, so
 * no home is ever on two sides of a line; its own point is the mean of its homes.
 */
function createCells({ box, columns, rows }: CellGrid) {
  const counts = new Uint32Array(columns * rows)
  const eastSums = new Float64Array(columns * rows)
  const northSums = new Float64Array(columns * rows)
  const more = (sums: Uint32Array | Float64Array, cell: number, value: number) => {
    sums[cell] = (sums[cell] ?? 0) + value
  }
  return {
    add(x: number, y: number): void {
      const east = x < box.west ? x + aroundGlobe : x
      const column = Math.floor(((east - box.west) * columns) / box.width)
      const cell = Math.floor(((y - box.south) * rows) / box.height) * columns + column
      more(counts, cell, 1)
      more(eastSums, cell, east)
      more(northSums, cell, y)
    },
    /** The cells that are not empty, row by row from the south-west. */
    counts(): CellCount[] {
      return Array.from(counts).flatMap((count, cell) => {
        if (count === 0) return []
        const east = (eastSums[cell] ?? 0) / count
        const north = (northSums[cell] ?? 0) / count
        const lone = count === 1 ? { x: unturned(east), y: north } : null
        const lat = toDegrees(north)
        const lon = toDegrees(wrapped(east))
        return [{ x: cell % columns, y: Math.floor(cell / columns), count, lat, lon, lone }]
      })
    },
  }
}

/** A longitude as it is stored, -180° rather than 180°. */
const unturned = (east: number): number => (east >= aroundGlobe / 2 ? east - aroundGlobe : east)
