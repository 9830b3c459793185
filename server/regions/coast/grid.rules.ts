/**
 * regions: the grid that a coast is judged by: squares of zoom 16, some
 * hundreds of metres across, and the way around one.
 */

/**
 * Web Mercator units, from the north-west corner of the world: x to the east, y to
 * the south. Corners of coasts are even numbers.
 */
export type Point = readonly [x: number, y: number]
export type Box = { west: number; south: number; east: number; north: number }

/** A tile of zoom 14 is 8,192 units wide, so that a line is drawn on half of its own. */
export const worldUnits = 2 ** 27
export const cellZoom = 16
const cellsAcross = 2 ** cellZoom
export const cellUnits = worldUnits / cellsAcross
/** Lines between cells are odd numbers: no corner of a coast lies on one. */
const off = 1

/** A cell by one number. */
export type Cell = number
export const cellAt = (column: number, row: number): Cell => row * cellsAcross + column
export const columnOf = (cell: Cell): number => cell % cellsAcross
export const rowOf = (cell: Cell): number => Math.floor(cell / cellsAcross)
const indexOf = (units: number): number => Math.floor((units - off) / cellUnits)
export const cellOf = ([x, y]: Point): Cell => cellAt(indexOf(x), indexOf(y))
/** Where a column or a row of cells begins. */
export const lineOf = (index: number): number => index * cellUnits + off

export function unitsOf(lat: number, lon: number): Point {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return [even(((lon + 180) / 360) * worldUnits), even(down * worldUnits)]
}

/** As corners of coasts are. */
export const even = (units: number): number => 2 * Math.round(units / 2)

/** Degrees. */
export function degreesOf([x, y]: Point): [lon: number, lat: number] {
  const north = Math.PI * (1 - (2 * y) / worldUnits)
  return [(x / worldUnits) * 360 - 180, (Math.atan(Math.sinh(north)) * 180) / Math.PI]
}

/** Whether the middle of a cell lies in a box of degrees. */
export function isWithin(cell: Cell, { west, south, east, north }: Box): boolean {
  const half = cellUnits / 2
  const [lon, lat] = degreesOf([lineOf(columnOf(cell)) + half, lineOf(rowOf(cell)) + half])
  return lon >= west && lon <= east && lat >= south && lat <= north
}

/** The box of degrees around cells; null of none. */
export function sidesOf(cells: ReadonlySet<Cell>): Box | null {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const cell of cells) {
    bounds.left = Math.min(bounds.left, columnOf(cell))
    bounds.top = Math.min(bounds.top, rowOf(cell))
    bounds.right = Math.max(bounds.right, columnOf(cell) + 1)
    bounds.bottom = Math.max(bounds.bottom, rowOf(cell) + 1)
  }
  if (cells.size === 0) return null
  const [west, north] = degreesOf([lineOf(bounds.left), lineOf(bounds.top)])
  const [east, south] = degreesOf([lineOf(bounds.right), lineOf(bounds.bottom)])
  return { west, south, east, north }
}

/**
 * The sides of a cell in the order in which one walks around it with the cell on the left hand: along the
 * bottom to the east, up, along the top to the west, and down.
 */
export const sides = [0, 1, 2, 3] as const
export type Side = (typeof sides)[number]
export const opposite = (side: Side): Side => ((side + 2) % 4) as Side

const steps = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const
export const neighbour = (cell: Cell, side: Side): Cell =>
  cellAt(columnOf(cell) + steps[side][0], rowOf(cell) + steps[side][1])

/** The corner at which a side begins on that walk; it ends where the next one begins. */
export function cornerOf(cell: Cell, side: Side): Point {
  const column = columnOf(cell) + (side === 1 || side === 2 ? 1 : 0)
  const row = rowOf(cell) + (side === 0 || side === 1 ? 1 : 0)
  return [lineOf(column), lineOf(row)]
}

/** How far along a side a point lies, from 0 to 1. */
export function shareAlong(cell: Cell, side: Side, [x, y]: Point): number {
  const [fromX, fromY] = cornerOf(cell, side)
  const share = side % 2 === 0 ? (x - fromX) / cellUnits : (y - fromY) / cellUnits
  return Math.min(1, Math.abs(share))
}

/** A piece of a line in one cell, and by which side it goes on; null where it ends there. */
export type Run = { cell: Cell; points: Point[]; out: Side | null }

/** A line cut where it crosses from cell to cell; both pieces have the point of the crossing. */
export function runsOf(line: readonly Point[]): Run[] {
  const [first] = line
  if (!first) return []
  let run: Run = { cell: cellOf(first), points: [first], out: null }
  const runs = [run]
  for (const [i, to] of line.entries()) {
    const from = line[i - 1]
    if (!from) continue
    for (const { at, side } of crossings(from, to)) {
      run.points.push(at)
      run.out = side
      run = { cell: neighbour(run.cell, side), points: [at], out: null }
      runs.push(run)
    }
    run.points.push(to)
  }
  return runs
}

/** Where a straight line leaves one cell after the other, and by which side. */
function crossings([ax, ay]: Point, [bx, by]: Point): { at: Point; side: Side }[] {
  const found: { share: number; at: Point; side: Side }[] = []
  for (const x of linesBetween(ax, bx)) {
    const share = (x - ax) / (bx - ax)
    found.push({ share, at: [x, ay + (by - ay) * share], side: bx > ax ? 1 : 3 })
  }
  for (const y of linesBetween(ay, by)) {
    const share = (y - ay) / (by - ay)
    found.push({ share, at: [ax + (bx - ax) * share, y], side: by > ay ? 0 : 2 })
  }
  return found.toSorted((a, b) => a.share - b.share)
}

function* linesBetween(a: number, b: number): Generator<number> {
  const last = indexOf(Math.max(a, b))
  for (let index = indexOf(Math.min(a, b)) + 1; index <= last; index++) yield lineOf(index)
}
