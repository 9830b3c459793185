/** portal: an entry of the audit log in the words of the contract. */
import type { z } from 'zod'
import type { auditEntry } from '#contract/accounts/portal.ts'
import type { readAudit } from '#server/accounts/index.ts'

type AuditRow = Awaited<ReturnType<typeof readAudit>>[number]
export const toAuditEntry = (row: AuditRow): z.input<typeof auditEntry> => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName },
  action: row.action,
  target: row.target,
  targetName: row.targetName,
  detail: row.detail as Record<string, unknown>,
})
