/** feeds: the SQL of homes whose last day on the market has passed. */
import { sql } from 'kysely'
import { searchableStatuses } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { FindingCode } from '../findings/findings.ts'

/** Homes that are on the market although their last day there was before `today`, the longest over first. */
export async function readExpired(db: Db, today: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listings
    where expires_on < ${today}::date and status = any(${[...searchableStatuses]}::text[])
    order by expires_on, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Adds it to what is to be said of these homes: the next report of their feed tells it until they change. */
export async function noteExpired(
  tx: Db,
  ids: readonly string[],
  { code, severity }: { code: FindingCode; severity: string },
): Promise<void> {
  await sql`
    insert into feed_findings (run_id, source_id, code, severity, field, value)
    select r.changed_run_id, r.source_id, ${code}, ${severity}, 'expiresOn', l.expires_on::text
    from source_records r join listings l on l.id = r.listing_id join feed_runs run on run.id = r.changed_run_id
    where l.id = any(${[...ids]}::uuid[])`.execute(tx)
}
