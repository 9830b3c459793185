/** accounts: what happens later: mails go out, and what has served its time is removed. */
import { defineJob } from '#server/platform/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { after, accountsOf } from './context.ts'
import { dropOldCounters } from './counters.store.ts'
import { dropOldFlows } from './flows.store.ts'
import { dropOldMails, dropOldSessions } from './sessions.store.ts'
import { dropOldSignups } from './users.store.ts'

const sweep = defineJob<object>('accounts.sweep')
const day = 86_400

/** Seconds each kind is kept: codes a day after they ended, unverified sign-ups a week, sessions 90 days, mails 30. */
export const retention = { flows: day, signups: 7 * day, sessions: 90 * day, counters: 31 * day, mails: 30 * day }

/** Removes what is older than its period. */
export async function sweepAccounts(platform: Platform): Promise<void> {
  const { db } = platform
  const now = accountsOf(platform).now()
  await dropOldFlows(db, after(now, -retention.flows))
  await dropOldSignups(db, after(now, -retention.signups))
  await dropOldSessions(db, after(now, -retention.sessions))
  await dropOldCounters(db, after(now, -retention.counters))
  await dropOldMails(db, after(now, -retention.mails))
}

export function accountsJobs(platform: Platform): void {
  accountsOf(platform).mail.work(platform.db)
  platform.jobs.work(sweep, () => sweepAccounts(platform))
  platform.jobs.schedule(sweep, '17 * * * *', {})
}
