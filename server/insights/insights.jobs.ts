/** insights: every night the days that are over become numbers, and what they were counted from is gone. */
import { transaction } from '#server/platform/database/db.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { dayOf, keptDays } from './insights.rules.ts'
import { rollUpDays } from './insights.store.ts'

const rollUp = defineJob<object>('insights.rollUp')

export function rollUpInsights({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const oldest = dayOf(new Date(now.getTime() - keptDays * 86_400_000))
  return transaction(db, (tx) => rollUpDays(tx, { today: dayOf(now), oldest }))
}

export function insightsJobs(platform: Platform): void {
  platform.jobs.work(rollUp, () => rollUpInsights(platform))
  platform.jobs.schedule(rollUp, '20 0 * * *', {})
}
