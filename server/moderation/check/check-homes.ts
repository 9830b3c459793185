/** moderation: the rules look at homes that changed, in turns. */
import { fold } from '#contract/search/fold.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { suggestTwins } from '../one-home/suggest-twins.ts'
import { endAnswered } from '../requests/end-answered.ts'
import { readRules } from './rules.store.ts'
import { findFlags } from './find-flags.ts'
import { followRelisted } from './follow-relisted.ts'
import { refreshHomes, withCompared, writeFlags, writeHomes } from './flags.store.ts'
import { readHomes } from './homes.store.ts'
import { countWaiting, oneAtATime, takeWaiting } from './waiting.store.ts'

/**
 * A turn is half a second's work or more; another decision about one
 * of its homes waits for no more than its end.
 */
export const aTurn = 500
/** After a large import more homes share what is reckoned about their neighbourhood. */
const aStride = 2_000

/** In a transaction of its own for each turn: whoever is killed in the middle leaves the homes waiting. */
export async function checkWaiting(platform: Platform, db: Db, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const waiting = await countWaiting(db, aStride)
    if (waiting === 0 || signal?.aborted) return
    const some = waiting === aStride ? aStride : aTurn
    await transaction(db, async (tx) => lookAt(platform, tx, await takeWaiting(tx, some)))
  }
}

export const checkHomes = (platform: Platform, db: Db, ids: readonly string[]): Promise<void> =>
  transaction(db, async (tx) => {
    await oneAtATime(tx)
    await lookAt(platform, tx, ids)
  })

/** In the caller's transaction, which holds everybody else who would write flags. */
export async function lookAt(platform: Platform, tx: Db, changed: readonly string[]): Promise<void> {
  if (changed.length === 0) return
  const now = platform.clock.now()
  const ids = await withCompared(tx, changed)
  const { rules } = await readRules(tx)
  const found = await findFlags(platform, tx, { rules, scope: ids })
  await writeFlags(tx, ids, { found, now })
  await followRelisted(platform, tx, ids)
  await suggestTwins(tx, ids, now)
  const homes = await readHomes(tx, ids)
  await writeHomes(
    tx,
    homes.map(({ id, words }) => ({ id, words: fold(words) })),
  )
  await endAnswered(tx, ids, now)
  await refreshHomes(tx, [...new Set([...ids, ...found.map(({ listingId }) => listingId)])].toSorted())
}
