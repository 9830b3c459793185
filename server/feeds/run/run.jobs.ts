/** feeds: runs that were asked for on the agent's page, done by the worker. */
import { placesOf } from '#server/places/index.ts'
import { createDb, transaction, type Db } from '#server/platform/database/db.ts'
import { isRefusal } from '#server/platform/refusals/errors.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { tellAgency } from '../alarms/tell-agency.ts'
import { countLive, readFeed } from './feeds.store.ts'
import { createLiveProgress } from './live-progress.ts'
import { runFeed } from './run-feed.ts'
import type { RunAsk } from './run.ts'
import { takeDueFeeds } from '../intake/schedule.store.ts'

/** What `runFeed` is asked for, with the feed by its id. */
export type AskedRun = Pick<RunAsk, 'source' | 'kept' | 'settings' | 'seenDiff' | 'byClock'> & {
  feedId: string
  agencyId: string
  dryRun: boolean
  accept: boolean
  /** It was sent to us, and nobody looks at it either. */
  isPushed?: boolean
}

/** Tried again where the program ended in the middle: what is saved by then is not saved twice. */
const askedRun = defineJob<AskedRun>('feeds.run', { retryLimit: 2, expireInSeconds: 3_600 })

const dueFeeds = defineJob('feeds.due', { retryLimit: 0 })
/** Feeds begun at one tick of the clock; the others come at the next. */
const dueAtOnce = 200

export function runJobs(platform: Platform): void {
  platform.jobs.work(askedRun, (asked, { signal }) => doRun(platform, asked, signal), {
    concurrency: atOnce,
    perOwner: atOncePerAgency,
  })
  platform.jobs.work(dueFeeds, () => beginDue(platform))
  platform.jobs.schedule(dueFeeds, '*/5 * * * *', {})
}

/** Asks for a run of every feed whose time has come. */
export function beginDue(platform: Platform): Promise<void> {
  return transaction(platform.db, async (tx) => {
    for (const { id, agencyId, url } of await takeDueFeeds(tx, platform.clock.now(), dueAtOnce))
      await askRun(platform, tx, {
        feedId: id,
        agencyId,
        source: url,
        dryRun: false,
        accept: false,
        byClock: true,
      })
  })
}

/** Runs of different feeds wait for addresses most of the time; those of one agency leave room for the others'. */
const atOnce = 6
const atOncePerAgency = 2

/** Seconds after which a run is tried again that met another of the same feed. */
const busyPause = 3

/** Has a feed run by a worker, as part of `db`. */
export const askRun = ({ jobs }: Platform, db: Db, asked: AskedRun, later?: number): Promise<string | null> =>
  jobs.enqueue(db, askedRun, asked, { owner: asked.agencyId, ...(later && { startAfter: later }) })

/** One run of a feed at a time: who meets another waits for its end. */
export async function doRun(platform: Platform, asked: AskedRun, signal?: AbortSignal): Promise<void> {
  const { feedId, agencyId: _, isPushed = false, ...ask } = asked
  // Reading and saving a large feed takes longer than a visitor's statement may, so it has connections of its own.
  const db = createDb(platform.database.url, {
    max: 4,
    statementTimeoutMs: 0,
    applicationName: 'meridian feeds',
  })
  try {
    const feed = await readFeed(db, { id: feedId })
    if (!feed || (asked.byClock && feed.pausedAt)) return
    const places = await placesOf(platform)
    const onProgress = createLiveProgress(db, feedId)
    const byClock = asked.byClock === true || isPushed
    const liveBefore = await countLive(db, feedId)
    const { state, reason, counts } = await runFeed(
      { ...platform, db, places },
      {
        ...ask,
        byClock,
        feed: { ...feed, ...asked.settings },
        record: true,
        onProgress,
        ...(signal && { signal }),
      },
    )
    if (!asked.dryRun)
      await tellAgency(platform, {
        feed,
        isWatched: !byClock,
        state,
        reason,
        withdrawn: counts.withdrawn,
        liveBefore,
      })
  } catch (error) {
    if (!(isRefusal(error) && error.code === 'feeds.busy')) throw error
    platform.log.info({ feedId }, 'the feed is being run already')
    // The other may only be a check: what the clock asked for is not lost by it.
    await askRun(platform, platform.db, asked, busyPause)
  } finally {
    await db.destroy()
  }
}
