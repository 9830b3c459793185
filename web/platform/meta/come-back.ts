/**
 * web/platform: what the headers of a page say that cannot be written right now: when to come back. Browsers
 * do so by themselves; not all at once, or they would be the next thing that is too much.
 */

/** Seconds. */
const soonest = 15
const spread = 15

/** Adds them to an answer of this status; `chance` is from 0 to 1. */
export function sayComeBack(headers: Headers, status: number, chance = Math.random()): void {
  if (status !== 503) return
  const seconds = String(soonest + Math.round(spread * chance))
  headers.set('retry-after', seconds)
  headers.set('refresh', seconds)
}
