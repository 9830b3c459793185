/** web/platform: where homes are, as the map on the picture of a shared link. */
import type { BoundingBox } from '#contract/search/places.ts'
import { shareView, type ShareCard } from '#contract/search/share.ts'
import type { Cell } from '#contract/search/search.ts'
import { circlesOf, sheetAddress, viewOf } from './map-sheet.ts'

type Shown = Pick<ShareCard, 'picture' | 'marks' | 'credit'>

/** Columns and rows in which homes are counted for it. */
export const shareCells = '7x7'
/** Circles on a picture; the largest stay. */
const most = 24

/** The map of a box with its homes; nothing when there are none. */
export function shareMap(bounds: BoundingBox | null, cells: readonly Cell[]): Shown {
  if (!bounds) return { picture: null, marks: [], credit: null }
  const view = viewOf(bounds, shareView)
  const marks = circlesOf(cells, view, shareView)
    .toSorted((a, b) => a.cell.count - b.cell.count)
    .slice(-most)
    .map(({ x, y, cell }) => ({ x: Math.round(x), y: Math.round(y), count: cell.count }))
  return {
    picture: sheetAddress(view, shareView, { theme: 'light' }),
    marks,
    credit: '© OpenStreetMap · GSHHG · Natural Earth · © GeoNames',
  }
}
