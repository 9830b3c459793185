/** enquiries: what happens later: reminders, deliveries to agencies' programs, and the end of what was kept long enough. */
import { accountsOf } from '#server/accounts/index.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { keptDays } from './send/enquiries.rules.ts'
import { dropOldEnquiries } from './send/enquiries.store.ts'
import { deliverHook } from './hooks/announce.ts'
import { deliverOne } from './hooks/deliver-hook.ts'
import { dropOldDeliveries } from './hooks/hooks.store.ts'
import { remindOfViewings } from './viewings/remind-of-viewings.ts'

const sweep = defineJob<object>('enquiries.sweep')
const remind = defineJob<object>('enquiries.remind')
const day = 86_400_000

/** Removes enquiries and reports with everything that belongs to them, 24 months after they came; deliveries earlier. */
export async function sweepEnquiries(platform: Platform): Promise<void> {
  const before = (days: number) => new Date(accountsOf(platform).now().getTime() - days * day)
  await dropOldEnquiries(platform.db, { all: before(keptDays.all), held: before(keptDays.held) })
  await dropOldDeliveries(platform.db, before(keptDays.delivery))
}

export function enquiriesJobs(platform: Platform): void {
  platform.jobs.work(sweep, () => sweepEnquiries(platform))
  platform.jobs.schedule(sweep, '41 3 * * *', {})
  platform.jobs.work(remind, () => remindOfViewings(accountsOf(platform)))
  platform.jobs.schedule(remind, '*/10 * * * *', {})
  platform.jobs.work(deliverHook, ({ id }, { signal }) => deliverOne(platform, id, signal), {
    concurrency: 2,
  })
}
