/** main: how long every domain keeps what it holds about people, in one list. */
import { accountsRetention } from '#server/accounts/index.ts'
import { alertsRetention } from '#server/alerts/index.ts'
import { enquiriesRetention } from '#server/enquiries/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { idempotencyRetention } from '#server/platform/http/idempotency.ts'
import type { RetentionPeriod } from '#server/platform/jobs/retention.ts'
import { limitsRetention } from '#server/platform/limits/limits.ts'
import { mailRetention } from '#server/platform/mail/mail-jobs.ts'
import { privacyRetention } from '#server/privacy/index.ts'
import { savedRetention } from '#server/saved/index.ts'
import { translationRetention } from '#server/translation/index.ts'

/** Each domain's own job removes what is older. */
export const retentionPeriods = (platform: { db: Db }): RetentionPeriod[] =>
  [
    accountsRetention,
    alertsRetention,
    enquiriesRetention,
    idempotencyRetention,
    limitsRetention,
    mailRetention,
    privacyRetention,
    savedRetention,
    translationRetention,
  ].flatMap((keepingOf) => keepingOf(platform))
