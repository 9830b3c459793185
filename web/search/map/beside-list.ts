/** web/search/map: what list and map tell one another: the home that is pointed at, and the one whose card is open. */
import { useCallback, useMemo, useState } from 'react'
import type { Card } from '#contract/search/search.ts'
import type { Pointed } from './marks.ts'

/** `marked` are the homes of the list that the map points at; `hovered` is what the map must mark. */
export function useBesideList(items: readonly Card[]) {
  const [inList, setInList] = useState<string | null>(null)
  const [onMap, setOnMap] = useState<Pointed | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const hovered = useMemo(() => (inList === null ? onMap : pointedAt(items, inList)), [items, inList, onMap])
  const onChoose = useCallback((id: string | null) => {
    setChosen(id)
    if (id) showInList(id)
  }, [])
  return {
    hovered,
    marked: [onMap?.id ?? null, chosen],
    onHoverInList: setInList,
    onHoverOnMap: setOnMap,
    onChoose,
  }
}

/** A home of the list as the map must know it; null for one without a point, and for none. */
function pointedAt(items: readonly Card[], id: string | null): Pointed | null {
  const home = items.find((one) => one.id === id)
  if (!home?.point) return null
  const { lat, lon } = home.point
  return { id: home.id, lat, lon, price: home.price }
}

/** Where the list stands beside the map. On phones it lies over the map, which would be lost from view. */
const isSideBySide = () => window.matchMedia('(width > 760px)').matches

/** The card of the home whose pin was opened comes into view, if it is in the list. */
function showInList(id: string): void {
  if (!isSideBySide()) return
  const card = document.querySelector(`[data-search-page] [data-home="${CSS.escape(id)}"]`)
  card?.scrollIntoView({ block: 'center' })
}
