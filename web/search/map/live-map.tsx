/** web/search/map: the map of a search: pins and circles for the view, the list following when it is moved. */
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { BoundingBox } from '#contract/search/places.ts'
import type { Card } from '#contract/search/search.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { useSeen } from '#web/platform/kept/seen.ts'
import { useDrawing, type Drawing } from '../draw/use-drawing.ts'
import { useSearch } from '../search-context.tsx'
import { askCard } from './ask-cells.ts'
import { viewFor } from '../map-engine/boxes.ts'
import { maxZoom } from '../map-engine/engine.ts'
import { MapTools } from './map-tools.tsx'
import type { Mark } from './marks.ts'
import { PinCard } from './pin-card.tsx'
import { useFollow, useFollowing, type Following } from './use-following.ts'
import { useMap, type Sheet } from './use-map.ts'
import { useMarks } from './use-marks.ts'
import { useShapes } from './use-shapes.ts'
import styles from './map.module.css'

// The pencil is large and few draw.
const DrawTools = lazyPart(() => import('../draw/draw-tools.tsx'), 'DrawTools')

export type LiveMapProps = {
  /** Box of all homes found, for the first view. */
  bounds: BoundingBox | null
  styleUrl: string | null
  hovered: string | null
  onHover: (id: string | null) => void
  /** Hears which home's pin was opened. */
  onChoose: (id: string) => void
  /** Homes that the visitor hid. */
  hidden: readonly string[]
  /** How a home looks beside its pin. */
  renderHome: (home: Card) => ReactNode
  onFailed: () => void
  onReady: () => void
}

export function LiveMap({
  bounds,
  styleUrl,
  hovered,
  onHover,
  onChoose,
  hidden,
  renderHome,
  onFailed,
  onReady,
}: LiveMapProps) {
  const following = useFollowing()
  const drawing = useDrawing()
  const going = useGoing(bounds, following, drawing)
  const { sheet, attach } = useMap({ ...going, styleUrl, onFailed })
  const { chosen, choose, close } = useChoice(sheet)
  useFollow(sheet, following)
  useMarks(sheet)
  useShapes(sheet)
  const seen = useSeen()
  const chosenId = chosen?.mark.home?.id ?? null
  useEffect(
    () => sheet?.pins.colour({ hovered, chosen: chosenId, seen, hidden }),
    [sheet, hovered, chosenId, seen, hidden],
  )
  useEffect(() => {
    sheet?.pins.listen({
      onHover,
      onPin: (mark) => {
        choose(mark)
        if (mark.home) onChoose(mark.home.id)
      },
      onCircle: ({ lon, lat }) => {
        const zoom = Math.min(maxZoom, sheet.map.getZoom() + 2)
        sheet.map.easeTo({ center: [lon, lat], zoom }, { byHand: true })
      },
    })
  })
  useEffect(() => void sheet?.map.once('load', onReady), [sheet, onReady])
  return (
    <>
      <div ref={attach} className={styles.mapSheet} />
      {sheet && <MapTools map={sheet.map} following={following} drawing={drawing} />}
      {sheet && drawing.on && (
        <Suspense>
          <DrawTools map={sheet.map} drawing={drawing} />
        </Suspense>
      )}
      {sheet && chosen?.home && (
        <PinCard map={sheet.map} at={chosen.mark} onClose={close}>
          {renderHome(chosen.home)}
        </PinCard>
      )}
    </>
  )
}

/** Where the question leads the map, and when the map is there already because somebody moved or drew on it. */
function useGoing(bounds: BoundingBox | null, { hasAsked, forget }: Following, drawing: Drawing) {
  const { raw, place } = useSearch()
  return {
    view: viewFor(raw, place?.box ?? null, bounds),
    isExact: raw.box !== undefined,
    viewKey: [raw.place, raw.near, raw.radius, raw.box, raw.area].join('|'),
    stays: () => drawing.isOwn || hasAsked(raw.box),
    onMoved: forget,
  }
}

/** The pin that is open, with its home once that has arrived. */
function useChoice(sheet: Sheet | null) {
  const { raw } = useSearch()
  const [chosen, setChosen] = useState<{ mark: Mark; home: Card | null } | null>(null)
  const close = () => setChosen(null)
  const choose = (mark: Mark) => {
    if (!mark.home) return
    setChosen({ mark, home: null })
    const arrived = (home: Card | null) =>
      setChosen((now) => (now?.mark === mark ? (home ? { mark, home } : null) : now))
    askCard(raw, { id: mark.home.id, lat: mark.lat, lon: mark.lon }).then(arrived, () => arrived(null))
  }
  useEffect(() => {
    if (!sheet) return
    const leave = () => setChosen(null)
    sheet.map.on('click', leave)
    return () => void sheet.map.off('click', leave)
  }, [sheet])
  return { chosen, choose, close }
}
