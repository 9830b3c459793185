/**
 * platform: how new a read must be: what the visitor wrote, and what this node
 * already knows of a listing, are never missing.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Lsn } from './server-state.ts'

/** So many listings are told apart; beyond that all reads must be as new as the newest change. */
const mostNoted = 20_000
/**
 * Replicas that are used are not that far behind, so what changed earlier is in all of them. Milliseconds.
 */
const notedMs = 60_000

type Noted = { lsn: Lsn; until: number }

/**
 * After a promotion a place of the old history may be the greater one:
 * then the primary is read until it is forgotten.
 */
const newer = (a: Lsn, b: Lsn): Lsn => (a > b ? a : b)

export type Freshness = ReturnType<typeof createFreshness>

export function createFreshness(now: () => number = Date.now) {
  const visit = new AsyncLocalStorage<{ wrote: Lsn }>()
  /** In the order of their time, because a change that is noted again is put at the end. */
  const noted = new Map<string, Noted>()
  let all: Noted = { lsn: 0n, until: 0 }

  function forgetOld(): void {
    for (const [id, { until }] of noted) {
      if (until > now()) return
      noted.delete(id)
    }
  }

  return {
    /** Runs a visit, whose reads contain everything that its visitor wrote: the log up to `wrote`. */
    within: <T>(wrote: Lsn, work: () => Promise<T>): Promise<T> => visit.run({ wrote }, work),
    /** These listings (null: all) changed, and the log up to `lsn` contains it. */
    changed(ids: readonly string[] | null, lsn: Lsn): void {
      const until = now() + notedMs
      forgetOld()
      if (ids === null || noted.size + ids.length > mostNoted) {
        noted.clear()
        all = { lsn: newer(all.until > now() ? all.lsn : 0n, lsn), until }
        return
      }
      for (const id of ids) {
        noted.delete(id)
        noted.set(id, { lsn, until })
      }
    },
    /** How much of the log a read must contain that is about these listings, made by whoever asks now. */
    needed(about: readonly string[] = []): Lsn {
      let lsn = newer(visit.getStore()?.wrote ?? 0n, all.until > now() ? all.lsn : 0n)
      for (const id of about) {
        const one = noted.get(id)
        if (one && one.until > now()) lsn = newer(lsn, one.lsn)
      }
      return lsn
    },
  }
}
