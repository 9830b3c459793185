/**
 * moderation: walks over homes that nobody brought news of: those the rules never saw, and every night all.
 */
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { aTurn, lookAt } from '../check/check-homes.ts'
import { oneAtATime } from '../check/waiting.store.ts'
import { isUnderWay, planWalk, takeStride, useOneProcessor, type Walk } from './walks.store.ts'

type Course = {
  walk: Walk
  /** The job that walks: done again, it goes on where it was broken off. */
  job: string
  signal?: AbortSignal
  /** Comes after each turn, with the milliseconds it took. */
  pause?: (took: number) => Promise<void>
}

/**
 * Goes through the homes by place: a turn's homes are neighbours, so that what is
 * usual among them is reckoned once. Each turn is a transaction of its own: whoever
 * is killed in the middle leaves the rest of the walk.
 * @throws the signal's reason: a job that was told to end is done again, and goes on.
 */
export async function walkHomes(
  platform: Platform,
  db: Db,
  { walk, job, signal, pause }: Course,
): Promise<void> {
  if (!(await isUnderWay(db, walk, job)))
    await transaction(db, (tx) => planWalk(tx, { walk, job, stride: aTurn }))
  for (;;) {
    signal?.throwIfAborted()
    const started = performance.now()
    const isOver = await transaction(db, async (tx) => {
      await oneAtATime(tx)
      await useOneProcessor(tx)
      const ids = await takeStride(tx, walk)
      if (ids) await lookAt(platform, tx, ids)
      return ids === null
    })
    if (isOver) return
    await pause?.(performance.now() - started)
  }
}
