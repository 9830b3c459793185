/** figures: spans of hours and days, and the same time before. */
import { expect, test } from 'vitest'
import { rangeOf, stepIndex } from './range.rules.ts'

const now = new Date('2025-03-10T09:41:00Z')
const said = ({ from, until }: { from: Date; until: Date }) => [from.toISOString(), until.toISOString()]

test('a day is 24 hours up to now, beside the 24 before', () => {
  const range = rangeOf('1', now)
  expect(said(range)).toEqual(['2025-03-09T10:00:00.000Z', '2025-03-10T10:00:00.000Z'])
  expect(said(range.before)).toEqual(['2025-03-08T10:00:00.000Z', '2025-03-09T10:00:00.000Z'])
  expect(range.steps).toHaveLength(24)
  expect(stepIndex(range, new Date('2025-03-10T09:00:00Z'))).toBe(23)
})

test('days are those of UTC with today, beside as many before up to the same hour', () => {
  const range = rangeOf('7', now)
  expect(said(range)).toEqual(['2025-03-04T00:00:00.000Z', '2025-03-10T10:00:00.000Z'])
  expect(said(range.before)).toEqual(['2025-02-25T00:00:00.000Z', '2025-03-03T10:00:00.000Z'])
  expect(range.steps).toHaveLength(7)
  expect(stepIndex(range, new Date('2025-03-10T00:00:00Z'))).toBe(6)
})
