/** web/platform: days as people say them. */
import { expect, it } from 'vitest'
import { daysAgo, daysBetween, formatDate, formatMonth } from './dates.ts'

it('counts days of the calendar, not hours', () => {
  expect(daysBetween('2026-11-19T23:59:00Z', '2026-11-20T00:01:00Z')).toBe(1)
  expect(daysBetween('2026-11-20T00:01:00Z', '2026-11-20T23:59:00Z')).toBe(0)
  expect(daysBetween('2026-11-21T00:00:00Z', '2026-11-20T00:00:00Z')).toBe(0)
})

it.each([
  [0, 'today'],
  [1, 'yesterday'],
  [3, '3 days ago'],
  [59, '59 days ago'],
  [61, '2 months ago'],
  [1_100, '3 years ago'],
])('%i days are %s', (days, words) => {
  expect(daysAgo(days)).toBe(words)
})

it('writes dates of UTC', () => {
  expect(formatDate('2026-11-20T23:30:00Z', 'en-GB')).toBe('20 November 2026')
  expect(formatMonth('2026-10-01', 'de')).toBe('Oktober 2026')
})
