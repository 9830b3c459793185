/** main: how long every domain keeps what it holds about people, in one list. */
import { accountsKeeping } from '#server/accounts/index.ts'
import { alertsKeeping } from '#server/alerts/index.ts'
import { enquiriesKeeping } from '#server/enquiries/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { idempotencyKeeping } from '#server/platform/http/idempotency.ts'
import type { Keeping } from '#server/platform/jobs/retention.ts'
import { limitsKeeping } from '#server/platform/limits/limits.ts'
import { mailKeeping } from '#server/platform/mail/mail-jobs.ts'
import { privacyKeeping } from '#server/privacy/index.ts'
import { savedKeeping } from '#server/saved/index.ts'
import { translationKeeping } from '#server/translation/index.ts'

/** Each domain's own job removes what is older. */
export const keepings = (platform: { db: Db }): Keeping[] =>
  [
    accountsKeeping,
    alertsKeeping,
    enquiriesKeeping,
    idempotencyKeeping,
    limitsKeeping,
    mailKeeping,
    privacyKeeping,
    savedKeeping,
    translationKeeping,
  ].flatMap((keepingOf) => keepingOf(platform))
