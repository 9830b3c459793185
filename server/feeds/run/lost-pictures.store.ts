/** feeds: the SQL of pictures that were given up, as findings about the homes they belong to. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/** Their ids lie beyond those of all findings, so that both can be listed together. */
const beyond = '1000000000000000'

/**
 * Beside the newest run of a feed: of homes on the market, pictures that were tried and will not be any more.
 */
const lostOf = (run: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  from ${run} join source_records r on r.feed_id = run.feed_id and not r.gone
  join listing_media m on m.listing_id = r.listing_id and m.state = 'failed' and m.attempts > 0
  where run.records_seen > 0
    and not exists (select from feed_runs later where later.feed_id = run.feed_id and later.id > run.id)`

/** Rows shaped as findings of the relation `run`. */
export const lostPictures = (): RawBuilder<unknown> => sql`
  select m.id + ${beyond}::bigint as id, 'picture.lost' as code, 'amber' as severity, r.source_id,
    'pictures' as field, left(m.source_url, 200) as value, r.line, null::int as col, null as excerpt,
    r.line as "recordLine", r.changed_run_id = run.id as "isOwn"
  ${lostOf(sql`run`)}`

/** How many, and of how many homes. */
export async function countLostPictures(db: Db, runId: string): Promise<{ count: number; homes: number }> {
  const { rows } = await sql<{ count: number; homes: number }>`
    with run as (select id, feed_id, records_seen from feed_runs where id = ${runId})
    select count(*)::int as count, count(distinct r.source_id)::int as homes ${lostOf(sql`run`)}`.execute(db)
  return rows[0] ?? { count: 0, homes: 0 }
}
