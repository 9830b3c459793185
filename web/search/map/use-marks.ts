/** web/search/map: keeps the marks of the view: asks for its cells whenever map or question change. */
import { useEffect } from 'react'
import type { RawSearch } from '#contract/search/search-question.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useSearch } from '../search-context.tsx'
import { askCells, gridFor } from './ask-cells.ts'
import { boxOf, boxParameter } from '../map-engine/boxes.ts'
import { marksFrom } from './marks.ts'
import type { Sheet } from './use-map.ts'

export function useMarks(sheet: Sheet | null) {
  const { raw } = useSearch()
  const format = useFormat()
  const question = JSON.stringify(raw)
  useEffect(() => {
    if (!sheet) return
    const { map, pins } = sheet
    const asked = JSON.parse(question) as RawSearch
    let stop = new AbortController()
    const ask = () => {
      stop.abort()
      stop = new AbortController()
      const { clientWidth: width, clientHeight: height } = map.getContainer()
      if (width === 0 || height === 0) return
      askCells(asked, boxParameter(boxOf(map)), gridFor({ width, height }), stop.signal).then(
        (cells) =>
          pins.show(
            marksFrom(cells, (lon, lat) => map.project([lon, lat])),
            format,
          ),
        () => {
          // Aborted by the next move, or out of reach: the marks stay as they are.
        },
      )
    }
    ask()
    map.on('moveend', ask)
    return () => {
      stop.abort()
      map.off('moveend', ask)
    }
  }, [sheet, question, format])
}
