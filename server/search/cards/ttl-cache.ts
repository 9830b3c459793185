/** search: answers that cost much and change slowly, kept for a while; many who ask at once wait for one answer. */

type Keeping = {
  /** While `make` fails the last answer serves on, however old: what changes slowly is better old than missing. */
  evenOld?: boolean
}

/** Remembers what `make` answers for each key, for so many milliseconds. A failure is not remembered. */
export function keepFor<K, V>(
  milliseconds: number,
  make: (key: K) => Promise<V>,
  { evenOld = false }: Keeping = {},
): (key: K) => Promise<V> {
  const kept = new Map<K, { value: Promise<V>; until: number }>()
  const last = new Map<K, V>()
  async function answer(key: K): Promise<V> {
    try {
      const value = await make(key)
      if (evenOld) last.set(key, value)
      return value
    } catch (error) {
      kept.delete(key)
      const old = last.get(key)
      if (old === undefined) throw error
      return old
    }
  }
  return (key) => {
    const known = kept.get(key)
    if (known && known.until > performance.now()) return known.value
    const value = answer(key)
    kept.set(key, { value, until: performance.now() + milliseconds })
    return value
  }
}
