/**
 * web/platform: what a page remembers for one entry of the browser's
 * history, so that Back finds it as it was left.
 */
import { useCallback } from 'react'
import { useLocation } from 'react-router'

/** Entries remembered in a tab; the oldest go first. */
const most = 50
const place = 'meridian_entries'

type Entries = [entry: string, value: unknown][]

/**
 * `read` answers what was last written under `name` for the present entry, or null; `write` keeps a value
 * that JSON can hold for as long as the tab lives. Where the browser keeps nothing, nothing is remembered.
 */
export function useEntryMemory<T>(name: string): { read: () => T | null; write: (value: T) => void } {
  const { pathname, search, key } = useLocation()
  const entry = `${name} ${pathname}${search} ${key}`
  const read = useCallback(
    () => (readAll().find(([known]) => known === entry)?.[1] as T | undefined) ?? null,
    [entry],
  )
  const write = useCallback(
    (value: T) => {
      const others = readAll().filter(([known]) => known !== entry)
      try {
        sessionStorage.setItem(place, JSON.stringify([...others, [entry, value]].slice(-most)))
      } catch {
        // Full, or forbidden: Back then begins as a first visit does.
      }
    },
    [entry],
  )
  return { read, write }
}

function readAll(): Entries {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? (kept as Entries) : []
  } catch {
    return []
  }
}
