/**
 * feeds: the SQL of the agent's page. Every statement is bound to one agency; a stranger's feed is as none.
 */
import { sql } from 'kysely'
import type { TimeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { FindingGroup } from '../findings/findings.ts'
import type { FeedSettings } from '../read/format.ts'
import type { RunChange } from '../run/runs.store.ts'

const runColumns = [
  'feed_runs.id',
  'feed_runs.feed_id as feedId',
  'feed_runs.started_at as startedAt',
  'feed_runs.finished_at as finishedAt',
  'feed_runs.state',
  'feed_runs.source',
  'feed_runs.format',
  'feed_runs.format_version as formatVersion',
  'feed_runs.mode',
  'feed_runs.bytes',
  'feed_runs.records_seen as recordsSeen',
  'feed_runs.created',
  'feed_runs.changed',
  'feed_runs.same',
  'feed_runs.withdrawn',
  'feed_runs.failed',
  'feed_runs.unpublished',
  'feed_runs.held_for as heldFor',
  'feed_runs.file_hash as fileHash',
  'feed_runs.diff_hash as diffHash',
  'feed_runs.complete',
  'feed_runs.reason',
  'feed_runs.step',
  'feed_runs.step_done as stepDone',
  'feed_runs.step_total as stepTotal',
] as const

const runsOf = (db: Db, agencyId: string) =>
  db
    .selectFrom('feed_runs')
    .innerJoin('feeds', 'feeds.id', 'feed_runs.feed_id')
    .select(runColumns)
    .select(
      sql<number>`(select count(*)::int from feed_findings f where feed_runs.state = 'running' and f.run_id = feed_runs.id)`.as(
        'stepFindings',
      ),
    )
    .where('feeds.agency_id', '=', agencyId)
    .where('feeds.deleted_at', 'is', null)

export type AgentRun = Awaited<ReturnType<typeof listRuns>>[number]

/** Latest first, behind a position. */
export const listRuns = (db: Db, agencyId: string, feedId: string, limit: number, before?: TimeCursor) =>
  runsOf(db, agencyId)
    .where('feed_id', '=', feedId)
    .$if(before !== undefined, (s) =>
      s.where(
        sql<boolean>`(feed_runs.started_at, feed_runs.id) < (${before?.at}::timestamptz, ${before?.id}::uuid)`,
      ),
    )
    .orderBy('feed_runs.started_at', 'desc')
    .orderBy('feed_runs.id', 'desc')
    .limit(limit)
    .execute()
export const findRun = (db: Db, agencyId: string, runId: string) =>
  runsOf(db, agencyId).where('feed_runs.id', '=', runId).executeTakeFirst()

export type CheckedRun = {
  id: string
  feedId: string
  state: string
  source: string
  keptFile: string | null
  fileName: string | null
  fileHash: string | null
  diffHash: string | null
  transportCharset: string | null
  etag: string | null
  lastModified: string | null
  settings: FeedSettings | null
}

/** A run of the agency with what is needed to publish exactly what it looked at. */
export async function findChecked(db: Db, agencyId: string, runId: string): Promise<CheckedRun | undefined> {
  const found = await db
    .selectFrom('feed_runs')
    .innerJoin('feeds', 'feeds.id', 'feed_runs.feed_id')
    .select([
      'feed_runs.id',
      'feed_runs.feed_id as feedId',
      'feed_runs.state',
      'feed_runs.source',
      'feed_runs.kept_file as keptFile',
      'feed_runs.file_name as fileName',
      'feed_runs.file_hash as fileHash',
      'feed_runs.diff_hash as diffHash',
      'feed_runs.transport_charset as transportCharset',
      'feed_runs.etag',
      'feed_runs.last_modified as lastModified',
      'feed_runs.settings',
    ])
    .where('feeds.agency_id', '=', agencyId)
    .where('feeds.deleted_at', 'is', null)
    .where('feed_runs.id', '=', runId)
    .executeTakeFirst()
  return found as CheckedRun | undefined
}

/** Marks a run that waits for a person as discarded; false when it does not wait. */
export async function discardRun(db: Db, runId: string): Promise<boolean> {
  const done = await db
    .updateTable('feed_runs')
    .set({ state: 'discarded' })
    .where('id', '=', runId)
    .where('state', 'in', ['dryRun', 'heldBack'])
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export type CodeCount = { code: string; severity: string; count: number; homes: number }

/** What was found in a run, counted by code. */
export async function countFindings(db: Db, runId: string): Promise<CodeCount[]> {
  const { rows } = await sql<CodeCount>`
    select code, min(severity) as severity, count(*)::int as count, (count(distinct source_id) + count(*) filter (where source_id is null))::int as homes
    from feed_findings where run_id = ${runId} group by code`.execute(db)
  return rows
}

/** The first of each code. */
export async function firstFindings(db: Db, runId: string, each: number) {
  const { rows } = await sql<{
    code: string
    sourceId: string | null
    field: string | null
    value: string | null
    line: number | null
    column: number | null
    excerpt: string | null
  }>`
    select code, source_id as "sourceId", field, value, line, col as "column", excerpt from (
      select f.*, row_number() over (partition by code order by id) as place from feed_findings f where run_id = ${runId}
    ) as numbered where place <= ${each} order by id`.execute(db)
  return rows
}

/** What a run that waits would change: the first, worst first, and how many there are. */
export async function listChanges(db: Db, runId: string): Promise<{ total: number; changes: RunChange[] }> {
  const { rows } = await sql<RunChange & { total: number }>`
    select source_id as "sourceId", kind, title, fields, values, listing_id as "listingId", count(*) over ()::int as total
    from feed_run_changes where run_id = ${runId}
    order by array_position(array['withdrawn','failed','changed','created'], kind), source_id limit 25`.execute(
    db,
  )
  return {
    total: rows[0]?.total ?? 0,
    changes: rows.map(({ sourceId, kind, title, fields, values, listingId }) => ({
      sourceId,
      kind,
      title,
      fields,
      values,
      listingId,
    })),
  }
}

/**
 * The findings of the whole stock as they were kept with a run; null while it
 * goes on, and of runs before they were kept.
 */
export async function readStockFindings(db: Db, runId: string): Promise<FindingGroup[] | null> {
  const found = await db
    .selectFrom('feed_runs')
    .select('stock_findings')
    .where('id', '=', runId)
    .executeTakeFirst()
  return (found?.stock_findings as FindingGroup[] | null | undefined) ?? null
}
