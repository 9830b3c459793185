/** saved: the SQL of collections and of the homes in them. Who may see one is asked by `findCollection`. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { visible } from '../saved.store.ts'

export type Member = { userId: string; id: string }

export type CollectionRow = {
  id: string
  name: string
  ownerId: string
  owner: string
  isOwn: boolean
  isShared: boolean
  homes: string[]
  /** So many more Meridian does not show now. */
  hidden: number
}

/**
 * The homes of collection `c`, in their order; one that Meridian takes down is there again when it is back.
 */
export const homesShown = sql<string[]>`array(select h.listing_id::text
  from collection_homes h join listings l on l.id = h.listing_id and l.status = any(${[...visible]}::text[])
  where h.collection_id = c.id order by h.position, h.added_at)`

const homesHidden = sql<number>`(select count(*)::int
  from collection_homes h join listings l on l.id = h.listing_id and l.status <> all(${[...visible]}::text[])
  where h.collection_id = c.id)`

/** Everything a person made or was invited to, the oldest first; one of them where an id is said. */
async function collectionsOf(db: Db, userId: string, id: string | null): Promise<CollectionRow[]> {
  const { rows } = await sql<CollectionRow>`
    select c.id, c.name, c.user_id as "ownerId", u.name as owner, c.user_id = ${userId}::uuid as "isOwn",
      exists (select from collection_links l where l.collection_id = c.id)
        or exists (select from collection_partners p where p.collection_id = c.id) as "isShared",
      ${homesShown} as homes, ${homesHidden} as hidden
    from collections c join users u on u.id = c.user_id
    where (c.user_id = ${userId}::uuid
        or exists (select from collection_partners p where p.collection_id = c.id and p.user_id = ${userId}::uuid))
      and (${id}::uuid is null or c.id = ${id}::uuid)
    order by c.created_at, c.id`.execute(db)
  return rows
}

export const listCollections = (db: Db, userId: string): Promise<CollectionRow[]> =>
  collectionsOf(db, userId, null)

/** For whoever made it and their partners; for everybody else there is none. */
export const findCollection = async (db: Db, { userId, id }: Member): Promise<CollectionRow | undefined> =>
  (await collectionsOf(db, userId, id))[0]

/** Nobody else changes it before the transaction ends. */
export const lockCollection = (tx: Db, id: string) =>
  tx.selectFrom('collections').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export async function countOwn(tx: Db, userId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('collections')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return n
}

export const insertCollection = (tx: Db, { id, userId, name, at }: Member & { name: string; at: Date }) =>
  tx.insertInto('collections').values({ id, user_id: userId, name, created_at: at }).execute()

export const renameCollection = (db: Db, id: string, name: string) =>
  db.updateTable('collections').set({ name }).where('id', '=', id).execute()

export const deleteCollection = (db: Db, id: string) =>
  db.deleteFrom('collections').where('id', '=', id).execute()

/**
 * Gives these homes these places; homes that do not exist are left
 * out, and who is in already keeps what was said.
 */
export async function placeHomes(tx: Db, id: string, homes: readonly string[], at: Date): Promise<void> {
  await sql`
    insert into collection_homes (collection_id, listing_id, position, added_at)
    select ${id}::uuid, l.id, asked.place, ${at}
    from unnest(${[...homes]}::uuid[]) with ordinality as asked (id, place)
      join listings l on l.id = asked.id and l.status = any(${[...visible]}::text[])
    on conflict (collection_id, listing_id) do update set position = excluded.position`.execute(tx)
}

export const takeOutHome = (tx: Db, id: string, home: string) =>
  tx.deleteFrom('collection_homes').where('collection_id', '=', id).where('listing_id', '=', home).execute()

/** For a person's export. */
export const ownCollections = async (db: Db, userId: string) =>
  (await listCollections(db, userId)).flatMap(({ id, name, isOwn, homes }) =>
    isOwn ? [{ id, name, homes }] : [],
  )
