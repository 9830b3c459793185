/** bench: marks go through the two points of their curve. */
import { expect, test } from 'vitest'
import { markOf, scoreOf } from './score.ts'

const largest = { good: 2_500, middling: 4_000 }

test.each([
  [0, 1],
  [2_500, 0.9],
  [4_000, 0.5],
])('%i ms are marked %f', (ms, mark) => expect(markOf(ms, largest)).toBeCloseTo(mark, 3))

test('a page that is there at once has all points, one at the good end nine tenths', () => {
  expect(scoreOf({ firstPaintMs: 0, largestPaintMs: 0, blockedMs: 0, shift: 0 })).toBe(100)
  expect(scoreOf({ firstPaintMs: 1_800, largestPaintMs: 2_500, blockedMs: 200, shift: 0.1 })).toBe(90)
})
