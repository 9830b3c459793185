/**
 * feeds: the SQL of a feed's settings and of its removal. What agents may change is bound to their agency.
 */
import { sql } from 'kysely'
import type { FeedSettingsAsk } from '#contract/feeds/feed-settings.ts'
import type { Db } from '#server/platform/database/db.ts'

export async function isNameTaken(
  db: Db,
  agencyId: string,
  { name, feedId }: { name: string; feedId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('feeds')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('name', '=', name)
    .where('id', '<>', feedId)
    .executeTakeFirst()
  return found !== undefined
}

const columns = {
  name: 'name',
  defaultCountry: 'default_country',
  defaultCurrency: 'default_currency',
  defaultLanguage: 'default_language',
  defaultType: 'default_type',
  areaUnit: 'default_area_unit',
  agentName: 'default_agent',
  timeZone: 'time_zone',
  shrinkLimitPct: 'shrink_limit_pct',
  missingRuns: 'missing_runs_limit',
} as const satisfies Record<keyof FeedSettingsAsk, string>

/** Writes what is said; false when there is no such feed of the agency. */
export async function writeSettings(
  db: Db,
  agencyId: string,
  feedId: string,
  said: FeedSettingsAsk,
): Promise<boolean> {
  const set = Object.fromEntries(
    Object.entries(columns).flatMap(([key, column]) => {
      const value = said[key as keyof FeedSettingsAsk]
      return value === undefined ? [] : [[column, value]]
    }),
  )
  const done = await db
    .updateTable('feeds')
    // Something is always set, so that a feed is found though nothing is said of it.
    .set({ id: feedId, ...set })
    .where('id', '=', feedId)
    .where('agency_id', '=', agencyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export type HomesAfter = 'withdraw' | 'keep'

/**
 * Nobody sees the feed from now on, and its name and address are free.
 * False when there is no such feed of the agency.
 */
export async function hideFeed(
  tx: Db,
  { agencyId, feedId, homes, now }: { agencyId: string; feedId: string; homes: HomesAfter; now: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('feeds')
    .set({ deleted_at: now, homes_after: homes, name: feedId, url: null, next_run_at: null })
    .where('id', '=', feedId)
    .where('agency_id', '=', agencyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/**
 * What becomes of the homes of a feed that is being removed; null when it is gone, or is not to be removed.
 */
export async function readRemoval(db: Db, feedId: string): Promise<HomesAfter | null> {
  const found = await db
    .selectFrom('feeds')
    .select('homes_after')
    .where('id', '=', feedId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return (found?.homes_after as HomesAfter | null | undefined) ?? null
}

/** Files of the feed that are still kept. */
export async function readKeptFiles(db: Db, feedId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('feed_runs')
    .select('kept_file')
    .where('feed_id', '=', feedId)
    .where('kept_file', 'is not', null)
    .execute()
  return rows.map(({ kept_file: key }) => key ?? '')
}

/**
 * Removes so many rows at most of what hangs on a feed; false when
 * nothing is left. Findings are by far the most.
 */
export async function removeSome(db: Db, feedId: string, most: number): Promise<boolean> {
  const { numAffectedRows: findings = 0n } = await sql`
    delete from feed_findings where id in (
      select f.id from feed_findings f join feed_runs r on r.id = f.run_id where r.feed_id = ${feedId} limit ${most})`.execute(
    db,
  )
  if (findings > 0n) return true
  const { numAffectedRows: changes = 0n } = await sql`
    delete from feed_run_changes where ctid in (
      select c.ctid from feed_run_changes c join feed_runs r on r.id = c.run_id where r.feed_id = ${feedId} limit ${most})`.execute(
    db,
  )
  if (changes > 0n) return true
  const { numAffectedRows: records = 0n } = await sql`
    delete from source_records where feed_id = ${feedId} and source_id in (
      select source_id from source_records where feed_id = ${feedId} limit ${most})`.execute(db)
  return records > 0n
}

/** The feed itself, with its runs. */
export async function deleteFeed(db: Db, feedId: string): Promise<void> {
  await db.deleteFrom('feeds').where('id', '=', feedId).where('deleted_at', 'is not', null).execute()
}
