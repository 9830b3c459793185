/** web/platform: a short list kept in this browser, for good or for this tab; it never leaves the browser. */
import { useSyncExternalStore } from 'react'

export type KeptList<T> = {
  /** The list for a component; empty on the server. */
  use: () => readonly T[]
  now: () => readonly T[]
  set: (list: readonly T[]) => void
  /** Runs after every change, also of another tab. Answers a function that ends it. */
  subscribe: (tell: () => void) => () => void
}

type Options<T> = {
  key: string
  /** Beyond these the last of the list go. */
  most: number
  /** Asked late, because servers and strict browsers have none. */
  storage: () => Storage
  /** Whatever else got into the store is dropped. */
  isOne: (one: unknown) => one is T
}

export const isText = (one: unknown): one is string => typeof one === 'string'

/** Where nothing can be stored, the list lasts as long as the page. */
export function keptList<T>({ key, most, storage, isOne }: Options<T>): KeptList<T> {
  const nothing: readonly T[] = []
  let kept: readonly T[] | null = null
  const listeners = new Set<() => void>()
  const tellAll = () => {
    for (const tell of listeners) tell()
  }
  const load = (): readonly T[] | null => {
    const stored = textOf(storage, key)
    return stored === null ? null : firstOf(parsed(stored).filter(isOne), most)
  }
  const now = () => (kept ??= load() ?? nothing)
  const heardElsewhere = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    kept = null
    tellAll()
  }
  const subscribe = (tell: () => void) => {
    if (listeners.size === 0) {
      window.addEventListener('storage', heardElsewhere)
      // While nobody listened another tab may have written.
      kept = load() ?? kept
    }
    listeners.add(tell)
    return () => {
      listeners.delete(tell)
      if (listeners.size === 0) window.removeEventListener('storage', heardElsewhere)
    }
  }
  return {
    now,
    subscribe,
    use: () => useSyncExternalStore(subscribe, now, () => nothing),
    set: (list) => {
      kept = firstOf(list, most)
      try {
        if (kept.length === 0) storage().removeItem(key)
        else storage().setItem(key, JSON.stringify(kept))
      } catch {
        // Full, or forbidden: the list is forgotten with the page.
      }
      tellAll()
    },
  }
}

/** Null where nothing can be read. */
function textOf(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key) ?? '[]'
  } catch {
    return null
  }
}

function parsed(text: string): unknown[] {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** Each once. */
const firstOf = <T>(list: readonly T[], most: number): readonly T[] => [...new Set(list)].slice(0, most)
