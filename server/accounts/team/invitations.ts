/** accounts: into an agency by invitation: asked by its people, accepted by who reads the invited address. */
import { actOn, type AgencyRole } from '#contract/agency/agency-roles.ts'
import type { Invited } from '#contract/agency/team.ts'
import { daySeconds } from '#contract/vocabulary/spans.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId, sameSecret, sign } from '#server/platform/settings/crypto.ts'
import { record } from '../audit/record-act.ts'
import { isCommonPassword } from '../ground/common-passwords.ts'
import { after, tokenInvalid, type Accounts } from '../ground/context.ts'
import { networkBudget, takeOrRefuse } from '../ground/limits.ts'
import { hashPassword } from '../ground/passwords.ts'
import { emailKey, type Visitor } from '../ground/visitor.ts'
import { updateAgencyVisibility } from '../standing/agency-visibility.ts'
import { changeAccount } from '../standing/change-account.ts'
import { dropFlows, lockAddress } from '../stores/flows.store.ts'
import { dropSignups, findUserByEmail, insertUser, lockUser } from '../stores/users.store.ts'
import { requireAct } from './agency-permission.ts'
import { invitationMail, joinedMail } from './team.mails.ts'
import {
  dropInvitation,
  findInvitation,
  listInvitations,
  listMembers,
  lockInvitation,
  putInvitation,
  setAgencyRole,
  type Invitation,
} from './team.store.ts'

export type TeamAct = { actor: Actor; visitor: Visitor }
type Link = { id: string; key: string }

/** For how many days the link of an invitation opens anything. */
export const invitationDays = 7
/** Invitations of one agency within a day: each is a mail to somebody who may not want it. */
const mostInvitations = 20
/** No flow has this id. */
const noFlow = '00000000-0000-0000-0000-000000000000'

const keyOf = ({ secret }: Accounts, { id, email }: { id: string; email: string }): string =>
  sign(secret, 'agency-invitation', `${id}\n${email}`).slice(0, 32)

/**
 * Mails a link that works for seven days, for this address only. @throws
 * AppError 403, 409 for a member of any agency, 429.
 */
export async function invite(
  accounts: Accounts,
  { actor, visitor }: TeamAct,
  wish: { email: string; agencyRole: AgencyRole },
): Promise<void> {
  const { platform, mail } = accounts
  const member = await requireAct(platform.db, actor, actOn(wish.agencyRole))
  const budget = { key: `accounts/invite/${member.agencyId}`, seconds: daySeconds, most: mostInvitations }
  const taken = await platform.limits.take([budget])
  if (!taken.isTaken)
    throw refuse('accounts.manyInvitations', { retryAfter: Math.max(1, Math.ceil(taken.retryAfter)) })
  await transaction(platform.db, async (tx) => {
    const { agencyId } = await requireAct(tx, actor, actOn(wish.agencyRole))
    const members = await listMembers(tx, agencyId)
    if (members.some(({ email }) => email === wish.email))
      throw refuse('accounts.alreadyMember', { field: 'email' })
    const createdAt = accounts.now()
    const expiresAt = after(createdAt, invitationDays * daySeconds)
    const invitation = { id: newId(), agencyId, ...wish, invitedBy: actor.id, createdAt, expiresAt }
    await putInvitation(tx, invitation)
    const found = await findInvitation(tx, invitation.id, createdAt)
    if (!found) throw refuse('accounts.agencyNotFound')
    const link = `${platform.config.publicUrl}/invitation/${invitation.id}#${keyOf(accounts, invitation)}`
    const words = { agency: found.agency, from: actor.name, link, days: invitationDays }
    await mail.send(tx, wish.email, 'agencyInvitation', invitationMail(words), visitor.language)
    const detail = { role: wish.agencyRole, address: emailKey(wish.email, accounts.secret) }
    await record(accounts, tx, { action: 'agency.invited', actor, target: agencyId, detail, visitor })
  })
}

/** @throws AppError 403, 404 for one of another agency. */
export const withdraw = (accounts: Accounts, { actor, visitor }: TeamAct, id: string): Promise<void> =>
  transaction(accounts.platform.db, async (tx) => {
    const { agencyId } = await requireAct(tx, actor, 'manageAgents')
    const found = (await listInvitations(tx, agencyId, accounts.now())).find((one) => one.id === id)
    if (!found) throw refuse('accounts.noInvitation')
    await requireAct(tx, actor, actOn(found.agencyRole))
    await dropInvitation(tx, id)
    await record(accounts, tx, { action: 'agency.invitationWithdrawn', actor, target: agencyId, visitor })
  })

/** For who has the link. @throws AppError 404. */
export async function openInvitation(accounts: Accounts, { id, key }: Link): Promise<Invited> {
  const { db } = accounts.platform
  const found = await findInvitation(db, id, accounts.now())
  if (!found || !sameSecret(keyOf(accounts, found), key)) throw refuse('accounts.noInvitation')
  const { agency, agencyRole, email } = found
  return { agency, agencyRole, email, hasAccount: (await findUserByEmail(db, email)) !== undefined }
}

async function lockOpen(accounts: Accounts, tx: Db, { id, key }: Link): Promise<Invitation> {
  const found = await lockInvitation(tx, id, accounts.now())
  if (!found || !sameSecret(keyOf(accounts, found), key)) throw refuse('accounts.noInvitation')
  return found
}

/**
 * The account becomes an Agent's, and every session of it ends.
 * @throws AppError 404, 409 for another address.
 */
export const acceptInvitation = (
  accounts: Accounts,
  { actor, visitor }: TeamAct,
  link: Link,
): Promise<string> =>
  transaction(accounts.platform.db, async (tx) => {
    const found = await lockOpen(accounts, tx, link)
    const user = await lockUser(tx, actor.id)
    if (!user) throw tokenInvalid()
    if (user.email !== found.email) throw refuse('accounts.otherAddress')
    if (user.role !== 'User') throw refuse('accounts.alreadyMember')
    const changes = { role: 'Agent' as const, approval: 'approved' as const, agency_id: found.agencyId }
    if (!(await changeAccount(accounts, tx, user, changes, { reason: 'joinedAgency' }))) throw tokenInvalid()
    await welcome(accounts, tx, { found, userId: user.id, name: user.name, visitor })
    return found.agency
  })

type Registration = Link & { name: string; password: string }

/**
 * Makes the account: the link proves the address as a code does, and
 * what anybody else began with this address ends.
 * @throws AppError 400 for a common password, 404, 409 where the address has an account, 429.
 */
export async function registerInvited(
  accounts: Accounts,
  visitor: Visitor,
  { name, password, ...link }: Registration,
): Promise<string> {
  const { db } = accounts.platform
  await takeOrRefuse(accounts, [networkBudget('mailing', visitor)])
  await openInvitation(accounts, link)
  if (isCommonPassword(password)) throw refuse('accounts.passwordCommon', { field: 'password' })
  const passwordHash = await hashPassword(accounts, password, visitor.network)
  return transaction(db, async (tx) => {
    const found = await lockOpen(accounts, tx, link)
    const { email, agencyId } = found
    await lockAddress(tx, email)
    const now = accounts.now()
    const id = newId()
    const made = await insertUser(tx, {
      id,
      email,
      name,
      role: 'Agent',
      approval: 'approved',
      passwordHash,
      agencyId,
      createdAt: now,
      verifiedAt: now,
      ...(visitor.language && { language: visitor.language }),
    })
    if (!made) throw refuse('accounts.haveAccount')
    await dropFlows(tx, email, noFlow)
    await dropSignups(tx, email)
    await welcome(accounts, tx, { found, userId: id, name, visitor })
    return found.agency
  })
}

type Newcomer = { found: Invitation; userId: string; name: string; visitor: Visitor }

async function welcome(
  accounts: Accounts,
  tx: Db,
  { found, userId, name, visitor }: Newcomer,
): Promise<void> {
  const { agencyId, agency, agencyRole } = found
  await setAgencyRole(tx, userId, agencyRole)
  await dropInvitation(tx, found.id)
  await updateAgencyVisibility(accounts, tx, agencyId)
  const { publicUrl } = accounts.platform.config
  for (const member of await listMembers(tx, agencyId))
    if (member.agencyRole === 'owner' && member.id !== userId)
      await accounts.mail.send(tx, member.email, 'agencyJoined', joinedMail(name, agency, publicUrl))
  const actor = { id: userId, name }
  const detail = { role: agencyRole, user: userId }
  await record(accounts, tx, { action: 'agency.joined', actor, target: agencyId, detail, visitor })
}
