/** accounts: the end of an account, with everything that belongs to it. */
import type { Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { record } from '../audit/record-act.ts'
import type { Accounts } from '../ground/context.ts'
import type { Visitor } from '../ground/visitor.ts'
import { updateAgencyVisibility } from '../standing/agency-visibility.ts'
import { refuseLastAdmin } from '../standing/last-admin.ts'
import { deleteUser, findUser, type User } from '../stores/users.store.ts'
import { refuseLeavingOthers } from '../team/last-owner.ts'

/** Whose name the log keeps in place of somebody who is gone. */
const gone = 'deleted account'

type Erasing = {
  user: User
  /** Somebody of the team who does it for the person; null where people do it themselves. */
  by: { id: string; name: string } | null
  visitor: Visitor
}

/**
 * Deletes it, and tells other domains just before. @throws AppError 409 for the last
 * owner of the portal or of an agency with others.
 */
export async function eraseAccount(accounts: Accounts, tx: Db, { user, by, visitor }: Erasing) {
  const { events } = accounts.platform
  await refuseLastAdmin(tx, user.id)
  await refuseLeavingOthers(tx, user)
  const { id: userId, agencyId } = user
  const actor = by ?? { id: userId, name: gone }
  if (agencyId !== null)
    await events.publish(tx, 'agency.memberLeft', { agencyId, userId, successor: null, actor })
  await events.publish(tx, 'account.erased', { userId, isOwnAct: by === null })
  await deleteUser(tx, userId)
  await updateAgencyVisibility(accounts, tx, agencyId)
  await record(accounts, tx, { action: 'accounts.deleted', actor, target: userId, visitor })
}

/** For the team, at the person's wish. @throws AppError 404, 403 for somebody of the team, 409. */
export async function eraseForPerson(
  accounts: Accounts,
  tx: Db,
  { userId, ...by }: { userId: string; by: { id: string; name: string }; visitor: Visitor },
): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user) throw refuse('accounts.userNotFound')
  if (user.role === 'Admin') throw refuse('accounts.staffOnly')
  await eraseAccount(accounts, tx, { user, ...by })
}
