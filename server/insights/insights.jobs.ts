/** insights: every night the days that are over become numbers, and what they were counted from is gone. */
import { dayMs } from '#contract/vocabulary/spans.ts'
import { transaction } from '#server/platform/database/db.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Clickhouse } from '#server/platform/clickhouse/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { dayOf, keptDays } from './insights.rules.ts'
import { historyOf } from './history.ts'
import { rollUpDays } from './insights.store.ts'
import { moveDays } from './move-days.ts'

/** Days that stay after today, so that what comes late is still counted where it belongs. */
const staying = 1

const rollUp = defineJob<object>('insights.rollUp')

/** `history`: where the days go that are over, if anywhere. */
export async function rollUpInsights(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  history: Clickhouse | null,
): Promise<void> {
  const daysAgo = (days: number) => dayOf(new Date(clock.now().getTime() - days * dayMs))
  const oldest = daysAgo(keptDays)
  await transaction(db, (tx) => rollUpDays(tx, { today: daysAgo(0), oldest }))
  if (history) await moveDays(db, history, { before: daysAgo(staying), oldest })
}

export function insightsJobs(platform: Platform): void {
  platform.jobs.work(rollUp, () => rollUpInsights(platform, historyOf(platform)))
  platform.jobs.schedule(rollUp, '20 0 * * *', {})
}
