/** moderation: the SQL of the homes that rules look at one by one, and of the walk over all of them. */
import { sql } from 'kysely'
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'

export type CheckedHome = {
  id: string
  status: ListingStatus
  lat: number | null
  lon: number | null
  country: string
  locality: string | null
  /** What somebody may look for: reference, titles, agency, parts of the address. */
  words: string
}

const columns = sql`
  l.id, l.status, p.lat, p.lon, p.country, p.locality,
  concat_ws(' ', l.public_ref, a.name, p.locality, p.district, p.street, p.postal_code, (
    select string_agg(t.body, ' ') from listing_texts t where t.listing_id = l.id and t.kind = 'title')) as words
  from listings l join properties p on p.id = l.property_id join agencies a on a.id = l.agency_id`

export async function readHomes(db: Db, ids: readonly string[]): Promise<CheckedHome[]> {
  const { rows } = await sql<CheckedHome>`
    select ${columns} where l.id = any(${[...ids]}::uuid[]) order by l.id`.execute(db)
  return rows
}

/** So many after this one, by id; from the first when there is none. */
export async function readHomesAfter(db: Db, after: string | null, limit: number): Promise<CheckedHome[]> {
  const { rows } = await sql<CheckedHome>`
    select ${columns} where ${after === null ? sql`true` : sql`l.id > ${after}::uuid`} order by l.id limit ${limit}`.execute(
    db,
  )
  return rows
}
