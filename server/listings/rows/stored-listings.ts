/** listings: stored listings as the drafts they were saved from, for those who write them by hand. */
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { ListingDraft } from '../draft/draft.ts'
import { liftOff, type Correction } from '../draft/corrections.rules.ts'
import { readCurrentListings } from './current-listings.store.ts'

export type StoredDraft = {
  id: string
  agencyId: string
  /** Null for a listing that the agency keeps by hand. */
  feedId: string | null
  draft: ListingDraft
  /** While Meridian keeps it from visitors: the status it returns to. */
  heldStatus: ListingStatus | null
  /** What of a feed's listing is said by hand. */
  corrections: readonly Correction[]
}

/** By listing id, whatever their status; those that do not exist are left out. */
export async function readStoredListings(db: Db, ids: readonly string[]): Promise<Map<string, StoredDraft>> {
  if (ids.length === 0) return new Map()
  const found = await readCurrentListings(db, { ids: [...ids] })
  return new Map(
    [...found].map(([id, { draft, frame, heldStatus, corrections }]) => [
      id,
      { id, agencyId: frame.agencyId, feedId: frame.feedId, draft, heldStatus, corrections },
    ]),
  )
}

/** The listing as its feed alone would have it, with the pictures that are fetched already. */
export function asTheFeedSays({ draft, corrections }: StoredDraft): ListingDraft {
  const said = liftOff(draft, corrections)
  const fetched = new Map(draft.media.map(({ sourceUrl, sha256 }) => [sourceUrl, sha256]))
  const media = said.media.map((item) => ({
    ...item,
    sha256: item.sha256 ?? fetched.get(item.sourceUrl) ?? null,
  }))
  return { ...said, media }
}
