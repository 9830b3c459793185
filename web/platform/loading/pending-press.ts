/**
 * web/platform: a press on a part that a new release replaced: stored over one reload, and repeated after it.
 */
import { useEffect, useRef } from 'react'

const place = 'kept_press'
/** Milliseconds after a reload in which the same part is not reloaded for again: it would not help. */
const patience = 60_000

type Kept = { part: string; at: number; isTaken: boolean; what: unknown }

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

function write(kept: Kept): boolean {
  try {
    sessionStorage.setItem(place, JSON.stringify(kept))
    return true
  } catch {
    // Storage is full or switched off: the press would be forgotten by the reload.
    return false
  }
}

/**
 * Keeps a press on `part` for the next page; false when a reload has
 * been tried for it already, or cannot keep it.
 */
export function storePendingPress(part: string, what: unknown): boolean {
  const last = read()
  if (last?.part === part && Date.now() - last.at < patience) return false
  return write({ part, at: Date.now(), isTaken: false, what })
}

/** Runs `again` with what was kept when this page is the reload for a press on `part`. */
export function usePendingPress(part: string, again: (what: unknown) => void): void {
  const run = useRef(again)
  useEffect(() => {
    const kept = read()
    if (kept?.part !== part || kept.isTaken || Date.now() - kept.at > patience) return
    write({ ...kept, isTaken: true })
    run.current(kept.what)
  }, [part])
}
