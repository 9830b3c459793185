/** search: the SQL of countries that operators offer: homes elsewhere have no search rows. */
import { sql, type RawBuilder } from 'kysely'
import { searchableStatuses } from '#contract/vocabulary/codes.ts'
import type { Db } from '#server/platform/database/db.ts'

/** What the setting says now, read once for a statement; null for every country. */
const markets = sql`(
  select case when jsonb_typeof(v.value) = 'array' then array(select jsonb_array_elements_text(v.value)) end
  from setting_versions v where v.key = 'markets' order by v.version desc limit 1)`

/** Whether homes of a country are offered. */
export const isOffered = (country: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${markets} is null or ${country} = any(${markets}::text[]))`

/**
 * Has those wait whose rows say otherwise than the setting: that are there, although nobody offers
 * their country, or are missing, although somebody does. Offers that another of the same home
 * stands for are among them, and change nothing.
 */
export async function addWrongMarkets(db: Db): Promise<void> {
  await sql`
    insert into search_waiting (listing_id)
    select distinct s.listing_id from search_listings s where not ${isOffered(sql`s.country`)}
    union
    select l.id from listings l join properties p on p.id = l.property_id
    where l.status = any(${[...searchableStatuses]}::text[]) and ${isOffered(sql`p.country`)}
      and not exists (select from search_listings s where s.listing_id = l.id)`.execute(db)
}
