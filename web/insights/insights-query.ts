/** web/insights: what the address of the page asks for: the last so many days. */
import { dayMs } from '#contract/vocabulary/spans.ts'

export const spans = ['7', '30', '90', '365'] as const
export type Span = (typeof spans)[number]

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Unknown values are as if they were not there. */
export const readSpan = (params: URLSearchParams): Span =>
  spans.find((one) => one === params.get('days')) ?? '30'

/** The first and the last day, by UTC as the server counts. */
export const daysOfSpan = (span: Span, now: number): { from: string; to: string } => ({
  from: dayOf(now - (Number(span) - 1) * dayMs),
  to: dayOf(now),
})

export const insightsAddress = (span: Span): string =>
  span === '30' ? '/agent/insights' : `/agent/insights?days=${span}`
