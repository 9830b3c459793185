/** search: the cells of the map: how many homes lie in each, around which point, and which one when it is alone. */
import { aroundGlobe, toDegrees, wrapped } from '../grid.rules.ts'
import type { CellGrid } from '../spread.rules.ts'
import type { Rows, Zones } from './columns.ts'
import type { Selection } from './select.ts'

/** Four numbers for each cell: homes, sum of x counted eastwards from the box, sum of y, and the last slot. */
export type CellSums = { grid: CellGrid; sums: Float64Array; perColumn: number; perRow: number }

const size = 4

export function createCells(grid: CellGrid): CellSums {
  const { box, columns, rows } = grid
  return {
    grid,
    sums: new Float64Array(size * columns * rows),
    perColumn: 1 / box.width,
    perRow: 1 / box.height,
  }
}

/**
 * The cell is the whole part of a division, as in spread.rules.ts. Half a grid step more keeps the faster multiplication away
 * from every border by more than it can be wrong.
 */
const cellAt = ({ grid: { box, columns, rows }, perColumn, perRow }: CellSums, x: number, y: number): number => {
  const east = x < box.west ? x + aroundGlobe : x
  const column = Math.floor(((east - box.west) * columns + 0.5) * perColumn)
  return Math.floor(((y - box.south) * rows + 0.5) * perRow) * columns + column
}

/** Homes of one block; all of them lie inside of the box. */
export function addToCells(cells: CellSums, rows: Rows, selection: Selection, count: number, zone: Zone | null): void {
  if (zone && inOneCell(cells, zone)) return addTogether(cells, rows, { selection, count, zone })
  const { west, south, width, height } = cells.grid.box
  const { x, y } = rows
  const { columns } = cells.grid
  // Half a grid step, and the division, made one multiplication and one addition for each direction.
  const [perEast, perNorth] = [columns / width, cells.grid.rows / height]
  const [halfEast, halfNorth] = [0.5 / columns - west, 0.5 / cells.grid.rows - south]
  let open = -1
  let [homes, eastSum, northSum, last] = [0, 0, 0, 0]
  for (let at = 0; at < count; at++) {
    const slot = selection[at] as number
    const px = x[slot] as number
    const py = y[slot] as number
    const east = px < west ? px + aroundGlobe : px
    const cell = Math.trunc((py + halfNorth) * perNorth) * columns + Math.trunc((east + halfEast) * perEast)
    // Neighbours along the curve mostly share a cell, so sums are carried along and put down when the cell ends.
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

export type Zone = { zones: Zones; block: number }

/** Whether the whole block lies in one cell, and so do all of its homes. */
function inOneCell(cells: CellSums, { zones, block }: Zone): boolean {
  const { box } = cells.grid
  const west = zones.west[block] as number
  const east = zones.east[block] as number
  const south = zones.south[block] as number
  const north = zones.north[block] as number
  if (south < box.south || north >= box.south + box.height) return false
  if (west < box.west || east >= box.west + box.width) return false
  return cellAt(cells, west, south) === cellAt(cells, east, north)
}

type Together = { selection: Selection; count: number; zone: Zone }

/** The sums of a whole block are known. */
function addTogether(cells: CellSums, { x, y }: Rows, { selection, count, zone: { zones, block } }: Together): void {
  const { sums } = cells
  const whole = count === zones.live[block]
  let [east, north] = whole ? [zones.sumX[block] as number, zones.sumY[block] as number] : [0, 0]
  for (let at = whole ? count : 0; at < count; at++) {
    const slot = selection[at] as number
    east += x[slot] as number
    north += y[slot] as number
  }
  const last = selection[count - 1] as number
  const cell = cellAt(cells, x[last] as number, y[last] as number)
  putDown(sums, cell, { homes: count, eastSum: east, northSum: north, last })
}

export type FoundCell = { x: number; y: number; count: number; lat: number; lon: number; slot: number | null }

/** The cells that are not empty, row by row from the south-west; `slot` is the only home's. */
export function readCells({ grid: { columns, rows }, sums }: CellSums): FoundCell[] {
  const found: FoundCell[] = []
  for (let cell = 0; cell < columns * rows; cell++) {
    const count = sums[size * cell] as number
    if (count === 0) continue
    const [east, north] = [(sums[size * cell + 1] as number) / count, (sums[size * cell + 2] as number) / count]
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
