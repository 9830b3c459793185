/** insights: the SQL of days that go to ClickHouse: which are closed, which were moved, and their rows. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { DayCounts } from './history.ts'

/** The first day whose counts lie here; all before it were moved. ISO 8601. */
export async function readMovedBefore(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(moved_before, 'YYYY-MM-DD') as day from insight_moves`.execute(db)
  return rows[0]?.day ?? '1970-01-01'
}

/** The oldest day that is counted here; null where none is. */
export async function readOldestHere(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(day), 'YYYY-MM-DD') as day from listing_insights
    where day >= (select moved_before from insight_moves)`.execute(db)
  return rows[0]?.day ?? null
}

/**
 * Nothing is added to days before this one from now on; whoever is adding is
 * waited for. Answers the day, or a later one.
 */
export async function closeDays(db: Db, before: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    update insight_moves set closed_before = greatest(closed_before, ${before}::date)
    returning to_char(closed_before, 'YYYY-MM-DD') as day`.execute(db)
  return rows[0]?.day ?? before
}

type Key = Pick<DayCounts, 'day' | 'id'>

/** Rows of closed days, by home and day, behind the one given. */
export async function readClosed(
  db: Db,
  { before, after, limit }: { before: string; after: Key | null; limit: number },
): Promise<DayCounts[]> {
  const { day, id } = after ?? { day: '1970-01-01', id: '00000000-0000-0000-0000-000000000000' }
  const { rows } = await sql<DayCounts>`
    select to_char(day, 'YYYY-MM-DD') as day, listing_id as id, impressions, views, visitors, saves, shares
    from listing_insights where day < ${before}::date and (listing_id, day) > (${id}::uuid, ${day}::date)
    order by listing_id, day limit ${limit}`.execute(db)
  return rows
}

/** From now on days before this one are asked of ClickHouse. */
export async function noteMoved(db: Db, before: string): Promise<void> {
  await sql`update insight_moves set moved_before = greatest(moved_before, ${before}::date)`.execute(db)
}

/** Removes rows that nobody reads any more; answers how many. */
export async function dropMoved(db: Db, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from listing_insights i using (
      select listing_id, day from listing_insights where day < (select moved_before from insight_moves) limit ${limit}
    ) as gone where i.listing_id = gone.listing_id and i.day = gone.day`.execute(db)
  return Number(numAffectedRows ?? 0)
}
