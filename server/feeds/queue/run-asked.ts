/**
 * feeds: one run as it was asked for, without what is told of it:
 * the part that a process without calls can do.
 */
import { placesOf } from '#server/places/inner.ts'
import { createDb } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isRefusal } from '#server/platform/refusals/app-error.ts'
import { countLive, readFeed } from '../run/feeds.store.ts'
import { createLiveProgress } from './live-progress.ts'
import { runFeed } from '../run/run-feed.ts'
import type { RunAsk } from '../run/run.ts'

/** What `runFeed` is asked for, with the feed by its id; it travels between processes as JSON. */
export type AskedRun = Pick<RunAsk, 'source' | 'kept' | 'settings' | 'seenDiff' | 'byClock'> & {
  feedId: string
  agencyId: string
  dryRun: boolean
  accept: boolean
  /** It was sent to us, and nobody looks at it either. */
  isPushed?: boolean
}

/** What became of it. `busy`: another run of the feed is under way. `none`: the feed is gone, or rests. */
export type Ran =
  | { outcome: 'busy' | 'none' }
  | {
      outcome: 'ran'
      name: string
      state: string
      reason: string | null
      withdrawn: number
      liveBefore: number
    }

export type RunFeeds = (asked: AskedRun, signal?: AbortSignal) => Promise<Ran>

/**
 * Reading and saving a large feed takes longer than a visitor's
 * statement may, so it has connections of its own.
 */
export async function runAsked(platform: Platform, asked: AskedRun, signal?: AbortSignal): Promise<Ran> {
  const { feedId, agencyId: _, isPushed = false, ...ask } = asked
  const db = createDb(platform.database.url, {
    max: 4,
    statementTimeoutMs: 0,
    applicationName: 'meridian feeds',
  })
  try {
    const feed = await readFeed(db, { id: feedId })
    if (!feed || (asked.byClock && feed.pausedAt)) return { outcome: 'none' }
    const places = await placesOf(platform)
    const liveBefore = await countLive(db, feedId)
    const { state, reason, counts } = await runFeed(
      { ...platform, db, places },
      {
        ...ask,
        byClock: asked.byClock === true || isPushed,
        feed: { ...feed, ...asked.settings },
        record: true,
        onProgress: createLiveProgress(db, feedId),
        ...(signal && { signal }),
      },
    )
    return { outcome: 'ran', name: feed.name, state, reason, withdrawn: counts.withdrawn, liveBefore }
  } catch (error) {
    if (isRefusal(error) && error.code === 'feeds.busy') return { outcome: 'busy' }
    throw error
  } finally {
    await db.destroy()
  }
}
