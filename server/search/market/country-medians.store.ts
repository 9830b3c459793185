/** search: medians of what is live, by country. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { medianDaysListed } from './medians.store.ts'

export type CountryRow = {
  country: string
  purpose: 'sale' | 'rent'
  homes: number
  /** Whole euro; a month for rents. */
  median: number
  perM2: number
  days: number
  fresh: number
}

type Ask = { types: readonly string[]; fewest: number; now: Date }

/** Homes with a price and an area, by country and purpose; those with too few homes are left out. */
export async function readCountryRows(db: Db, { types, fewest, now }: Ask): Promise<CountryRow[]> {
  const { rows } = await sql<CountryRow>`
    select country, purpose, count(*)::int as homes,
      percentile_cont(0.5) within group (order by price_eur) as median,
      percentile_cont(0.5) within group (order by price_eur::float8 / area_m2) as "perM2",
      ${medianDaysListed(now)}::int as days,
      (count(*) filter (where listed_at >= ${now}::timestamptz - interval '30 days'))::int as fresh
    from search_listings
    where purpose in ('sale', 'rent') and type = any(${types}::text[]) and price_eur > 0 and area_m2 > 0
    group by country, purpose having count(*) >= ${fewest}
    order by count(*) desc, country`.execute(db)
  return rows
}
