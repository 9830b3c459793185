/**
 * enquiries: what happens later: reminders, deliveries to agencies'
 * programs, and the end of what was kept long enough.
 */
import { daySeconds } from '#contract/vocabulary/spans.ts'
import { accountsOf } from '#server/accounts/index.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { removeOld, type RetentionPeriod } from '#server/platform/jobs/retention.ts'
import type { Platform } from '#server/platform/platform.ts'
import { keptDays } from './send/enquiries.rules.ts'
import { dropOldEnquiries } from './send/enquiries.store.ts'
import { deliverHook } from './hooks/announce.ts'
import { deliverOne } from './hooks/deliver-hook.ts'
import { dropOldDeliveries } from './hooks/hooks.store.ts'
import { remindOfViewings } from './viewings/remind-of-viewings.ts'

const sweep = defineJob<object>('enquiries.sweep')
const remind = defineJob<object>('enquiries.remind')

/**
 * Enquiries and reports stay with everything that belongs to them for 24 months;
 * what was held back, and deliveries, a month.
 */
export const enquiriesRetention = ({ db }: Pick<Platform, 'db'>): RetentionPeriod[] => {
  const heldFor = (before: Date) =>
    new Date(before.getTime() + (keptDays.all - keptDays.held) * daySeconds * 1_000)
  const dropFrom = (table: 'enquiries' | 'listing_reports') => (before: Date) =>
    dropOldEnquiries(db, table, { all: before, held: heldFor(before) })
  return [
    { table: 'enquiries', seconds: keptDays.all * daySeconds, drop: dropFrom('enquiries') },
    { table: 'listing_reports', seconds: keptDays.all * daySeconds, drop: dropFrom('listing_reports') },
    {
      table: 'lead_webhook_deliveries',
      seconds: keptDays.delivery * daySeconds,
      drop: (before) => dropOldDeliveries(db, before),
    },
  ]
}

/** Removes what is older than its period. */
export const sweepEnquiries = (platform: Platform): Promise<void> =>
  removeOld(platform, enquiriesRetention(platform))

export function enquiriesJobs(platform: Platform): void {
  platform.jobs.work(sweep, () => sweepEnquiries(platform))
  platform.jobs.schedule(sweep, '41 3 * * *', {})
  platform.jobs.work(remind, () => remindOfViewings(accountsOf(platform)))
  platform.jobs.schedule(remind, '*/10 * * * *', {})
  platform.jobs.work(deliverHook, ({ id }, { signal }) => deliverOne(platform, id, signal), {
    concurrency: 2,
  })
}
