/**
 * figures: counts in memory what people ask and how long they wait, and adds it to the
 * hour every few seconds. No cookie, no address: an answer costs two additions, robots
 * are left out, and several processes add up.
 */
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { SpreadName } from '#contract/figures/figure-names.ts'
import { transaction } from '#server/platform/database/db.ts'
import { personHere } from '#server/platform/http/current-visit.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addCounts, addFruitless, addSpreads } from './counts.store.ts'
import { groupOf } from './question-group.ts'
import { stepOf } from './spread.rules.ts'
import { createTally, type Counted } from './tally.ts'

const flushMs = 5_000

export type Counter = ReturnType<typeof createCounter>

/**
 * Which of our durations an answer belongs to; null for files and what machines ask. A search times itself.
 */
function spreadOf(route: string): SpreadName | null {
  if (route === 'page') return 'page'
  return route.startsWith('/api/') && route !== '/api/meridian/search' ? 'call' : null
}

function createCounter(platform: Platform) {
  const { db, clock, log, metrics } = platform
  const tally = createTally()
  let writing: Promise<boolean> = Promise.resolve(true)
  const write = ({ counts, spreads, fruitless }: Counted) =>
    transaction(db, async (tx) => {
      await addCounts(tx, [...counts.values()])
      await addSpreads(tx, [...spreads.values()])
      await addFruitless(tx, [...fruitless.values()])
    })
  async function writeTaken(): Promise<boolean> {
    const taken = tally.take()
    if (!taken) return true
    try {
      await write(taken)
      return true
    } catch (error) {
      log.warn({ err: error }, 'figures could not be written')
      tally.giveBack(taken)
      return false
    }
  }
  function flush(): Promise<boolean> {
    writing = writing.then(writeTaken)
    return writing
  }
  const timer = setInterval(() => void flush(), flushMs)
  timer.unref()
  platform.onClose(async () => {
    clearInterval(timer)
    await flush()
  })
  metrics.onAnswered((route, seconds) => {
    const name = spreadOf(route)
    if (name !== null && personHere() !== null) tally.spread(clock.now(), name, stepOf(seconds * 1_000))
  })
  return {
    /** A question with how many homes its answer shows; only its first page is a search. */
    searched(question: SearchQuestion, shown: number, milliseconds: number): void {
      if (personHere() === null) return
      const now = clock.now()
      tally.spread(now, 'search', stepOf(milliseconds))
      if (question.page > 1 || question.cursor) return
      tally.count(now, 'searches.asked')
      if (shown > 0) return
      tally.count(now, 'searches.fruitless')
      tally.fruitless(now, groupOf(question))
    },
    /**
     * Adds what was counted since the last time; false when the database
     * would not, and it waits for the next time.
     */
    flush,
  }
}

const made = new WeakMap<Platform, Counter>()

/** The same for the same platform; from its making on answers are counted. */
export function figuresOf(platform: Platform): Counter {
  const known = made.get(platform) ?? createCounter(platform)
  made.set(platform, known)
  return known
}
