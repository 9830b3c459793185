/** contract: which cell of a map's grid a point lies in, so that pages know which mark holds which home. */
import type { BoundingBox } from './places.ts'

/** A box cut into columns from the west and rows from the south. */
export type MapGrid = { box: BoundingBox; columns: number; rows: number }
export type CellPlace = { x: number; y: number }

/** Points and borders are compared in steps of 1e-5 degrees. */
const steps = (degrees: number): number => Math.round(degrees * 1e5)
const aroundGlobe = steps(360)

/** The cell that counts a home at this point; null outside of the box. */
export function cellOf(grid: MapGrid, { lat, lon }: { lat: number; lon: number }): CellPlace | null {
  const { box, columns, rows } = grid
  const west = steps(box.west)
  const south = steps(box.south)
  const width = steps(box.east) - west + 1 + (box.west > box.east ? aroundGlobe : 0)
  const height = steps(box.north) - south + 1
  const east = steps(lon) < west ? steps(lon) + aroundGlobe : steps(lon)
  const x = Math.floor(((east - west) * columns) / width)
  const y = Math.floor(((steps(lat) - south) * rows) / height)
  return x >= 0 && x < columns && y >= 0 && y < rows ? { x, y } : null
}

/** The smallest box that holds these cells. */
export function boxOfCells({ box, columns, rows }: MapGrid, cells: Iterable<CellPlace>): BoundingBox {
  const all = [...cells]
  const wide = (box.east - box.west + (box.west > box.east ? 360 : 0)) / columns
  const tall = (box.north - box.south) / rows
  const columnsOf = all.map(({ x }) => x)
  const rowsOf = all.map(({ y }) => y)
  return {
    west: box.west + Math.min(...columnsOf) * wide,
    south: box.south + Math.min(...rowsOf) * tall,
    east: box.west + (Math.max(...columnsOf) + 1) * wide,
    north: box.south + (Math.max(...rowsOf) + 1) * tall,
  }
}
