/** web/content: the half hours of a desk, across weekends and changes of the clock. */
import { describe, expect, test } from 'vitest'
import type { Office } from '#contract/content/content.ts'
import { clockAt } from '#web/platform/formats/time-zones.ts'
import { callTimes, isOpen, nearestDesk } from './desk-times.ts'

const desk = (city: string, timeZone: string): Office => ({
  city,
  country: 'GB',
  timeZone,
  phone: '+44 1632 960001',
  opens: '09:00',
  closes: '17:30',
  languages: ['en'],
})
const london = desk('London', 'Europe/London')
const dubai = desk('Dubai', 'Asia/Dubai')
const at = (iso: string) => Date.parse(iso)

describe('times to call', () => {
  test('are half hours of working days, an hour from now at the earliest', () => {
    // A Friday afternoon.
    const times = callTimes(london, at('2026-11-20T15:10Z'), 2)
    expect(times.slice(0, 2).map((time) => new Date(time).toISOString())).toEqual([
      '2026-11-20T16:30:00.000Z',
      '2026-11-20T17:00:00.000Z',
    ])
    expect(new Date(times[2] ?? 0).toISOString()).toBe('2026-11-23T09:00:00.000Z')
    expect(times).toHaveLength(2 + 17)
  })

  test('are the desk’s own, whatever clock reads them', () => {
    const [first = 0] = callTimes(dubai, at('2026-11-22T23:00Z'), 1)
    expect([clockAt(first, 'Asia/Dubai', 'en-GB'), clockAt(first, 'Europe/London', 'en-GB')]).toEqual([
      '09:00',
      '05:00',
    ])
  })

  test('a desk is open by its own clock, and not at the weekend', () => {
    expect(isOpen(dubai, at('2026-11-23T05:30Z'))).toBe(true)
    expect(isOpen(dubai, at('2026-11-23T14:00Z'))).toBe(false)
    expect(isOpen(london, at('2026-11-22T12:00Z'))).toBe(false)
  })

  test('the nearest desk is the one whose clock differs least', () => {
    const now = at('2026-11-23T12:00Z')
    expect(nearestDesk([london, dubai], now, 'Asia/Kolkata')?.city).toBe('Dubai')
    expect(nearestDesk([dubai, london], now, 'Europe/Lisbon')?.city).toBe('London')
  })
})
