/** feeds: when an address is fetched the next time. */
import { describe, expect, it } from 'vitest'
import { nextRunAt, type FeedPace } from './schedule.rules.ts'

const never: FeedPace = { everyMinutes: null, dailyAt: null, dailyZone: null }
const next = (pace: Partial<FeedPace>, now: string, failures = 0, random = 0.5) =>
  nextRunAt({ now: new Date(now), pace: { ...never, ...pace }, failures, random })?.toISOString() ?? null
const daily = (dailyAt: string, dailyZone: string) => ({ dailyAt, dailyZone })

it('is never where nobody asked for it', () => {
  expect(next({}, '2026-01-10T12:00:00Z')).toBeNull()
})

describe('after a pause', () => {
  it('spreads by a tenth, and doubles with each failure up to a day', () => {
    const hourly = { everyMinutes: 60 }
    expect(next(hourly, '2026-01-10T12:00:00Z')).toBe('2026-01-10T13:00:00.000Z')
    expect(next(hourly, '2026-01-10T12:00:00Z', 0, 0)).toBe('2026-01-10T12:54:00.000Z')
    expect(next(hourly, '2026-01-10T12:00:00Z', 2)).toBe('2026-01-10T16:00:00.000Z')
    expect(next(hourly, '2026-01-10T12:00:00Z', 90)).toBe('2026-01-11T12:00:00.000Z')
  })
})

describe('at a time of day', () => {
  it.each([
    ['later today', 'Europe/Madrid', '2026-01-10T04:00:00Z', '2026-01-10T05:30:00.000Z'],
    ['tomorrow, when it has passed', 'Europe/Madrid', '2026-01-10T05:30:00Z', '2026-01-11T05:30:00.000Z'],
    ['an hour earlier in summer', 'Europe/Madrid', '2026-07-10T00:00:00Z', '2026-07-10T04:30:00.000Z'],
    ['where it is tomorrow already', 'Australia/Sydney', '2026-01-10T20:00:00Z', '2026-01-11T19:30:00.000Z'],
    [
      'where it is still yesterday',
      'America/Los_Angeles',
      '2026-01-10T03:00:00Z',
      '2026-01-10T14:30:00.000Z',
    ],
  ])('is %s', (_, zone, now, expected) => {
    expect(next(daily('06:30', zone), now, 0, 0)).toBe(expected)
  })

  it('is met once a day also when clocks are put forward or back', () => {
    // 02:30 does not exist in Madrid on the 29th of March 2026, and is there twice on the 25th of October.
    for (const [from, days] of [
      ['2026-03-27T12:00:00Z', 5],
      ['2026-10-23T12:00:00Z', 5],
    ] as const) {
      const met: string[] = []
      let now = from as string
      for (let at = 0; at < days; at++) {
        now = next(daily('02:30', 'Europe/Madrid'), now, 0, 0) ?? ''
        met.push(now.slice(0, 10))
      }
      expect(new Set(met).size).toBe(days)
      expect(Date.parse(now) - Date.parse(from)).toBeLessThan((days + 1) * 86_400_000)
    }
  })

  it('is spread over five minutes, and tried again sooner after a failure', () => {
    const pace = daily('06:30', 'UTC')
    expect(next(pace, '2026-01-10T06:00:00Z', 0, 0.999)).toMatch(/T06:34/)
    expect(next(pace, '2026-01-10T06:31:00Z', 1)).toBe('2026-01-10T07:31:00.000Z')
    expect(next(pace, '2026-01-10T06:31:00Z', 3)).toBe('2026-01-10T10:31:00.000Z')
    expect(next(pace, '2026-01-10T06:31:00Z', 9, 0)).toBe('2026-01-11T06:30:00.000Z')
  })
})
