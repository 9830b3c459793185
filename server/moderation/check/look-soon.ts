/**
 * moderation: homes wait, in the transaction that changed something about them, until the rules look at them.
 */
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { turns } from './kinds.ts'
import { addWaiting } from './waiting.store.ts'

export async function lookAtSoon(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Db,
  ids: readonly string[],
): Promise<void> {
  await addWaiting(tx, ids)
  await jobs.enqueue(tx, turns, {}, { key: 'all' })
}
