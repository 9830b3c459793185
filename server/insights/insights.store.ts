/** insights: the SQL of counting: what is added to a day, and what is left of a day that is over. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/** What happened to one home on one day since it was written last. */
export type HomeCounts = {
  day: string
  listingId: string
  impressions: number
  views: number
  saves: number
  shares: number
}
export type SearchCount = { day: string; words: string; ids: readonly string[] }
export type Visit = { day: string; listingId: string; visitor: Uint8Array }

/**
 * In the order of their ids, so that two who write at once never wait for each other. Homes that
 * are gone are left out. What comes for a day that is closed already, because it goes to
 * ClickHouse, counts for the first day that is not.
 */
export async function addCounts(db: Db, counts: readonly HomeCounts[]): Promise<void> {
  if (counts.length === 0) return
  const of = <K extends keyof HomeCounts>(key: K) => counts.map((one) => one[key])
  await sql`
    insert into listing_insights (day, listing_id, impressions, views, saves, shares)
    select greatest(t.day, moves.closed_before) as day, l.id, sum(t.impressions), sum(t.views), sum(t.saves), sum(t.shares)
    from (select closed_before from insight_moves for share) as moves,
      unnest(${of('day')}::date[], ${of('listingId')}::uuid[], ${of('impressions')}::int[], ${of('views')}::int[],
      ${of('saves')}::int[], ${of('shares')}::int[]) as t(day, id, impressions, views, saves, shares)
    join listings l on l.id = t.id
    group by 1, 2
    order by l.id, 1
    on conflict (listing_id, day) do update set
      impressions = listing_insights.impressions + excluded.impressions,
      views = listing_insights.views + excluded.views,
      saves = listing_insights.saves + excluded.saves,
      shares = listing_insights.shares + excluded.shares`.execute(db)
}

/** One search counts once for each agency of which it showed homes. */
export async function addSearches(db: Db, searches: readonly SearchCount[]): Promise<void> {
  const rows = searches.flatMap(({ day, words, ids }, search) =>
    ids.map((id) => ({ search, day, words, id })),
  )
  if (rows.length === 0) return
  await sql`
    insert into search_insights (day, agency_id, words, searches)
    select t.day, l.agency_id, t.words, count(distinct t.search)::int
    from unnest(${rows.map(({ search }) => search)}::int[], ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ words }) => words)}::text[], ${rows.map(({ id }) => id)}::uuid[]) as t(search, day, words, id)
    join listings l on l.id = t.id
    group by t.day, l.agency_id, t.words
    order by l.agency_id, t.day, t.words
    on conflict (agency_id, day, words) do update set searches = search_insights.searches + excluded.searches`.execute(
    db,
  )
}

export async function addVisits(db: Db, visits: readonly Visit[]): Promise<void> {
  if (visits.length === 0) return
  await sql`
    insert into insight_visits (day, listing_id, visitor)
    select t.day, l.id, decode(t.visitor, 'hex')
    from unnest(${visits.map(({ day }) => day)}::date[], ${visits.map(({ listingId }) => listingId)}::uuid[],
      ${visits.map(({ visitor }) => Buffer.from(visitor).toString('hex'))}::text[]) as t(day, id, visitor)
    join listings l on l.id = t.id
    order by l.id, t.visitor
    on conflict do nothing`.execute(db)
}

/** The key of a day's digests: the first process to ask makes it. */
export async function saltOf(db: Db, day: string, made: Uint8Array): Promise<Uint8Array> {
  await db
    .insertInto('insight_salts')
    .values({ day, salt: Buffer.from(made) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { salt } = await db
    .selectFrom('insight_salts')
    .select('salt')
    .where(sql<boolean>`day = ${day}::date`)
    .executeTakeFirstOrThrow()
  return salt
}

/**
 * Days before `today` become a number each; what they were counted from
 * goes, and so does what was kept long enough.
 */
export async function rollUpDays(
  tx: Db,
  { today, oldest }: { today: string; oldest: string },
): Promise<void> {
  await sql`
    insert into listing_insights (day, listing_id, visitors)
    select day, listing_id, count(*)::int from insight_visits
    where day < ${today}::date and day >= (select closed_before from insight_moves for share)
    group by day, listing_id
    order by listing_id, day
    on conflict (listing_id, day) do update set visitors = excluded.visitors`.execute(tx)
  await sql`delete from insight_visits where day < ${today}::date`.execute(tx)
  await sql`delete from insight_salts where day < ${today}::date`.execute(tx)
  await sql`delete from listing_insights where day < ${oldest}::date`.execute(tx)
  await sql`delete from search_insights where day < ${oldest}::date`.execute(tx)
}
