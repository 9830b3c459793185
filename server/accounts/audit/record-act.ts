/** accounts: writes an audit entry for a visitor's act. */
import type { Db } from '#server/platform/database/db.ts'
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

/** Appends to the audit log; call it last in a transaction, for it locks the chain. */
export const record = (
  accounts: Accounts,
  tx: Db,
  { action, actor, target, detail, visitor }: Act,
): Promise<void> =>
  appendAudit(
    tx,
    {
      at: accounts.now(),
      action,
      actorId: actor?.id ?? null,
      actorName: actor?.name ?? 'visitor',
      target: target ?? actor?.id ?? null,
      detail: detail ?? {},
      network: visitor?.network ?? null,
      requestId: visitor?.requestId ?? null,
    },
    accounts.auditKey,
  )
