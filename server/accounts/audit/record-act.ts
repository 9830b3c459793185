/** accounts: writes an audit entry for a visitor's act. */
import type { Db } from '#server/platform/database/db.ts'
import { currentActing } from '#server/platform/http/current-visit.ts'
import { appendAudit } from './audit.store.ts'
import type { Accounts } from '../ground/context.ts'
import type { Visitor } from '../ground/visitor.ts'

type Act = {
  action: string
  /** Without an id where no person acted. */
  actor?: { id: string | null; name: string }
  target?: string
  detail?: Record<string, unknown>
  visitor?: Visitor
}

/**
 * Appends to the audit log; call it last in a transaction, for it locks the chain. What is done by somebody
 * of the team who acts as a person stands under their own name, with whom they acted as.
 */
export function record(
  accounts: Accounts,
  tx: Db,
  { action, actor, target, detail, visitor }: Act,
): Promise<void> {
  const acting = currentActing()
  const who = acting?.by ?? actor
  return appendAudit(
    tx,
    {
      at: accounts.now(),
      action,
      actorId: who?.id ?? null,
      actorName: who?.name ?? 'visitor',
      target: target ?? actor?.id ?? acting?.as.id ?? null,
      detail: { ...detail, ...(acting && { actingAs: acting.as }) },
      network: visitor?.network ?? null,
      requestId: visitor?.requestId ?? null,
    },
    accounts.auditKey,
  )
}
