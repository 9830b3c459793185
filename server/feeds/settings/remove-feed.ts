/** feeds: a feed is deleted: hidden at once, and taken apart by a job, however large it is. */
import { releaseFeedListings, withdrawListings } from '#server/listings/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { notFound, type Scope } from '../agent/feed-view.ts'
import { holdingFeed } from '../run/feeds.store.ts'
import {
  deleteFeed,
  hideFeed,
  readKeptFiles,
  readRemoval,
  removeSome,
  type HomesAfter,
} from './settings.store.ts'

const removal = defineJob<{ feedId: string }>('feeds.remove', { retryLimit: 5, expireInSeconds: 3_600 })

/** Seconds after which a removal is tried again that met a run of the feed. */
const busyPause = 5
const homesTogether = 500
const rowsTogether = 5_000

/** The agent says what becomes of the homes. @throws AppError 404. */
export async function removeFeed(
  platform: Platform,
  { agencyId }: Scope,
  feedId: string,
  homes: HomesAfter,
): Promise<{ message: string }> {
  await transaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    if (!(await hideFeed(tx, { agencyId, feedId, homes, now }))) throw notFound()
    await platform.jobs.enqueue(tx, removal, { feedId })
  })
  return {
    message:
      homes === 'keep'
        ? 'The feed is deleted. Its homes stay on the market; you look after them by hand from now on.'
        : 'The feed is deleted. Its homes leave the market.',
  }
}

export function removalJobs(platform: Platform): void {
  platform.jobs.work(removal, ({ feedId }) => takeApart(platform, feedId))
}

/** Whatever was done already is not done again, so it may be broken off anywhere. */
export async function takeApart(platform: Platform, feedId: string): Promise<void> {
  const { db, jobs, files } = platform
  const isDone = await holdingFeed(db, feedId, async () => {
    const homes = await readRemoval(db, feedId)
    if (homes === null) return true
    while (await releaseSome(platform, feedId, homes));
    for (const key of await readKeptFiles(db, feedId)) await files.remove(key)
    while (await removeSome(db, feedId, rowsTogether));
    await deleteFeed(db, feedId)
    return true
  })
  if (!isDone) await jobs.enqueue(db, removal, { feedId }, { startAfter: busyPause })
}

/**
 * Homes leave the feed and become the agency's own, on the market or off it; false when there are none left.
 */
function releaseSome({ db, clock, events }: Platform, feedId: string, homes: HomesAfter): Promise<boolean> {
  return transaction(db, async (tx) => {
    const ids = await releaseFeedListings(tx, { feedId, most: homesTogether }, { events })
    if (homes === 'withdraw' && ids.length > 0)
      await withdrawListings(
        tx,
        { ids, reason: 'Its feed was deleted by the agency', now: clock.now(), source: 'agent' },
        { events },
      )
    return ids.length > 0
  })
}
