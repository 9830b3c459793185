/** feeds: how far a run has come, written where whoever watches can read it, also after a reload. */
import type { Db } from '#server/platform/database/db.ts'
import type { RunAsk } from '../run/run.ts'
import { writeStep } from '../run/runs.store.ts'

/** Milliseconds between two notes: often enough for a bar that moves, too seldom to cost anything. */
const pause = 500

/** Never waits and never fails: a note that is lost is followed by another one. */
export function createLiveProgress(db: Db, feedId: string): NonNullable<RunAsk['onProgress']> {
  let last = { step: '', at: -Infinity }
  return (step, done, total) => {
    const now = performance.now()
    if (step === last.step && now - last.at < pause) return
    last = { step, at: now }
    writeStep(db, feedId, { step, done, total }).catch(() => undefined)
  }
}
