/** feeds: the SQL of an agency's feeds as its agents see them. Every statement is bound to one agency. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { DayOfStock } from './feed-health.rules.ts'
import { isOutcome, outcome } from './outcomes.store.ts'

const feedsOf = (db: Db, agencyId: string) =>
  db
    .selectFrom('feeds')
    .select([
      'id',
      'name',
      'url',
      'format',
      'mode',
      'shrink_limit_pct as shrinkLimitPct',
      'missing_runs_limit as missingRuns',
      'default_country as defaultCountry',
      'default_currency as defaultCurrency',
      'default_language as defaultLanguage',
      'default_type as defaultType',
      'default_area_unit as areaUnit',
      'default_agent as agentName',
      'time_zone as timeZone',
      'every_minutes as everyMinutes',
      sql<string | null>`to_char(daily_at, 'HH24:MI')`.as('dailyAt'),
      'daily_zone as dailyZone',
      'next_run_at as nextRunAt',
      'failures',
      'paused_at as pausedAt',
      'push_key_at as pushKeyAt',
      'credentials_kind as credentialsKind',
      'credentials_origin as credentialsOrigin',
      sql<number>`(select count(*)::int from source_records s
        where s.feed_id = feeds.id and not s.gone and s.listing_id is not null)`.as('liveListings'),
    ])
    .where('agency_id', '=', agencyId)
    .where('deleted_at', 'is', null)

export type AgencyFeed = Awaited<ReturnType<typeof listFeeds>>[number]

export const listFeeds = (db: Db, agencyId: string) =>
  feedsOf(db, agencyId).orderBy('created_at').limit(100).execute()
export const findFeed = (db: Db, agencyId: string, feedId: string) =>
  feedsOf(db, agencyId).where('id', '=', feedId).executeTakeFirst()

export type Outcome = { feedId: string; state: string; gaps: number }

/**
 * How the last run of each feed that says how it is ended, and how much was found that is more than a note.
 */
export async function readOutcomes(db: Db, feedIds: string[]): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`
    select f.id as "feedId", last.state, last.gaps from unnest(${feedIds}::uuid[]) as f(id), lateral (
      select ${outcome} as state, r.gaps from feed_runs r where r.feed_id = f.id and ${isOutcome}
      order by r.started_at desc, r.id desc limit 1) as last`.execute(db)
  return rows
}

/**
 * Homes on the market at the end of each day (UTC) on which a run ended,
 * since that moment; and of the last day before.
 */
export async function readStock(db: Db, feedIds: string[], since: Date): Promise<DayOfStock[]> {
  const { rows } = await sql<DayOfStock>`
    select distinct on (r.feed_id, day) r.feed_id as "feedId", to_char(day, 'YYYY-MM-DD') as day, r.live_after as live
    from feed_runs r, lateral (
      select greatest((r.finished_at at time zone 'UTC')::date, (${since}::timestamptz at time zone 'UTC')::date) as day) as d
    where r.feed_id = any(${feedIds}::uuid[]) and r.live_after is not null
    order by r.feed_id, day, r.finished_at desc`.execute(db)
  return rows
}
