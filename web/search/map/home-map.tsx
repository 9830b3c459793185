/** web/search/map: a map about one home: a pin where the place is exact, else the circle that holds it. */
import { Minus, Plus } from 'lucide-react'
import { useEffect } from 'react'
import type { PublicPoint } from '#contract/vocabulary/common.ts'
import type { BoundingBox } from '#contract/search/places.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Marker } from '../map-engine/engine.ts'
import { drawShapes, shapesOf } from './shapes.ts'
import { useMap, type Sheet } from './use-map.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './live.module.css'

export type HomeMapProps = { point: PublicPoint; styleUrl: string | null; onFailed: () => void }

export function HomeMap({ point, styleUrl, onFailed }: HomeMapProps) {
  const { sheet, attach } = useMap({ view: around(point), viewKey: '', styleUrl, onFailed })
  useSubject(sheet, point)
  return (
    <>
      <div ref={attach} className={classNames(styles.mapSheet, styles.homeMap)} />
      {sheet && (
        <div className={styles.mapStack}>
          <button type="button" aria-label="Zoom in" onClick={() => sheet.map.zoomIn()}>
            <Icon of={Plus} />
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => sheet.map.zoomOut()}>
            <Icon of={Minus} />
          </button>
        </div>
      )}
    </>
  )
}

const metresPerDegree = 111_320

/** The box that shows a circle with as much land around it as the drawn sheet; two kilometres around an exact place. */
function around({ lat, lon, radiusM }: PublicPoint): BoundingBox {
  const tall = (Math.max(radiusM, 2_000) * 4) / metresPerDegree
  const wide = tall / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
  return {
    west: lon - wide,
    south: Math.max(-85, lat - tall),
    east: lon + wide,
    north: Math.min(85, lat + tall),
  }
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
    if (map.isStyleLoaded()) draw()
    map.on('style.load', draw)
    return () => void map.off('style.load', draw)
  }, [sheet, lat, lon, radiusM])
}
