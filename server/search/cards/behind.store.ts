/** search: the SQL of offers that another agency's offer of the same home stands in front of. */
import { sql } from 'kysely'
import { searchableStatuses } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { CardKey } from './cards.rules.ts'

/**
 * Of each home and purpose one: what is free before what is reserved, then what was here first. A home that
 * the agency's own offer stands for is not among them. Newest first.
 */
export async function readBehind(db: Db, agencyId: string): Promise<CardKey[]> {
  const { rows } = await sql<CardKey>`
    select id, purpose from (
      select distinct on (m.home_id, o.purpose) l.id, o.purpose, coalesce(l.market_since, l.listed_at) as since
      from listings l
      join home_members m on m.property_id = l.property_id
      join offers o on o.listing_id = l.id and o.rank = 0
      cross join lateral (
        select bool_or(lead.agency_id = l.agency_id) as is_own
        from home_members other
        join listings lead on lead.property_id = other.property_id
        join search_listings s on s.listing_id = lead.id and s.purpose = o.purpose
        where other.home_id = m.home_id
      ) shown
      where l.agency_id = ${agencyId} and l.status = any(${[...searchableStatuses]}::text[]) and not shown.is_own
      order by m.home_id, o.purpose, l.status <> 'active', l.first_seen_at, l.id
    ) behind order by since desc, id`.execute(db)
  return rows
}
