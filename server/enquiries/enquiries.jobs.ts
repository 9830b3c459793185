/** enquiries: what happens later: what was kept long enough is removed. */
import { accountsOf } from '#server/accounts/index.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { keptDays } from './send/enquiries.rules.ts'
import { dropOldEnquiries } from './send/enquiries.store.ts'

const sweep = defineJob<object>('enquiries.sweep')
const day = 86_400_000

/** Removes enquiries and reports with everything that belongs to them, 24 months after they came. */
export function sweepEnquiries(platform: Platform): Promise<void> {
  const before = (days: number) => new Date(accountsOf(platform).now().getTime() - days * day)
  return dropOldEnquiries(platform.db, { all: before(keptDays.all), held: before(keptDays.held) })
}

export function enquiriesJobs(platform: Platform): void {
  platform.jobs.work(sweep, () => sweepEnquiries(platform))
  platform.jobs.schedule(sweep, '41 3 * * *', {})
}
