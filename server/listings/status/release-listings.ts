/** listings: homes that came from a feed become homes that their agency looks after by hand. */
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Events } from '#server/platform/jobs/events.ts'
import { forgetCorrections } from '../rows/corrections.store.ts'
import { insertChanges } from '../rows/listing-writing.store.ts'
import { releaseRows } from './release.store.ts'

/**
 * Takes so many homes at most out of the feed; they stay as they are, on the market or not.
 * Their names begin with the feed's from now on, so that homes of two feeds stay apart.
 * Answers their ids; none when none are left.
 */
export function releaseFeedListings(
  db: Db,
  ask: { feedId: string; most: number },
  { events }: { events: Events },
): Promise<string[]> {
  return transaction(db, async (tx) => {
    const ids = await releaseRows(tx, ask)
    if (ids.length === 0) return ids
    // All of it is said by hand from now on.
    await forgetCorrections(tx, ids)
    await insertChanges(tx, ids)
    await events.publish(tx, 'listing.changed', { ids })
    return ids
  })
}
