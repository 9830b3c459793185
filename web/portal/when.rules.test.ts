/** web/portal: moments and spans in words. */
import { describe, expect, test } from 'vitest'
import { sayAppointment, sayMoment, sayMomentWithin, saySpan, sayWhen } from './when.rules.ts'

const where = { locale: 'en-GB', timeZone: 'Europe/Lisbon' }
const now = Date.parse('2026-11-12T09:40:00Z')

describe('sayWhen', () => {
  test.each([
    ['2026-11-12T09:39:30Z', 'now'],
    ['2026-11-12T09:28:00Z', '12 min ago'],
    ['2026-11-12T07:20:00Z', '2 h ago'],
    ['2026-11-12T04:12:00Z', 'today, 04:12'],
    ['2026-11-11T23:50:00Z', 'yesterday'],
    ['2026-11-09T12:00:00Z', '9 Nov'],
    ['2025-11-09T12:00:00Z', '9 Nov 2025'],
  ])('%s is %s', (iso, words) => expect(sayWhen(iso, now, where)).toBe(words))

  test('days are those of the reader', () => {
    const inAuckland = { locale: 'en-GB', timeZone: 'Pacific/Auckland' }
    expect(sayWhen('2026-11-12T04:12:00Z', now, inAuckland)).toBe('today, 17:12')
    expect(sayWhen('2026-11-11T10:30:00Z', now, inAuckland)).toBe('yesterday')
  })
})

test('a log says the minute', () => {
  expect(sayMoment('2026-11-12T09:31:00Z', now, where)).toBe('Today, 09:31')
  expect(sayMoment('2026-11-11T17:22:00Z', now, where)).toBe('11 Nov, 17:22')
  expect(sayMomentWithin('2026-11-12T09:31:00Z', now, where)).toBe('today, 09:31')
  expect(sayAppointment('2026-11-10T14:05:00Z', where)).toBe('Tue 10 Nov, 14:05')
})

test('spans are whole minutes', () => {
  expect(saySpan(43 * 3_600_000 + 36 * 60_000 + 59_000)).toBe('43 h 36 min')
  expect(saySpan(2 * 3_600_000)).toBe('2 h')
  expect(saySpan(59_000)).toBe('0 min')
})
