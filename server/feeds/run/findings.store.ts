/** feeds: the SQL of findings with all their homes. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { FindingRow } from './runs.store.ts'
import { lostPictures } from './lost-pictures.store.ts'

/**
 * A finding, where its record began in the file in which it was
 * met, and whether that is the file of this run.
 */
export type HomeFinding = FindingRow & { id: string; recordLine: number | null; isOwn: boolean }

/** A page of the findings of one kind. */
export type Asked = { runId: string; code: string; after: string; limit: number }

const columns = sql.raw('f.id, f.code, f.severity, f.source_id, f.field, f.value, f.line, f.col, f.excerpt')

/**
 * What was found by the run itself, and what holds of homes that it left as they were: found by the run in
 * which each last changed. Runs are named by the time they began, so later ones are told apart.
 */
export async function listFindings(db: Db, { runId, code, after, limit }: Asked): Promise<HomeFinding[]> {
  const { rows } = await sql<HomeFinding>`
    with run as (select id, feed_id, compared, records_seen from feed_runs where id = ${runId})
    select f.id::text as id, f.code, f.severity, f.source_id as "sourceId", f.field, f.value, f.line, f.col as "column",
      f.excerpt, f."recordLine", f."isOwn"
    from (${allOf(runId)}) f
    where f.id > ${after}::bigint and f.code = ${code}
    order by f.id limit ${limit}`.execute(db)
  return rows
}

/** Beside the relation `run`. */
const allOf = (runId: string) => sql`
  select ${columns}, null::int as "recordLine", true as "isOwn" from feed_findings f where f.run_id = ${runId}
  union all
  select ${columns}, r.line, false from run
    join source_records r on r.feed_id = run.feed_id and not r.gone and r.changed_run_id < run.id
      and not (r.source_id = any(run.compared))
    join feed_findings f on f.run_id = r.changed_run_id and f.source_id = r.source_id
  where run.records_seen > 0
  union all ${lostPictures()}`

export type FindingKind = { code: string; severity: string; count: number; homes: number }

/** The kinds of what `listFindings` finds: the worst first, and of those what most homes have. */
export async function listFindingKinds(db: Db, runId: string): Promise<FindingKind[]> {
  const { rows } = await sql<FindingKind>`
    with run as (select id, feed_id, compared, records_seen from feed_runs where id = ${runId}),
    ranked as (select f.*, array_position(array['red', 'amber', 'blue'], f.severity) as rank from (${allOf(runId)}) f)
    select code, (array['red', 'amber', 'blue'])[min(rank)] as severity, count(*)::int as count,
      count(distinct source_id)::int as homes
    from ranked group by code order by min(rank), homes desc, code`.execute(db)
  return rows
}

/**
 * Lines at which unchanged records begin in the file of the run, deflated; those
 * of the run before when its file is the same.
 */
export async function readSameLines(db: Db, runId: string): Promise<Buffer | null> {
  const { rows } = await sql<{ lines: Buffer | null }>`
    select r.same_lines as lines from feed_runs asked join feed_runs r on r.feed_id = asked.feed_id
    where asked.id = ${runId} and r.same_lines is not null
      and (r.id = asked.id or (asked.state = 'notModified' and r.id < asked.id))
    order by r.id desc limit 1`.execute(db)
  return rows[0]?.lines ?? null
}
