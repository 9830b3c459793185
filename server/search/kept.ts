/** search: answers that cost much and change slowly, kept for a while; many who ask at once wait for one answer. */

/** Remembers what `make` answers for each key, for so many milliseconds. A failure is not remembered. */
export function keepFor<K, V>(milliseconds: number, make: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const kept = new Map<K, { value: Promise<V>; until: number }>()
  return (key) => {
    const known = kept.get(key)
    if (known && known.until > performance.now()) return known.value
    const value = make(key)
    kept.set(key, { value, until: performance.now() + milliseconds })
    value.catch(() => kept.delete(key))
    return value
  }
}
