/** web/platform: days as people say them. Days are UTC days, so that server and browser agree. */
import { dayMs } from '#contract/vocabulary/spans.ts'
import { dateFormatter, dayIn } from '../intl/formatters.ts'

/** Whole UTC days from `then` to `now`; never negative. */
export const daysBetween = (then: string, now: string): number =>
  Math.max(0, Math.floor(Date.parse(now) / dayMs) - Math.floor(Date.parse(then) / dayMs))

/**
 * `today`, `yesterday`, `3 days ago`, `4 months ago`. translate="yes": small words, which are read by people.
 */
export function daysAgo(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 60) return `${days} days ago`
  if (days < 730) return `${Math.round(days / 30.44)} months ago`
  return `${Math.floor(days / 365.25)} years ago`
}

/** `20 November 2026`. */
export const formatDate = (iso: string, locale: string): string =>
  dayIn(locale, { day: 'numeric', month: 'long', year: 'numeric' }, new Date(iso))

/** `October 2026`. */
export const formatMonth = (iso: string, locale: string): string =>
  dateFormatter(locale, { month: 'long', year: 'numeric' }).format(new Date(iso))

/** `14:05`, by the clock of whoever looks: for what only browsers write. */
export const formatTime = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(iso))
