/**
 * insights: counts in memory what visitors see, and writes it every few seconds. Counting costs an answer a few additions:
 * it waits for nothing, and what cannot be written is kept for the next time, up to a bound.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { transaction } from '#server/platform/database/db.ts'
import { currentVisit } from '#server/platform/http/current-visit.ts'
import type { Platform } from '#server/platform/platform.ts'
import { dayOf, wordsOf } from './insights.rules.ts'
import {
  addCounts,
  addSearches,
  addVisits,
  saltOf,
  type HomeCounts,
  type SearchCount,
} from './insights.store.ts'

const flushMs = 5_000
/** Homes of a day, views and searches that are kept in memory; beyond it, what comes is not counted. */
const most = { homes: 100_000, views: 20_000, searches: 1_000 }

type View = { day: string; listingId: string; who: string }
type What = 'impressions' | 'views' | 'saves' | 'shares'

export type Counter = ReturnType<typeof createCounter>

/** `isOf` the visitor that is being answered: robots and what is fetched ahead are not counted. */
function personHere(): string | null {
  const visit = currentVisit()
  if (!visit || visit.isPrefetch || visit.userAgent === '' || isbot(visit.userAgent)) return null
  return `${visit.network}\n${visit.userAgent}`
}

const emptyBuffer = () => ({
  homes: new Map<string, HomeCounts>(),
  views: [] as View[],
  searches: [] as SearchCount[],
})
type Buffered = ReturnType<typeof emptyBuffer>

function createCounter(platform: Platform) {
  const { db, clock, log } = platform
  let buffer = emptyBuffer()
  let salt: { day: string; bytes: Promise<Uint8Array> } | null = null
  let writing: Promise<void> = Promise.resolve()

  function add(ids: readonly string[], what: What): void {
    const day = dayOf(clock.now())
    for (const listingId of ids) addTo(buffer, { day, listingId }, what)
  }

  /** The digest of a visitor: the same within a day, of no use on any other. */
  async function digest(day: string, who: string): Promise<Uint8Array> {
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

  async function write(taken: Buffered): Promise<void> {
    const visits = await Promise.all(
      taken.views.map(async ({ day, listingId, who }) => ({
        day,
        listingId,
        visitor: await digest(day, who),
      })),
    )
    await transaction(db, async (tx) => {
      await addCounts(tx, [...taken.homes.values()])
      await addSearches(tx, taken.searches)
      await addVisits(tx, visits)
    })
  }

  /** Writes what was counted since the last time; one at a time. */
  const flush = (): Promise<void> => {
    writing = writing.then(async () => {
      const taken = buffer
      if (taken.homes.size + taken.searches.length === 0) return
      buffer = emptyBuffer()
      await write(taken).catch((error: unknown) => {
        log.warn({ err: error, homes: taken.homes.size }, 'counts of visits could not be written')
        takeBack(buffer, taken)
      })
    })
    return writing
  }

  const timer = setInterval(() => void flush(), flushMs)
  timer.unref()
  platform.onClose(async () => {
    clearInterval(timer)
    await flush()
  })
  return {
    /** Homes that an answer showed, and what was typed or chosen to find them. */
    shown(ids: readonly string[], words: readonly (string | undefined)[]): void {
      if (ids.length === 0 || personHere() === null) return
      add(ids, 'impressions')
      const day = dayOf(clock.now())
      for (const typed of words) {
        const said = wordsOf(typed)
        if (said !== null && buffer.searches.length < most.searches)
          buffer.searches.push({ day, words: said, ids })
      }
    },
    viewed(listingId: string): void {
      const who = personHere()
      if (who === null) return
      add([listingId], 'views')
      if (buffer.views.length < most.views) buffer.views.push({ day: dayOf(clock.now()), listingId, who })
    },
    saved: (listingId: string): void => {
      if (personHere() !== null) add([listingId], 'saves')
    },
    shared: (listingId: string): void => {
      if (personHere() !== null) add([listingId], 'shares')
    },
    flush,
  }
}

type Home = Pick<HomeCounts, 'day' | 'listingId'>

function addTo({ homes }: Buffered, { day, listingId }: Home, what: What): void {
  const key = `${day}${listingId}`
  const known = homes.get(key)
  if (known) known[what]++
  else if (homes.size < most.homes)
    homes.set(key, { day, listingId, impressions: 0, views: 0, saves: 0, shares: 0, [what]: 1 })
}

/** What could not be written is counted with what came meanwhile. */
function takeBack(into: Buffered, { homes, views, searches }: Buffered): void {
  for (const [key, counts] of homes) {
    const known = into.homes.get(key)
    if (!known) into.homes.set(key, counts)
    else for (const what of ['impressions', 'views', 'saves', 'shares'] as const) known[what] += counts[what]
  }
  into.views.unshift(...views.slice(0, most.views - into.views.length))
  into.searches.unshift(...searches.slice(0, most.searches - into.searches.length))
}

const made = new WeakMap<Platform, Counter>()

/** The same for the same platform. */
export function counterOf(platform: Platform): Counter {
  const known = made.get(platform) ?? createCounter(platform)
  made.set(platform, known)
  return known
}
