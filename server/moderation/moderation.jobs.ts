/**
 * moderation: the worker looks at homes that changed, at those
 * that came without news, and every night at all.
 */
import { accountsOf } from '#server/accounts/index.ts'
import { createDb, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { checkWaiting } from './check/check-homes.ts'
import { everything, turns, unknown } from './check/kinds.ts'
import { walkHomes } from './walk/walk-homes.ts'
import { mergeCertain } from './merges/merge-certain.ts'

/** Nobody waits for a walk, and visitors are there meanwhile: it works half of the time. */
const rest = 1

export function moderationJobs(platform: Platform): void {
  platform.jobs.work(turns, async (_, { signal }) => {
    await withTime(platform, (db) => checkWaiting(platform, db, signal))
    await mergeCertain(accountsOf(platform))
  })
  platform.jobs.work(unknown, (_, { id: job, signal }) =>
    withTime(platform, (db) => walkHomes(platform, db, { walk: 'unknown', job, signal, rest })),
  )
  platform.jobs.schedule(unknown, '*/5 * * * *', {})
  platform.jobs.work(everything, (_, { id: job, signal }) =>
    withTime(platform, (db) => walkHomes(platform, db, { walk: 'all', job, signal, rest })),
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
