/** web/search/map: asks how many homes there are in each part of the view, for the question on the page. */
import type { RawSearch } from '#contract/search/search-question.ts'
import type { Card, Cell } from '#contract/search/search.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { askSearch } from '../question/ask.ts'

/** Pixels a cell is wide and high. */
const cellSize = 64
const mostCells = 40

const parts = (pixels: number) => Math.min(mostCells, Math.max(1, Math.round(pixels / cellSize)))

/** Columns and rows for a map of so many pixels. */
export function gridFor({ width, height }: { width: number; height: number }): string {
  return `${parts(width)}x${parts(height)}`
}

/** The question for a view: where it is about stays, so that the map shows no home that the list leaves out. */
export function forView(raw: RawSearch, box: string): RawSearch {
  const { page: _page, sort: _sort, cursor: _cursor, ...rest } = raw
  return { ...rest, box }
}

export async function askCells(
  raw: RawSearch,
  box: string,
  cells: string,
  signal: AbortSignal,
): Promise<Cell[]> {
  const answer = await askSearch(await browserApi(), forView(raw, box), { cells, limit: '1' }, signal)
  return answer.cells ?? []
}

/** Degrees around a pin in which its home is looked for, and homes to look through. */
const closeBy = { degrees: 0.00005, most: '50' }

/** The card of a home whose pin stands at a point; null when it has gone meanwhile. */
export async function askCard(
  raw: RawSearch,
  at: { id: string; lat: number; lon: number },
): Promise<Card | null> {
  const d = closeBy.degrees
  const box = [at.lon - d, at.lat - d, at.lon + d, at.lat + d].map((degrees) => degrees.toFixed(6)).join(',')
  const { items } = await askSearch(await browserApi(), forView(raw, box), { limit: closeBy.most })
  return items.find((home) => home.id === at.id) ?? null
}
