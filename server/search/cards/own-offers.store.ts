/** search: the SQL of an agency's own offers of homes that another agency's offer stands for. */
import { sql } from 'kysely'
import { searchableStatuses, type Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'

export type OwnAsk = { agency: string; purpose: Purpose; ids: readonly string[] }

/**
 * Of those of the listings that are another agency's: the agency's own
 * offer of the same home, by the id of the other.
 */
export async function readOwnOffers(
  db: Db,
  { agency, purpose, ids }: OwnAsk,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ lead: string; own: string }>`
    select distinct on (lead.id) lead.id as lead, own.id as own
    from listings lead
    join listings own on own.property_id = any(properties_of_home(lead.property_id))
    join offers o on o.listing_id = own.id and o.purpose = ${purpose} and o.rank = 0
    where lead.id = any(${[...ids]}::uuid[]) and lead.agency_id <> ${agency}::uuid
      and own.agency_id = ${agency}::uuid and own.status = any(${[...searchableStatuses]}::text[])
    order by lead.id, own.status <> 'active', own.first_seen_at, own.id`.execute(db)
  return new Map(rows.map(({ lead, own }) => [lead, own]))
}
