/**
 * listings: leads listings to another status, withdraws them, and confirms that they are still on the market.
 */
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Events } from '#server/platform/jobs/events.ts'
import { releaseListings } from './hold-listings.ts'
import { raiseConfirmed } from '../standing/standing.ts'
import { rememberHeld } from './holds.store.ts'
import { eventRow } from '../rows/listing-rows.rules.ts'
import {
  confirmRows,
  insertChanges,
  insertRows,
  readStatuses,
  writeStatus,
} from '../rows/listing-writing.store.ts'
import {
  confirmationIsNews,
  isLive,
  mayBecome,
  statusEvent,
  type ChangeSource,
} from '../draft/listings.rules.ts'

type Deps = { events: Events }
type Said = {
  ids: string[]
  /** Shown to the agent. */
  reason: string | null
  now: Date
  source: ChangeSource
}

/**
 * Gives these listings the status; answers the ids of those that changed. The others
 * had it, or may not get it from this source.
 */
export function changeStatus(db: Db, ask: Said & { status: ListingStatus }, deps: Deps): Promise<string[]> {
  return changeFrom(db, ask, deps, (from) => from !== ask.status && mayBecome(from, ask.status, ask.source))
}

/**
 * Takes listings off the market; their pages and histories stay. `status` says why: the source no
 * longer has them (removedBySource, the default), the agent took them back, or their time is
 * over. Answers the ids of those that were live.
 */
export function withdrawListings(
  db: Db,
  { status = 'removedBySource', ...ask }: Said & { status?: 'removedBySource' | 'withdrawn' | 'expired' },
  deps: Deps,
): Promise<string[]> {
  return changeFrom(db, { ...ask, status }, deps, isLive)
}

function changeFrom(
  db: Db,
  ask: Said & { status: ListingStatus },
  { events }: Deps,
  may: (from: ListingStatus) => boolean,
): Promise<string[]> {
  const { status, reason, now, source } = ask
  return transaction(db, async (tx) => {
    const rows = await readStatuses(tx, ask.ids)
    // What is held stays hidden; it returns to the new status.
    const held = rows.filter((row) => row.held_status !== null && may(row.held_status))
    await rememberHeld(
      tx,
      held.map(({ id }) => ({ id, status })),
    )
    const changed = rows.filter((row) => row.held_status === null && may(row.status))
    const ids = changed.map((row) => row.id)
    if (ids.length === 0) return ids
    await writeStatus(tx, ids, { status, reason, now })
    await insertRows(
      tx,
      'listing_events',
      changed.map((row) =>
        eventRow(
          {
            kind: statusEvent(row.status, status),
            purpose: null,
            before: { status: row.status },
            after: { status },
          },
          { listingId: row.id, propertyId: row.property_id, at: now, source },
        ),
      ),
    )
    await insertChanges(tx, ids)
    await events.publish(tx, 'listing.changed', { ids })
    return ids
  })
}

type Confirmation = ({ ids: string[] } | { feedId: string }) & { now: Date; source: ChangeSource }

/**
 * Nobody is told when within an hour a home was confirmed, and a large feed
 * would be written again each time it is fetched.
 */
const justConfirmedMs = 50 * 60_000

/**
 * Notes that these listings (or all of a feed, when it answered "not modified") are still
 * on the market; those that are not on it stay as they are. Publishes `listing.confirmed`,
 * and adds to the life line only what is news.
 * What a feed has confirmed just now it does not confirm again. Answers how many were confirmed.
 */
export function confirmListings(db: Db, ask: Confirmation, { events }: Deps): Promise<number> {
  return transaction(db, async (tx) => {
    const { now, source } = ask
    const unless = new Date(now.getTime() - (source === 'feed' ? justConfirmedMs : 0))
    const confirmed = await confirmRows(tx, ask, { now, unless })
    if (confirmed.length === 0) return 0
    const news = confirmed.filter((row) => confirmationIsNews(source, row.confirmed_before, now))
    await insertRows(
      tx,
      'listing_events',
      news.map((row) =>
        eventRow(
          { kind: 'confirmed', purpose: null, before: null, after: null },
          { listingId: row.id, propertyId: row.property_id, at: now, source },
        ),
      ),
    )
    const ids = confirmed.map((row) => row.id)
    await events.publish(tx, 'listing.confirmed', { ids, at: now })
    await raiseConfirmed(tx, ids, { events })
    // What was hidden because nobody said so is shown again.
    await releaseListings(tx, { ids, kind: 'unconfirmed' }, { events })
    return confirmed.length
  })
}
