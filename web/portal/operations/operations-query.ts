/** web/portal/operations: what is looked for among searches, jobs and mails, as the address says it. */
import {
  alertWays,
  jobStates,
  mailOutcomes,
  type AlertWay,
  type JobState,
  type MailOutcome,
} from '#contract/figures/work-states.ts'
import { readSince } from '../day.ts'
import { figureDays, type FigureDays } from '#contract/figures/figure-names.ts'

export type JobsQuery = { state: JobState; queue?: string; since?: string }
export type AlertsQuery = { by?: AlertWay; since?: string }
export type MailsQuery = { q?: string; state?: MailOutcome; kind?: string; since?: string }

const oneOf = <T extends string>(words: readonly T[], asked: string | null) =>
  words.find((word) => word === asked)

export const readSearchesQuery = (params: URLSearchParams): { days: FigureDays } => ({
  days: oneOf(figureDays, params.get('days')) ?? '7',
})

/** Unknown values are as if they were not there. */
export function readJobsQuery(params: URLSearchParams): JobsQuery {
  const queue = params.get('queue')?.slice(0, 100)
  const since = readSince(params.get('since'))
  return {
    state: oneOf(jobStates, params.get('state')) ?? 'waiting',
    ...(queue && { queue }),
    ...(since && { since }),
  }
}

export function readAlertsQuery(params: URLSearchParams): AlertsQuery {
  const by = oneOf(alertWays, params.get('by'))
  const since = readSince(params.get('since'))
  return { ...(by && { by }), ...(since && { since }) }
}

export function readMailsQuery(params: URLSearchParams): MailsQuery {
  const q = params.get('q')?.trim().slice(0, 100)
  const state = oneOf(mailOutcomes, params.get('state'))
  const kind = params.get('kind')?.slice(0, 100)
  const since = readSince(params.get('since'))
  return { ...(q && { q }), ...(state && { state }), ...(kind && { kind }), ...(since && { since }) }
}
