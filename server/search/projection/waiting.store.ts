/** search: the listings whose search rows are still to be written. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/** Notes, in the transaction that changed them, that these have their turn soon. */
export async function addWaiting(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`insert into search_waiting (listing_id) select unnest(${[...ids]}::uuid[])`.execute(tx)
}

/**
 * Takes out those that have waited longest, each once, and keeps them from changing until the
 * transaction ends. Turns follow each other: where another takes one, this waits for its end, so that
 * nothing older is written over what is newer.
 */
export async function takeWaiting(tx: Db, limit: number): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('search turns', 0))`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    with next as (
      delete from search_waiting
      where seq = any(array(select seq from search_waiting order by seq limit ${limit}))
      returning listing_id)
    select l.id from listings l where l.id in (select listing_id from next) order by l.id for share`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

export async function isAnyWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from search_waiting) as any`.execute(db)
  return rows[0]?.any ?? false
}
