/**
 * search: answers that cost much and change slowly, cached for a while;
 * whoever asks at the same time shares one answer.
 */
import { LRUCache } from 'lru-cache'

type Options<K, V> = {
  /** How long an answer serves. */
  milliseconds: number
  /** A failure is not cached. */
  load: (key: K) => Promise<V>
  /** While loading fails, the last answer serves, however old. */
  staleOnError?: boolean
}

/** Keys are purposes, lengths of lists and the like: there are few. */
const mostKeys = 1_000

export function createTtlCache<K extends string | number, V extends object>({
  milliseconds,
  load,
  staleOnError = false,
}: Options<K, V>): (key: K) => Promise<V> {
  const cache = new LRUCache<K, V>({
    max: mostKeys,
    ttl: milliseconds,
    // Looked up at every call, which lets tests set the clock.
    perf: { now: () => performance.now() },
    fetchMethod: async (key, last) => {
      try {
        return await load(key)
      } catch (error) {
        if (staleOnError && last !== undefined) return last
        throw error
      }
    },
  })
  return (key) => cache.forceFetch(key)
}
