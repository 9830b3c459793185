/** platform: what happens to mails later: they are delivered, and forgotten when nobody needs them any more. */
import type { Db } from '../database/db.ts'
import { defineJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'

const sweep = defineJob<object>('mail.sweep')
const dayMs = 86_400_000
/** Days a mail stays readable for whoever looks after Meridian; a row that only stood for one stays a day. */
const keptDays = 30

/** Removes mails that left, failed or stayed, after their time; queued ones wait for their delivery. */
export async function sweepMails(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await db
    .deleteFrom('mails')
    .where('created_at', '<', before(keptDays))
    .where('state', '!=', 'queued')
    .execute()
  await db.deleteFrom('mails').where('created_at', '<', before(1)).where('state', '=', 'pretended').execute()
}

export function mailJobs({ mail, jobs, db, clock }: Pick<Platform, 'mail' | 'jobs' | 'db' | 'clock'>): void {
  mail.work(db)
  jobs.work(sweep, () => sweepMails(db, clock.now()))
  jobs.schedule(sweep, '27 * * * *', {})
}
