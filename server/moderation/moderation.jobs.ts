/**
 * moderation: the worker looks at homes that changed, at those
 * that came without news, and every night at all.
 */
import { accountsOf } from '#server/accounts/index.ts'
import { createDb, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { restWhileBusy } from '#server/platform/threads/processors.ts'
import { checkWaiting } from './check/check-homes.ts'
import { everything, turns, unknown } from './check/kinds.ts'
import { walkHomes } from './walk/walk-homes.ts'
import type { Walk } from './walk/walks.store.ts'
import { mergeCertain } from './merges/merge-certain.ts'

export function moderationJobs(platform: Platform): void {
  platform.jobs.work(turns, async (_, { signal }) => {
    await withTime(platform, (db) => checkWaiting(platform, db, signal))
    await mergeCertain(accountsOf(platform))
  })
  platform.jobs.work(unknown, (_, context) => walkGently(platform, 'unknown', context))
  platform.jobs.schedule(unknown, '*/5 * * * *', {})
  platform.jobs.work(everything, (_, context) => walkGently(platform, 'all', context))
  platform.jobs.schedule(everything, '20 2 * * *', {})
}

type Context = { id: string; signal: AbortSignal }

/**
 * Nobody waits for a walk, and visitors are there meanwhile: it rests as long
 * as it works, and longer while they are many.
 */
const walkGently = (platform: Platform, walk: Walk, { id: job, signal }: Context): Promise<void> =>
  withTime(platform, (db) =>
    walkHomes(platform, db, {
      walk,
      job,
      signal,
      pause: (took) => restWhileBusy({ ms: Math.max(took, shortestRest), signal }),
    }),
  )

/** Milliseconds in which it shows whether others need the processors. */
const shortestRest = 500

/** Looking at many homes takes longer than a visitor's statement may. */
async function withTime({ database }: Platform, work: (db: Db) => Promise<void>): Promise<void> {
  const applicationName = 'meridian moderation'
  const db = createDb(database.url, { max: 2, statementTimeoutMs: 0, lockTimeoutMs: 0, applicationName })
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}
