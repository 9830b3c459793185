/** feeds: takes homes off the market whose last day on it has passed; the report of their feed says so. */
import { withdrawListings } from '#server/listings/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { finding } from '../findings/findings.ts'
import { expiredReason } from '../map/check-draft.ts'
import { noteExpired, readExpired } from './expire.store.ts'

const expiring = defineJob('feeds.expire', { retryLimit: 0 })

export function expiryJobs(platform: Platform): void {
  platform.jobs.work(expiring, async () => void (await expireHomes(platform)))
  platform.jobs.schedule(expiring, '5 * * * *', {})
}

const together = 300

/** Answers how many were taken off. Days end with the day in UTC. */
export async function expireHomes({
  db,
  clock,
  events,
}: Pick<Platform, 'db' | 'clock' | 'events'>): Promise<number> {
  const now = clock.now()
  const { severity } = finding('date.activeUntil')
  let count = 0
  for (;;) {
    const ids = await readExpired(db, now.toISOString().slice(0, 10), together)
    if (ids.length === 0) return count
    await transaction(db, async (tx) => {
      await withdrawListings(
        tx,
        { ids, reason: expiredReason, now, source: 'system', status: 'expired' },
        { events },
      )
      await noteExpired(tx, ids, { code: 'date.activeUntil', severity })
    })
    count += ids.length
  }
}
