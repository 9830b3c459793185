/** accounts: the last owner of the portal cannot leave, be suspended, or be given less to do. */
import type { Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { hasOtherPortalOwner } from '../stores/people.store.ts'
import { findUser } from '../stores/users.store.ts'

/**
 * Before an account is deleted, suspended, or loses its role or the
 * duty of an owner; one at a time on every node.
 * @throws AppError 409 for the last owner.
 */
export async function refuseLastAdmin(tx: Db, id: string): Promise<void> {
  const hasOther = await hasOtherPortalOwner(tx, id)
  // Read now, for somebody else may have made an owner of this account, or taken that back, while we waited.
  const user = hasOther ? undefined : await findUser(tx, id)
  if (user?.role === 'Admin' && user.duties.includes('own')) throw refuse('accounts.lastAdmin')
}
