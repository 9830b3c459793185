/** enquiries: when a person may say that an agency does not answer. Pure. */
import type { LeadState } from '#contract/enquiries/enquiry-codes.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'

/** Days an agency has: a weekend, and a day of work. */
export const daysToAnswer = 3

export type Waiting = { state: LeadState; waits: boolean; lastAt: Date; silenceReportedAt: Date | null }

/**
 * The agency had its time, and it was not said since the person last wrote.
 * What the agency took for spam or ended is over.
 */
export function mayReportSilence({ state, waits, lastAt, silenceReportedAt }: Waiting, now: Date): boolean {
  if (!waits || state === 'spam' || state === 'done') return false
  if (silenceReportedAt && silenceReportedAt >= lastAt) return false
  return now.getTime() - lastAt.getTime() >= daysToAnswer * dayMs
}
