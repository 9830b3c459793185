/** feeds: how a feed is, and how its stock has been. */
import { expect, it } from 'vitest'
import { healthOf, stockByDay, stockDays } from './feed-health.rules.ts'

const now = new Date('2026-03-30T09:00:00Z')

it.each([
  ['new', { outcome: null, hasRun: false }],
  ['checked', { outcome: null, hasRun: true }],
  ['good', { outcome: { state: 'notModified', gaps: 0 }, hasRun: true }],
  ['findings', { outcome: { state: 'published', gaps: 3 }, hasRun: true }],
  ['held', { outcome: { state: 'heldBack', gaps: 3 }, hasRun: true }],
  ['failing', { outcome: { state: 'failed', gaps: 0 }, hasRun: true }],
])('is %s', (health, known) => {
  expect(healthOf({ pausedAt: null, ...known })).toBe(health)
  expect(healthOf({ pausedAt: now, ...known })).toBe('paused')
})

it('keeps what was until something else was, and ends with what is now', () => {
  const day = (text: string, live: number) => ({ feedId: 'a', day: text, live })
  const curve = stockByDay([day('2026-03-05', 7), day('2026-03-29', 9)], now, 8)
  expect(curve).toHaveLength(stockDays)
  expect(curve.slice(0, 6)).toEqual([null, null, null, null, 7, 7])
  expect(curve.slice(-3)).toEqual([7, 9, 8])
  expect(stockByDay([], now, 0)).toEqual(Array(stockDays).fill(null))
  // What was known before the first day stands on it.
  expect(stockByDay([day('2026-03-01', 5)], now, 5)).toEqual(Array(stockDays).fill(5))
})
