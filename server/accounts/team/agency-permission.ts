/** accounts: whether somebody may do something within their agency, as the database says now. */
import { mayInAgency, type AgencyAct } from '#contract/agency/agency-roles.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { findMember, type Member } from './team.store.ts'

/** The person as a member of their agency. @throws AppError 404 for an agent without one. */
export async function memberOf(
  db: Db,
  { id, agencyId }: Pick<Actor, 'id' | 'agencyId'>,
): Promise<Member & { agencyId: string }> {
  const member = agencyId === null ? undefined : await findMember(db, agencyId, id)
  if (!member || agencyId === null) throw refuse('accounts.agencyNotFound')
  return { ...member, agencyId }
}

/** @throws AppError 403 for a role that may not, 404 without an agency. */
export async function requireAct(db: Db, actor: Pick<Actor, 'id' | 'agencyId'>, act: AgencyAct) {
  const member = await memberOf(db, actor)
  if (!mayInAgency(member.agencyRole, act)) throw refuse('accounts.agencyAct')
  return member
}
