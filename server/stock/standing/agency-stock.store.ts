/** stock: the SQL of agencies by their confirmed stock: counted by the clock, listed in any order. */
import { sql, type RawBuilder } from 'kysely'
import type { StockOrder } from '#contract/stock/stock-orders.ts'
import { searchableStatuses } from '#contract/vocabulary/codes.ts'
import type { Db } from '#server/platform/database/db.ts'
import { containing } from '#server/platform/database/like.ts'

/**
 * Counts the homes of all agencies in one walk: those that nobody
 * confirmed since `before` are not confirmed any more.
 */
export async function countStock(tx: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
  await sql`
    with counted as (
      select l.agency_id,
        count(*) filter (where ${isLive} and l.confirmed_at >= ${before})::int as confirmed,
        count(*) filter (where ${isLive} and l.confirmed_at < ${before})::int as unconfirmed,
        count(h.listing_id)::int as hidden
      from listings l left join listing_holds h on h.listing_id = l.id and h.kind = 'unconfirmed'
      where ${isLive} or h.listing_id is not null
      group by l.agency_id
    ), gone as (
      delete from agency_stock s where not exists (select from counted c where c.agency_id = s.agency_id)
    )
    insert into agency_stock as s (agency_id, confirmed, unconfirmed, hidden, counted_at)
    select agency_id, confirmed, unconfirmed, hidden, ${now} from counted order by agency_id
    on conflict (agency_id) do update set confirmed = excluded.confirmed, unconfirmed = excluded.unconfirmed,
      hidden = excluded.hidden, counted_at = excluded.counted_at`.execute(tx)
}

const isLive = sql`l.status = any(${[...searchableStatuses]}::text[])`

/**
 * Whether an agency has homes on the market and was never counted. Few
 * were not, so few are looked up among the homes.
 */
export async function hasUncounted(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from agencies a where not exists (select from agency_stock s where s.agency_id = a.id)
        and exists (select from listings l where l.agency_id = a.id and ${isLive})) as has`.execute(db)
  return rows[0]?.has ?? false
}

export type StockFilter = { q?: string | undefined; country?: string | undefined }

const both = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

const matching = ({ q, country }: StockFilter) =>
  both([
    sql`true`,
    ...(q ? [sql`a.name ilike ${containing(q)}`] : []),
    ...(country ? [sql`a.country = ${country}`] : []),
  ])

/** What an order compares, from the weightiest on; every column goes the same way. */
const orders: Record<StockOrder, { by: readonly string[]; way: 'asc' | 'desc' }> = {
  share: { by: ['share', 'confirmed'], way: 'desc' },
  '-share': { by: ['lowness', 'confirmed'], way: 'asc' },
  confirmed: { by: ['confirmed', 'share'], way: 'desc' },
  unconfirmed: { by: ['unconfirmed', 'confirmed'], way: 'desc' },
  hidden: { by: ['hidden', 'unconfirmed'], way: 'desc' },
  name: { by: ['word', 'lowness'], way: 'asc' },
}

export type StockPosition = readonly [first: string | number, second: string | number, id: string]

export type StockRow = {
  id: string
  name: string
  country: string
  city: string | null
  confirmed: number
  unconfirmed: number
  hidden: number
  share: number | null
  first: string | number
  second: string | number
}

/** Every agency; those without homes stand behind the others, whichever way. */
export async function listStock(
  db: Db,
  { order, after, ...filter }: StockFilter & { order: StockOrder; after?: StockPosition | undefined },
  limit: number,
): Promise<StockRow[]> {
  const { by, way } = orders[order]
  const [first, second] = by.map((one) => sql.ref(`every.${one}`))
  const columns = sql`${first}, ${second}, every.id`
  const beyond = after
    ? sql`where (${columns}) ${way === 'asc' ? sql`>` : sql`<`} (${after[0]}, ${after[1]}, ${after[2]}::uuid)`
    : sql``
  const to = way === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<StockRow>`
    select id, name, country, city, greatest(confirmed, 0) as confirmed, unconfirmed, hidden, nullif(share, -1) as share,
      ${first} as first, ${second} as second
    from (
      select a.id, a.name, a.country, a.city, lower(a.name) as word, coalesce(s.confirmed, -1) as confirmed,
        coalesce(s.unconfirmed, 0) as unconfirmed, coalesce(s.hidden, 0) as hidden,
        coalesce(s.share, -1)::int as share, coalesce(s.share, 101)::int as lowness
      from agencies a left join agency_stock s on s.agency_id = a.id where ${matching(filter)}
    ) as every ${beyond}
    order by ${first} ${to}, ${second} ${to}, every.id ${to} limit ${limit}`.execute(db)
  return rows
}

export async function countAgencies(db: Db, filter: StockFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from agencies a where ${matching(filter)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Where agencies are. */
export async function readAgencyCountries(db: Db): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`
    select distinct country from agencies order by country`.execute(db)
  return rows.map(({ country }) => country)
}

/** When stock was counted last; null before the first time. */
export async function readCountedAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(counted_at) as at from agency_stock`.execute(db)
  return rows[0]?.at ?? null
}

export type ShownRow = {
  id: string
  name: string
  country: string
  city: string | null
  logoUrl: string | null
  languages: string[]
  isDemo: boolean
  homes: number
  confirmed: number
  share: number
}

/** That visitors may see an agency of the list, and find homes there. */
const isShown = sql`a.hidden_at is null and s.confirmed + s.unconfirmed > 0`
/** ISO 3166-1 leaves ZZ to its users: here an agency whose country nobody has told yet. */
const isKnownCountry = sql`a.country <> 'ZZ'`

export type RankPosition = readonly [share: number, confirmed: number, id: string]

/** Those visitors may see, in the order of the index. */
export async function listRanked(
  db: Db,
  { after, ...filter }: StockFilter & { after?: RankPosition | undefined },
  limit: number,
): Promise<ShownRow[]> {
  const beyond = after
    ? sql`and (s.share, s.confirmed, s.agency_id) < (${after[0]}, ${after[1]}, ${after[2]}::uuid)`
    : sql``
  const { rows } = await sql<ShownRow>`
    select a.id, a.name, a.country, a.city, a.logo_url as "logoUrl", a.languages, a.is_demo as "isDemo",
      s.confirmed + s.unconfirmed as homes, s.confirmed, s.share::int as share
    from agency_stock s join agencies a on a.id = s.agency_id
    where ${isShown} and ${matching(filter)} ${beyond}
    order by s.share desc, s.confirmed desc, s.agency_id desc limit ${limit}`.execute(db)
  return rows
}

export async function countRanked(db: Db, filter: StockFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from agency_stock s join agencies a on a.id = s.agency_id
    where ${isShown} and ${matching(filter)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Where agencies are that visitors may see. */
export async function readRankedCountries(db: Db): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`
    select distinct a.country from agency_stock s join agencies a on a.id = s.agency_id
    where ${isShown} and ${isKnownCountry} order by a.country`.execute(db)
  return rows.map(({ country }) => country)
}
