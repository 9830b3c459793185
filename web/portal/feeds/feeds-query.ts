/** web/portal/feeds: what is looked for among the feeds of all agencies, as the address says it. */
import { runOutcomes, type RunOutcome } from '#contract/feeds/run-outcomes.ts'
import { readSince } from '../day.ts'
import { feedHealths, type FeedHealth } from '#contract/feeds/feed-healths.ts'
import { isUuid } from '#contract/vocabulary/uuid.ts'

export type FeedsQuery = { q?: string; health?: FeedHealth; agency?: string }

/** Unknown values are as if they were not there. */
export function readFeedsQuery(params: URLSearchParams): FeedsQuery {
  const q = params.get('q')?.trim().slice(0, 100)
  const health = feedHealths.find((one) => one === params.get('health'))
  const agency = params.get('agency') ?? ''
  return { ...(q && { q }), ...(health && { health }), ...(isUuid(agency) && { agency }) }
}

export type RunsQuery = { outcome?: RunOutcome; since?: string }

export function readRunsQuery(params: URLSearchParams): RunsQuery {
  const outcome = runOutcomes.find((one) => one === params.get('outcome'))
  const since = readSince(params.get('since'))
  return { ...(outcome && { outcome }), ...(since && { since }) }
}

/** The run that is open; null for the one that waits or came last. */
export function readOpenRun(params: URLSearchParams): string | null {
  const run = params.get('run') ?? ''
  return isUuid(run) ? run : null
}
