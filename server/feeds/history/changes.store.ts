/** feeds: the SQL of what runs changed. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { RunChange } from '../run/runs.store.ts'

type Asked = { runId: string; weight: number; sourceId: string; limit: number }

/** The heaviest first: withdrawn, refused, changed, new; then by source id. */
export async function pageChanges(
  db: Db,
  { runId, weight, sourceId, limit }: Asked,
): Promise<(RunChange & { weight: number })[]> {
  const { rows } = await sql<RunChange & { weight: number }>`
    select c.* from (
      select source_id as "sourceId", kind, title, fields, values, listing_id as "listingId",
        array_position(array['withdrawn','failed','changed','created'], kind) as weight
      from feed_run_changes where run_id = ${runId}) c
    where (c.weight, c."sourceId") > (${weight}, ${sourceId}) order by c.weight, c."sourceId" limit ${limit}`.execute(
    db,
  )
  return rows
}
