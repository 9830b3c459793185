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
