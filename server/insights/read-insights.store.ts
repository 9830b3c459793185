/** insights: the SQL of what an agency sees of its counts, and of the market beside it. */
import { sql, type RawBuilder } from 'kysely'
import type { InsightCounts } from '#contract/insights/insights.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { HistoryRow } from './history.ts'

export type Asked = { agencyId: string; from: string; to: string; listing?: string | undefined }
/** What lies elsewhere: sums of days before one. Texts are empty for what a sum is not of. */
export type Elsewhere = { before: string; rows: readonly HistoryRow[] }

const onlyOne = (listing: string | undefined, column: RawBuilder<unknown>): RawBuilder<unknown> =>
  listing === undefined ? sql`true` : sql`${column} = ${listing}::uuid`

/** The agency's homes whose counts may be asked for. */
export const homesCounted = async (db: Db, { agencyId, listing }: Asked): Promise<string[]> =>
  (
    await sql<{ id: string }>`
      select l.id from listings l where l.agency_id = ${agencyId} and ${onlyOne(listing, sql`l.id`)}`.execute(
      db,
    )
  ).rows.map(({ id }) => id)

const moved = ({ rows }: Elsewhere) => {
  const of = <K extends keyof HistoryRow>(key: K) => rows.map((row) => row[key] || null)
  const sums = <K extends keyof HistoryRow>(key: K) => rows.map((row) => row[key])
  return sql`
    select day, id, impressions, views, saves, shares, 0 as enquiries, visitors
    from unnest(${of('day')}::date[], ${of('id')}::uuid[], ${sums('impressions')}::int[], ${sums('views')}::int[],
      ${sums('visitors')}::int[], ${sums('saves')}::int[], ${sums('shares')}::int[])
      as t(day, id, impressions, views, visitors, saves, shares)`
}

/** Counts by day and home, today's visitors among them, and enquiries that were no spam. */
const counted = ({ agencyId, from, to, listing }: Asked, elsewhere: Elsewhere) => sql`
  ${moved(elsewhere)}
  union all
  select i.day, i.listing_id as id, i.impressions, i.views, i.saves, i.shares, 0 as enquiries,
    i.visitors + (select count(*) from insight_visits v where v.day = i.day and v.listing_id = i.listing_id)::int as visitors
  from listing_insights i join listings l on l.id = i.listing_id
  where l.agency_id = ${agencyId} and i.day between ${from}::date and ${to}::date and i.day >= ${elsewhere.before}::date
    and ${onlyOne(listing, sql`l.id`)}
  union all
  select (e.created_at at time zone 'UTC')::date, e.listing_id, 0, 0, 0, 0, 1, 0
  from enquiries e join enquiry_agencies x on x.enquiry_id = e.id
  where x.agency_id = ${agencyId} and e.state <> 'held' and x.state <> 'spam'
    and e.created_at >= ${from}::date at time zone 'UTC' and e.created_at < (${to}::date + 1) at time zone 'UTC'
    and ${onlyOne(listing, sql`e.listing_id`)}`

const sums = sql`sum(impressions)::int as impressions, sum(views)::int as views, sum(visitors)::int as visitors,
  sum(saves)::int as saves, sum(shares)::int as shares, sum(enquiries)::int as enquiries`

export const countsByDay = async (
  db: Db,
  asked: Asked,
  elsewhere: Elsewhere,
): Promise<(InsightCounts & { day: string })[]> =>
  (
    await sql<InsightCounts & { day: string }>`
      select to_char(day, 'YYYY-MM-DD') as day, ${sums} from (${counted(asked, elsewhere)}) as c where day is not null group by day order by day`.execute(
      db,
    )
  ).rows

/** Most looked at first. */
export const countsByHome = async (
  db: Db,
  asked: Asked,
  { limit, ...elsewhere }: Elsewhere & { limit: number },
): Promise<(InsightCounts & { id: string })[]> =>
  (
    await sql<InsightCounts & { id: string }>`
      select id, ${sums} from (${counted(asked, elsewhere)}) as c where id is not null
      group by id order by sum(views) desc, sum(impressions) desc, id limit ${limit}`.execute(db)
  ).rows

export const countsByDayAndHome = async (
  db: Db,
  asked: Asked,
  { limit, ...elsewhere }: Elsewhere & { limit: number },
): Promise<(InsightCounts & { day: string; id: string })[]> =>
  (
    await sql<InsightCounts & { day: string; id: string }>`
      select to_char(day, 'YYYY-MM-DD') as day, id, ${sums} from (${counted(asked, elsewhere)}) as c where id is not null
      group by day, id order by day, id limit ${limit}`.execute(db)
  ).rows

/** Most often searched first. */
export const wordsFound = async (
  db: Db,
  { agencyId, from, to }: Asked,
  { atLeast, limit }: { atLeast: number; limit: number },
): Promise<{ words: string; searches: number }[]> =>
  (
    await sql<{ words: string; searches: number }>`
      select words, sum(searches)::int as searches from search_insights
      where agency_id = ${agencyId} and day between ${from}::date and ${to}::date
      group by words having sum(searches) >= ${atLeast} order by sum(searches) desc, words limit ${limit}`.execute(
      db,
    )
  ).rows

export type MarketRow = { own: boolean; homes: number; agencies: number; impressions: number; views: number }

/** Live homes of the types and regions in which the agency has some, that agency's and those of others. */
const marketHomes = (agencyId: string) => sql`
  select l.id, l.agency_id from (
    select distinct p.type, p.country, coalesce(p.admin1, '') as region
    from listings l join properties p on p.id = l.property_id
    where l.agency_id = ${agencyId} and l.status in ('active', 'underOffer')
  ) k
  join properties p on p.type = k.type and p.country = k.country and coalesce(p.admin1, '') = k.region
  join listings l on l.property_id = p.id and l.status in ('active', 'underOffer')
  join agencies a on a.id = l.agency_id and a.hidden_at is null`

export const marketIds = async (db: Db, { agencyId }: Asked): Promise<{ id: string; own: boolean }[]> =>
  (
    await sql<{ id: string; own: boolean }>`
      select distinct h.id, h.agency_id = ${agencyId} as own from (${marketHomes(agencyId)}) h`.execute(db)
  ).rows

/** How often those homes were seen, from the day on before which counts lie elsewhere. */
export const marketCounts = async (
  db: Db,
  { agencyId, from, to }: Asked,
  before: string,
): Promise<MarketRow[]> =>
  (
    await sql<MarketRow>`
      select h.agency_id = ${agencyId} as own, count(distinct h.id)::int as homes,
        count(distinct h.agency_id)::int as agencies, coalesce(sum(i.impressions), 0)::int as impressions,
        coalesce(sum(i.views), 0)::int as views
      from (${marketHomes(agencyId)}) h
      left join listing_insights i on i.listing_id = h.id and i.day between ${from}::date and ${to}::date
        and i.day >= ${before}::date
      group by own`.execute(db)
  ).rows
