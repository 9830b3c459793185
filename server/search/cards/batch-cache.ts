/** search: answers about single listings, kept until the listing changes; what is missing is read in one go. */
import { createEntries } from './listing-cache.ts'

type Parts<V> = {
  /** So many are kept; the oldest go first. */
  most: number
  /** What no change of a listing tells of is at most so old. */
  milliseconds: number
  /** Reads several by key; what there is none of may be left out. */
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>
}
export type KeptMany<V> = {
  /** Found ones by key. What cannot be read is answered as it was last, when all of it is still kept. */
  get: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>
  /** Forgets everything about these listings; null: about all. Keys begin with the listing's id. */
  forget: (ids: readonly string[] | null) => void
}
/** A read on its way, and how many changes had been heard of when it began. */
type Reading<V> = { found: Promise<ReadonlyMap<string, V>>; changes: number }

export function keepMany<V>({ most, milliseconds, read }: Parts<V>): KeptMany<V> {
  const entries = createEntries<V>({ most, milliseconds })
  const reading = new Map<string, Reading<V>>()
  /** Changes heard of so far: what was read while one came is not kept, for it may be from before. */
  let changes = 0

  async function readAndKeep(keys: readonly string[]): Promise<ReadonlyMap<string, V>> {
    const before = changes
    const found = await read(keys)
    if (before === changes) for (const [key, value] of found) entries.keep(key, value)
    return found
  }
  const readAgain = oneByOne(readAndKeep)

  /** Whoever asks for the same meanwhile waits for the same, unless something changed since. */
  function readTogether(keys: readonly string[]): Promise<ReadonlyMap<string, V>>[] {
    const onTheirWay = new Map<string, Reading<V>>()
    for (const key of keys) {
      const one = reading.get(key)
      if (one?.changes === changes) onTheirWay.set(key, one)
    }
    const found = new Set([...onTheirWay.values()].map((one) => one.found))
    const unread = keys.filter((key) => !onTheirWay.has(key))
    if (unread.length > 0) found.add(startReading(unread))
    return [...found]
  }

  function startReading(keys: readonly string[]): Promise<ReadonlyMap<string, V>> {
    const one: Reading<V> = { found: readAndKeep(keys), changes }
    for (const key of keys) reading.set(key, one)
    const end = () => {
      for (const key of keys) if (reading.get(key) === one) reading.delete(key)
    }
    one.found.then(end, end)
    return one.found
  }

  return {
    get: async (keys) => {
      const known = new Map<string, V>()
      const aging = entries.take(keys, known)
      if (aging.length > 0) readAgain(aging)
      const missing = keys.filter((key) => !known.has(key))
      if (missing.length === 0) return known
      try {
        for (const found of await Promise.all(readTogether(missing))) addFound(found, missing, known)
      } catch (error) {
        entries.takeOld(missing, known)
        if (missing.some((key) => !known.has(key))) throw error
      }
      return known
    },
    forget: (ids) => {
      changes++
      entries.forget(ids)
    },
  }
}

function addFound<V>(found: ReadonlyMap<string, V>, keys: readonly string[], known: Map<string, V>): void {
  for (const key of keys) {
    const value = found.get(key)
    if (value !== undefined) known.set(key, value)
  }
}

/** Does one after the other, in the background; what fails is left to whoever asks next. */
function oneByOne<T>(work: (one: T) => Promise<unknown>): (one: T) => void {
  let last: Promise<unknown> = Promise.resolve()
  return (one) => {
    last = last.then(() => work(one)).catch(() => undefined)
  }
}
