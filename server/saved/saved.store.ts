/** saved: the only SQL of kept homes. Every statement is bound to one person. */
import { sql } from 'kysely'
import {
  endedStatuses,
  searchableStatuses,
  type ListingStatus,
  type Purpose,
} from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'

/** What has a page; a home that Meridian takes down stays kept, but is not shown until it is back. */
export const visible: readonly ListingStatus[] = [...searchableStatuses, ...endedStatuses]

/** Whoever holds this decides alone how many homes of this person there are, until the transaction ends. */
export const lockPerson = (db: Db, userId: string) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()

/** Everything kept, hidden homes included, latest first. */
export const keptBy = (db: Db, userId: string) =>
  db
    .selectFrom('saved_properties')
    .select(['listing_id as id', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('listing_id')
    .execute()

/** What is kept and may be shown, latest first. */
export const savedBy = (db: Db, userId: string) =>
  db
    .selectFrom('saved_properties')
    .innerJoin('listings', 'listings.id', 'saved_properties.listing_id')
    .select(['listing_id as id', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .where('listings.status', 'in', visible)
    .orderBy('saved_at', 'desc')
    .orderBy('listing_id')
    .execute()

/** How many are kept that may not be shown now. */
export async function countHidden(db: Db, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('saved_properties')
    .innerJoin('listings', 'listings.id', 'saved_properties.listing_id')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('user_id', '=', userId)
    .where('listings.status', 'not in', visible)
    .executeTakeFirstOrThrow()
  return n
}

type Keep = {
  userId: string
  /**
   * Latest first: each is taken for saved a millisecond before the one it follows, so that the order stays.
   */
  ids: readonly string[]
  at: Date
}

/** Keeps those that exist and may be shown; keeping twice is once. Answers what is new. */
export async function keep(db: Db, { userId, ids, at }: Keep): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into saved_properties (user_id, listing_id, saved_at)
    select ${userId}::uuid, l.id, ${at}::timestamptz - (asked.place - 1) * interval '1 millisecond'
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    join listings l on l.id = asked.id and l.status = any(${[...visible]}::text[])
    on conflict do nothing
    returning listing_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

export const findKept = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('saved_properties')
    .select('saved_at as savedAt')
    .where('user_id', '=', userId)
    .where('listing_id', '=', id)
    .executeTakeFirst()

/** Answers when it had been saved; nothing when it was not. */
export const drop = (db: Db, userId: string, id: string) =>
  db
    .deleteFrom('saved_properties')
    .where('user_id', '=', userId)
    .where('listing_id', '=', id)
    .returning('saved_at as savedAt')
    .executeTakeFirst()

export type Since = {
  id: string
  purpose: Purpose
  /** Before the first change of price after the home was saved: minor units; null when on request. */
  price: { amount: number | null; currency: string } | null
  status: ListingStatus | null
}

/**
 * What the life lines of these saved homes say about the moment they were saved, for
 * each purpose; null where nothing changed since.
 */
export async function readSince(db: Db, userId: string, ids: readonly string[]): Promise<Since[]> {
  const { rows } = await sql<Since>`
    select s.listing_id as id, o.purpose,
      (select e.before from listing_events e
        where e.listing_id = s.listing_id and e.kind = 'priceChanged' and e.purpose = o.purpose and e.at > s.saved_at
        order by e.at, e.id limit 1) as price,
      (select e.before ->> 'status' from listing_events e
        where e.listing_id = s.listing_id and e.before ->> 'status' is not null and e.at > s.saved_at
        order by e.at, e.id limit 1) as status
    from saved_properties s join offers o on o.listing_id = s.listing_id and o.rank = 0
    where s.user_id = ${userId}::uuid and s.listing_id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}
