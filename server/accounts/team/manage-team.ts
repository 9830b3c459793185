/**
 * accounts: what an agency's people do with its team and its profile;
 * every change is audited in its own transaction.
 */
import { actOn, type AgencyRole } from '#contract/agency/agency-roles.ts'
import type { AgencyProfile } from '#contract/agency/team.ts'
import { isTimeZone } from '#contract/vocabulary/time-zones.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { record } from '../audit/record-act.ts'
import { tokenInvalid, type Accounts } from '../ground/context.ts'
import { updateAgencyVisibility } from '../standing/agency-visibility.ts'
import { changeAccount } from '../standing/change-account.ts'
import { lockAgency } from '../stores/agencies.store.ts'
import { lockUser } from '../stores/users.store.ts'
import { memberOf, requireAct } from './agency-permission.ts'
import { refuseLastOwner } from './last-owner.ts'
import type { TeamAct } from './invitations.ts'
import { releasedMail } from './team.mails.ts'
import { findMember, readProfile, setAgencyRole, writeLogo, writeProfile, type Member } from './team.store.ts'

/** @throws AppError 400 for a time zone nobody knows, or hours without one; 403. */
export const setProfile = (
  accounts: Accounts,
  { actor, visitor }: TeamAct,
  { timeZone, ...profile }: AgencyProfile,
): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    const { agencyId } = await requireAct(tx, actor, 'changeProfile')
    const needsZone = timeZone !== '' || profile.openingHours.length > 0
    if (needsZone && !isTimeZone(timeZone))
      throw refuse('common.invalid', { message: 'Please choose a time zone', field: 'timeZone' })
    await writeProfile(tx, agencyId, {
      ...profile,
      city: profile.city || null,
      description: profile.description || null,
      phone: profile.phone || null,
      website: profile.website || null,
      timeZone: timeZone || null,
    })
    await record(accounts, tx, { action: 'agency.profileChanged', actor, target: agencyId, visitor })
  })

/** `sha256` names a kept picture; null removes it. @throws AppError 403. */
export const setLogo = (
  accounts: Accounts,
  { actor, visitor }: TeamAct,
  sha256: string | null,
): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    const { agencyId } = await requireAct(tx, actor, 'changeProfile')
    await writeLogo(tx, agencyId, sha256)
    const detail = { logo: sha256 !== null }
    await record(accounts, tx, { action: 'agency.profileChanged', actor, target: agencyId, detail, visitor })
  })

/**
 * Two who change a team at once take turns, so that an owner stays.
 * @throws AppError 404 for nobody of the agency.
 */
async function memberIn(tx: Db, agencyId: string, id: string): Promise<Member> {
  await lockAgency(tx, agencyId)
  const member = await findMember(tx, agencyId, id)
  if (!member) throw refuse('accounts.noMember')
  return member
}

/** @throws AppError 403, 404, 409 for the last owner. */
export const setMemberRole = (
  accounts: Accounts,
  { actor, visitor }: TeamAct,
  id: string,
  agencyRole: AgencyRole,
): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    const { agencyId } = await memberOf(tx, actor)
    const member = await memberIn(tx, agencyId, id)
    await requireAct(tx, actor, 'manageManagers')
    if (agencyRole !== 'owner') await refuseLastOwner(tx, agencyId, member)
    await setAgencyRole(tx, id, agencyRole)
    const detail = { from: member.agencyRole, to: agencyRole, user: id }
    await record(accounts, tx, { action: 'agency.roleChanged', actor, target: agencyId, detail, visitor })
  })

/**
 * The account becomes a User's and its sessions end; its enquiries and homes go to the
 * successor, or back to everybody. Whoever goes by themselves needs nobody's leave.
 * @throws AppError 403, 404, 409 for the last owner.
 */
export const releaseMember = (
  accounts: Accounts,
  { actor, visitor }: TeamAct,
  id: string,
  successor: string | null,
): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    const { agencyId } = await memberOf(tx, actor)
    const member = await memberIn(tx, agencyId, id)
    if (id !== actor.id) await requireAct(tx, actor, actOn(member.agencyRole))
    await refuseLastOwner(tx, agencyId, member)
    if (successor !== null && (successor === id || !(await findMember(tx, agencyId, successor))))
      throw refuse('accounts.noMember', { field: 'successor' })
    const user = await lockUser(tx, id)
    if (!user) throw refuse('accounts.noMember')
    const changes = { role: 'User' as const, agency_id: null }
    if (!(await changeAccount(accounts, tx, user, changes, { reason: 'leftAgency' }))) throw tokenInvalid()
    await setAgencyRole(tx, id, 'agent')
    const left = { agencyId, userId: id, successor, actor: { id: actor.id, name: actor.name } }
    await accounts.platform.events.publish(tx, 'agency.memberLeft', left)
    await updateAgencyVisibility(accounts, tx, agencyId)
    const { name } = await readProfile(tx, agencyId)
    await accounts.mail.send(tx, member.email, 'agencyReleased', releasedMail(name))
    const detail = { user: id, role: member.agencyRole, successor }
    await record(accounts, tx, { action: 'agency.memberLeft', actor, target: agencyId, detail, visitor })
  })
