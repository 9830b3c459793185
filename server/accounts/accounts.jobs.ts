/**
 * accounts: what happens later: what has served its time is removed,
 * and the audit log gets its mark of the day.
 */
import { daySeconds } from '#contract/vocabulary/spans.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { removeOld, type RetentionPeriod } from '#server/platform/jobs/retention.ts'
import type { Platform } from '#server/platform/platform.ts'
import { markAudit } from './audit/audit-marks.ts'
import { accountsOf } from './ground/context.ts'
import { dropOldFailures } from './stores/failures.store.ts'
import { dropOldFlows } from './stores/flows.store.ts'
import { dropOldChallenges, dropUnconfirmedFactors } from './stores/second-factor.store.ts'
import { dropOldReverts, dropOldSessions } from './stores/sessions.store.ts'
import { dropOldSignups } from './stores/users.store.ts'
import { dropOldInvitations } from './team/team.store.ts'

const sweep = defineJob<object>('accounts.sweep')
/** Every hour, so that a machine that sleeps at night still leaves its mark of the day. */
const mark = defineJob<object>('accounts.markAudit')

/**
 * Seconds each kind is kept: codes and ways back a day after they ended, invitations until they end,
 * unverified sign-ups a week, sessions and rows of wrong passwords 90 days.
 */
export const accountsRetention = ({ db }: Pick<Platform, 'db'>): RetentionPeriod[] => [
  { table: 'auth_flows', seconds: daySeconds, drop: (before) => dropOldFlows(db, before) },
  { table: 'second_factor_challenges', seconds: daySeconds, drop: (before) => dropOldChallenges(db, before) },
  { table: 'second_factors', seconds: daySeconds, drop: (before) => dropUnconfirmedFactors(db, before) },
  { table: 'signups', seconds: 7 * daySeconds, drop: (before) => dropOldSignups(db, before) },
  { table: 'sessions', seconds: 90 * daySeconds, drop: (before) => dropOldSessions(db, before) },
  { table: 'login_failures', seconds: 90 * daySeconds, drop: (before) => dropOldFailures(db, before) },
  { table: 'email_reverts', seconds: daySeconds, drop: (before) => dropOldReverts(db, before) },
  { table: 'agency_invitations', seconds: 0, drop: (before) => dropOldInvitations(db, before) },
]

/** Removes what is older than its period. */
export const sweepAccounts = (platform: Platform): Promise<void> =>
  removeOld(platform, accountsRetention(platform))

export function accountsJobs(platform: Platform): void {
  platform.jobs.work(sweep, () => sweepAccounts(platform))
  platform.jobs.schedule(sweep, '17 * * * *', {})
  platform.jobs.work(mark, () => markAudit(accountsOf(platform)))
  platform.jobs.schedule(mark, '37 * * * *', {})
}
