/**
 * search: the cells of the map: how many homes lie in each, around
 * which point, and which one when it is alone.
 */
import { aroundGlobe, toDegrees, wrapped } from '../../question/grid.rules.ts'
import type { CellGrid } from '../../sql/spread.rules.ts'
import type { Rows, Zones } from '../store/columns.ts'
import type { Selection } from './select.ts'

/**
 * Four numbers for each cell: homes, sum of x counted eastwards from the box, sum of y, and the last slot.
 */
export type CellSums = { grid: CellGrid; sums: Float64Array; perColumn: number; perRow: number }

const size = 4

/** Holds the sums of the largest grid so far. */
export type CellBuffer = { sums: Float64Array }
export const createCellBuffer = (): CellBuffer => ({ sums: new Float64Array(0) })

export function createCells(buffer: CellBuffer, grid: CellGrid): CellSums {
  const { box, columns, rows } = grid
  return {
    grid,
    sums: emptied(buffer, size * columns * rows),
    perColumn: 1 / box.width,
    perRow: 1 / box.height,
  }
}

function emptied(buffer: CellBuffer, length: number): Float64Array {
  if (buffer.sums.length < length) buffer.sums = new Float64Array(length)
  else buffer.sums.fill(0, 0, length)
  return buffer.sums
}

/**
 * The cell is the whole part of a division, as in spread.rules.ts. Half a grid step more keeps the faster
 * multiplication away from every border by more than it can be wrong.
 */
const cellAt = (
  { grid: { box, columns, rows }, perColumn, perRow }: CellSums,
  x: number,
  y: number,
): number => {
  const east = x < box.west ? x + aroundGlobe : x
  const column = Math.floor(((east - box.west) * columns + 0.5) * perColumn)
  return Math.floor(((y - box.south) * rows + 0.5) * perRow) * columns + column
}

/** Which home it is matters only in cells with a single one. */
const noSlot = -1

/** Where the homes are, in the numbers of the columns. */
type Points = Pick<Rows, 'x' | 'y'>

/** Homes that lie inside of the box, `together` in one cell. */
export function addToCells(
  cells: CellSums,
  rows: Points,
  selection: Selection,
  count: number,
  together: boolean,
): void {
  if (together) return addTogether(cells, rows, selection, count)
  const { west, south, width, height } = cells.grid.box
  const { x, y } = rows
  const { columns } = cells.grid
  // Half a grid step, and the division, made one multiplication and one addition for each direction.
  const perEast = columns / width
  const perNorth = cells.grid.rows / height
  const halfEast = 0.5 / columns - west
  const halfNorth = 0.5 / cells.grid.rows - south
  let open = -1
  let homes = 0
  let eastSum = 0
  let northSum = 0
  let last = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const px = x[slot] as number
    const py = y[slot] as number
    const east = px < west ? px + aroundGlobe : px
    const cell = Math.trunc((py + halfNorth) * perNorth) * columns + Math.trunc((east + halfEast) * perEast)
    // Neighbours along the curve mostly share a cell, so sums are
    // carried along and put down when the cell ends.
    if (cell !== open) {
      if (homes > 0) putDown(cells.sums, open, { homes, eastSum, northSum, last })
      open = cell
      homes = 0
      eastSum = 0
      northSum = 0
    }
    homes++
    eastSum += east
    northSum += py
    last = slot
  }
  if (homes > 0) putDown(cells.sums, open, { homes, eastSum, northSum, last })
}

type CellSum = { homes: number; eastSum: number; northSum: number; last: number }

function putDown(sums: Float64Array, cell: number, { homes, eastSum, northSum, last }: CellSum): void {
  const at = size * cell
  sums[at] = (sums[at] as number) + homes
  sums[at + 1] = (sums[at + 1] as number) + eastSum
  sums[at + 2] = (sums[at + 2] as number) + northSum
  sums[at + 3] = last
}

/** Whether the whole block lies in one cell, and so do all of its homes. */
export function inOneCell(cells: CellSums, zones: Zones, block: number): boolean {
  const { box } = cells.grid
  const west = zones.west[block] as number
  const east = zones.east[block] as number
  const south = zones.south[block] as number
  const north = zones.north[block] as number
  if (south < box.south || north >= box.south + box.height) return false
  if (west < box.west || east >= box.west + box.width) return false
  return cellAt(cells, west, south) === cellAt(cells, east, north)
}

/** All homes of a block that lies in one cell, more than one: their sums are known. */
export function addBlock(cells: CellSums, zones: Zones, block: number): void {
  const cell = cellAt(cells, zones.west[block] as number, zones.south[block] as number)
  const homes = zones.live[block] as number
  const eastSum = zones.sumX[block] as number
  const northSum = zones.sumY[block] as number
  putDown(cells.sums, cell, { homes, eastSum, northSum, last: noSlot })
}

/** Homes of one cell. */
function addTogether(cells: CellSums, { x, y }: Points, selection: Selection, count: number): void {
  let eastSum = 0
  let northSum = 0
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    eastSum += x[slot] as number
    northSum += y[slot] as number
  }
  const last = selection[count - 1] as number
  putDown(cells.sums, cellAt(cells, x[last] as number, y[last] as number), {
    homes: count,
    eastSum,
    northSum,
    last,
  })
}

/** Adds the sums of another part of the homes for the same grid. */
export function addCells({ sums }: CellSums, others: Float64Array): void {
  for (let at = 0; at < others.length; at += size) {
    if (others[at] === 0) continue
    for (let sum = at; sum < at + 3; sum++) sums[sum] = (sums[sum] as number) + (others[sum] as number)
    sums[at + 3] = others[at + 3] as number
  }
}

export type FoundCell = { x: number; y: number; count: number; lat: number; lon: number; slot: number | null }

/** The cells that are not empty, row by row from the south-west; `slot` is the only home's. */
export function readCells({ grid: { columns, rows }, sums }: CellSums): FoundCell[] {
  const found: FoundCell[] = []
  for (let cell = 0; cell < columns * rows; cell++) {
    const count = sums[size * cell] as number
    if (count === 0) continue
    const east = (sums[size * cell + 1] as number) / count
    const north = (sums[size * cell + 2] as number) / count
    found.push({
      x: cell % columns,
      y: Math.floor(cell / columns),
      count,
      lat: toDegrees(north),
      lon: toDegrees(wrapped(east)),
      slot: count === 1 ? (sums[size * cell + 3] as number) : null,
    })
  }
  return found
}
