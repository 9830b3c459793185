/** search: keeps the search rows in step with every change of a listing, in the transaction that makes it. */
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { projectListings } from './project-listings.ts'
import { addWaiting } from './waiting.store.ts'

/**
 * Homes wait for their search rows. One that is put in while another
 * runs waits for its end, so none is overlooked.
 */
export const turns = defineJob<object>('search.turns', { policy: 'short', expireInSeconds: 3_600 })

/** What feeds bring by the hundred has its turn right after the transaction. */
export function followListings({ events, jobs }: Pick<Platform, 'events' | 'jobs'>): void {
  events.subscribe('listing.changed', async (tx, { ids, later }) => {
    if (!later) return projectListings(tx, ids)
    await addWaiting(tx, ids)
    await jobs.enqueue(tx, turns, {}, { key: 'all' })
  })
  events.subscribe('listing.ranked', (tx, { ids }) => projectListings(tx, ids))
}
