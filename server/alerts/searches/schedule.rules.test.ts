/** alerts: digests come when the clock on the wall says so, whatever the clock does. */
import { expect, test } from 'vitest'
import { nextAt, weekdayAt } from './schedule.rules.ts'

const next = (hour: number, timeZone: string, after: string) =>
  nextAt({ hour, timeZone }, new Date(after)).toISOString()

test('the next time is today while the hour is to come, else tomorrow', () => {
  expect(next(8, 'America/New_York', '2026-01-15T12:59:59Z')).toBe('2026-01-15T13:00:00.000Z')
  expect(next(8, 'America/New_York', '2026-01-15T13:00:00Z')).toBe('2026-01-16T13:00:00.000Z')
  expect(next(0, 'Asia/Kathmandu', '2026-01-15T12:00:00Z')).toBe('2026-01-15T18:15:00.000Z')
  expect(next(23, 'Pacific/Kiritimati', '2026-12-31T09:30:00Z')).toBe('2027-01-01T09:00:00.000Z')
})

test('when clocks are put forward or back the hour on the wall stays the same', () => {
  expect(next(8, 'Europe/Lisbon', '2026-03-28T08:00:00Z')).toBe('2026-03-29T07:00:00.000Z')
  expect(next(8, 'Europe/Lisbon', '2026-10-24T07:00:00Z')).toBe('2026-10-25T08:00:00.000Z')
})

test('an hour that is left out is met an hour later, one that comes twice is met once', () => {
  expect(next(2, 'Europe/Berlin', '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z')
  expect(next(2, 'Europe/Berlin', '2026-03-29T01:00:00Z')).toBe('2026-03-30T00:00:00.000Z')
  expect(next(2, 'Europe/Berlin', '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00.000Z')
  expect(next(2, 'Europe/Berlin', '2026-10-25T00:00:00Z')).toBe('2026-10-26T01:00:00.000Z')
})

test('a day of a zone is its own', () => {
  const sundayNight = new Date('2026-03-15T23:30:00Z')
  expect(weekdayAt(sundayNight, 'UTC')).toBe(7)
  expect(weekdayAt(sundayNight, 'Europe/Berlin')).toBe(1)
})

test('every day of two years has its digest, a day apart but for the changes of the clock', () => {
  const gaps = new Set<number>()
  let at = new Date('2025-12-31T12:00:00Z')
  for (let day = 0; day < 731; day++) {
    const following = nextAt({ hour: 2, timeZone: 'America/New_York' }, at)
    if (day > 0) gaps.add((following.getTime() - at.getTime()) / 3_600_000)
    at = following
  }
  expect([...gaps].toSorted()).toEqual([23, 24, 25])
})
