/**
 * search: a bounded number of values about single listings, each for a
 * while, and all of a listing's forgotten at once.
 */

/**
 * Moments of `performance.now()`: from `staleAt` on a value should
 * be read again, until `expiresAt` it serves.
 */
type Entry<V> = { listing: string; value: V; staleAt: number; expiresAt: number }

/** `isStale` is said once of each value: whoever hears it reads the value again. */
export type Hit<V> = { value: V; isStale: boolean }

export type ListingCache<V> = {
  set: (listing: string, name: string, value: V) => void
  get: (name: string) => Hit<V> | null
  /** Also a value that has expired; a listing's values go when it changes, so this is never a wrong one. */
  getExpired: (name: string) => V | undefined
  /** Null: all listings. */
  forget: (listings: readonly string[] | null) => void
}

export function createListingCache<V>({
  most,
  milliseconds,
}: {
  most: number
  milliseconds: number
}): ListingCache<V> {
  const entries = new Map<string, Entry<V>>()
  const namesOf = new Map<string, Set<string>>()

  function remove(name: string): void {
    const entry = entries.get(name)
    if (!entry) return
    entries.delete(name)
    const names = namesOf.get(entry.listing)
    names?.delete(name)
    if (names?.size === 0) namesOf.delete(entry.listing)
  }

  return {
    set(listing, name, value) {
      remove(name)
      const [oldest] = entries.size >= most ? entries.keys() : []
      if (oldest !== undefined) remove(oldest)
      const now = performance.now()
      // Half to three quarters of the time, at random: values that were read
      // together are not all read again together.
      const staleAt = now + milliseconds * (0.5 + Math.random() / 4)
      entries.set(name, { listing, value, staleAt, expiresAt: now + milliseconds })
      const names = namesOf.get(listing)
      if (names) names.add(name)
      else namesOf.set(listing, new Set([name]))
    },
    get(name) {
      const now = performance.now()
      const entry = entries.get(name)
      if (!entry || entry.expiresAt <= now) return null
      const isStale = entry.staleAt <= now
      if (isStale) entry.staleAt = Infinity
      return { value: entry.value, isStale }
    },
    getExpired: (name) => entries.get(name)?.value,
    forget(listings) {
      if (listings)
        for (const listing of listings) for (const name of namesOf.get(listing) ?? []) remove(name)
      else {
        entries.clear()
        namesOf.clear()
      }
    },
  }
}
