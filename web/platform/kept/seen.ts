/** web/platform: homes this browser has opened, newest first, so that lists can dim them. Never leaves the browser. */
import { useSyncExternalStore } from 'react'

const key = 'seen'
const most = 500
const nothing: ReadonlySet<string> = new Set()

let kept: ReadonlySet<string> | null = null
const listeners = new Set<() => void>()

function load(): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [])
  } catch {
    return nothing
  }
}

const current = () => (kept ??= load())

/** Remembers that a home was opened. */
export function rememberSeen(id: string): void {
  kept = new Set([id, ...current()].slice(0, most))
  try {
    localStorage.setItem(key, JSON.stringify([...kept]))
  } catch {
    // A full or forbidden store only means that nothing is dimmed next time.
  }
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Ids of the homes opened before; empty on the server. */
export const useSeen = (): ReadonlySet<string> => useSyncExternalStore(subscribe, current, () => nothing)
