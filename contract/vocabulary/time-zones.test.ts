/** contract: moments by the clocks of time zones, around the days on which clocks change. */
import { describe, expect, it } from 'vitest'
import { aheadAt, isTimeZone, momentOf } from './time-zones.ts'

const at = (date: string, time: string, zone: string) => momentOf({ date, time }, zone).toISOString()

describe('a moment by a clock', () => {
  it.each([
    ['2025-01-15', '14:00', 'Europe/Lisbon', '2025-01-15T14:00:00.000Z'],
    ['2025-07-15', '14:00', 'Europe/Lisbon', '2025-07-15T13:00:00.000Z'],
    ['2025-07-15', '09:30', 'Asia/Kolkata', '2025-07-15T04:00:00.000Z'],
    ['2025-07-15', '00:15', 'Pacific/Kiritimati', '2025-07-14T10:15:00.000Z'],
    ['2025-12-31', '23:00', 'America/New_York', '2026-01-01T04:00:00.000Z'],
  ])('%s %s in %s', (date, time, zone, moment) => expect(at(date, time, zone)).toBe(moment))
  it('skips the hour that does not exist, and takes the first of the one that comes twice', () => {
    expect(at('2025-03-30', '01:30', 'Europe/London')).toBe('2025-03-30T01:30:00.000Z')
    expect(at('2025-10-26', '01:30', 'Europe/London')).toBe('2025-10-26T00:30:00.000Z')
  })
  it('knows how far a clock is ahead, summer and winter', () => {
    const minutes = (moment: string, zone: string) => aheadAt(Date.parse(moment), zone) / 60_000
    expect(minutes('2026-07-01T12:00:30.500Z', 'Europe/London')).toBe(60)
    expect(minutes('2026-12-01T12:00Z', 'Europe/London')).toBe(0)
    expect(minutes('2026-12-01T12:00Z', 'Asia/Kolkata')).toBe(330)
  })
  it('knows the zones of the tables only', () => {
    expect(['Europe/Lisbon', 'UTC', 'Mars/Olympus', '../etc'].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
