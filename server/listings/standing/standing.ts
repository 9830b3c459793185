/**
 * listings: homes that nobody confirms sink behind the others until somebody does,
 * and re-listing does not make a home younger.
 */
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Events } from '#server/platform/jobs/events.ts'
import { insertChanges } from '../rows/listing-writing.store.ts'
import { writeMarketSince, writeRaised, writeSunk, type MarketSince } from './standing.store.ts'

type Deps = { events: Events }

/** Homes of one transaction. */
const aTurn = 500

/** Answers how many sank. */
export async function sinkUnconfirmed(
  db: Db,
  { before, now }: { before: Date; now: Date },
  deps: Deps,
): Promise<number> {
  let count = 0
  for (;;) {
    const ids = await transaction(db, async (tx) => {
      const sunk = await writeSunk(tx, { before, now, limit: aTurn })
      await tellRanked(tx, sunk, deps)
      return sunk
    })
    count += ids.length
    if (ids.length < aTurn) return count
  }
}

/** In the transaction that confirmed them. */
export const raiseConfirmed = async (tx: Db, ids: readonly string[], deps: Deps): Promise<void> =>
  tellRanked(tx, await writeRaised(tx, ids), deps)

/** Says since when agencies really have these homes on the market; null: since they listed them. */
export const noteMarketSince = async (tx: Db, rows: readonly MarketSince[], deps: Deps): Promise<void> =>
  tellRanked(tx, await writeMarketSince(tx, rows), deps)

async function tellRanked(tx: Db, ids: string[], { events }: Deps): Promise<void> {
  if (ids.length === 0) return
  await insertChanges(tx, ids)
  await events.publish(tx, 'listing.ranked', { ids })
}
