/** feeds: the SQL of the feeds of all agencies: which, in which order, and how many of each health. */
import { sql, type RawBuilder } from 'kysely'
import type { FeedHealth } from '#contract/feeds/feed-healths.ts'
import type { Db } from '#server/platform/database/db.ts'
import { containing } from '#server/platform/database/like.ts'
import { isOutcome, outcome } from '../agent/outcomes.store.ts'

/**
 * `healthOf` of one feed, for all of them at once: `f` is the feed, `last` the last run that says how it is.
 */
const health = sql`case when f.paused_at is not null then 'paused'
  when last.state is null then case when (select r.state from feed_runs r where r.feed_id = f.id
    order by r.started_at desc, r.id desc limit 1) <> 'running' then 'checked' else 'new' end
  when last.state = 'heldBack' then 'held' when last.state = 'failed' then 'failing'
  when last.gaps > 0 then 'findings' else 'good' end`

const withLast = sql`feeds f join agencies a on a.id = f.agency_id left join lateral (
    select r.id, ${outcome} as state, r.gaps from feed_runs r where r.feed_id = f.id and ${isOutcome}
    order by r.started_at desc, r.id desc limit 1) as last on true`

export type FeedFilter = {
  q?: string | undefined
  health?: FeedHealth | undefined
  agency?: string | undefined
}

const both = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

const matching = ({ q, agency }: FeedFilter) =>
  both([
    sql`f.deleted_at is null`,
    ...(q
      ? [
          sql`(f.name ilike ${containing(q)} or a.name ilike ${containing(q)} or f.url ilike ${containing(q)})`,
        ]
      : []),
    ...(agency ? [sql`f.agency_id = ${agency}`] : []),
  ])

export type DeskFeedRow = {
  id: string
  name: string
  agencyId: string
  agencyName: string
  url: string | null
  health: FeedHealth
  gaps: number
  liveListings: number | null
  pausedAt: Date | null
  nextRunAt: Date | null
  failures: number
  lastRunAt: Date | null
  heldId: string | null
  heldWithdrawn: number | null
  sortedBy: string
}
export type FeedPosition = readonly [name: string, id: string]

/** By name. */
export async function listDeskFeeds(
  db: Db,
  { after, ...filter }: FeedFilter & { after?: FeedPosition | undefined },
  limit: number,
): Promise<DeskFeedRow[]> {
  const beyond = after ? sql`and (lower(f.name), f.id) > (${after[0]}, ${after[1]}::uuid)` : sql``
  const only = filter.health ? sql`and ${health} = ${filter.health}` : sql``
  const { rows } = await sql<DeskFeedRow>`
    select page.*, newest.started_at as "lastRunAt", held.id as "heldId", held.withdrawn as "heldWithdrawn",
      (select r.live_after from feed_runs r where r.feed_id = page.id and r.live_after is not null
        order by r.started_at desc limit 1) as "liveListings"
    from (
      select f.id, f.name, f.agency_id as "agencyId", a.name as "agencyName", f.url, ${health} as health,
        coalesce(last.gaps, 0) as gaps, f.paused_at as "pausedAt", f.next_run_at as "nextRunAt", f.failures,
        case when last.state = 'heldBack' then last.id end as held, lower(f.name) as "sortedBy"
      from ${withLast} where ${matching(filter)} ${only} ${beyond}
      order by lower(f.name), f.id limit ${limit}
    ) as page
    left join lateral (select r.started_at from feed_runs r where r.feed_id = page.id
      order by r.started_at desc limit 1) as newest on true
    left join feed_runs held on held.id = page.held
    order by page."sortedBy", page.id`.execute(db)
  return rows
}

/** Feeds of each health; those of which there are none are not named. */
export async function countFeedHealths(
  db: Db,
  filter: FeedFilter = {},
): Promise<{ health: FeedHealth; feeds: number }[]> {
  const { rows } = await sql<{ health: FeedHealth; feeds: number }>`
    select ${health} as health, count(*)::int as feeds from ${withLast} where ${matching(filter)} group by 1`.execute(
    db,
  )
  return rows
}

/** Whose feed it is, or whose the feed of a run is. */
export const findFeedOwner = (db: Db, by: { feedId: string } | { runId: string }) =>
  db
    .selectFrom('feeds')
    .innerJoin('agencies', 'agencies.id', 'feeds.agency_id')
    .select([
      'feeds.id as feedId',
      'feeds.name as feedName',
      'agencies.id as agencyId',
      'agencies.name as agencyName',
    ])
    .where('feeds.deleted_at', 'is', null)
    .$if('feedId' in by, (s) => s.where('feeds.id', '=', (by as { feedId: string }).feedId))
    .$if('runId' in by, (s) =>
      s.where('feeds.id', '=', (eb) =>
        eb
          .selectFrom('feed_runs')
          .select('feed_id')
          .where('id', '=', (by as { runId: string }).runId),
      ),
    )
    .executeTakeFirst()

/** Which of these runs still have their file, by key and by the name it came under. */
export const findKeptFiles = (db: Db, runIds: readonly string[]) =>
  db
    .selectFrom('feed_runs')
    .select(['id', 'kept_file as key', 'file_name as name'])
    .where('id', 'in', [...runIds])
    .where('kept_file', 'is not', null)
    .$narrowType<{ key: string }>()
    .execute()
