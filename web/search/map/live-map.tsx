/**
 * web/search/map: the map of a search: pins and circles for the view, the list following when it is moved.
 */
import { Suspense, useEffect, type ReactNode } from 'react'
import type { BoundingBox } from '#contract/search/places.ts'
import type { Card } from '#contract/search/search.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { useSeen } from '#web/platform/kept/seen.ts'
import { useDrawing, type SearchDrawing } from '../draw/use-drawing.ts'
import { useSearch } from '../search-context.tsx'
import { boxOfReaches, holding, readBox, viewFor } from '../map-engine/boxes.ts'
import { MapTools } from './map-tools.tsx'
import type { Pointed } from './marks/marks.ts'
import { HeldHomes, PinCard } from './pin-card.tsx'
import { stillAs, type StillView } from './still.ts'
import { useChoice } from './use-choice.ts'
import { useFollow, useFollowing, type Following } from './follow/use-following.ts'
import { whenWhole } from './use-lost-tiles.ts'
import { useMap, type Sheet } from './use-map.ts'
import { useMarks } from './use-marks.ts'
import { useShapes } from './use-shapes.ts'
import styles from './live.module.css'

// The pencil is large and few draw.
const DrawTools = lazyPart(() => import('../draw/draw-tools.tsx'), 'DrawTools')

export type LiveMapProps = {
  /** Box of all homes found, for the first view. */
  bounds: BoundingBox | null
  styleUrl: string | null
  /** The home that is pointed at, in the list or here. */
  hovered: Pointed | null
  onHover: (home: Pointed | null) => void
  /** Hears which home's card is open. */
  onChoose: (id: string | null) => void
  /** Homes that the visitor hid, and those with a heart. */
  hidden: readonly string[]
  saved: ReadonlySet<string>
  /** How a home looks beside its pin. */
  renderHome: (home: Card) => ReactNode
  onFailed: () => void
  onReady: () => void
  /** Hears where the map stands for as long as its ground is not there. */
  onStand: (view: StillView | null) => void
}

export function LiveMap(props: LiveMapProps) {
  const { bounds, styleUrl, hovered, onHover, onChoose, hidden, saved, renderHome, onFailed } = props
  const following = useFollowing()
  const drawing = useDrawing()
  const going = useGoing(bounds, following, drawing)
  const { sheet, attach } = useMap({ ...going, styleUrl, onFailed })
  const { choice, openHome, openCircle, close } = useChoice(sheet, onChoose)
  const within = useAskedBox(following)
  useFollow(sheet, following)
  useMarks(sheet, within)
  useShapes(sheet, within)
  const seen = useSeen()
  const chosen = choice?.mark ?? null
  useEffect(
    () => sheet?.pins.colour({ hovered, chosen, seen, saved, hidden }),
    [sheet, hovered, chosen, seen, saved, hidden],
  )
  useEffect(() => {
    sheet?.pins.listen({ onHover, onPin: openHome, onCircle: openCircle, onEmpty: close })
  })
  useTelling(sheet, props)
  return (
    <>
      <div ref={attach} className={styles.mapSheet} />
      {sheet && <MapTools map={sheet.map} following={following} drawing={drawing} />}
      {sheet && drawing.on && (
        <Suspense>
          <DrawTools map={sheet.map} drawing={drawing} />
        </Suspense>
      )}
      {sheet && choice?.homes && (
        <PinCard map={sheet.map} at={choice.mark} onClose={close}>
          <HeldHomes homes={choice.homes} count={choice.mark.count} renderHome={renderHome} />
        </PinCard>
      )}
    </>
  )
}

/** Tells where the map stands until its ground is there, and then that it is. */
function useTelling(sheet: Sheet | null, { onReady, onStand }: Pick<LiveMapProps, 'onReady' | 'onStand'>) {
  useEffect(() => {
    if (!sheet) return undefined
    const { map } = sheet
    const stand = () => onStand(stillAs(map))
    stand()
    map.on('moveend', stand)
    const end = () => void map.off('moveend', stand)
    // A picture of the place is truer than a map with holes.
    const stop = whenWhole(
      map,
      () => stillAs(map) !== null,
      () => {
        end()
        onReady()
      },
    )
    return () => {
      stop()
      end()
    }
  }, [sheet, onReady, onStand])
}

/** So many of the homes that come close are brought into view; the others may lie far off. */
const nearestShown = 6

/**
 * Where the question leads the map, and when the map is there already because somebody moved or drew on it.
 */
function useGoing(bounds: BoundingBox | null, { hasAsked, forget }: Following, drawing: SearchDrawing) {
  const { raw, place, total, near, travel } = useSearch()
  const view = viewFor(raw, place?.box ?? null, bounds ?? boxOfReaches(travel))
  return {
    // Whoever moved the map is left where they are.
    view: raw.box || total > 0 ? view : holding(view, near.slice(0, nearestShown)),
    isExact: raw.box !== undefined,
    viewKey: [raw.place, raw.near, raw.radius, raw.box, raw.area, raw.travel].join('|'),
    stays: () => drawing.isOwn || hasAsked(raw.box),
    onMoved: forget,
  }
}

/**
 * The box of the address, while nobody has moved the map: what else is in view, the list does not speak of.
 */
function useAskedBox({ hasAsked, waiting }: Following): BoundingBox | null {
  const { box } = useSearch().raw
  return box === undefined || waiting !== null || hasAsked(box) ? null : readBox(box)
}
