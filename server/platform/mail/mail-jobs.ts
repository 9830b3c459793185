/**
 * platform: what happens to mails later: they are delivered, and forgotten when nobody needs them any more.
 */
import { daySeconds } from '#contract/vocabulary/spans.ts'
import { defineJob } from '../jobs/jobs.ts'
import { removeOld, type RetentionPeriod, type Sweeping } from '../jobs/retention.ts'
import type { Platform } from '../platform.ts'

const sweep = defineJob<object>('mail.sweep')
/** Days a mail stays readable for whoever looks after Meridian. */
const keptDays = 30

/** Mails that left, failed or stayed, after their time; queued ones wait for their delivery. */
export const mailRetention = ({ db }: Pick<Platform, 'db'>): RetentionPeriod[] => [
  {
    table: 'mails',
    seconds: keptDays * daySeconds,
    drop: (before) =>
      db
        .deleteFrom('mails')
        .where((eb) =>
          eb.or([
            eb.and([eb('created_at', '<', before), eb('state', '!=', 'queued')]),
            eb.and([eb('created_at', '<', stoodForOne(before)), eb('state', '=', 'pretended')]),
          ]),
        )
        .execute(),
  },
]

/** A row that only stood for a mail stays a day. */
const stoodForOne = (before: Date) => new Date(before.getTime() + (keptDays - 1) * daySeconds * 1_000)

/** Removes what is older than its period. */
export const sweepMails = (platform: Sweeping): Promise<void> => removeOld(platform, mailRetention(platform))

export function mailJobs(platform: Sweeping & Pick<Platform, 'mail' | 'jobs'>): void {
  const { mail, jobs, db } = platform
  mail.work(db)
  jobs.work(sweep, () => sweepMails(platform))
  jobs.schedule(sweep, '27 * * * *', {})
}
