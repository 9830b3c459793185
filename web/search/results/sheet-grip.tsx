/** web/search: the grip of the list on phones: dragged, or pressed, it gives the map or the list more room. */
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { useEntryMemory } from '#web/platform/kept/entry-memory.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { heightOf, nextRest, restAt, type Rest } from './sheet.rules.ts'
import styles from './results.module.css'

const words: Record<Rest, string> = {
  low: 'Show the list',
  half: 'Show more of the list',
  high: 'Show the map',
}

type Drag = { from: number; height: number; at: number; y: number; speed: number; moved: boolean }

export function SheetGrip() {
  const grip = useRef<HTMLButtonElement>(null)
  const drag = useRef<Drag | null>(null)
  const { rest, choose } = useRest(grip)
  if (!useHydrated()) return <span className={styles.sheetGrip} />
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    const height = heightOf(rest, roomOf(event.currentTarget))
    drag.current = {
      from: event.clientY,
      height,
      at: event.timeStamp,
      y: event.clientY,
      speed: 0,
      moved: false,
    }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const now = drag.current
    if (!now) return
    const seconds = Math.max(1, event.timeStamp - now.at) / 1_000
    const moved = now.moved || Math.abs(event.clientY - now.from) > 6
    drag.current = {
      ...now,
      moved,
      speed: (now.y - event.clientY) / seconds,
      at: event.timeStamp,
      y: event.clientY,
    }
    if (moved) setHeight(event.currentTarget, now.height + now.from - event.clientY, true)
  }
  const onPointerUp = (event: PointerEvent<HTMLButtonElement>) => {
    const now = drag.current
    if (!now?.moved) return
    const room = roomOf(event.currentTarget)
    const next = restAt(now.height + now.from - event.clientY, now.speed, room)
    choose(next)
    stand(event.currentTarget, next)
  }
  return (
    <button
      ref={grip}
      type="button"
      className={styles.sheetGrip}
      aria-label={words[rest]}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        drag.current = null
        stand(grip.current, rest)
      }}
      onClick={() => {
        const wasDrag = drag.current?.moved
        drag.current = null
        if (!wasDrag) choose(nextRest(rest))
      }}
    />
  )
}

/** How high the sheet stands, the same again when somebody comes back to the page. */
function useRest(grip: RefObject<HTMLButtonElement | null>) {
  const { read, write } = useEntryMemory<Rest>('sheet')
  const [rest, setRest] = useState<Rest>(() => read() ?? 'half')
  useEffect(() => write(rest), [rest, write])
  useEffect(() => {
    stand(grip.current, rest)
    const again = () => stand(grip.current, rest)
    window.addEventListener('resize', again)
    return () => window.removeEventListener('resize', again)
  }, [grip, rest])
  const choose = (next: Rest) => {
    setRest(next)
    // A long list was read to somewhere; a sheet that is pulled down begins with its head again.
    if (next !== 'high') window.scrollTo({ top: 0 })
  }
  return { rest, choose }
}

const pageOf = (element: Element | null) => element?.closest<HTMLElement>('[data-search-page]') ?? null

/** Pixels below the header. */
function roomOf(element: Element): number {
  const page = pageOf(element)
  const top = page?.querySelector('[data-search-top]')?.getBoundingClientRect().height ?? 0
  return window.innerHeight - top
}

function stand(element: Element | null, rest: Rest): void {
  if (!element) return
  setHeight(element, heightOf(rest, roomOf(element)), false)
}

function setHeight(element: Element, height: number, live: boolean): void {
  const page = pageOf(element)
  if (!page) return
  page.toggleAttribute('data-dragged', live)
  page.style.setProperty('--sheet', `${Math.max(72, Math.min(roomOf(element), height))}px`)
}
