/** moderation: the listings that the rules have still to look at. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

export async function addWaiting(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`insert into moderation_waiting (listing_id) select id from listings where id = any(${[...ids]}::uuid[])`.execute(
    tx,
  )
}

/**
 * Those that have waited longest, each once. Turns follow each other, so that
 * nothing older is written over what is newer.
 */
export async function takeWaiting(tx: Db, limit: number): Promise<string[]> {
  await oneAtATime(tx)
  const { rows } = await sql<{ id: string }>`
    with next as (
      delete from moderation_waiting
      where seq = any(array(select seq from moderation_waiting order by seq limit ${limit})) returning listing_id)
    select distinct listing_id as id from next order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Holds everybody else who would write flags until the transaction ends. */
export async function oneAtATime(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('moderation turns', 0))`.execute(tx)
}

/** How many wait, counted up to `most`. */
export async function countWaiting(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from moderation_waiting limit ${most}) as waiting`.execute(db)
  return rows[0]?.count ?? 0
}
