/** search: asking prices per square metre of places, from our own stock. */
import { sql } from 'kysely'
import { endedStatuses, mainAreaKinds, searchableStatuses } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'
import { medianDaysListed } from './medians.store.ts'

/** Homes for sale of these types in every populated place, the place with most first. */
export async function readBusiestPlaces(
  db: Db,
  types: readonly string[],
  limit: number,
): Promise<{ id: string; count: number }[]> {
  const { rows } = await sql<{ id: string; count: number }>`
    select id, count(*) as count from search_listings s, unnest(s.place_path) as id
    where s.purpose = 'sale' and s.type = any(${types}::text[]) and id like 'geonames:%'
    group by id order by count(*) desc, id limit ${limit}`.execute(db)
  return rows
}

export type MarketRow = {
  place: string
  currency: string
  /** Minor units. */
  perM2: number
  medianDaysListed: number
  /**
   * First day of the month and the median of what was listed in it; months with too few homes are left out.
   */
  months: { month: string; perM2: number }[]
}

type MarketAsk = {
  places: readonly string[]
  types: readonly string[]
  from: string
  until: string
  fewest: number
  now: Date
}

/**
 * Medians of homes for sale in the currency most of a place's homes are priced in. The
 * present median is of live homes; the months (UTC, `from` up to but not including `until`)
 * also count homes that were sold or withdrawn since.
 */
export async function readMarket(
  db: Db,
  { places, types, from, until, fewest, now }: MarketAsk,
): Promise<MarketRow[]> {
  const { rows } = await sql<MarketRow>`
    with homes as materialized (
      select place.id as place, l.status = any(${[...searchableStatuses]}::text[]) as live, least(l.listed_at, l.market_since) as listed_at, o.currency,
        o.amount_minor / area.value_m2 as per_m2
      from properties p
      cross join lateral unnest(p.place_path) as place (id)
      join listings l on l.property_id = p.id and l.status = any(${[...searchableStatuses, ...endedStatuses]}::text[])
      join offers o on o.listing_id = l.id and o.purpose = 'sale' and o.rank = 0 and o.amount_minor is not null
      cross join lateral (
        select a.value_m2 from property_areas a where a.property_id = p.id and a.kind = any(${[...mainAreaKinds]}::text[])
        order by array_position(${[...mainAreaKinds]}::text[], a.kind) limit 1
      ) area
      where p.place_path && ${places}::text[] and place.id = any(${places}::text[]) and p.type = any(${types}::text[])
    ),
    main as (select place, mode() within group (order by currency) as currency from homes where live group by place),
    medians as (
      select place, currency, round(percentile_cont(0.5) within group (order by per_m2)) as per_m2,
        ${medianDaysListed(now)} as days
      from homes join main using (place, currency) where live group by place, currency
    ),
    monthly as (
      select place, to_char(listed_at at time zone 'UTC', 'YYYY-MM-01') as month,
        round(percentile_cont(0.5) within group (order by per_m2)) as per_m2
      from homes join main using (place, currency)
      where listed_at at time zone 'UTC' >= ${from}::date and listed_at at time zone 'UTC' < ${until}::date
      group by 1, 2 having count(*) >= ${fewest}
    )
    select place, currency, per_m2::bigint as "perM2", days::int as "medianDaysListed",
      coalesce((select json_agg(json_build_object('month', month, 'perM2', monthly.per_m2::bigint)) from monthly where monthly.place = medians.place), '[]') as months
    from medians`.execute(db)
  return rows
}
