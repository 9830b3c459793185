/**
 * web/accounts: the moments between which browser and account are compared, one step after the other; pure.
 */
import type { Moment } from './preference-sync.ts'

export type Step = { before: Moment | null; now: Moment }

/**
 * The program that compares arrives after what it is to compare. Moments that came meanwhile are
 * one step, from the last that was looked at: otherwise the second would take for a choice what
 * the first was about to take from the account.
 */
export function createMoments() {
  let seen: Moment | null = null
  let newest: Moment | null = null
  return {
    /** Nothing is to be done at this one. */
    pass(now: Moment): void {
      seen = now
      newest = now
    },
    /** This one is to be looked at. */
    note(now: Moment): void {
      newest = now
    },
    /** What has not been looked at yet, once; null when nothing is left. */
    next(): Step | null {
      if (newest === null || newest === seen) return null
      const step = { before: seen, now: newest }
      seen = newest
      return step
    },
  }
}
