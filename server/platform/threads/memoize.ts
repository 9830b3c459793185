/** platform: a memo of results that are costly to make and never change. */

/**
 * `make` with the last `most` results kept, by what was asked as JSON; asked for by several at once it is
 * made once, for the first of them. What failed is not kept.
 */
export function memoize<A, M>(most: number, make: (ask: A, from: string) => Promise<M>) {
  const kept = new Map<string, Promise<M>>()
  return (ask: A, from: string): Promise<M> => {
    const key = JSON.stringify(ask)
    const made = kept.get(key) ?? make(ask, from)
    // Moved to the end, so that the first entry is the least recently used one.
    kept.delete(key)
    kept.set(key, made)
    made.catch(() => kept.get(key) === made && kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
