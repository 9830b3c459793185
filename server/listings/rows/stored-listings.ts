/** listings: stored listings as the drafts they were saved from, for those who write them by hand. */
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { ListingDraft } from '../draft/draft.ts'
import { readCurrentListings } from './current-listings.store.ts'

export type StoredDraft = {
  id: string
  agencyId: string
  /** Null for a listing that the agency keeps by hand. */
  feedId: string | null
  draft: ListingDraft
  /** While Meridian keeps it from visitors: the status it returns to. */
  heldStatus: ListingStatus | null
}

/** By listing id, whatever their status; those that do not exist are left out. */
export async function readStoredListings(db: Db, ids: readonly string[]): Promise<Map<string, StoredDraft>> {
  if (ids.length === 0) return new Map()
  const found = await readCurrentListings(db, { ids: [...ids] })
  return new Map(
    [...found].map(([id, { draft, frame, heldStatus }]) => [
      id,
      { id, agencyId: frame.agencyId, feedId: frame.feedId, draft, heldStatus },
    ]),
  )
}
