/** translation: what happens later: logs and texts nobody shows any more are removed. */
import { daySeconds } from '#contract/vocabulary/spans.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { removeOld, type RetentionPeriod } from '#server/platform/jobs/retention.ts'
import type { Platform } from '#server/platform/platform.ts'
import { dropUnused } from './memory/memory.store.ts'
import { dropOldLog } from './keys/key-log.store.ts'

const sweep = defineJob<object>('translation.sweep')

/** Days: the log of keys 30, what a machine wrote and nobody asked for half a year. */
const retention = { log: 30, unused: 180 }

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

export const translationRetention = ({ db }: Pick<Platform, 'db'>): RetentionPeriod[] => [
  {
    table: 'translation_key_log',
    seconds: retention.log * daySeconds,
    drop: (before) => dropOldLog(db, dayOf(before)),
  },
]

/** Removes what is older than its period. */
export async function sweepTranslation(platform: Platform): Promise<void> {
  await removeOld(platform, translationRetention(platform))
  const { db, clock } = platform
  await dropUnused(db, dayOf(new Date(clock.now().getTime() - retention.unused * daySeconds * 1_000)))
}

export function translationJobs(platform: Platform): void {
  platform.jobs.work(sweep, () => sweepTranslation(platform))
  platform.jobs.schedule(sweep, '41 3 * * *', {})
}
