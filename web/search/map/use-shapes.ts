/** web/search/map: keeps the drawn areas and the circle of the question on the map. */
import { useEffect } from 'react'
import type { BoundingBox } from '#contract/search/places.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import { useSearch } from '../search-context.tsx'
import { unwrapped } from '../map-engine/boxes.ts'
import { freeBoxOf } from '../map-engine/fitting.ts'
import { onEveryStyle, takesLayers } from '../map-engine/on-style.ts'
import { drawShapes, reachesOf, rectangle, shapesOf } from './shapes.ts'
import type { Sheet } from './use-map.ts'

/** `within` is the box that the list was asked for, drawn while the map shows more than that. */
export function useShapes(sheet: Sheet | null, within: BoundingBox | null) {
  const { raw, travel } = useSearch()
  const { area, near, radius } = raw
  const asked = JSON.stringify({ area, near, radius })
  const limits = JSON.stringify(within)
  useEffect(() => {
    if (!sheet) return
    const { map } = sheet
    const limit = JSON.parse(limits) as BoundingBox | null
    const draw = () => {
      const shapes = [...shapesOf(JSON.parse(asked) as RawSearch), ...reachesOf(travel)]
      const frame = limit && isBeyond(freeBoxOf(map), limit) ? [rectangle(limit)] : []
      drawShapes(map, [...shapes, ...frame], getComputedStyle(map.getContainer()).color)
    }
    const drawAgain = () => {
      if (takesLayers(map)) draw()
    }
    const end = onEveryStyle(map, draw)
    map.on('moveend', drawAgain)
    return () => {
      end()
      map.off('moveend', drawAgain)
    }
  }, [sheet, asked, limits, travel])
}

/** By how much of its own size a map may show more than a box before that is said. */
const unnoticed = 1.12

const isBeyond = (view: BoundingBox, box: BoundingBox): boolean => {
  const all = unwrapped(view)
  const part = unwrapped(box)
  return (
    all.east - all.west > (part.east - part.west) * unnoticed ||
    all.north - all.south > (part.north - part.south) * unnoticed
  )
}
