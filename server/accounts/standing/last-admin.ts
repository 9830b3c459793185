/** accounts: the last Admin cannot leave or be suspended. */
import type { Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { hasOtherAdmin } from '../stores/people.store.ts'
import { findUser } from '../stores/users.store.ts'

/** Before an account is deleted, suspended or loses its role; one at a time on every node. @throws AppError 409 for the last Admin. */
export async function refuseLastAdmin(tx: Db, id: string): Promise<void> {
  const hasOther = await hasOtherAdmin(tx, id)
  // Read now, for somebody else may have made an Admin of this account, or taken that back, while we waited.
  if (!hasOther && (await findUser(tx, id))?.role === 'Admin') throw refuse('accounts.lastAdmin')
}
