/**
 * listings: keeps homes from visitors and gives them back, in the transaction
 * of whoever decides it; every index follows.
 */
import type { Db } from '#server/platform/database/db.ts'
import type { Events } from '#server/platform/jobs/events.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteHolds, idsOfAgency, insertHolds, type HoldKind } from './holds.store.ts'
import { insertChanges } from '../rows/listing-writing.store.ts'

type Deps = { events: Events }
type Hold = { ids: readonly string[]; kind: HoldKind }

/** Homes in one statement: an agency may have a hundred thousand. */
const atOnce = 1_000

/**
 * Hides these homes everywhere at once: search, pages, sitemap, feeds,
 * saved lists. What held a home before goes on to.
 * `reason` is shown to the agency. Must run inside a transaction.
 */
export async function holdListings(
  tx: Db,
  { ids, kind, reason, now }: Hold & { reason: string | null; now: Date },
  deps: Deps,
): Promise<void> {
  await inTurn(ids, async (some) => tellOf(tx, await insertHolds(tx, some, { kind, reason, at: now }), deps))
}

/**
 * Ends a hold. Homes that nothing else holds are again what they were,
 * or what their source made of them meanwhile.
 */
export async function releaseListings(tx: Db, { ids, kind }: Hold, deps: Deps): Promise<void> {
  await inTurn(ids, async (some) => tellOf(tx, await deleteHolds(tx, some, kind), deps))
}

async function inTurn(
  ids: readonly string[],
  work: (some: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce) await work(ids.slice(from, from + atOnce))
}

async function tellOf(tx: Db, ids: string[], { events }: Deps): Promise<void> {
  if (ids.length === 0) return
  await insertChanges(tx, ids)
  await events.publish(tx, 'listing.changed', { ids })
}

/** Homes of an agency that is hidden go with it, and come back with it. */
export function subscribeListings({ events }: Pick<Platform, 'events'>): void {
  events.subscribe('agency.hidden', async (tx, { agencyId, at }) =>
    holdListings(
      tx,
      { ids: await idsOfAgency(tx, agencyId), kind: 'agency', reason: null, now: at },
      { events },
    ),
  )
  events.subscribe('agency.shown', async (tx, { agencyId }) =>
    releaseListings(tx, { ids: await idsOfAgency(tx, agencyId), kind: 'agency' }, { events }),
  )
}
