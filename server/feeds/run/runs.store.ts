/** feeds: the SQL of runs, what was found in them and what they would change. */
import { sql } from 'kysely'
import { newId } from '#server/platform/settings/crypto.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { FieldChange } from '#server/listings/index.ts'
import type { FieldCount } from '../findings/findings.ts'
import { fieldMark } from '../findings/file-checks.rules.ts'

export type RunState =
  | 'running'
  | 'published'
  | 'heldBack'
  | 'dryRun'
  | 'failed'
  | 'notModified'
  | 'discarded'

export type RunCounts = {
  created: number
  changed: number
  same: number
  withdrawn: number
  failed: number
  /** Homes that the source has and does not offer, and that are not on the market here. */
  unpublished: number
}

export type HeldFor = 'shrinking' | 'changed' | 'leaping'

export type RunFacts = {
  httpStatus?: number | null
  bytes?: number
  contentHash?: string | null
  charset?: string | null
  format?: string | null
  formatVersion?: string | null
  mode?: string | null
  recordsSeen?: number
  complete?: boolean
  reason?: string | null
  keptFile?: string | null
  fileName?: string | null
  fileHash?: string | null
  diffHash?: string | null
  transportCharset?: string | null
  etag?: string | null
  lastModified?: string | null
  heldFor?: HeldFor | null
  accepted?: boolean
  liveAfter?: number | null
}

/**
 * Begins a run; runs of the feed that a killed process left open are
 * closed first. Call it while holding the feed.
 */
export async function beginRun(
  db: Db,
  { feedId, source, settings, now }: { feedId: string; source: string; settings: object | null; now: Date },
): Promise<string> {
  await db
    .updateTable('feed_runs')
    .set({
      state: 'failed',
      finished_at: now,
      reason: 'The program was interrupted. What it had saved is kept; the next run goes on from there.',
    })
    .where('feed_id', '=', feedId)
    .where('state', '=', 'running')
    .execute()
  const id = newId()
  await db
    .insertInto('feed_runs')
    .values({
      id,
      feed_id: feedId,
      started_at: now,
      state: 'running',
      source: source.slice(0, 2_000),
      settings: settings && JSON.stringify(settings),
    })
    .execute()
  return id
}

/**
 * Whether the run before this one was broken off while it did what
 * `diff` stands for, with the very same file.
 */
export async function goesOn(db: Db, runId: string, diff: string): Promise<boolean> {
  const { rows } = await sql<{ goesOn: boolean }>`
    select before.state = 'failed' and before.diff_hash = ${diff} and before.file_hash = run.file_hash as "goesOn"
    from feed_runs run, lateral (
      select * from feed_runs r where r.feed_id = run.feed_id and r.id < run.id order by r.id desc limit 1) before
    where run.id = ${runId}`.execute(db)
  return rows[0]?.goesOn ?? false
}

/** Notes what is known of a run by now. */
export async function updateRun(
  db: Db,
  runId: string,
  facts: RunFacts & Partial<RunCounts> & { state?: RunState; finishedAt?: Date },
): Promise<void> {
  const set = Object.fromEntries(Object.entries(facts).map(([name, value]) => [columnOf(name), value]))
  if (Object.keys(set).length > 0)
    await db.updateTable('feed_runs').set(set).where('id', '=', runId).execute()
}

/** `httpStatus` → `http_status`: facts are named as their columns are. */
const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Stepped = { step: string; done: number; total: number | null }

/** How far the run of a feed has come that is under way. */
export async function writeStep(db: Db, feedId: string, { step, done, total }: Stepped): Promise<void> {
  await db
    .updateTable('feed_runs')
    .set({ step, step_done: done, step_total: total })
    .where('feed_id', '=', feedId)
    .where('state', '=', 'running')
    .execute()
}

type Grouped = { severity: string; count: number }

/** Keeps what is to be said of the stock as it is after the run. */
export async function writeStockFindings(db: Db, runId: string, groups: readonly Grouped[]): Promise<void> {
  const gaps = groups.reduce((sum, { severity, count }) => sum + (severity === 'blue' ? 0 : count), 0)
  await sql`update feed_runs set stock_findings = ${JSON.stringify(groups)}::jsonb, gaps = ${gaps}
    where id = ${runId}`.execute(db)
}

export type RunRow = {
  id: string
  state: RunState
  contentHash: string | null
  complete: boolean
  recordsSeen: number
  failed: number
  unpublished: number
  charset: string | null
  formatVersion: string | null
  stockFindings: unknown
}

/** Keys of fetched files of the feed that have been kept long enough; they are forgotten here. */
export async function forgetKeptFiles(db: Db, feedId: string, before: Date): Promise<string[]> {
  const rows = await db
    .updateTable('feed_runs as r')
    .from((eb) =>
      eb
        .selectFrom('feed_runs')
        .select(['id', 'kept_file'])
        .where('feed_id', '=', feedId)
        .where('kept_file', 'is not', null)
        .where('started_at', '<', before)
        .as('old'),
    )
    .set({ kept_file: null })
    .whereRef('r.id', '=', 'old.id')
    .returning('old.kept_file as key')
    .execute()
  return rows.map(({ key }) => key).filter((key) => key !== null)
}

/** A run by id; null when there is none. */
export async function readRun(db: Db, runId: string): Promise<RunRow | null> {
  const found = await db
    .selectFrom('feed_runs')
    .select([
      'id',
      'state',
      'content_hash as contentHash',
      'complete',
      'records_seen as recordsSeen',
      'failed',
      'unpublished',
      'charset',
      'stock_findings as stockFindings',
    ])
    .select('format_version as formatVersion')
    .where('id', '=', runId)
    .executeTakeFirst()
  return (found as RunRow | undefined) ?? null
}

export type FindingRow = {
  code: string
  severity: string
  sourceId: string | null
  field: string | null
  value: string | null
  line: number | null
  column: number | null
  excerpt: string | null
}

export async function writeFindings(tx: Db, runId: string, findings: FindingRow[]): Promise<void> {
  if (findings.length === 0) return
  await sql`
    insert into feed_findings (run_id, source_id, code, severity, field, value, line, col, excerpt)
    select ${runId}, f."sourceId", f.code, f.severity, f.field, f.value, f.line, f."column", f.excerpt
    from json_to_recordset(${JSON.stringify(findings)}::json)
      as f("sourceId" text, code text, severity text, field text, value text, line integer, "column" integer, excerpt text)`.execute(
    tx,
  )
}

/** A finding of an earlier run, and where its record began in the file of that run. */
export type StandingRow = FindingRow & { recordLine: number | null }

export type StandingFindings = { code: string; count: number; homes: number }

/** Homes of a feed whose last known findings still hold: not gone, not looked at by this run. */
type Standing = { feedId: string; runId: string | null; except: string[] }

const stillHolds = ({ feedId, runId, except }: Standing) => sql`
  from source_records r join feed_findings f on f.run_id = r.changed_run_id and f.source_id = r.source_id
  where r.feed_id = ${feedId} and not r.gone and r.changed_run_id is distinct from ${runId}::uuid
    and not (r.source_id = any(${except}::text[]))`

/** What was found in homes that are as they were, in the run in which each last changed, counted by code. */
export async function countStanding(db: Db, which: Standing): Promise<StandingFindings[]> {
  const { rows } = await sql<StandingFindings>`
    select f.code, count(*)::int as count, count(distinct f.source_id)::int as homes ${stillHolds(which)}
    group by f.code`.execute(db)
  return rows
}

/** Of those findings that name several fields: in how many homes each field was met. */
export async function countStandingFields(db: Db, which: Standing, code: string): Promise<FieldCount[]> {
  const { rows } = await sql<FieldCount>`
    select named.field, count(*)::int as homes
    from (select f.field ${stillHolds(which)} and f.code = ${code}) as told,
      string_to_table(told.field, ${fieldMark}) as named(field)
    group by named.field order by homes desc, named.field limit 200`.execute(db)
  return rows
}

/** The first of those findings for each code. */
export async function readStanding(db: Db, which: Standing, codes: string[]): Promise<StandingRow[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<StandingRow>`
    select c.code, e.* from unnest(${codes}::text[]) as c(code), lateral (
      select f.severity, f.source_id as "sourceId", f.field, f.value, f.line, f.col as "column", f.excerpt,
        r.line as "recordLine"
      ${stillHolds(which)} and f.code = c.code order by f.id limit 5) as e`.execute(db)
  return rows
}

type Looked = { feedId: string; compared: string[]; lines: Buffer | null }

/**
 * Keeps what tells later where findings of homes are that this run
 * did not save. Only the newest run has lines.
 */
export async function writeLooked(db: Db, runId: string, { feedId, compared, lines }: Looked): Promise<void> {
  if (lines)
    await sql`update feed_runs set same_lines = null where feed_id = ${feedId} and same_lines is not null`.execute(
      db,
    )
  await sql`
    update feed_runs set same_lines = ${lines}, compared = array(
      select source_id from source_records where feed_id = ${feedId} and source_id = any(${compared}::text[]))
    where id = ${runId}`.execute(db)
}

export type RunChange = {
  sourceId: string
  kind: 'created' | 'changed' | 'withdrawn' | 'failed'
  title: string | null
  fields: string[]
  /** What each changed field was and is, in short. */
  values: FieldChange[]
  listingId: string | null
}

export async function writeRunChanges(db: Db, runId: string, changes: RunChange[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into feed_run_changes (run_id, source_id, kind, title, fields, values, listing_id)
    select ${runId}, c."sourceId", c.kind, c.title, array(select json_array_elements_text(c.fields)), c.values, c."listingId"
    from json_to_recordset(${JSON.stringify(changes)}::json)
      as c("sourceId" text, kind text, title text, fields json, values jsonb, "listingId" uuid)
    on conflict do nothing`.execute(db)
}

/** Keys of all files that runs still name. */
export async function readNamedFiles(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('feed_runs')
    .select('kept_file as key')
    .distinct()
    .where('kept_file', 'is not', null)
    .execute()
  return rows.map(({ key }) => key).filter((key) => key !== null)
}
