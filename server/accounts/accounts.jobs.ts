/** accounts: what happens later: what has served its time is removed, and the audit log gets its mark of the day. */
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { markAudit } from './audit/audit-marks.ts'
import { after, accountsOf } from './ground/context.ts'
import { dropOldFailures } from './stores/failures.store.ts'
import { dropOldFlows } from './stores/flows.store.ts'
import { dropOldSecondFactors } from './stores/second-factor.store.ts'
import { dropOldReverts, dropOldSessions } from './stores/sessions.store.ts'
import { dropOldSignups } from './stores/users.store.ts'
import { dropOldInvitations } from './team/team.store.ts'

const sweep = defineJob<object>('accounts.sweep')
/** Every hour, so that a machine that sleeps at night still leaves its mark of the day. */
const mark = defineJob<object>('accounts.markAudit')
const day = 86_400

/**
 * Seconds each kind is kept: codes and ways back a day after they ended, unverified sign-ups a week,
 * sessions and rows of wrong passwords 90 days.
 */
const retention = {
  flows: day,
  signups: 7 * day,
  sessions: 90 * day,
  failures: 90 * day,
}

/** Removes what is older than its period. */
export async function sweepAccounts(platform: Platform): Promise<void> {
  const { db } = platform
  const now = accountsOf(platform).now()
  await dropOldFlows(db, after(now, -retention.flows))
  await dropOldSecondFactors(db, after(now, -retention.flows))
  await dropOldSignups(db, after(now, -retention.signups))
  await dropOldSessions(db, after(now, -retention.sessions))
  await dropOldFailures(db, after(now, -retention.failures))
  await dropOldReverts(db, after(now, -retention.flows))
  await dropOldInvitations(platform.db, accountsOf(platform).now())
}

export function accountsJobs(platform: Platform): void {
  platform.jobs.work(sweep, () => sweepAccounts(platform))
  platform.jobs.schedule(sweep, '17 * * * *', {})
  platform.jobs.work(mark, () => markAudit(accountsOf(platform)))
  platform.jobs.schedule(mark, '37 * * * *', {})
}
