/**
 * web/search/map: the cells of the view: asked for whenever the map stands elsewhere or the
 * question means other homes, once each time.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import type { MapGrid } from '#contract/search/map-cells.ts'
import type { BoundingBox } from '#contract/search/places.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { Cell } from '#contract/search/search.ts'
import { useSearch } from '../../search-context.tsx'
import { boxOf, overlapOf } from '../../map-engine/boxes.ts'
import { askCells, gridFor, mostAlone, type Fineness } from './ask-cells.ts'

/** As much of a map as tells what it shows. */
export type Seen = Parameters<typeof boxOf>[0] & {
  project: (point: [lon: number, lat: number]) => { x: number; y: number }
  on: (about: 'moveend', hear: () => void) => unknown
  off: (about: 'moveend', hear: () => void) => unknown
}

/** Without a grid there is nothing in view that the list speaks of. */
export type ViewCells = { map: Seen; cells: readonly Cell[]; grid: MapGrid | null }

/**
 * `within` is the box that the list was asked for, while the map
 * shows more than that. Null until they are known.
 */
export function useCells(map: Seen | null, within: BoundingBox | null): ViewCells | null {
  const { raw, total } = useSearch()
  const [found, setFound] = useState<ViewCells | null>(null)
  const question = JSON.stringify(anywhere(raw))
  const limits = JSON.stringify(within)
  const firstFineness = useEffectEvent(() => finenessOf(total))
  useEffect(() => {
    if (!map) return
    const asked = JSON.parse(question) as RawSearch
    const limit = JSON.parse(limits) as BoundingBox | null
    let stop = new AbortController()
    let fineness = firstFineness()
    const ask = async () => {
      stop.abort()
      stop = new AbortController()
      const { signal } = stop
      const box = limit ? overlapOf(boxOf(map), limit) : boxOf(map)
      if (!box) return setFound({ map, cells: [], grid: null })
      const size = sizeOf(map, box)
      if (size.width < 1 || size.height < 1) return
      const grid = gridFor(box, size, fineness)
      const cells = await askCells(asked, grid, signal)
      const better = finenessOf(cells.reduce((sum, { count }) => sum + count, 0))
      const isTooCoarse = fineness === 'coarse' && better === 'fine'
      fineness = better
      if (isTooCoarse) await ask()
      else setFound({ map, cells, grid })
    }
    const tryAsking = () =>
      void ask().catch(() => {
        // Aborted by the next move, or out of reach: the marks stay as they are.
      })
    tryAsking()
    map.on('moveend', tryAsking)
    return () => {
      stop.abort()
      map.off('moveend', tryAsking)
    }
  }, [map, question, limits])
  return found?.map === map ? found : null
}

/**
 * The question without what the map says itself, and what only the list reads: where a box follows a map that
 * was moved, its cells were asked for by the move.
 */
const anywhere = ({
  box: _box,
  page: _page,
  sort: _sort,
  cursor: _cursor,
  said: _said,
  ...rest
}: RawSearch) => rest

const finenessOf = (homes: number): Fineness => (homes <= mostAlone ? 'fine' : 'coarse')

/** Pixels that a box is large on the map. */
function sizeOf(map: Seen, { west, south, east, north }: BoundingBox) {
  const from = map.project([west, north])
  const to = map.project([east, south])
  return { width: to.x - from.x, height: to.y - from.y }
}
