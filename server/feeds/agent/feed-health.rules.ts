/** feeds: pure: how a feed is, and how its stock has been, from what its runs have left. */
import type { FeedHealth } from '#contract/feeds/feed-healths.ts'

type Known = {
  pausedAt: Date | null
  /** Of the last run that says how the feed is (`outcomes.store.ts`); null when there was none. */
  outcome: { state: string; gaps: number } | null
  hasRun: boolean
}

/** What a person must know first: a pause is their own doing, so it comes before what led to it. */
export function healthOf({ pausedAt, outcome, hasRun }: Known): FeedHealth {
  if (pausedAt) return 'paused'
  if (!outcome) return hasRun ? 'checked' : 'new'
  if (outcome.state === 'heldBack') return 'held'
  if (outcome.state === 'failed') return 'failing'
  return outcome.gaps > 0 ? 'findings' : 'good'
}

/** `day` as YYYY-MM-DD in UTC; of the first day, what was known until its end. */
export type DayOfStock = { feedId: string; day: string; live: number }

export const stockDays = 30
const dayMs = 86_400_000

/** Where the curve begins. */
export const stockSince = (now: Date): Date => new Date(now.getTime() - (stockDays - 1) * dayMs)

/** One number for each of the last days, today's the number of now; days without a run keep what was. */
export function stockByDay(days: readonly DayOfStock[], now: Date, live: number): (number | null)[] {
  const known = new Map(days.map(({ day, live: homes }) => [day, homes]))
  const start = stockSince(now).getTime()
  let last: number | null = null
  const curve: (number | null)[] = []
  for (let at = 0; at < stockDays - 1; at++) {
    last = known.get(new Date(start + at * dayMs).toISOString().slice(0, 10)) ?? last
    curve.push(last)
  }
  return [...curve, last === null && live === 0 ? null : live]
}
