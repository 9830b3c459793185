/**
 * search: drawn areas made quick to test: a small picture of what is
 * surely in and surely out, and the exact edges.
 */
import type { DrawnArea } from '#contract/vocabulary/polyline.ts'

/**
 * A line of a ring, never level, from its lower to its upper end.
 * Ring 0 is the outline, the others are cut-outs.
 */
export type Edge = { area: number; ring: number; ax: number; ay: number; bx: number; by: number }

export const outside = 0
export const border = 1
export const inside = 2

/**
 * Cells of `cellWidth` x `cellHeight` grid points from (west, south),
 * row by row; each outside, border or inside.
 */
export type Drawing = {
  west: number
  south: number
  east: number
  north: number
  cellWidth: number
  cellHeight: number
  columns: number
  raster: Uint8Array
  edges: Edge[]
}

const finest = 128

/**
 * Whether a point of the grid is in one of the areas: inside the outline
 * by the even-odd rule, and inside no cut-out.
 * All whole numbers below 2^53, so exact. An area owns its west and south borders and not its east and north
 * ones: two areas that share a border never hold the same home. The SQL of drawn.store.ts says the same.
 */
export function isInside(edges: readonly Edge[], x: number, y: number): boolean {
  const odd = new Map<string, Edge>()
  for (const edge of edges) {
    if (!crossesEastOf(edge, x, y)) continue
    const ring = `${edge.area}/${edge.ring}`
    if (!odd.delete(ring)) odd.set(ring, edge)
  }
  const cutOut = new Set([...odd.values()].filter((edge) => edge.ring > 0).map((edge) => edge.area))
  return [...odd.values()].some((edge) => edge.ring === 0 && !cutOut.has(edge.area))
}

/** Whether a line due east from the point meets the edge. */
const crossesEastOf = ({ ax, ay, bx, by }: Edge, x: number, y: number): boolean =>
  ay <= y && y < by && (x - ax) * (by - ay) < (bx - ax) * (y - ay)

export function drawingOf(areas: readonly DrawnArea[]): Drawing {
  const points = areas.flat(2)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const west = Math.min(...xs)
  const east = Math.max(...xs)
  const south = Math.min(...ys)
  const north = Math.max(...ys)
  const cellWidth = Math.ceil((east - west + 1) / finest)
  const cellHeight = Math.ceil((north - south + 1) / finest)
  const columns = Math.ceil((east - west + 1) / cellWidth)
  const rows = Math.ceil((north - south + 1) / cellHeight)
  const lines = linesOf(areas)
  const edges = lines.filter((line) => line.ay !== line.by)
  const drawing = {
    west,
    south,
    east,
    north,
    cellWidth,
    cellHeight,
    columns,
    raster: new Uint8Array(columns * rows),
    edges,
  }
  for (const line of lines) markBorder(drawing, line)
  fillInside(drawing, rows)
  return drawing
}

/** Every line of every ring, its lower end first. */
function linesOf(areas: readonly DrawnArea[]): Edge[] {
  return areas.flatMap((rings, area) =>
    rings.flatMap((points, ring) =>
      points.map(([x, y], at) => {
        const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
        return y <= nextY
          ? { area, ring, ax: x, ay: y, bx: nextX, by: nextY }
          : { area, ring, ax: nextX, ay: nextY, bx: x, by: y }
      }),
    ),
  )
}

/**
 * Marks every cell that the line touches, and those a grid step
 * beside it, so that rounding can never hide one.
 */
function markBorder(drawing: Drawing, { ax, ay, bx, by }: Edge): void {
  const { south, cellHeight } = drawing
  const xAt = (y: number) => (by === ay ? ax : ax + ((y - ay) * (bx - ax)) / (by - ay))
  const firstRow = Math.floor((ay - south) / cellHeight)
  const lastRow = Math.floor((by - south) / cellHeight)
  for (let row = firstRow; row <= lastRow; row++) {
    const low = Math.max(ay, south + row * cellHeight - 1)
    const high = Math.min(by, south + (row + 1) * cellHeight)
    const ends = by === ay ? [ax, bx] : [xAt(low), xAt(high)]
    markRow(drawing, row, Math.min(...ends) - 1, Math.max(...ends) + 1)
  }
}

function markRow(
  { west, cellWidth, columns, raster }: Drawing,
  row: number,
  fromX: number,
  toX: number,
): void {
  const first = Math.max(0, Math.floor((fromX - west) / cellWidth))
  const last = Math.min(columns - 1, Math.floor((toX - west) / cellWidth))
  raster.fill(border, row * columns + first, row * columns + last + 1)
}

/**
 * No line runs between neighbours that are no border: they are all in or all out, and one test tells for all.
 */
function fillInside(
  { west, south, cellWidth, cellHeight, columns, raster, edges }: Drawing,
  rows: number,
): void {
  for (let row = 0; row < rows; row++) {
    let known: number | null = null
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      if (raster[at] === border) {
        known = null
        continue
      }
      known ??= isInside(edges, west + column * cellWidth, south + row * cellHeight) ? inside : outside
      raster[at] = known
    }
  }
}
