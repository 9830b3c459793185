/** web/search/map: keeps the marks of the view: asks for its cells whenever map or question change. */
import { useContext, useEffect, useEffectEvent, useMemo } from 'react'
import type { MapGrid } from '#contract/search/map-cells.ts'
import type { BoundingBox } from '#contract/search/places.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { Cell } from '#contract/search/search.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { VoiceContext } from '#web/platform/speech/voice.ts'
import { useSearch } from '../search-context.tsx'
import { boxOf, overlapOf } from '../map-engine/boxes.ts'
import type { Engine } from '../map-engine/engine.ts'
import { askCells, gridFor, mostAlone, type Fineness } from './marks/ask-cells.ts'
import { closeMarks, marksFrom } from './marks/marks.ts'
import { priceText, type PinWords } from './marks/pins.ts'
import type { Sheet } from './use-map.ts'

/** `within` is the box that the list was asked for, while the map shows more than that. */
export function useMarks(sheet: Sheet | null, within: BoundingBox | null) {
  const { raw, total, near: close } = useSearch()
  const words = usePinWords()
  const question = JSON.stringify(raw)
  const limits = JSON.stringify(within)
  const firstFineness = useEffectEvent(() => finenessOf(total))
  useEffect(() => {
    if (!sheet) return
    const { map, pins } = sheet
    const asked = JSON.parse(question) as RawSearch
    const limit = JSON.parse(limits) as BoundingBox | null
    let stop = new AbortController()
    let fineness = firstFineness()
    const show = (cells: readonly Cell[], grid: MapGrid | null) => {
      const { lng: middle } = map.getCenter()
      const near = cells.map((cell) => ({ ...cell, lon: turned(cell.lon, middle) }))
      const marks = marksFrom(
        near,
        (lon, lat) => map.project([lon, lat]),
        (price) => priceText(price, words),
      )
      pins.show([...marks, ...closeMarks(close.map(({ home }) => home))], grid, words)
    }
    const ask = async () => {
      stop.abort()
      stop = new AbortController()
      const { signal } = stop
      const box = limit ? overlapOf(boxOf(map), limit) : boxOf(map)
      if (!box) return show([], null)
      const size = sizeOf(map, box)
      if (size.width < 1 || size.height < 1) return
      const grid = gridFor(box, size, fineness)
      const cells = await askCells(asked, grid, signal)
      const better = finenessOf(cells.reduce((sum, { count }) => sum + count, 0))
      const isTooCoarse = fineness === 'coarse' && better === 'fine'
      fineness = better
      if (isTooCoarse) await ask()
      else show(cells, grid)
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
  }, [sheet, question, limits, close, words])
}

/** What marks say, in the language of the page. */
function usePinWords(): PinWords {
  const { short, count } = useFormat()
  const { say } = useContext(VoiceContext)
  return useMemo(
    () => ({ short, count, say: (words) => say?.attribute(words) ?? words }),
    [short, count, say],
  )
}

const finenessOf = (homes: number): Fineness => (homes <= mostAlone ? 'fine' : 'coarse')

/** A longitude on the copy of the world that is in view. */
const turned = (lon: number, middle: number): number => lon + 360 * Math.round((middle - lon) / 360)

/** Pixels that a box is large on the map. */
function sizeOf(map: Engine, { west, south, east, north }: BoundingBox) {
  const from = map.project([west, north])
  const to = map.project([east, south])
  return { width: to.x - from.x, height: to.y - from.y }
}
