/** feeds: dates as feeds write them. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDay, readInstant } from './dates.rules.ts'

const inMadrid = (text: string) => readInstant(text, 'Europe/Madrid')?.toISOString() ?? null

it('reads times without zone in the zone of the feed, summer and winter', () => {
  expect(inMadrid('2013-09-27 12:00:10')).toBe('2013-09-27T10:00:10.000Z')
  expect(inMadrid('2013-12-27 12:00:10')).toBe('2013-12-27T11:00:10.000Z')
  expect(inMadrid('2018-11-26')).toBe('2018-11-25T23:00:00.000Z')
})

it('is right on both sides of a change of the clock', () => {
  expect(inMadrid('2025-03-30 01:59:59')).toBe('2025-03-30T00:59:59.000Z')
  expect(inMadrid('2025-03-30 03:00:00')).toBe('2025-03-30T01:00:00.000Z')
})

it('lets a zone in the text win', () => {
  expect(inMadrid('2014-06-01T10:00:00Z')).toBe('2014-06-01T10:00:00.000Z')
  expect(inMadrid('2014-06-01T10:00:00+02:00')).toBe('2014-06-01T08:00:00.000Z')
  expect(inMadrid('2014-06-01T10:00:00.123-0330')).toBe('2014-06-01T13:30:00.000Z')
})

it('reads days in the usual orders', () => {
  for (const text of [
    '2025-04-03',
    '2025/04/03',
    '3.4.2025',
    '03/04/2025',
    '03-04-2025',
    '20250403',
    '2025-04-03T23:59:59',
  ])
    expect(readDay(text)).toBe('2025-04-03')
})

it.each([
  '14.3.25',
  '03/14/2025',
  '14 Mar 2025',
  'March 14, 2025',
  '14 de marzo de 2025',
  '14 марта 2025 г.',
  '14. März 2025',
  'Fri, 14 Mar 2025 10:15:00 +0100',
  '20250314101500',
  '/Date(1741910400000)/',
])('%s is the fourteenth of March', (text) => expect(readDay(text)).toBe('2025-03-14'))

it('reads month first where the format does, and only what has two meanings is read so', () => {
  expect(readDay('03/04/2025', 'monthFirst')).toBe('2025-03-04')
  expect(readDay('14/03/2025', 'monthFirst')).toBe('2025-03-14')
})

it('knows zones by their letters, halves of the day, and seconds since 1970', () => {
  expect(inMadrid('2025-07-14 10:15 EDT')).toBe('2025-07-14T14:15:00.000Z')
  expect(inMadrid('2025-03-14T10:15:00+01')).toBe('2025-03-14T09:15:00.000Z')
  expect(inMadrid('14/03/2025 12:05 am')).toBe('2025-03-13T23:05:00.000Z')
  expect(inMadrid('1741910400')).toBe('2025-03-14T00:00:00.000Z')
  expect(inMadrid('2025-03-14 10:15 XYZ')).toBeNull()
})

it('refuses days that do not exist', () => {
  for (const text of ['31/02/2025', '2025-13-01', 'yesterday', '', '0000-00-00', '2025-04-03 25:00'])
    expect(readDay(text)).toBeNull()
})

it('never throws, and a day it answers is one', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      expect(readDay(text) ?? '2025-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }),
  )
})
