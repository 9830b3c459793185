/** search: whether prices in the search rows still are what the newest rates make of them. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { wholeUnitsOf } from '#server/platform/database/whole-units.ts'

/**
 * Whether a home for sale in any currency stands in the search with a price that the newest rates put further
 * off than this share. Homes of a currency are all off by the same, so a few of each tell.
 */
export async function havePricesDrifted(db: Db, share: number): Promise<boolean> {
  const { rows } = await sql<{ drifted: boolean }>`
    select exists (
      select from currencies c
      cross join lateral (select per_euro from currency_rates r where r.currency = c.code order by on_date desc limit 1) rate
      cross join lateral (
        select s.price_eur, o.amount_minor from offers o
        join search_listings s on s.listing_id = o.listing_id and s.purpose = o.purpose and o.rank = 0
        where o.currency = c.code and o.purpose = 'sale' and s.price_eur >= 10000 and o.amount_minor > 0 limit 3
      ) home
      where abs(home.price_eur - ${wholeUnitsOf(sql`home.amount_minor`, sql`c.code`)} / rate.per_euro) > home.price_eur * ${share}::float8
    ) as drifted`.execute(db)
  return rows[0]?.drifted ?? false
}
