/** search: values about single listings under keys that begin with the listing's id: a bounded number, each for a while. */

/** Moments of `performance.now()`: from when on it should be read again, and until when it serves. */
type Entry<V> = { value: V; ages: number; until: number }

const idLength = 36

export function createEntries<V>({ most, milliseconds }: { most: number; milliseconds: number }) {
  const entries = new Map<string, Entry<V>>()
  const keysOf = new Map<string, Set<string>>()

  function remove(key: string): void {
    entries.delete(key)
    const id = key.slice(0, idLength)
    const keys = keysOf.get(id)
    keys?.delete(key)
    if (keys?.size === 0) keysOf.delete(id)
  }

  return {
    keep(key: string, value: V): void {
      remove(key)
      const [oldest] = entries.size >= most ? entries.keys() : []
      if (oldest !== undefined) remove(oldest)
      const now = performance.now()
      // By chance, lest what was read together be read again together.
      const ages = now + milliseconds * (0.5 + Math.random() / 4)
      entries.set(key, { value, ages, until: now + milliseconds })
      const id = key.slice(0, idLength)
      const keys = keysOf.get(id)
      if (keys) keys.add(key)
      else keysOf.set(id, new Set([key]))
    },
    /** Adds what is there to `known`; answers the keys that should be read again, each only once. */
    take(keys: readonly string[], known: Map<string, V>): string[] {
      const now = performance.now()
      const aging: string[] = []
      for (const key of keys) {
        const one = entries.get(key)
        if (!one || one.until <= now) continue
        known.set(key, one.value)
        if (one.ages > now) continue
        one.ages = Infinity
        aging.push(key)
      }
      return aging
    },
    /** Adds also what serves no more, for when nothing newer can be read; what changed was forgotten and is not among it. */
    takeOld(keys: readonly string[], known: Map<string, V>): void {
      for (const key of keys) {
        const one = entries.get(key)
        if (one) known.set(key, one.value)
      }
    },
    forget(ids: readonly string[] | null): void {
      if (ids) for (const id of ids) for (const key of keysOf.get(id) ?? []) remove(key)
      else {
        entries.clear()
        keysOf.clear()
      }
    },
  }
}
