/**
 * web/search: the sheet of phones: where it rests, kept for the entry of
 * the history, and how high that is in pixels.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useEntryMemory } from '#web/platform/kept/entry-memory.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import type { View } from '../question/addresses.ts'
import { heightOf, type Rest } from './sheet.rules.ts'

export type Sheet = { rest: Rest; choose: (rest: Rest) => void }
/** Of what holds the sheet and the map. */
export type SheetBox = RefObject<HTMLElement | null>

/** Where the sheet stands until somebody moves it; the server writes the same. */
const firstRest = (view: View): Rest => (view === 'map' ? 'low' : 'half')

export function useSheet(view: View): { sheet: Sheet; box: SheetBox } {
  const box = useRef<HTMLElement>(null)
  const { read, write } = useEntryMemory<Rest>('sheet')
  const hydrated = useHydrated()
  const [state, setState] = useState(() => ({
    rest: (hydrated ? read() : null) ?? firstRest(view),
    read,
    view,
    hydrated,
  }))
  // Another entry of the history: as it was left, or, where it is new, as the sheet stands now.
  if (state.read !== read || state.view !== view || state.hydrated !== hydrated) {
    const asNow = state.view === view ? state.rest : firstRest(view)
    setState({ rest: (hydrated ? read() : null) ?? asNow, read, view, hydrated })
  }
  const { rest } = state
  useEffect(() => {
    if (hydrated) write(rest)
  }, [hydrated, rest, write])
  useLayoutEffect(() => {
    const put = () => box.current && setHeight(box.current, heightOf(rest, roomOf(box.current)))
    put()
    window.addEventListener('resize', put)
    return () => window.removeEventListener('resize', put)
  }, [rest])
  const choose = useCallback((next: Rest) => {
    setState((now) => ({ ...now, rest: next }))
    // A long list was read to somewhere; a sheet that is pulled down begins with its head again.
    if (next !== 'high') window.scrollTo({ top: 0 })
  }, [])
  return { sheet: { rest, choose }, box }
}

/** Pixels below the header of the page. */
export function roomOf(box: HTMLElement): number {
  const top = box.closest('[data-search-page]')?.querySelector('[data-search-top]')
  return window.innerHeight - (top?.getBoundingClientRect().height ?? 0)
}

/** Makes the sheet so many pixels high; `isDragged` while a finger holds it. */
export function setHeight(box: HTMLElement, height: number, isDragged = false): void {
  const room = roomOf(box)
  const pixels = Math.round(Math.max(heightOf('low', room), Math.min(room, height)))
  box.toggleAttribute('data-dragged', isDragged)
  box.style.setProperty('--sheet', `${pixels}px`)
  // The map keeps what it shows out from under the sheet; below a high one nobody sees it.
  if (!isDragged) box.style.setProperty('--sheet-pixels', String(Math.min(pixels, heightOf('half', room))))
}
