/**
 * web/search/map: what a mark opens: the card of its home, a
 * nearer view, or the homes of one place as a list.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import type { BoundingBox } from '#contract/search/places.ts'
import type { Card } from '#contract/search/search.ts'
import { boundsOf, maxZoom, type Engine } from '../map-engine/engine.ts'
import { useSearch } from '../search-context.tsx'
import { askHeld } from './marks/ask-cells.ts'
import type { Mark } from './marks/marks.ts'
import { spreadAt, zoomFor } from './marks/spread.ts'
import type { Sheet } from './use-map.ts'

/** The open mark; `homes` is null until they have arrived. */
export type Choice = { mark: Mark; homes: readonly Card[] | null }

/** Pixels that homes must be apart to be two marks, and pixels kept free around homes that are zoomed to. */
const apart = 16
const room = 72
const pixelsFor = (homes: number): number => 160 + 40 * homes
/** A nearer view is nearer by at least so much. */
const leastStep = 1

export function useChoice(sheet: Sheet | null, onChoose: (id: string | null) => void) {
  const { raw } = useSearch()
  const [choice, setChoice] = useState<Choice | null>(null)
  const tell = useEffectEvent(onChoose)
  const chosenId = choice?.mark.home?.id ?? null
  useEffect(() => tell(chosenId), [chosenId])
  const close = () => setChoice(null)
  /** The card of a home; closed again when the home has gone meanwhile. */
  const openHome = (mark: Mark) => {
    if (mark.close) return setChoice({ mark, homes: [mark.close] })
    setChoice({ mark, homes: null })
    const arrived = (homes: readonly Card[]) =>
      setChoice((now) => (now?.mark === mark ? (homes.length > 0 ? { mark, homes } : null) : now))
    askHeld(raw, mark, sheet?.pins.grid ?? null).then(
      ({ homes }) => arrived(homes),
      () => arrived([]),
    )
  }
  /** Zooms until the homes of a circle part; those that never do are listed. */
  const openCircle = (mark: Mark) => {
    if (!sheet) return
    const { map, pins } = sheet
    askHeld(raw, mark, pins.grid).then(
      ({ homes, bounds }) => {
        const isLast = map.getZoom() >= maxZoom || (bounds && spreadAt(bounds, maxZoom) < apart)
        if (isLast || !bounds) setChoice(homes.length > 0 ? { mark, homes } : null)
        else zoomTo(map, bounds, mark.count)
      },
      () => map.easeTo({ center: [mark.lon, mark.lat], zoom: map.getZoom() + leastStep }, { byHand: true }),
    )
  }
  return { choice, openHome, openCircle, close }
}

/** As near as so many homes need to part, and not so near that nothing else is in view. */
function zoomTo(map: Engine, bounds: BoundingBox, homes: number): void {
  const camera = map.cameraForBounds(boundsOf(bounds), {
    padding: room,
    maxZoom: Math.min(maxZoom, zoomFor(bounds, pixelsFor(homes))),
  })
  if (!camera) return
  const zoom = Math.min(maxZoom, Math.max(camera.zoom ?? 0, map.getZoom() + leastStep))
  map.easeTo({ ...camera, zoom }, { byHand: true })
}
