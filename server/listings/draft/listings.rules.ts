/** listings: which status may follow which, who sees what, and when a confirmation is news. */
import {
  endedStatuses,
  searchableStatuses,
  type EventKind,
  type ListingStatus,
} from '#contract/vocabulary/codes.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'

/** Who says so: what a life-line event keeps. */
export type ChangeSource = 'feed' | 'agent' | 'admin' | 'user' | 'system'

const live: readonly ListingStatus[] = searchableStatuses
const ended: readonly ListingStatus[] = endedStatuses
/** Only the people who look after Meridian lead out of these. */
const moderated: readonly ListingStatus[] = ['pendingReview', 'rejected', 'suspended']

export const isLive = (status: ListingStatus): boolean => live.includes(status)
export const isEnded = (status: ListingStatus): boolean => ended.includes(status)

/** Whether a visitor has this page: what is on the market and what once was, never what is not published. */
export const isVisible = (status: ListingStatus): boolean => isLive(status) || isEnded(status)

/** Whether `source` may lead a listing from one status to another. */
export function mayBecome(from: ListingStatus, to: ListingStatus, source: ChangeSource): boolean {
  if (source === 'admin' || source === 'system') return true
  if (source === 'user' || moderated.includes(from)) return false
  return !['rejected', 'suspended', 'changesRequested'].includes(to)
}

/** The status after a source asked for one: what it may not change stays as it is. */
export const settleStatus = (
  current: ListingStatus,
  asked: ListingStatus,
  source: ChangeSource,
): ListingStatus => (mayBecome(current, asked, source) ? asked : current)

/** A source that says something of such a home has it on the market again. */
export const takenBack: readonly ListingStatus[] = ['withdrawn', 'expired', 'removedBySource']

/** How the life line calls a step from one status to another. */
export function statusEvent(
  from: ListingStatus,
  to: ListingStatus,
): Extract<EventKind, 'relisted' | 'withdrawn' | 'statusChanged'> {
  if (isEnded(from) && isLive(to)) return 'relisted'
  return isLive(from) && takenBack.includes(to) ? 'withdrawn' : 'statusChanged'
}

/**
 * Whether a confirmation belongs on the life line: a person said so, and did not within the last week. Feeds
 * confirm every hour; that only moves the date.
 */
export const confirmationIsNews = (source: ChangeSource, lastConfirmed: Date, now: Date): boolean =>
  ['agent', 'admin'].includes(source) && now.getTime() - lastConfirmed.getTime() >= 7 * dayMs
