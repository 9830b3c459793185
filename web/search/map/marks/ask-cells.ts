/** web/search/map: asks how many homes there are in each part of the view, for the question on the page. */
import { boxOfCells, cellOf, type MapGrid } from '#contract/search/map-cells.ts'
import type { BoundingBox } from '#contract/search/places.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { Card, Cell } from '#contract/search/search.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { lightApi } from '#web/platform/api/light-api.ts'
import { boxParameter, readBox } from '../../map-engine/boxes.ts'
import { askSearch } from '../../question/ask.ts'
import type { Mark } from './marks.ts'

/**
 * Pixels a cell is wide and high: fine where each home is shown,
 * else as large as a circle with room around it.
 */
const cellSize = { fine: 16, coarse: 64 }
export type Fineness = keyof typeof cellSize
/** Homes in view up to which each has a mark of its own. */
export const mostAlone = 2_000
/** The most that the API takes. */
const mostCells = 128

/** The grid over a box that is shown so many pixels large. */
export function gridFor(
  box: BoundingBox,
  { width, height }: { width: number; height: number },
  fineness: Fineness,
): MapGrid {
  const parts = (pixels: number) => Math.min(mostCells, Math.max(1, Math.round(pixels / cellSize[fineness])))
  // As the server reads it, so that both mean the same cells.
  return { box: readBox(boxParameter(box)) ?? box, columns: parts(width), rows: parts(height) }
}

/**
 * The question for a view: where it is about stays, so that the map shows no home that the list leaves out.
 */
export function forView(raw: RawSearch, box: BoundingBox): RawSearch {
  const { page: _page, sort: _sort, cursor: _cursor, ...rest } = raw
  return { ...rest, box: boxParameter(box) }
}

export async function askCells(raw: RawSearch, grid: MapGrid, signal: AbortSignal): Promise<Cell[]> {
  const cells = `${grid.columns}x${grid.rows}`
  const answer = await askSearch(lightApi, forView(raw, grid.box), { cells, limit: '1' }, signal)
  return answer.cells ?? []
}

/** Homes that a card of a mark lists at most; the API's own most. */
const mostListed = 50

export type Held = { homes: Card[]; count: number; bounds: BoundingBox | null }

/** The homes that a mark stands for, as far as they can be listed, and how far apart they are. */
export async function askHeld(raw: RawSearch, mark: Mark, grid: MapGrid | null): Promise<Held> {
  const held = mark.cells.length > 0 && grid ? boxOfCells(grid, mark.cells) : mark.home && around(mark)
  if (!held) return { homes: [], count: 0, bounds: null }
  const { items, bounds } = await askSearch(await browserApi(), forView(raw, wider(held)), {
    limit: String(mostListed),
  })
  const isHeld = ({ id, point }: Card) =>
    mark.home ? mark.home.id === id : point !== null && grid !== null && isIn(mark, cellOf(grid, point))
  return { homes: items.filter(isHeld), count: mark.count, bounds }
}

const isIn = ({ cells }: Mark, cell: ReturnType<typeof cellOf>): boolean =>
  cell !== null && cells.some(({ x, y }) => x === cell.x && y === cell.y)

/** Degrees that the writing of a box may take off its sides. */
const rounding = 0.0001

const wider = ({ west, south, east, north }: BoundingBox): BoundingBox => ({
  west: west - rounding,
  south: south - rounding,
  east: east + rounding,
  north: north + rounding,
})

const around = ({ lat, lon }: Mark): BoundingBox => ({ west: lon, east: lon, south: lat, north: lat })
