/**
 * web/search/map: a map on which an agent puts a home's pin: by a click,
 * by dragging it, or by the fields beside it.
 */
import { useEffect, useEffectEvent, useRef } from 'react'
import { Marker } from '../map-engine/engine.ts'
import { hasStreets } from '../map-engine/streets.ts'
import { useMap, type Sheet } from './use-map.ts'
import { viewAround } from './view-around.ts'
import { ZoomStack } from './zoom-stack.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './live.module.css'

type Point = { lat: number; lon: number }
type Props = {
  point: Point | null
  styleUrl: string | null
  onMove: (point: Point) => void
  onFailed: () => void
}

export function PinMap({ point, styleUrl, onMove, onFailed }: Props) {
  const view = point && viewAround({ ...point, radiusM: 0 }, hasStreets(point))
  const { sheet, attach } = useMap({ view, viewKey: '', styleUrl, onFailed })
  usePin(sheet, point, onMove)
  return (
    <>
      <div ref={attach} className={classNames(styles.mapSheet, styles.homeMap)} />
      {sheet && <ZoomStack map={sheet.map} />}
    </>
  )
}

/**
 * Below these a town is a dot, and a house one of many; to these the map goes for a pin that is out of sight.
 */
const zooms = { town: { least: 7, goal: 12 }, house: { least: 14, goal: 16 } }

/** Five digits are about a metre. */
const rounded = ({ lat, lng }: { lat: number; lng: number }): Point => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lon: Math.round(lng * 1e5) / 1e5,
})

function usePin(sheet: Sheet | null, point: Point | null, onMove: Props['onMove']): void {
  const tell = useEffectEvent(onMove)
  const marker = useRef<Marker | null>(null)
  useEffect(() => {
    if (!sheet) return
    const put = ({ lngLat }: { lngLat: { lat: number; lng: number } }) => tell(rounded(lngLat))
    sheet.map.on('click', put)
    return () => {
      sheet.map.off('click', put)
      marker.current?.remove()
      marker.current = null
    }
  }, [sheet])
  useEffect(() => {
    if (!sheet || !point) {
      marker.current?.remove()
      marker.current = null
      return
    }
    const at: [number, number] = [point.lon, point.lat]
    marker.current ??= newPin(sheet, at, (moved) => tell(moved))
    marker.current.setLngLat(at)
    const { least, goal } = hasStreets(point) ? zooms.house : zooms.town
    const isSeen = sheet.map.getZoom() >= least && sheet.map.getBounds().contains(at)
    if (!isSeen) sheet.map.jumpTo({ center: at, zoom: goal })
  }, [sheet, point])
}

function newPin({ map }: Sheet, at: [number, number], tell: (point: Point) => void): Marker {
  const mark = document.createElement('span')
  mark.className = String(styles.homeMark)
  const pin = new Marker({ element: mark, anchor: 'bottom', draggable: true }).setLngLat(at).addTo(map)
  pin.on('dragend', () => tell(rounded(pin.getLngLat())))
  return pin
}
