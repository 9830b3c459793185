/**
 * main: the storage is told where the audit log has a key; while it is away the
 * program starts, and the worker tells it at night.
 */
import { accountsOf, beginAuditKey } from '#server/accounts/index.ts'
import type { Platform } from '#server/platform/platform.ts'

export const beginAudit = (platform: Platform): Promise<void> =>
  beginAuditKey(accountsOf(platform)).catch((error: unknown) =>
    platform.log.error({ err: error }, 'the storage did not take where the audit log begins; npm run doctor'),
  )
