/** web/search: which home of a swiped row is in front. */
import { expect, it } from 'vitest'
import { nearestTo } from './swiped.ts'

const row = [20, 354, 688].map((left) => ({ left, width: 318 }))
const scrolled = (by: number) => row.map(({ left, width }) => ({ left: left - by, width }))

it('is the one in the middle, from the first to the last', () => {
  expect([0, 150, 200, 334, 690].map((by) => nearestTo(195, scrolled(by)))).toEqual([0, 0, 1, 1, 2])
})

it('counts the same where the row begins at the right', () => {
  const mirrored = row.map(({ left, width }) => ({ left: 390 - left - width, width }))
  expect(nearestTo(195, mirrored)).toBe(0)
})

it('is none in an empty row', () => {
  expect(nearestTo(195, [])).toBe(-1)
})
