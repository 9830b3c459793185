/** alerts: the only SQL of saved searches. What a person asks for is bound to that person. */
import { sql } from 'kysely'
import type { AlertEvent, Frequency } from '#contract/alerts/alert-codes.ts'
import type { Schedule } from '#contract/alerts/alerts.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { Db } from '#server/platform/database/db.ts'

export type StoredSearch = {
  id: string
  name: string
  question: RawSearch
  frequency: Frequency
  schedule: Schedule | null
  events: AlertEvent[]
  paused: boolean
  createdAt: Date
  /** Null where none comes. */
  nextDigestAt: Date | null
  news: Partial<Record<AlertEvent, number>>
}

/** Whoever holds this decides alone which searches this person has, until the transaction ends. */
export const lockPerson = (tx: Db, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()

/** What hours and days are in the columns, as one value. */
const scheduleOf = sql`case when hour is not null
  then jsonb_build_object('hour', hour, 'weekday', weekday, 'timeZone', time_zone) end as schedule`

const columnsOf = (schedule: Schedule | null) => ({
  hour: schedule?.hour ?? null,
  weekday: schedule?.weekday ?? null,
  time_zone: schedule?.timeZone ?? null,
})

/** Latest first. */
export async function readSearches(db: Db, userId: string): Promise<StoredSearch[]> {
  const { rows } = await sql<StoredSearch>`
    select id, name, question, frequency, ${scheduleOf}, events, paused,
      created_at as "createdAt", next_digest_at as "nextDigestAt",
      (select coalesce(jsonb_object_agg(event, homes), '{}') from (
        select event, count(distinct listing_id)::int as homes from alert_ledger l
        where l.search_id = s.id and l.at > s.looked_at group by event) happened) as news
    from saved_searches s
    where user_id = ${userId}::uuid and removed_at is null
    order by created_at desc, id`.execute(db)
  return rows
}

export type SearchToKeep = Pick<
  StoredSearch,
  'id' | 'name' | 'question' | 'frequency' | 'schedule' | 'events'
> & { nextDigestAt: Date | null }

export async function insertSearch(tx: Db, userId: string, one: SearchToKeep, at: Date): Promise<void> {
  const { question, schedule, nextDigestAt, ...rest } = one
  await tx
    .insertInto('saved_searches')
    .values({
      ...rest,
      ...columnsOf(schedule),
      next_digest_at: nextDigestAt,
      user_id: userId,
      question: JSON.stringify(question),
      created_at: at,
      looked_at: at,
    })
    .execute()
}

export type SearchChange = Partial<
  Pick<StoredSearch, 'name' | 'question' | 'frequency' | 'schedule' | 'events' | 'paused'>
>

/** Whether there is such a search of this person; one that is deleted is none. */
export async function updateSearch(
  db: Db,
  userId: string,
  id: string,
  { question, schedule, ...change }: SearchChange,
): Promise<boolean> {
  const row = await db
    .updateTable('saved_searches')
    .set((eb) => ({
      ...change,
      ...(question !== undefined && { question: JSON.stringify(question) }),
      ...(schedule !== undefined && columnsOf(schedule)),
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setNextDigest(tx: Db, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('saved_searches').set({ next_digest_at: at }).where('id', '=', id).execute()
}

export async function noteLooked(db: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('saved_searches')
    .set({ looked_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes (`at`) or puts back (null); answers whether there was anything to do it to. */
export async function markRemoved(db: Db, userId: string, id: string, at: Date | null): Promise<boolean> {
  const row = await db
    .updateTable('saved_searches')
    .set((eb) => ({ removed_at: at, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function pauseAll(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set((eb) => ({ paused: true, revision: eb('revision', '+', 1) }))
    .where('user_id', '=', userId)
    .where('paused', '=', false)
    .execute()
}

/** Forgets for good what was deleted before this moment. */
export async function dropRemoved(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('saved_searches').where('removed_at', '<', before).execute()
}
