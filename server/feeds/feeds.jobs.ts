/** feeds: runs that were asked for on the agent's page, done by the worker. */
import { join } from 'node:path'
import { placesOf } from '#server/places/index.ts'
import { createDb, type Db } from '#server/platform/db.ts'
import { AppError } from '#server/platform/errors.ts'
import { defineJob } from '#server/platform/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readFeed } from './feeds.store.ts'
import { runFeed } from './run-feed.ts'

export type AskedRun = {
  feedId: string
  agencyId: string
  /** An http(s) address, or the key of a file that was sent. */
  source: string
  isFile: boolean
  dryRun: boolean
  accept: boolean
}

const askedRun = defineJob<AskedRun>('feeds.run', { retryLimit: 0, expireInSeconds: 3_600 })

export const uploadPath = ({ config }: Pick<Platform, 'config'>, key: string): string => join(config.storageDir, key)

export function feedsJobs(platform: Platform): void {
  platform.jobs.work(askedRun, (asked) => doRun(platform, asked), { concurrency: atOnce, perOwner: atOncePerAgency })
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
export async function doRun(platform: Platform, asked: AskedRun): Promise<void> {
  const { feedId, source, isFile, dryRun, accept } = asked
  // Reading and saving a large feed takes longer than a visitor's statement may, so it has connections of its own.
  const db = createDb(platform.database.url, { max: 4, statementTimeoutMs: 0, applicationName: 'meridian feeds' })
  try {
    const feed = await readFeed(db, { id: feedId })
    if (!feed) return
    const places = await placesOf(platform)
    await runFeed(
      { ...platform, db, places },
      { feed, source: isFile ? uploadPath(platform, source) : source, dryRun, record: true, accept },
    )
  } catch (error) {
    if (!(isRefusal(error) && error.code === 'feeds.busy')) throw error
    platform.log.info({ feedId }, 'the feed is being run already')
    await askRun(platform, platform.db, asked, busyPause)
  } finally {
    await db.destroy()
  }
}
