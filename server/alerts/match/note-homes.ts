/** alerts: every home that changes is noted as the search found it until then. */
import type { Platform } from '#server/platform/platform.ts'
import { readPercolated } from '#server/search/inner.ts'
import { isAnybodyWaiting, noteChanges } from './changes.store.ts'
import { askToMatch } from './match-job.ts'

/**
 * Notes every home that changes as the search found it until then: in the transaction that changes it, before
 * the search follows. Where nobody waits for homes, nothing is noted.
 */
export function subscribeAlerts({ events, jobs }: Pick<Platform, 'events' | 'jobs'>): void {
  events.subscribe('listing.changed', async (tx, { ids }) => {
    if (!(await isAnybodyWaiting(tx))) return
    await noteChanges(tx, await readPercolated(tx, ids))
    await askToMatch(jobs, tx)
  })
}
