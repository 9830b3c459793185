/** listings: what a home is called and who offers it, for those who write about it. */
import { sql } from 'kysely'
import type { ListingStatus } from '#contract/vocabulary.ts'
import type { Db } from '#server/platform/db.ts'

export type ListingSubject = {
  id: string
  status: ListingStatus
  /** In English where there is such a title. */
  title: string | null
  publicRef: string | null
  locality: string | null
  /** ISO 3166-1. */
  country: string
  agency: { id: string; name: string; isDemo: boolean }
}

/** Whatever its status: the caller decides who may ask. Null when there is no such listing. */
export async function readListingSubject(db: Db, id: string): Promise<ListingSubject | null> {
  const row = await db
    .selectFrom('listings')
    .innerJoin('properties', 'properties.id', 'listings.property_id')
    .innerJoin('agencies', 'agencies.id', 'listings.agency_id')
    .select((eb) => [
      'listings.id',
      'listings.status',
      'listings.public_ref as publicRef',
      'properties.locality',
      'properties.country',
      'agencies.id as agencyId',
      'agencies.name as agencyName',
      'agencies.is_demo as isDemo',
      eb
        .selectFrom('listing_texts')
        .select('body')
        .whereRef('listing_id', '=', 'listings.id')
        .where('kind', '=', 'title')
        .orderBy(sql`lang <> 'en'`)
        .orderBy('lang')
        .limit(1)
        .as('title'),
    ])
    .where('listings.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { agencyId, agencyName, isDemo, ...subject } = row
  return {
    ...subject,
    status: row.status as ListingStatus,
    agency: { id: agencyId, name: agencyName, isDemo },
  }
}
