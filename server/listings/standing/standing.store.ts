/**
 * listings: the SQL of where listings stand among others: whether they
 * sank, and since when the home is on the market.
 */
import { sql } from 'kysely'
import { searchableStatuses } from '#contract/vocabulary/codes.ts'
import type { Db } from '#server/platform/database/db.ts'

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/**
 * Sinks those on the market that nobody confirmed since `before`, but no homes of the demonstration; answers
 * which.
 */
export async function writeSunk(
  tx: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update listings set sunk_at = ${now} where id in (
      select id from listings
      where confirmed_at < ${before} and sunk_at is null and not is_demo
        and status = any(${[...searchableStatuses]}::text[])
      order by id limit ${limit} for update)
    returning id`.execute(tx)
  return ids(rows)
}

/** What was confirmed since it sank stands where it stood; answers which. */
export async function writeRaised(tx: Db, listings: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update listings set sunk_at = null
    where id = any(${[...listings]}::uuid[]) and sunk_at is not null and confirmed_at >= sunk_at returning id`.execute(
    tx,
  )
  return ids(rows)
}

export type MarketSince = { id: string; since: Date | null }

/** Answers those of which it changed. */
export async function writeMarketSince(tx: Db, rows: readonly MarketSince[]): Promise<string[]> {
  const { rows: changed } = await sql<{ id: string }>`
    update listings l set market_since = r.since
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, since timestamptz)
    where l.id = r.id and l.market_since is distinct from r.since returning l.id`.execute(tx)
  return ids(changed)
}
