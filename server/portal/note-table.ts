/** portal: that somebody took a whole list along, and of which question. */
import { record, type Accounts } from '#server/accounts/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'

/** Writes it down before the first line leaves. */
export function noteTable(
  accounts: Accounts,
  actor: Actor,
  table: string,
  asked: Record<string, unknown>,
): Promise<void> {
  const { limit: _limit, cursor: _cursor, ...filter } = asked
  return transaction(accounts.platform.db, (tx) =>
    record(accounts, tx, { action: 'portal.tableTaken', actor, detail: { table, ...filter } }),
  )
}
