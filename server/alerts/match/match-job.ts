/** alerts: the job that holds homes that changed against the searches that wait. */
import type { Db } from '#server/platform/database/db.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/jobs.ts'

/** One that is put in while another runs waits for its end, so nothing is overlooked. */
export const matchJob = defineJob<object>('alerts.match', { policy: 'short', expireInSeconds: 3_600 })

/**
 * Asks for it as part of the transaction: homes have changed, or
 * searches, which are filed before a home comes by.
 */
export const askToMatch = async (jobs: Jobs, tx: Db, options: { startAfter?: number } = {}): Promise<void> =>
  void (await jobs.enqueue(tx, matchJob, {}, { key: 'all', ...options }))
