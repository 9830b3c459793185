/** feeds: runs that were asked for on the agent's page, done by the worker. */
import { transaction, type Db } from '#server/platform/database/db.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { readOpenJobs } from '#server/platform/jobs/open-jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { tellAgency } from '../alarms/tell-agency.ts'
import { takeDueFeeds } from '../intake/schedule.store.ts'
import { runAsked, type AskedRun, type RunFeeds } from './run-asked.ts'

/** Tried again where the program ended in the middle: what is saved by then is not saved twice. */
const askedRun = defineJob<AskedRun>('feeds.run', { retryLimit: 2, expireInSeconds: 3_600 })

const dueFeeds = defineJob('feeds.due', { retryLimit: 0 })
/** Feeds begun at one tick of the clock; the others come at the next. */
const dueAtOnce = 200

/**
 * `runFeeds` does the reading and saving: elsewhere, where a
 * process of its own does; here, unless it is given.
 */
export function runJobs(
  platform: Platform,
  runFeeds: RunFeeds = (asked, signal) => runAsked(platform, asked, signal),
): void {
  platform.jobs.work(askedRun, (asked, { signal }) => doRun(platform, runFeeds, asked, signal), {
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

/**
 * Runs of different feeds wait for addresses most of the time;
 * those of one agency leave room for the others'.
 */
const atOnce = 6
const atOncePerAgency = 2

/** Seconds after which a run is tried again that met another of the same feed. */
const busyPause = 3

/** Has a feed run by a worker, as part of `db`. */
export const askRun = ({ jobs }: Platform, db: Db, asked: AskedRun, later?: number): Promise<string | null> =>
  jobs.enqueue(db, askedRun, asked, { owner: asked.agencyId, ...(later && { startAfter: later }) })

/** When the oldest run was asked for that has not ended, by feed; of one agency. */
export async function askedRunsOf(db: Db, agencyId: string): Promise<ReadonlyMap<string, Date>> {
  const open = await readOpenJobs(db, askedRun, agencyId)
  // The oldest comes last, and stays.
  return new Map(open.toReversed().map(({ data, askedAt }) => [data.feedId, askedAt]))
}

/** Files that runs will read which have not begun. */
export async function filesOfAskedRuns(db: Db): Promise<string[]> {
  return (await readOpenJobs(db, askedRun)).flatMap(({ data }) => data.kept?.key ?? [])
}

/** One run of a feed at a time: who meets another waits for its end. */
async function doRun(platform: Platform, runFeeds: RunFeeds, asked: AskedRun, signal: AbortSignal) {
  const { feedId, agencyId } = asked
  const ran = await runFeeds(asked, signal)
  if (ran.outcome === 'busy') {
    platform.log.info({ feedId }, 'the feed is being run already')
    // The other may only be a check: what the clock asked for is not lost by it.
    await askRun(platform, platform.db, asked, busyPause)
  }
  if (ran.outcome !== 'ran' || asked.dryRun) return
  const { outcome: _, name, ...ended } = ran
  const isWatched = asked.byClock !== true && !asked.isPushed
  await tellAgency(platform, { feed: { id: feedId, agencyId, name }, isWatched, ...ended })
}
