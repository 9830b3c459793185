/** search: answers about single listings, kept until the listing changes; what is missing is read in one go. */

type Parts<V> = {
  /** So many are kept; the oldest go first. */
  most: number
  /** What no change of a listing tells of is at most so old. */
  milliseconds: number
  /** Reads several by key; what there is none of may be left out. */
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>
}
export type KeptMany<V> = {
  /** Found ones by key. */
  get: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>
  /** Forgets everything about these listings; null: about all. Keys begin with the listing's id. */
  forget: (ids: readonly string[] | null) => void
}

const idLength = 36

export function keepMany<V>({ most, milliseconds, read }: Parts<V>): KeptMany<V> {
  const kept = new Map<string, { value: V; until: number }>()
  const keysOf = new Map<string, Set<string>>()
  /** Changes heard of so far: what was read while one came is not kept, for it may be from before. */
  let changes = 0

  function remove(key: string): void {
    kept.delete(key)
    const id = key.slice(0, idLength)
    const keys = keysOf.get(id)
    keys?.delete(key)
    if (keys?.size === 0) keysOf.delete(id)
  }

  function keep(key: string, value: V): void {
    const [oldest] = kept.size >= most ? kept.keys() : []
    if (oldest !== undefined) remove(oldest)
    kept.set(key, { value, until: performance.now() + milliseconds })
    const id = key.slice(0, idLength)
    const keys = keysOf.get(id)
    if (keys) keys.add(key)
    else keysOf.set(id, new Set([key]))
  }

  return {
    get: async (keys) => {
      const now = performance.now()
      const known = new Map(
        keys.flatMap((key) => {
          const one = kept.get(key)
          return one && one.until > now ? [[key, one.value] as const] : []
        }),
      )
      const missing = keys.filter((key) => !known.has(key))
      if (missing.length === 0) return known
      const before = changes
      for (const [key, value] of await read(missing)) {
        known.set(key, value)
        if (before === changes) keep(key, value)
      }
      return known
    },
    forget: (ids) => {
      changes++
      if (ids) for (const id of ids) for (const key of keysOf.get(id) ?? []) remove(key)
      else {
        kept.clear()
        keysOf.clear()
      }
    },
  }
}
