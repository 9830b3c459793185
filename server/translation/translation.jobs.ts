/** translation: what happens later: logs and texts nobody shows any more are removed. */
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { dropUnused } from './memory/memory.store.ts'
import { dropOldLog } from './keys/key-log.store.ts'

const sweep = defineJob<object>('translation.sweep')

/** Days: the log of keys 30, what a machine wrote and nobody asked for half a year. */
const retention = { log: 30, unused: 180 }

/** Removes what is older than its period. */
export async function sweepTranslation({ db, clock }: Platform): Promise<void> {
  const dayBefore = (days: number) =>
    new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)
  await dropOldLog(db, dayBefore(retention.log))
  await dropUnused(db, dayBefore(retention.unused))
}

export function translationJobs(platform: Platform): void {
  platform.jobs.work(sweep, () => sweepTranslation(platform))
  platform.jobs.schedule(sweep, '41 3 * * *', {})
}
