/**
 * moderation: the worker looks at homes that changed, at those
 * that came without news, and every night at all.
 */
import { accountsOf } from '#server/accounts/index.ts'
import { createDb, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { checkAll, checkUnknown, checkWaiting } from './check/check-homes.ts'
import { everything, turns, unknown } from './check/kinds.ts'
import { mergeCertain } from './merges/merge-certain.ts'

export function moderationJobs(platform: Platform): void {
  platform.jobs.work(turns, async (_, { signal }) => {
    await withTime(platform, (db) => checkWaiting(platform, db, signal))
    await mergeCertain(accountsOf(platform))
  })
  platform.jobs.work(unknown, (_, { signal }) =>
    withTime(platform, (db) => checkUnknown(platform, db, signal)),
  )
  platform.jobs.schedule(unknown, '*/5 * * * *', {})
  platform.jobs.work(everything, (_, { signal }) =>
    withTime(platform, (db) => checkAll(platform, db, signal)),
  )
  platform.jobs.schedule(everything, '20 2 * * *', {})
}

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
