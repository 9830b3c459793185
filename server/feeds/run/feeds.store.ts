/** feeds: the SQL of feeds, their runs, and the source record behind every imported home. */
import { sql } from 'kysely'
import { newId } from '#server/platform/settings/crypto.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { FeedMode, Identity } from '../findings/file-checks.rules.ts'
import type { FeedSettings } from '../read/format.ts'
import { feedColumns, type FeedRow } from './feed-row.store.ts'

export type { FeedRow } from './feed-row.store.ts'

export async function readFeed(
  db: Db,
  which: { id: string } | { agencyId: string; name: string },
): Promise<FeedRow | null> {
  const query = db.selectFrom('feeds').select(feedColumns).where('deleted_at', 'is', null)
  const found =
    'id' in which
      ? await query.where('id', '=', which.id).executeTakeFirst()
      : await query.where('agency_id', '=', which.agencyId).where('name', '=', which.name).executeTakeFirst()
  return (found as FeedRow | undefined) ?? null
}

/** The agency's feed that is fetched from this address, query included; null when there is none. */
export async function readFeedAt(db: Db, agencyId: string, url: string): Promise<FeedRow | null> {
  const found = await db
    .selectFrom('feeds')
    .select(feedColumns)
    .where('agency_id', '=', agencyId)
    .where('url', '=', url)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst()
  return (found as FeedRow | undefined) ?? null
}

/** What the latest run of the feed would do, when it waits for a person; null otherwise. */
export async function waitingDiff(db: Db, feedId: string): Promise<string | null> {
  const found = await db
    .selectFrom('feed_runs')
    .select(['state', 'diff_hash'])
    .where('feed_id', '=', feedId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return found?.state === 'heldBack' ? found.diff_hash : null
}

/** The id of the agency of this name; null when there is none. */
export async function findAgencyId(db: Db, name: string): Promise<string | null> {
  const found = await db
    .selectFrom('agencies')
    .select('id')
    .where(sql`lower(name)`, '=', name.trim().toLowerCase())
    .executeTakeFirst()
  return found?.id ?? null
}

export type FeedDefaults = {
  country?: string | null
  currency?: string | null
  language?: string | null
  timeZone?: string | null
}

/** The feed of this name, made when it is new; what `defaults` say expressly replaces what was set. */
export async function ensureFeed(
  db: Db,
  { agencyId, name, defaults }: { agencyId: string; name: string; defaults: FeedDefaults },
): Promise<FeedRow> {
  const said = {
    ...(defaults.country && { default_country: defaults.country }),
    ...(defaults.currency && { default_currency: defaults.currency }),
    ...(defaults.language && { default_language: defaults.language }),
    ...(defaults.timeZone && { time_zone: defaults.timeZone }),
  }
  const row = await db
    .insertInto('feeds')
    .values({ id: newId(), agency_id: agencyId, name, ...said })
    .onConflict((conflict) => conflict.columns(['agency_id', 'name']).doUpdateSet({ name, ...said }))
    .returning(feedColumns)
    .executeTakeFirstOrThrow()
  return row as FeedRow
}

export type Learnt = {
  format: string
  mode: FeedMode
  identity: Identity
  runId: string
  etag: string | null
  lastModified: string | null
  /** Where it was fetched from; null for a file, which says nothing about the feed's address. */
  url: string | null
  /** Settings that were said with the check that was published; null when none were. */
  settings: FeedSettings | null
  /** When a person accepted withdrawals with it. */
  consentedAt: Date | null
}

/** What a good run teaches about its feed. */
export async function rememberFeed(db: Db, feedId: string, learnt: Learnt): Promise<void> {
  const { settings, url, consentedAt } = learnt
  await db
    .updateTable('feeds')
    .set({
      format: learnt.format,
      mode: learnt.mode,
      identity: learnt.identity,
      last_good_run_id: learnt.runId,
      ...(url && { url, etag: learnt.etag, last_modified: learnt.lastModified }),
      ...(consentedAt && { consented_at: consentedAt }),
      ...(settings && {
        default_country: settings.country,
        default_currency: settings.currency,
        default_language: settings.language,
        time_zone: settings.timeZone,
      }),
    })
    .where('id', '=', feedId)
    .execute()
}

/**
 * The most homes the feed had on the market at the end of a run since then, or since a person accepted less.
 */
export async function largestStock(db: Db, feedId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(r.live_after), 0)::int as most from feed_runs r join feeds f on f.id = r.feed_id
    where r.feed_id = ${feedId} and r.finished_at >= ${since}
      and (f.consented_at is null or r.finished_at > f.consented_at)`.execute(db)
  return rows[0]?.most ?? 0
}

/** Homes of which a run since then told that price or size leapt, and nobody has accepted it since. */
export async function countLeaps(db: Db, feedId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ homes: number }>`
    select count(distinct t.source_id)::int as homes
    from feed_runs r join feeds f on f.id = r.feed_id join feed_findings t on t.run_id = r.id
    where r.feed_id = ${feedId} and r.state = 'published' and r.finished_at >= ${since} and t.code = 'price.leap'
      and (f.consented_at is null or r.finished_at > f.consented_at)`.execute(db)
  return rows[0]?.homes ?? 0
}

/**
 * Does `work` while holding the feed, on a connection of its own; null when another process holds it. A
 * process that dies lets go with its connection, so nothing has to be cleaned up by hand.
 */
export function holdingFeed<T>(db: Db, feedId: string, work: () => Promise<T>): Promise<T | null> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      held: boolean
    }>`select pg_try_advisory_lock(hashtextextended(${feedId}, 7)) as held`.execute(connection)
    if (!rows[0]?.held) return null
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${feedId}, 7))`
        .execute(connection)
        .catch(() => undefined)
    }
  })
}

/** How many homes of the feed are on the market. */
export async function countLive(db: Db, feedId: string): Promise<number> {
  const { count } = await db
    .selectFrom('source_records')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('feed_id', '=', feedId)
    .where('gone', '=', false)
    .where('listing_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type LiveRecord = {
  sourceId: string
  listingId: string
  /** Runs by the clock in a row in which it was missing. */
  missingRuns: number
}

/** The homes of the feed that are on the market, in the order of their ids, a page at a time. */
export async function pageLive(db: Db, feedId: string, after: string, limit: number): Promise<LiveRecord[]> {
  const rows = await db
    .selectFrom('source_records')
    .select(['source_id as sourceId', 'listing_id as listingId', 'missing_runs as missingRuns'])
    .where('feed_id', '=', feedId)
    .where('gone', '=', false)
    .where('source_id', '>', after)
    .orderBy('source_id')
    .limit(limit)
    .execute()
  return rows.map(({ listingId, ...row }) => ({ ...row, listingId: listingId ?? '' }))
}

export type StoredRecord = { hash: Buffer; listingId: string | null; gone: boolean }

/** What earlier runs stored of these records. */
export async function readRecords(
  db: Db,
  feedId: string,
  sourceIds: string[],
): Promise<Map<string, StoredRecord>> {
  if (sourceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('source_records')
    .select(['source_id as sourceId', 'hash', 'listing_id as listingId', 'gone'])
    .where('feed_id', '=', feedId)
    .where('source_id', '=', sql<string>`any(${sourceIds}::text[])`)
    .execute()
  return new Map(rows.map(({ sourceId, ...rest }) => [sourceId, rest]))
}

/** By the hashes of its records, in hexadecimal, the homes of the feed that are on the market. */
export async function readStandingRecords(db: Db, feedId: string): Promise<Map<string, StandingRecord>> {
  const found = new Map<string, StandingRecord>()
  let after = ''
  for (;;) {
    const { rows } = await sql<StandingRecord & { hash: string }>`
      select encode(hash, 'hex') as hash, source_id as "sourceId", listing_id as "listingId" from source_records
      where feed_id = ${feedId} and not gone and source_id > ${after} order by source_id limit 5000`.execute(
      db,
    )
    for (const { hash, sourceId, listingId } of rows) found.set(hash, { sourceId, listingId })
    const last = rows.at(-1)
    if (!last) return found
    after = last.sourceId
  }
}

export type StandingRecord = { sourceId: string; listingId: string | null }

export type WrittenRecord = {
  sourceId: string
  hash: string
  listingId: string
  line: number
  column: number
}

/** Stores the state of records that were saved. */
export async function writeRecords(
  tx: Db,
  feedId: string,
  runId: string,
  records: WrittenRecord[],
): Promise<void> {
  if (records.length === 0) return
  await sql`
    insert into source_records (feed_id, source_id, hash, listing_id, first_run_id, last_run_id, changed_run_id, line, col)
    select ${feedId}, r.source_id, decode(r.hash, 'hex'), r.listing_id, ${runId}, ${runId}, ${runId}, r.line, r.col
    from unnest(${records.map((one) => one.sourceId)}::text[], ${records.map((one) => one.hash)}::text[],
      ${records.map((one) => one.listingId)}::uuid[], ${records.map((one) => one.line)}::int[], ${records.map((one) => one.column)}::int[])
      as r(source_id, hash, listing_id, line, col)
    on conflict (feed_id, source_id) do update set hash = excluded.hash, listing_id = excluded.listing_id,
      last_run_id = excluded.last_run_id, changed_run_id = excluded.changed_run_id, line = excluded.line, col = excluded.col, gone = false, missing_runs = 0`.execute(
    tx,
  )
}

/** Notes that the source no longer has these records. */
export async function markGone(tx: Db, feedId: string, runId: string, sourceIds: string[]): Promise<void> {
  await sql`update source_records set gone = true, last_run_id = ${runId}
    where feed_id = ${feedId} and source_id = any(${sourceIds}::text[])`.execute(tx)
}

/** Whether homes of the feed wait to be missed once more. */
export async function hasMissing(db: Db, feedId: string): Promise<boolean> {
  const row = await db
    .selectFrom('source_records')
    .select('source_id')
    .where('feed_id', '=', feedId)
    .where('gone', '=', false)
    .where('missing_runs', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts one more run in which these were missing; homes that are back start from zero. */
export async function countMissing(db: Db, feedId: string, sourceIds: string[]): Promise<void> {
  await sql`update source_records
    set missing_runs = case when source_id = any(${sourceIds}::text[]) then least(missing_runs, 1000) + 1 else 0 end
    where feed_id = ${feedId} and not gone and (missing_runs > 0 or source_id = any(${sourceIds}::text[]))`.execute(
    db,
  )
}
