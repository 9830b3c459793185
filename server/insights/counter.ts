/**
 * insights: counts in memory what visitors see, and writes it every few seconds. Counting costs an answer a
 * few additions: it waits for nothing, and what cannot be written is kept for the next time.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { personHere } from '#server/platform/http/current-visit.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createBuffer, type Buffered } from './buffer.ts'
import { dayOf, wordsOf } from './insights.rules.ts'
import { addCounts, addSearches, addVisits, saltOf } from './insights.store.ts'

const flushMs = 5_000

export type Counter = ReturnType<typeof createCounter>

/** Digests of visitors: the same within a day, of no use on any other. */
function createDigests(db: Db) {
  let salt: { day: string; bytes: Promise<Uint8Array> } | null = null
  return async (day: string, who: string): Promise<Uint8Array> => {
    if (salt?.day !== day) {
      const bytes = saltOf(db, day, randomBytes(32))
      salt = { day, bytes }
      bytes.catch(() => (salt = null))
    }
    return createHmac('sha256', await salt.bytes)
      .update(who)
      .digest()
      .subarray(0, 12)
  }
}

/** Writes one at a time what the buffer holds. */
function createWriter({ db, log }: Platform, buffer: ReturnType<typeof createBuffer>) {
  const digest = createDigests(db)
  let writing: Promise<void> = Promise.resolve()
  async function write({ homes, searches, views }: Buffered): Promise<void> {
    const visits = await Promise.all(
      views.map(async ({ day, listingId, who }) => ({ day, listingId, visitor: await digest(day, who) })),
    )
    await transaction(db, async (tx) => {
      await addCounts(tx, [...homes.values()])
      await addSearches(tx, searches)
      await addVisits(tx, visits)
    })
  }
  return (): Promise<void> => {
    writing = writing.then(async () => {
      const taken = buffer.take()
      await (taken && write(taken))?.catch((error: unknown) => {
        log.warn({ err: error, homes: taken?.homes.size }, 'counts of visits could not be written')
        if (taken) buffer.giveBack(taken)
      })
    })
    return writing
  }
}

function createCounter(platform: Platform) {
  const { clock } = platform
  const buffer = createBuffer()
  const flush = createWriter(platform, buffer)
  const timer = setInterval(() => void flush(), flushMs)
  timer.unref()
  platform.onClose(async () => {
    clearInterval(timer)
    await flush()
  })
  const today = () => dayOf(clock.now())
  return {
    /** Homes that an answer showed, and what was typed or chosen to find them. */
    shown(ids: readonly string[], words: readonly (string | undefined)[]): void {
      if (ids.length === 0 || personHere() === null) return
      const day = today()
      for (const id of ids) buffer.add(day, id, 'impressions')
      for (const typed of words) {
        const said = wordsOf(typed)
        if (said !== null) buffer.addSearch({ day, words: said, ids })
      }
    },
    viewed(listingId: string): void {
      const who = personHere()
      if (who === null) return
      buffer.add(today(), listingId, 'views')
      buffer.addView({ day: today(), listingId, who })
    },
    saved(listingId: string): void {
      if (personHere() !== null) buffer.add(today(), listingId, 'saves')
    },
    shared(listingId: string): void {
      if (personHere() !== null) buffer.add(today(), listingId, 'shares')
    },
    /** Writes what was counted since the last time. */
    flush,
  }
}

const made = new WeakMap<Platform, Counter>()

/** The same for the same platform. */
export function counterOf(platform: Platform): Counter {
  const known = made.get(platform) ?? createCounter(platform)
  made.set(platform, known)
  return known
}
