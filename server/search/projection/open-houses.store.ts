/** search: the SQL of open houses that are over. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { hasOpenHouse } from '../sql/flags.store.ts'

/**
 * Homes that are marked and have none to come any more; nobody else writes them until the transaction ends.
 */
export async function lockOverHouses(tx: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.id from listings l
    where l.id in (select s.listing_id from search_listings s where s.open_house) and not ${hasOpenHouse}
    order by l.id limit ${limit} for update`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function unmark(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`update search_listings set open_house = false where listing_id = any(${[...ids]}::uuid[])`.execute(
    tx,
  )
}
