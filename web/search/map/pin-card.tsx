/**
 * web/search/map: the card that a mark opens, of one home or of all at one place;
 * it stays beside its mark and inside the map.
 */
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { Card } from '#contract/search/search.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import type { Engine } from '../map-engine/engine.ts'
import styles from './live.module.css'

type Props = { map: Engine; at: { lat: number; lon: number }; onClose: () => void; children: ReactNode }

/** Pixels between mark and card, and from the map's edge. */
const gap = 12
const size = { width: 328, height: 132 }
/** Pixels that a mark is high. */
const markHeight = 46

export function PinCard({ map, at: { lat, lon }, onClose, children }: Props) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const put = () => {
      const { x, y } = map.project([lon, lat])
      const { clientWidth, clientHeight } = map.getContainer()
      const height = box.current?.offsetHeight ?? size.height
      const width = box.current?.offsetWidth ?? size.width
      const below = y + gap + height < clientHeight
      setPlace({
        left: Math.max(gap, Math.min(clientWidth - width - gap, x - width / 2)),
        top: below ? y + gap : Math.max(gap, y - height - markHeight),
      })
    }
    put()
    map.on('move', put)
    return () => void map.off('move', put)
  }, [map, lat, lon])
  useFocus(box)
  const onKey = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onClose())
  useEffect(() => {
    const hear = (event: KeyboardEvent) => void onKey(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <section
      ref={box}
      className={styles.pinCard}
      aria-label="Homes at this mark"
      tabIndex={-1}
      style={place ? { left: place.left, top: place.top } : { visibility: 'hidden' }}
    >
      {children}
    </section>
  )
}

/** Who opened the card from a mark goes on inside it, and stands on the mark again when it closes. */
function useFocus(box: { current: HTMLElement | null }) {
  useEffect(() => {
    const before = document.activeElement
    const card = box.current
    // Hidden until it has its place, and what is hidden takes no focus.
    const frame = requestAnimationFrame(() => card?.focus({ preventScroll: true }))
    return () => {
      cancelAnimationFrame(frame)
      const isInside = card?.contains(document.activeElement) || document.activeElement === document.body
      if (isInside && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true })
    }
  }, [box])
}

type Held = { homes: readonly Card[]; count: number; renderHome: (home: Card) => ReactNode }

/** One home, or a list of those that no zoom can part. */
export function HeldHomes({ homes, count, renderHome }: Held) {
  const format = useFormat()
  const [only] = homes
  if (count === 1 && only) return renderHome(only)
  return (
    <div className={styles.heldHomes}>
      <p className="small">
        <b>{`${format.plural(count, 'home')} at one place`}</b>
        {homes.length < count && ` · ${format.number(homes.length)} shown`}
      </p>
      <ul>
        {homes.map((home) => (
          <li key={home.id}>{renderHome(home)}</li>
        ))}
      </ul>
    </div>
  )
}
