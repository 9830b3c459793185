/**
 * search: values about single listings, cached until the listing
 * changes; all that is missing is read in one batch.
 */
import { createListingCache, type ListingCache } from './listing-cache.ts'

type Key = { id: string }

type Parts<K extends Key, V> = {
  /** The number of values in the cache; the oldest go first. */
  most: number
  /** The age that no value exceeds, whether its listing changed or not. */
  milliseconds: number
  /** What tells two keys apart. */
  nameOf: (key: K) => string
  /** Values in the order of the keys; undefined where there is none, which is not cached. */
  read: (keys: readonly K[]) => Promise<readonly (V | undefined)[]>
}

export type BatchCache<K extends Key, V> = {
  /**
   * Values in the order of the keys. While reading fails, expired values serve if there is one for every key.
   */
  get: (keys: readonly K[]) => Promise<(V | undefined)[]>
  /** Drops all values of these listings; null: of all listings. */
  forget: (ids: readonly string[] | null) => void
}

/** Values by the names of their keys. */
type Values<V> = ReadonlyMap<string, V>
/** A batch that is being read, and the number of changes that were known when it began. */
type Batch<V> = { values: Promise<Values<V>>; changes: number }

export function createBatchCache<K extends Key, V>(parts: Parts<K, V>): BatchCache<K, V> {
  const { nameOf } = parts
  const cache = createListingCache<V>(parts)
  const reader = createReader(parts, cache)

  async function readMissing(keys: readonly K[], known: Map<string, V>): Promise<void> {
    try {
      for (const values of await Promise.all(reader.read(keys)))
        for (const [name, value] of values) known.set(name, value)
    } catch (error) {
      for (const name of keys.map(nameOf)) {
        const expired = cache.getExpired(name)
        if (expired === undefined) throw error
        known.set(name, expired)
      }
    }
  }

  return {
    get: async (keys) => {
      const known = new Map<string, V>()
      const stale: K[] = []
      const missing = keys.filter((key) => {
        const hit = cache.get(nameOf(key))
        if (!hit) return true
        known.set(nameOf(key), hit.value)
        if (hit.isStale) stale.push(key)
        return false
      })
      if (stale.length > 0) reader.refresh(stale)
      if (missing.length > 0) await readMissing(missing, known)
      return keys.map((key) => known.get(nameOf(key)))
    },
    forget: (ids) => {
      reader.changed()
      cache.forget(ids)
    },
  }
}

/**
 * Reads batches into the cache. `changed` must be told of every change before the cache forgets what changed.
 */
function createReader<K extends Key, V>({ nameOf, read }: Parts<K, V>, cache: ListingCache<V>) {
  const batches = new Map<string, Batch<V>>()
  /** A value that was read while a change arrived may be from before it, so it is not cached. */
  let changes = 0

  async function readAndCache(keys: readonly K[]): Promise<Values<V>> {
    const before = changes
    const found = await read(keys)
    const values = new Map<string, V>()
    for (const [at, key] of keys.entries()) {
      const value = found[at]
      if (value === undefined) continue
      values.set(nameOf(key), value)
      if (before === changes) cache.set(key.id, nameOf(key), value)
    }
    return values
  }

  function startBatch(keys: readonly K[]): Promise<Values<V>> {
    const batch: Batch<V> = { values: readAndCache(keys), changes }
    const names = keys.map(nameOf)
    for (const name of names) batches.set(name, batch)
    const end = () => {
      for (const name of names) if (batches.get(name) === batch) batches.delete(name)
    }
    batch.values.then(end, end)
    return batch.values
  }

  return {
    /** Keys of a batch that is under way, and began after the last change, are not read twice. */
    read(keys: readonly K[]): Promise<Values<V>>[] {
      const joined = new Set<Promise<Values<V>>>()
      const unread = keys.filter((key) => {
        const batch = batches.get(nameOf(key))
        if (batch?.changes !== changes) return true
        joined.add(batch.values)
        return false
      })
      return unread.length > 0 ? [...joined, startBatch(unread)] : [...joined]
    },
    refresh: oneByOne(readAndCache),
    changed: () => void changes++,
  }
}

/** Does one after the other, in the background; what fails is left to whoever asks next. */
function oneByOne<T>(work: (one: T) => Promise<unknown>): (one: T) => void {
  let last: Promise<unknown> = Promise.resolve()
  return (one) => {
    last = last.then(() => work(one)).catch(() => undefined)
  }
}
