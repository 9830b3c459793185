/** accounts: what Admins do with people; every act is audited in its own transaction. */
import { mayDo, type Duty } from '#contract/http/duties.ts'
import type { Role } from '#contract/http/person.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { agentApprovedMail, agentRejectedMail } from '../ground/accounts.mails.ts'
import { keepContact } from '../stores/agencies.store.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { changeAccount } from '../standing/change-account.ts'
import type { Accounts } from '../ground/context.ts'
import { ensureFlow } from '../codes/ensure-flow.ts'
import { findOrCreateAgency } from './find-or-create-agency.ts'
import { refuseLastAdmin } from '../standing/last-admin.ts'
import { findApplication, reopenApplication } from '../stores/people.store.ts'
import { checkPhone } from '../ground/phones.ts'
import { record } from '../audit/record-act.ts'
import { updateAgencyVisibility } from '../standing/agency-visibility.ts'
import { endSession, endSessions, lockSession } from '../stores/sessions.store.ts'
import {
  decideApplication,
  findSignup,
  lockUser,
  type DecidedApplication,
  type Standing,
  type User,
} from '../stores/users.store.ts'
import { hasOtherOwner, setAgencyRole } from '../team/team.store.ts'
import type { Visitor } from '../ground/visitor.ts'

/** Who acts, from where. */
export type Act = { actor: Actor; visitor: Visitor }

const notFound = () => refuse('accounts.userNotFound')

/** Whom an act is about. @throws AppError 404, 403 for somebody of the team unless an owner acts. */
async function personIn(tx: Db, id: string, actor: Actor): Promise<User> {
  const user = await lockUser(tx, id)
  if (!user) throw notFound()
  if (user.role === 'Admin' && !mayDo(actor.duties, 'own')) throw refuse('accounts.staffOnly')
  return user
}

/**
 * Changes what the person may do, and whether their agency is seen; `person` is
 * locked, so nothing can have come in between.
 */
async function changeStanding(
  accounts: Accounts,
  tx: Db,
  person: User,
  { reason, ...changes }: Standing & { reason: string },
): Promise<void> {
  if (!(await changeAccount(accounts, tx, person, changes, { reason }))) throw notFound()
  await updateAgencyVisibility(accounts, tx, changes.agency_id ?? person.agencyId)
}

/**
 * Sessions end at once. False, and nothing is changed, where somebody did it before: the first reason stands.
 * @throws AppError 404, 409 for the last Admin.
 */
export const suspendPerson = (
  accounts: Accounts,
  { actor, visitor }: Act,
  id: string,
  reason: string,
): Promise<boolean> =>
  transaction(accounts.platform.db, async (tx) => {
    await refuseLastAdmin(tx, id)
    const user = await personIn(tx, id, actor)
    if (user.suspendedAt) return false
    await changeStanding(accounts, tx, user, {
      suspended_at: accounts.now(),
      suspended_reason: reason,
      reason: 'suspended',
    })
    await record(accounts, tx, { action: 'portal.suspended', actor, target: id, detail: { reason }, visitor })
    return true
  })

/** False where the person was not suspended any more. @throws AppError 404. */
export const resumePerson = (accounts: Accounts, { actor, visitor }: Act, id: string): Promise<boolean> =>
  transaction(accounts.platform.db, async (tx) => {
    const user = await personIn(tx, id, actor)
    if (!user.suspendedAt) return false
    await changeStanding(accounts, tx, user, {
      suspended_at: null,
      suspended_reason: null,
      reason: 'resumed',
    })
    await record(accounts, tx, { action: 'portal.resumed', actor, target: id, visitor })
    return true
  })

export const endAllSessions = (accounts: Accounts, { actor, visitor }: Act, id: string): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    await personIn(tx, id, actor)
    await endSessions(tx, id, 'endedByAdmin', accounts.now())
    await record(accounts, tx, { action: 'portal.sessionsEnded', actor, target: id, visitor })
  })

/** Ends one session of a person. @throws AppError 404, also for a session of somebody else. */
export const endSessionOf = (
  accounts: Accounts,
  { actor, visitor }: Act,
  id: string,
  sessionId: string,
): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    await personIn(tx, id, actor)
    const found = await lockSession(tx, sessionId)
    if (!found || found.userId !== id || found.endedAt)
      throw refuse('common.notFound', { message: 'There is no such session.' })
    await endSession(tx, sessionId, 'endedByAdmin', accounts.now())
    const detail = { session: sessionId }
    await record(accounts, tx, { action: 'portal.sessionEnded', actor, target: id, detail, visitor })
  })

/**
 * What somebody becomes; whoever becomes an Admin is given at least
 * one duty. `seen`: what they were until then.
 */
export type NewRole = { role: Role; duties?: readonly Duty[] | undefined; seen?: Role | undefined }

const changedMeanwhile = () => refuse('accounts.changedMeanwhile')

/** An agent needs an agency, which only an approval gives. @throws AppError 400 without duties, 404, 409. */
export const changeRole = (
  accounts: Accounts,
  { actor, visitor }: Act,
  id: string,
  { role, duties: given = [], seen }: NewRole,
): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    if (role !== 'Admin') await refuseLastAdmin(tx, id)
    const user = await personIn(tx, id, actor)
    if (user.role === role) return
    if (seen && user.role !== seen) throw changedMeanwhile()
    if (role === 'Agent' && !user.agencyId) throw refuse('accounts.agencyNeeded')
    const duties = role === 'Admin' ? chosen(given) : []
    await changeStanding(accounts, tx, user, { role, duties, approval: 'approved', reason: 'roleChanged' })
    const detail = { from: user.role, to: role, ...(role === 'Admin' && { duties }) }
    await record(accounts, tx, { action: 'portal.roleChanged', actor, target: id, detail, visitor })
  })

/** Each once. @throws AppError 400 for none. */
function chosen(given: readonly Duty[]): Duty[] {
  if (given.length === 0) throw refuse('accounts.dutiesMissing', { field: 'duties' })
  return [...new Set(given)].toSorted()
}

export type NewDuties = { duties: readonly Duty[]; seen?: readonly Duty[] | undefined }

/**
 * What an Admin is there for; their sessions end.
 * @throws AppError 400 for none, 404, 409 for the last owner, for who is no
 * Admin, and for other duties than were seen.
 */
export const setDuties = (
  accounts: Accounts,
  { actor, visitor }: Act,
  id: string,
  { duties: given, seen }: NewDuties,
): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    const duties = chosen(given)
    if (!duties.includes('own')) await refuseLastAdmin(tx, id)
    const user = await personIn(tx, id, actor)
    if (user.role !== 'Admin') throw refuse('accounts.notAnAdmin')
    if (seen && seen.toSorted().join() !== user.duties.toSorted().join()) throw changedMeanwhile()
    await changeStanding(accounts, tx, user, { duties, reason: 'dutiesChanged' })
    const detail = { from: user.duties, to: duties }
    await record(accounts, tx, { action: 'portal.dutiesChanged', actor, target: id, detail, visitor })
  })

/**
 * Sends the verification code of an unfinished sign-up again. `id` is the sign-up's. @throws AppError 404.
 */
export const resendCodeTo = (accounts: Accounts, { actor, visitor }: Act, id: string): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    const signup = await findSignup(tx, id)
    if (!signup) throw notFound()
    await ensureFlow(accounts, tx, visitor, signup, { provesPassword: false })
    await record(accounts, tx, { action: 'portal.codeResent', actor, target: id, visitor })
  })

/** How visitors reach the agency: as its first agent said when registering. */
const contactOf = ({ phoneCountry, phoneNumber, website }: DecidedApplication) => {
  const checked = checkPhone({ country: phoneCountry, number: phoneNumber })
  return { phone: checked.valid ? checked.international : null, website }
}

const alreadyDecided = () => refuse('accounts.alreadyDecided')

/**
 * Gives the agent an agency and a mail. An agency of that name that is here already is only
 * joined when the Admin says so, for its members share its stock. @throws AppError 404, 409 when
 * somebody decided before or the agency exists.
 */
export const approveAgent = (
  accounts: Accounts,
  { actor, visitor }: Act,
  id: string,
  joinAgency: boolean,
): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    const user = await personIn(tx, id, actor)
    const decision = { decision: 'approved' as const, reason: null, by: actor.id, at: accounts.now() }
    const application = await decideApplication(tx, id, decision)
    if (!application) throw alreadyDecided()
    const existing = (await findApplication(tx, id))?.existingId
    if (existing && !joinAgency) throw refuse('accounts.agencyExists')
    const agencyId = await findOrCreateAgency(tx, {
      name: application.agencyName,
      country: application.country,
    })
    await keepContact(tx, agencyId, contactOf(application))
    // Who comes first speaks for the agency; who joins it later gets more from those who do.
    const isFirst = !(await hasOtherOwner(tx, agencyId, id))
    await setAgencyRole(tx, id, isFirst ? 'owner' : 'agent')
    await changeStanding(accounts, tx, user, {
      approval: 'approved',
      agency_id: agencyId,
      reason: 'approved',
    })
    const { publicUrl } = accounts.platform.config
    await accounts.mail.send(tx, user.email, 'agentApproved', agentApprovedMail(user.name, publicUrl))
    await record(accounts, tx, { action: 'portal.agentApproved', actor, target: id, visitor })
  })

/** Tells the agent why. @throws AppError 404, 409 when somebody decided before. */
export const rejectAgent = (
  accounts: Accounts,
  { actor, visitor }: Act,
  id: string,
  reason: string,
): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    const user = await personIn(tx, id, actor)
    const decision = { decision: 'rejected' as const, reason, by: actor.id, at: accounts.now() }
    if (!(await decideApplication(tx, id, decision))) throw alreadyDecided()
    await changeStanding(accounts, tx, user, { approval: 'rejected', reason: 'rejected' })
    await accounts.mail.send(tx, user.email, 'agentRejected', agentRejectedMail(user.name, reason))
    await record(accounts, tx, {
      action: 'portal.agentRejected',
      actor,
      target: id,
      detail: { reason },
      visitor,
    })
  })

/**
 * Takes a rejection back, so that it can be decided again. @throws AppError 404, 409 when it is not rejected.
 */
export const reopenAgent = (accounts: Accounts, { actor, visitor }: Act, id: string): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    const user = await personIn(tx, id, actor)
    if (!(await reopenApplication(tx, id, accounts.now()))) throw alreadyDecided()
    await changeStanding(accounts, tx, user, { approval: 'pending', reason: 'reopened' })
    await record(accounts, tx, { action: 'portal.agentReopened', actor, target: id, visitor })
  })
