/** saved: the SQL of links, invitations and partners of collections. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { homesShown } from '../collections/collections.store.ts'

export async function countLinks(tx: Db, id: string): Promise<number> {
  const { n } = await tx
    .selectFrom('collection_links')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('collection_id', '=', id)
    .executeTakeFirstOrThrow()
  return n
}

type NewLink = { id: string; collectionId: string; keyHash: string; at: Date }
export const insertLink = (tx: Db, { id, collectionId, keyHash, at }: NewLink) =>
  tx
    .insertInto('collection_links')
    .values({ id, collection_id: collectionId, key_hash: keyHash, created_at: at })
    .execute()

export async function deleteLink(db: Db, collectionId: string, id: string): Promise<boolean> {
  const done = await db
    .deleteFrom('collection_links')
    .where('id', '=', id)
    .where('collection_id', '=', collectionId)
    .executeTakeFirst()
  return done.numDeletedRows > 0n
}

/** The collection a link leads to, with the hash of its key. */
export const findLink = (db: Db, id: string) =>
  db
    .selectFrom('collection_links as l')
    .innerJoin('collections as c', 'c.id', 'l.collection_id')
    .select(['l.key_hash as keyHash', 'c.id', 'c.name'])
    .select(homesShown.as('homes'))
    .where('l.id', '=', id)
    .executeTakeFirst()

export type Invitation = {
  id: string
  collectionId: string
  name: string
  from: string
  email: string
}

type NewInvitation = { id: string; collectionId: string; email: string; createdAt: Date; expiresAt: Date }

/** Whoever is invited again has one invitation, the new one. */
export async function putInvitation(tx: Db, invitation: NewInvitation): Promise<void> {
  const { id, collectionId, email, createdAt, expiresAt } = invitation
  await tx
    .deleteFrom('collection_invitations')
    .where('collection_id', '=', collectionId)
    .where('email', '=', email)
    .execute()
  await tx
    .insertInto('collection_invitations')
    .values({ id, collection_id: collectionId, email, created_at: createdAt, expires_at: expiresAt })
    .execute()
}

/** One that has not expired. */
export const findInvitation = (db: Db, id: string, now: Date): Promise<Invitation | undefined> =>
  db
    .selectFrom('collection_invitations as i')
    .innerJoin('collections as c', 'c.id', 'i.collection_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['i.id', 'c.id as collectionId', 'c.name', 'u.name as from', 'i.email'])
    .where('i.id', '=', id)
    .where('i.expires_at', '>', now)
    .executeTakeFirst()

export async function deleteInvitation(db: Db, collectionId: string, id: string): Promise<boolean> {
  const done = await db
    .deleteFrom('collection_invitations')
    .where('id', '=', id)
    .where('collection_id', '=', collectionId)
    .executeTakeFirst()
  return done.numDeletedRows > 0n
}

export const deleteOldInvitations = (db: Db, now: Date) =>
  db.deleteFrom('collection_invitations').where('expires_at', '<=', now).execute()

export const listPartners = (db: Db, collectionId: string) =>
  db
    .selectFrom('collection_partners as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.id', 'u.email'])
    .where('p.collection_id', '=', collectionId)
    .execute()

export const insertPartner = (tx: Db, collectionId: string, userId: string, at: Date) =>
  tx
    .insertInto('collection_partners')
    .values({ collection_id: collectionId, user_id: userId, joined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** With their votes and looks; what they said stays. False when they were no partner. */
export async function deletePartner(tx: Db, collectionId: string, userId: string): Promise<boolean> {
  const done = await tx
    .deleteFrom('collection_partners')
    .where('collection_id', '=', collectionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (done.numDeletedRows === 0n) return false
  for (const table of ['collection_votes', 'collection_looks'] as const)
    await tx
      .deleteFrom(table)
      .where('collection_id', '=', collectionId)
      .where('user_id', '=', userId)
      .execute()
  return true
}
