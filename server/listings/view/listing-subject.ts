/** listings: what homes are called and who offers them, for those who write about them. */
import { homeTitle } from '#contract/listings/home-title.ts'
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import type { Places } from '#server/places/index.ts'
import { placesOf } from '#server/places/inner.ts'
import { countryName } from '#server/places/plain.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSubjects, type SubjectRow } from './listing-subject.store.ts'

export type ListingSubject = {
  id: string
  status: ListingStatus
  /** As cards and pages call it in English: a home without a title has the made one. */
  title: string
  publicRef: string | null
  /** ISO 3166-1. */
  country: string
  agency: { id: string; name: string; isDemo: boolean }
}

type Located = {
  place_id?: string | null
  locality: string | null
  admin2: string | null
  admin1: string | null
  country: string
}

/** What the place of a home is called: as its source calls it, else by the gazetteer. */
export const placeNameOf = (at: Located, known: { name: string } | null): string =>
  at.locality ?? known?.name ?? at.admin2 ?? at.admin1 ?? countryName(at.country)

/** By id, whatever their status: the caller decides who may ask. Listings that are gone are left out. */
export async function readListingSubjects(
  platform: Platform,
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ListingSubject>> {
  const rows = await readSubjects(db, ids)
  const places = rows.length > 0 ? await placesOf(platform) : null
  return new Map(rows.map((row) => [row.id, subjectOf(row, places)]))
}

/** Null when there is no such listing. */
export const readListingSubject = async (
  platform: Platform,
  db: Db,
  id: string,
): Promise<ListingSubject | null> => (await readListingSubjects(platform, db, [id])).get(id) ?? null

function subjectOf(row: SubjectRow, places: Pick<Places, 'resolved'> | null): ListingSubject {
  const { id, status, publicRef, country, type, agencyId, agencyName, isDemo } = row
  const known = row.placeId === null ? null : (places?.resolved(row.placeId) ?? null)
  return {
    id,
    status,
    publicRef,
    country,
    title: homeTitle({ title: row.title, type, place: placeNameOf(row, known) }),
    agency: { id: agencyId, name: agencyName, isDemo },
  }
}
