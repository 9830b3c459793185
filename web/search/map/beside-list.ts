/**
 * web/search/map: what list and map tell one another: the home that is
 * pointed at, and the one whose card is open.
 */
import { useMemo, useState } from 'react'
import type { Card } from '#contract/search/search.ts'
import type { Pointed } from './marks/marks.ts'

/** `marked` are the homes of the list that the map points at; `hovered` is what the map must mark. */
export function useBesideList(items: readonly Card[]) {
  const [inList, setInList] = useState<string | null>(null)
  const [onMap, setOnMap] = useState<Pointed | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const hovered = useMemo(() => (inList === null ? onMap : pointedAt(items, inList)), [items, inList, onMap])
  return {
    hovered,
    marked: [onMap?.id ?? null, chosen],
    onHoverInList: setInList,
    onHoverOnMap: setOnMap,
    onChoose: setChosen,
  }
}

/** A home of the list as the map must know it; null for one without a point, and for none. */
function pointedAt(items: readonly Card[], id: string | null): Pointed | null {
  const home = items.find((one) => one.id === id)
  if (!home?.point) return null
  const { lat, lon } = home.point
  return { id: home.id, lat, lon, price: home.price }
}
