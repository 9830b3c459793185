/**
 * web/search/map: "search as I move": the list follows the map, or a button offers to search what is in view.
 */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { addressWith } from '../../question/addresses.ts'
import { useNewestQuestion } from '../../question/newest-question.ts'
import { useSearch } from '../../search-context.tsx'
import { boxParameter } from '../../map-engine/boxes.ts'
import { freeBoxOf } from '../../map-engine/fitting.ts'

export type Following = ReturnType<typeof useFollowing>

export function useFollowing() {
  const newest = useNewestQuestion()
  const navigate = useNavigate()
  const [on, setOn] = useState(true)
  const [waiting, setWaiting] = useState<string | null>(null)
  // Every box asked for since the page itself last moved the map: answers may come late, and in any number.
  const asked = useRef(new Set<string>())
  const search = (box: string) => {
    const { raw, view } = newest()
    asked.current.add(box)
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
    /** Whether a box is one the person moved the map to: the map is there already, or beyond it. */
    hasAsked: useCallback((box: string | undefined) => box !== undefined && asked.current.has(box), []),
    /** The page moves the map now; boxes asked for before are other parts of the world again. */
    forget: useCallback(() => asked.current.clear(), []),
  }
}

type Move = { originalEvent?: unknown; byHand?: boolean }

/** As much of a map as is followed. */
type Followed = Parameters<typeof freeBoxOf>[0] & {
  on: (about: 'wheel' | 'moveend', hear: (move: Move) => void) => unknown
  off: (about: 'wheel' | 'moveend', hear: (move: Move) => void) => unknown
}

/** Follows moves that a person made; those the page made itself are no wish. */
export function useFollow(
  sheet: { map: Followed } | null,
  { on, setWaiting, search }: Pick<Following, 'on' | 'setWaiting' | 'search'>,
) {
  const isDrawn = useSearch().raw.area !== undefined
  const moved = useEffectEvent(({ originalEvent, byHand }: Move) => {
    // A drawn area says exactly where; moving the map is then only looking around.
    if (!sheet || isDrawn || (!originalEvent && !byHand)) return
    const box = boxParameter(freeBoxOf(sheet.map))
    if (on) search(box)
    else setWaiting(box)
  })
  useEffect(() => {
    if (!sheet) return
    const { map } = sheet
    // Of a single notch of a wheel the engine does not say at its end who began the move.
    let isWheeled = false
    const wheel = () => {
      isWheeled = true
    }
    const tell = (move: Move) => {
      moved(isWheeled ? { ...move, byHand: true } : move)
      isWheeled = false
    }
    map.on('wheel', wheel)
    map.on('moveend', tell)
    return () => {
      map.off('wheel', wheel)
      map.off('moveend', tell)
    }
  }, [sheet])
}
