/**
 * web/platform: the results a person walks along: kept in the browser by a
 * search, taken up by the home opened from it.
 */
import { useEffect, useMemo } from 'react'
import { useHydrated } from '../loading/hydrated.ts'
import { useEntryMemory } from './entry-memory.ts'
import type { Trail } from './trail.rules.ts'

const place = 'meridian_trail'

/**
 * React Router's number of the present entry of the history, from which
 * one sees whether Back leads to the results.
 */
const entryNumber = (): number | null => (window.history.state as { idx?: number } | null)?.idx ?? null

/** The results that are on the screen, for whichever home is opened next. */
export function keepTrail(trail: Omit<Trail, 'entry'>): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ ...trail, entry: entryNumber() }))
  } catch {
    // Full, or forbidden: a home then has no neighbours.
  }
}

function newestTrail(): Trail | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Trail | null
  } catch {
    return null
  }
}

/**
 * The results that the home was opened from, the same again when somebody comes back to this
 * entry of the history; null on the server, so that neither crawlers nor caches see any.
 * `isBehind` says that one step back leads to them.
 */
export function useTrail(homeId: string): { trail: Trail; isBehind: boolean } | null {
  const { read, write } = useEntryMemory<Trail>('trail')
  const hydrated = useHydrated()
  const trail = useMemo(() => {
    const newest = hydrated ? (read() ?? newestTrail()) : null
    return newest?.homes.includes(homeId) ? newest : null
  }, [hydrated, homeId, read])
  useEffect(() => {
    if (trail) write(trail)
  }, [trail, write])
  return trail && { trail, isBehind: trail.entry !== null && entryNumber() === trail.entry + 1 }
}
