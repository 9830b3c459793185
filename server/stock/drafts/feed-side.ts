/**
 * stock: what the editor shows beside a draft of a home of a feed:
 * what the feed says, and what is said by hand.
 */
import type { DraftOfFeed } from '#contract/stock/stock.ts'
import { asTheFeedSays, disagrees, readStoredListings } from '#server/listings/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { toForm } from '../form/form-draft.rules.ts'
import { readFeedName, readNames, type DraftRow } from './drafts.store.ts'

/** Null for a home that has no feed, or has none any more. */
export async function feedSide(
  db: Db,
  { listingId, base }: DraftRow,
  now: Date,
): Promise<DraftOfFeed | null> {
  if (listingId === null || base === null) return null
  const home = (await readStoredListings(db, [listingId])).get(listingId)
  if (!home?.feedId) return null
  const { corrections } = home
  const names = await readNames(
    db,
    corrections.flatMap(({ by }) => by ?? []),
  )
  return {
    name: await readFeedName(db, home.feedId),
    base: base.form,
    says: toForm(asTheFeedSays(home)),
    corrections: corrections.map((one) => ({
      field: one.field,
      by: one.by === null ? null : (names.get(one.by) ?? null),
      at: one.at.toISOString(),
      isDisputed: disagrees(one),
    })),
    readAt: now.toISOString(),
  }
}
