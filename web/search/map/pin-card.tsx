/** web/search/map: the card that a pin opens; it stays beside its pin and inside the map. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Engine } from '../map-engine/engine.ts'
import styles from './map.module.css'

type Props = { map: Engine; at: { lat: number; lon: number }; onClose: () => void; children: ReactNode }

/** Pixels between pin and card, and from the map's edge. */
const gap = 12
const size = { width: 328, height: 132 }

export function PinCard({ map, at: { lat, lon }, onClose, children }: Props) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const put = () => {
      const { x, y } = map.project([lon, lat])
      const { clientWidth, clientHeight } = map.getContainer()
      const height = box.current?.offsetHeight ?? size.height
      const below = y + gap + height < clientHeight
      setPlace({
        left: Math.max(gap, Math.min(clientWidth - size.width - gap, x - size.width / 2)),
        top: below ? y + gap : y - height - 46,
      })
    }
    put()
    map.on('move', put)
    return () => void map.off('move', put)
  }, [map, lat, lon])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <div
      ref={box}
      className={styles.pinCard}
      style={place ? { left: place.left, top: place.top } : { visibility: 'hidden' }}
    >
      {children}
    </div>
  )
}
