/**
 * saved: into a collection by invitation: asked by who made it, accepted by who reads the invited address.
 */
import { collectionMost } from '#contract/saved/collection-codes.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { ownAccount, type Accounts, type Visitor } from '#server/accounts/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId, sameSecret, sign } from '#server/platform/settings/crypto.ts'
import { lockCollection, type Member } from '../collections/collections.store.ts'
import { ownCollection, seenCollection } from '../collections/manage-collections.ts'
import { invitationMail, joinedMail } from './sharing.mails.ts'
import {
  deleteInvitation,
  deletePartner,
  findInvitation,
  insertPartner,
  listPartners,
  putInvitation,
  type Invitation,
} from './sharing.store.ts'

type Link = { id: string; key: string }

/** For how many days the link of an invitation opens anything. */
export const invitationDays = 14
/** Of one person within a day: each is a mail to somebody who may not want it. */
const mostInvitations = 10

const keyOf = ({ secret }: Accounts, { id, email }: { id: string; email: string }): string =>
  sign(secret, 'collection-invitation', `${id}\n${email}`).slice(0, 32)

type Invite = { actor: Actor; visitor: Visitor; id: string; email: string }

/** Mails a link that works for two weeks, for this address only. @throws AppError 403, 404, 409, 429. */
export async function invite(accounts: Accounts, { actor, visitor, id, email }: Invite): Promise<void> {
  const { platform, mail } = accounts
  const member = { userId: actor.id, id }
  await ownCollection(platform.db, member)
  const budget = { key: `saved/invite/${actor.id}`, seconds: dayMs / 1_000, most: mostInvitations }
  const taken = await platform.limits.take([budget])
  if (!taken.isTaken)
    throw refuse('sharing.manyInvitations', { retryAfter: Math.max(1, Math.ceil(taken.retryAfter)) })
  await transaction(platform.db, async (tx) => {
    await lockCollection(tx, id)
    const { name } = await ownCollection(tx, member)
    const partners = await listPartners(tx, id)
    const own = await ownAccount(accounts, actor)
    if (email === own.email || partners.some((one) => one.email === email))
      throw refuse('sharing.alreadyIn', { field: 'email' })
    if (partners.length >= collectionMost.partners) throw refuse('collections.full')
    const createdAt = accounts.now()
    const expiresAt = new Date(createdAt.getTime() + invitationDays * dayMs)
    const invitation = { id: newId(), collectionId: id, email, createdAt, expiresAt }
    await putInvitation(tx, invitation)
    const link = `${platform.config.publicUrl}/together/${invitation.id}#${keyOf(accounts, invitation)}`
    const words = { name, from: own.name, link, days: invitationDays }
    await mail.send(tx, email, 'collectionInvitation', invitationMail(words), visitor.language)
  })
}

/** @throws AppError 403, 404. */
export async function withdraw(
  { platform: { db } }: Accounts,
  member: Member,
  invitation: string,
): Promise<void> {
  const { id } = await ownCollection(db, member)
  if (!(await deleteInvitation(db, id, invitation))) throw refuse('sharing.noInvitation')
}

async function opened(
  accounts: Accounts,
  db: Accounts['platform']['db'],
  { id, key }: Link,
): Promise<Invitation> {
  const found = await findInvitation(db, id, accounts.now())
  if (!found || !sameSecret(keyOf(accounts, found), key)) throw refuse('sharing.noInvitation')
  return found
}

/** For who has the link. @throws AppError 404. */
export async function openInvitation(accounts: Accounts, link: Link) {
  const { name, from, email } = await opened(accounts, accounts.platform.db, link)
  return { name, from, email }
}

/**
 * Answers the collection. @throws AppError 404, 409 for another address,
 * or where others were quicker and it is full.
 */
export const accept = (accounts: Accounts, actor: Actor, link: Link): Promise<string> =>
  transaction(accounts.platform.db, async (tx) => {
    const { id, collectionId, email, name } = await opened(accounts, tx, link)
    await lockCollection(tx, collectionId)
    const own = await ownAccount(accounts, actor)
    if (own.email !== email) throw refuse('sharing.otherAddress')
    // Somebody else may have taken it back since, or accepted it in another window.
    if (!(await deleteInvitation(tx, collectionId, id))) throw refuse('sharing.noInvitation')
    const others = (await listPartners(tx, collectionId)).filter((one) => one.id !== actor.id)
    if (others.length >= collectionMost.partners) throw refuse('collections.full')
    await insertPartner(tx, collectionId, actor.id, accounts.now())
    const { ownerId } = await seenCollection(tx, { userId: actor.id, id: collectionId })
    const maker = await ownAccount(accounts, { ...actor, id: ownerId })
    const page = `${accounts.platform.config.publicUrl}/savedProperties/collections/${collectionId}`
    await accounts.mail.send(tx, maker.email, 'collectionJoined', joinedMail(own.name, name, page))
    return collectionId
  })

/** By who made the collection, or by the partner alone. @throws AppError 403, 404. */
export async function part({ platform: { db } }: Accounts, member: Member, person: string): Promise<void> {
  const { isOwn, id } = await seenCollection(db, member)
  if (!isOwn && person !== member.userId) throw refuse('collections.notYours')
  await transaction(db, async (tx) => {
    if (!(await deletePartner(tx, id, person))) throw refuse('collections.notFound')
  })
}
