/**
 * privacy: what happens later and by the way: requests that ended long ago
 * go, and what people do themselves is noted.
 */
import { daySeconds } from '#contract/vocabulary/spans.ts'
import { accountsOf, findPerson } from '#server/accounts/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { removeOld, type RetentionPeriod } from '#server/platform/jobs/retention.ts'
import type { Platform } from '#server/platform/platform.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { dropOldRequests, forgetPerson, insertRequest, type RequestKind } from './requests.store.ts'

const sweep = defineJob<object>('privacy.sweep')
/** Days a request that ended is kept: for three years somebody may ask what became of it. */
const keptDays = 1_095

export const privacyRetention = ({ db }: Pick<Platform, 'db'>): RetentionPeriod[] => [
  {
    table: 'privacy_requests',
    seconds: keptDays * daySeconds,
    drop: (before) => dropOldRequests(db, before),
  },
]

export function privacyJobs(platform: Platform): void {
  platform.jobs.work(sweep, () => removeOld(platform, privacyRetention(platform)))
  platform.jobs.schedule(sweep, '31 4 * * *', {})
}

/** What people do for themselves stands among the requests, done. */
export function subscribePrivacy(platform: Platform): void {
  const { now } = accountsOf(platform)
  const noteDone = async (tx: Db, kind: RequestKind, userId: string) => {
    const person = await findPerson(tx, userId)
    if (!person) return
    const { name, email } = person
    const own = { id: newId(), kind, userId, name, email, source: 'self' as const, note: '' }
    await insertRequest(tx, { ...own, at: now(), dueAt: now(), isDone: true })
  }
  platform.events.subscribe('account.exported', async (tx, { userId, isOwnAct }) => {
    if (isOwnAct) await noteDone(tx, 'export', userId)
  })
  platform.events.subscribe('account.erased', async (tx, { userId, isOwnAct }) => {
    if (isOwnAct) await noteDone(tx, 'erasure', userId)
    await forgetPerson(tx, userId, now())
  })
}
