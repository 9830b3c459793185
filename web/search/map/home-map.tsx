/** web/search/map: a map about one home: a pin where the place is exact, else the circle that holds it. */
import { useEffect } from 'react'
import type { PublicPoint } from '#contract/vocabulary/common.ts'
import { Marker } from '../map-engine/engine.ts'
import { onEveryStyle } from '../map-engine/on-style.ts'
import { hasStreets } from '../map-engine/streets.ts'
import { Scale } from './scale.tsx'
import { drawShapes, shapesOf } from './shapes.ts'
import { viewAround } from './view-around.ts'
import { useMap, type Sheet } from './use-map.ts'
import { ZoomStack } from './zoom-stack.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './live.module.css'

export type HomeMapProps = { point: PublicPoint; styleUrl: string | null; onFailed: () => void }

export function HomeMap({ point, styleUrl, onFailed }: HomeMapProps) {
  const view = viewAround(point, hasStreets(point))
  const { sheet, attach } = useMap({ view, isExact: true, viewKey: '', styleUrl, onFailed })
  useSubject(sheet, point)
  return (
    <>
      <div ref={attach} className={classNames(styles.mapSheet, styles.homeMap)} />
      {sheet && <ZoomStack map={sheet.map} />}
      {sheet && <Scale map={sheet.map} />}
    </>
  )
}

function useSubject(sheet: Sheet | null, { lat, lon, radiusM }: PublicPoint) {
  useEffect(() => {
    if (!sheet) return
    const { map } = sheet
    // The button that asked for the map is gone, so the map takes the focus.
    map.getCanvas().focus({ preventScroll: true })
    if (radiusM === 0) {
      const mark = document.createElement('span')
      mark.className = String(styles.homeMark)
      const marker = new Marker({ element: mark, anchor: 'bottom' }).setLngLat([lon, lat]).addTo(map)
      return () => void marker.remove()
    }
    const around = shapesOf({ near: `${lat},${lon}`, radius: String(radiusM) })
    const draw = () => drawShapes(map, around, getComputedStyle(map.getContainer()).color)
    return onEveryStyle(map, draw)
  }, [sheet, lat, lon, radiusM])
}
