/** search: commercial property for sale, and the rents asked for comparable property. */
import { sql } from 'kysely'
import type { PropertyType, Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'

export type LotRow = {
  id: string
  purpose: Purpose
  total: number
  /** Whole euro. */
  price: number
  area: number | null
  /** Euro a month and m²; null where too few lots are offered to lease. */
  rent: number | null
  comparables: number | null
  sameType: boolean | null
}

export type LotsAsk = {
  types: readonly string[]
  /** Countries that are shown; null for all. */
  shown: readonly string[] | null
  country?: string | undefined
  type?: string | undefined
  sort: 'yield' | 'price' | '-price' | 'newest'
  limit: number
  offset: number
  /** Types whose rents are alike → their kind. */
  kinds: ReadonlyMap<string, string>
  /** Lots to lease that make a median. */
  fewest: number
  /** Yields beyond these per cent come from a price or an area that is not what it says. */
  believable: readonly [number, number]
}

const orders = {
  yield: sql`believable desc nulls last, price`,
  price: sql`price`,
  '-price': sql`price desc`,
  newest: sql`listed_at desc`,
}

/** Rents of the same type in the same country come first, then of types of the same kind there. */
export async function readLots(db: Db, ask: LotsAsk): Promise<LotRow[]> {
  const { types, shown, country, type, sort, limit, offset, fewest } = ask
  const [least, most] = ask.believable
  const { rows } = await sql<LotRow>`
    with kinds as (select * from unnest(${[...ask.kinds.keys()]}::text[], ${[...ask.kinds.values()]}::text[]) as k (type, kind)),
    rents as materialized (
      select country, kinds.kind, s.type, percentile_cont(0.5) within group (order by price_eur::float8 / area_m2) as rent, count(*)::int as n
      from search_listings s left join kinds using (type)
      where purpose = 'lease' and s.type = any(${types}::text[]) and price_eur > 0 and area_m2 > 0
      group by grouping sets ((country, s.type), (country, kinds.kind)) having count(*) >= ${fewest}
    ),
    lots as (
      select s.listing_id as id, s.purpose, s.price_eur as price, s.area_m2 as area, s.listed_at, coalesce(own.rent, alike.rent) as rent,
        coalesce(own.n, alike.n) as comparables, own.rent is not null as "sameType"
      from search_listings s
      left join kinds using (type)
      left join rents own on own.country = s.country and own.type = s.type
      left join rents alike on alike.country = s.country and alike.type is null and alike.kind = kinds.kind
      where s.purpose = 'sale' and s.type = any(${types}::text[]) and s.price_eur > 0
        and (${shown}::text[] is null or s.country = any(${shown}::text[]))
        and (${country ?? null}::text is null or s.country = ${country ?? null}) and (${type ?? null}::text is null or s.type = ${type ?? null})
    ),
    yields as (select *, rent * 12 * area / price * 100 as percent from lots),
    sorted as (select *, case when percent between ${least} and ${most} then percent end as believable from yields)
    select id, purpose, count(*) over ()::int as total, price, area, case when believable is not null then rent end as rent,
      comparables, "sameType"
    from sorted order by ${orders[sort]}, id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many lots there are by country and by type, most first. */
export async function countLots(db: Db, types: readonly string[], shown: readonly string[] | null) {
  const { rows } = await sql<{ country: string | null; type: PropertyType | null; count: number }>`
    select country, type, count(*)::int as count from search_listings
    where purpose = 'sale' and type = any(${types}::text[]) and price_eur > 0
      and (${shown}::text[] is null or country = any(${shown}::text[]))
    group by grouping sets ((country), (type)) order by count(*) desc, country, type`.execute(db)
  return rows
}
