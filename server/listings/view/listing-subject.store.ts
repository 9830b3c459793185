/** listings: the SQL of what homes are called and who offers them. */
import { sql, type RawBuilder } from 'kysely'
import type { ListingStatus, PropertyType } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'

/**
 * The order in which titles `t` of a listing are preferred: in these languages (lower-case tags, best first),
 * else as a person wrote it, English before others.
 */
export const titleOrder = (languages: readonly string[]): RawBuilder<unknown> => sql`
  coalesce(array_position(${[...languages]}::text[], lower(t.lang)), array_position(${[...languages]}::text[], split_part(lower(t.lang), '-', 1))),
  array_position(array['human', 'unknown', 'machine'], t.origin), split_part(t.lang, '-', 1) <> 'en', t.lang`

export type SubjectRow = {
  id: string
  status: ListingStatus
  title: string | null
  type: PropertyType
  publicRef: string | null
  placeId: string | null
  locality: string | null
  admin1: string | null
  admin2: string | null
  country: string
  agencyId: string
  agencyName: string
  isDemo: boolean
}

/** Whatever their status; a listing that is gone is left out. Titles in English where there are such. */
export async function readSubjects(db: Db, ids: readonly string[]): Promise<SubjectRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<SubjectRow>`
    select l.id, l.status, title.body as title, p.type, l.public_ref as "publicRef", p.place_id as "placeId", p.locality,
      p.admin1, p.admin2, p.country, a.id as "agencyId", a.name as "agencyName", a.is_demo as "isDemo"
    from listings l
    join properties p on p.id = l.property_id
    join agencies a on a.id = l.agency_id
    left join lateral (
      select t.body from listing_texts t where t.listing_id = l.id and t.kind = 'title' order by ${titleOrder(['en'])} limit 1
    ) title on true
    where l.id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

export type HomeAgent = { id: string; name: string; userId: string | null }

/**
 * Who answers for a home, the first leading, each with the account
 * of that name in the agency, if there is one.
 */
export async function readHomeAgents(db: Db, listingId: string): Promise<HomeAgent[]> {
  const { rows } = await sql<HomeAgent>`
    select a.id, a.name, u.id as "userId"
    from listings l
    cross join unnest(array[l.agent_id] || l.co_agent_ids) with ordinality as one (id, place)
    join agents a on a.id = one.id
    left join lateral (
      select u.id from users u
      where u.agency_id = l.agency_id and u.role = 'Agent' and u.approval = 'approved' and lower(u.name) = lower(a.name)
      order by u.id limit 1
    ) u on true
    where l.id = ${listingId}
    order by one.place`.execute(db)
  return rows
}
