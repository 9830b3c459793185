/** web/portal/editing: hours are those of the zone, not of this machine. */
import { expect, it } from 'vitest'
import { sayHour, soon } from './plan.rules.ts'

it('proposes a full hour to come', () => {
  const now = Date.parse('2026-12-31T22:20:00Z')
  expect(soon(now, 'UTC')).toEqual({ date: '2027-01-01', time: '00:00' })
  expect(soon(now, 'Asia/Kolkata')).toEqual({ date: '2027-01-01', time: '05:30' })
})

it('says an hour by the clock of its zone', () => {
  expect(sayHour('2026-12-01T09:00:00Z', 'Asia/Tokyo', 'en-GB')).toBe('1 Dec 2026, 18:00')
})
