/** web/search/map: keeps the drawn areas and the circle of the question on the map. */
import { useEffect } from 'react'
import type { RawSearch } from '#contract/search/search-question.ts'
import { useSearch } from '../search-context.tsx'
import { drawShapes } from './shapes.ts'
import type { Sheet } from './use-map.ts'

export function useShapes(sheet: Sheet | null) {
  const { area, near, radius } = useSearch().raw
  const asked = JSON.stringify({ area, near, radius })
  useEffect(() => {
    if (!sheet) return
    const { map } = sheet
    const draw = () =>
      drawShapes(map, JSON.parse(asked) as RawSearch, getComputedStyle(map.getContainer()).color)
    if (map.isStyleLoaded()) draw()
    map.on('style.load', draw)
    return () => void map.off('style.load', draw)
  }, [sheet, asked])
}
