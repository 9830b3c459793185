/** accounts: the last owner of an agency cannot leave it, or become less. */
import type { Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { lockAgency } from '../stores/agencies.store.ts'
import { findMember, hasOtherOwner, listMembers, type Member } from './team.store.ts'

/** The agency is locked. @throws AppError 409. */
export async function refuseLastOwner(
  tx: Db,
  agencyId: string,
  { id, agencyRole }: Pick<Member, 'id' | 'agencyRole'>,
): Promise<void> {
  if (agencyRole === 'owner' && !(await hasOtherOwner(tx, agencyId, id))) throw refuse('accounts.lastOwner')
}

/**
 * Whoever deletes the account may leave an agency empty, but not its
 * people without an owner. @throws AppError 409.
 */
export async function refuseLeavingOthers(
  tx: Db,
  { id, agencyId }: { id: string; agencyId: string | null },
): Promise<void> {
  if (agencyId === null) return
  await lockAgency(tx, agencyId)
  const member = await findMember(tx, agencyId, id)
  if (member && (await listMembers(tx, agencyId)).length > 1) await refuseLastOwner(tx, agencyId, member)
}
