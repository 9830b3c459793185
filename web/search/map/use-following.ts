/** web/search/map: "search as I move": the list follows the map, or a button offers to search what is in view. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { addressWith } from '../question/addresses.ts'
import { useSearch } from '../search-context.tsx'
import { boxOf, boxParameter } from '../map-engine/boxes.ts'
import type { Sheet } from './use-map.ts'

export type Following = ReturnType<typeof useFollowing>

export function useFollowing() {
  const { raw, view } = useSearch()
  const navigate = useNavigate()
  const [on, setOn] = useState(true)
  const [waiting, setWaiting] = useState<string | null>(null)
  const [own, setOwn] = useState<string | null>(null)
  const search = (box: string) => {
    setOwn(box)
    setWaiting(null)
    const address = addressWith(raw, { box, place: undefined, near: undefined, radius: undefined }, view)
    void navigate(address, { replace: true, preventScrollReset: true })
  }
  return {
    on,
    setOn,
    waiting,
    setWaiting,
    search,
    /** Whether the question is about the box that the person moved the map to. */
    isOwn: raw.box !== undefined && raw.box === own,
  }
}

type Move = { originalEvent?: unknown; byHand?: boolean }

/** Follows moves that a person made; those the page made itself are no wish. */
export function useFollow(sheet: Sheet | null, { on, setWaiting, search }: Following) {
  const isDrawn = useSearch().raw.area !== undefined
  const moved = useEffectEvent(({ originalEvent, byHand }: Move) => {
    // A drawn area says exactly where; moving the map is then only looking around.
    if (!sheet || isDrawn || (!originalEvent && !byHand)) return
    const box = boxParameter(boxOf(sheet.map))
    if (on) search(box)
    else setWaiting(box)
  })
  useEffect(() => {
    if (!sheet) return
    const tell = (move: Move) => moved(move)
    sheet.map.on('moveend', tell)
    return () => void sheet.map.off('moveend', tell)
  }, [sheet])
}
