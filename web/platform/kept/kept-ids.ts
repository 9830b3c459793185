/** web/platform: a short list of ids kept in this browser, for good or for this tab; it never leaves the browser. */
import { useSyncExternalStore } from 'react'

export type KeptIds = {
  /** The ids, oldest first; empty on the server. */
  use: () => readonly string[]
  now: () => readonly string[]
  set: (ids: readonly string[]) => void
}

type Options = { key: string; most: number; storage: () => Storage }
const nothing: readonly string[] = []

/** Beyond `most` the oldest go. `storage` is asked late, because servers and strict browsers have none. */
export function keptIds({ key, most, storage }: Options): KeptIds {
  let kept: readonly string[] | null = null
  const listeners = new Set<() => void>()
  const load = (): readonly string[] => {
    try {
      const ids: unknown = JSON.parse(storage().getItem(key) ?? '[]')
      return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(-most) : nothing
    } catch {
      return nothing
    }
  }
  const now = () => (kept ??= load())
  const subscribe = (tell: () => void) => {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  }
  return {
    now,
    use: () => useSyncExternalStore(subscribe, now, () => nothing),
    set: (ids) => {
      kept = [...new Set(ids)].slice(-most)
      try {
        storage().setItem(key, JSON.stringify(kept))
      } catch {
        // A full or forbidden store only means that the list is forgotten with the page.
      }
      for (const tell of listeners) tell()
    },
  }
}
