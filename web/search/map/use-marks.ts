/** web/search/map: keeps the marks of the view: those of its cells, and the homes that come close. */
import { useContext, useEffect, useMemo } from 'react'
import type { BoundingBox } from '#contract/search/places.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { VoiceContext } from '#web/platform/speech/voice.ts'
import { useSearch } from '../search-context.tsx'
import { closeMarks, marksFrom } from './marks/marks.ts'
import { priceText, type PinWords } from './marks/pins.ts'
import { useCells } from './marks/use-cells.ts'
import type { Sheet } from './use-map.ts'

/** `within` is the box that the list was asked for, while the map shows more than that. */
export function useMarks(sheet: Sheet | null, within: BoundingBox | null) {
  const { near: close } = useSearch()
  const words = usePinWords()
  const found = useCells(sheet?.map ?? null, within)
  useEffect(() => {
    if (!sheet || !found) return
    const { map, pins } = sheet
    const { lng: middle } = map.getCenter()
    const marks = marksFrom(
      found.cells.map((cell) => ({ ...cell, lon: turned(cell.lon, middle) })),
      (lon, lat) => map.project([lon, lat]),
      (price) => priceText(price, words),
    )
    pins.show([...marks, ...closeMarks(close.map(({ home }) => home))], found.grid, words)
  }, [sheet, found, close, words])
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

/** A longitude on the copy of the world that is in view. */
const turned = (lon: number, middle: number): number => lon + 360 * Math.round((middle - lon) / 360)
