/** figures: durations as steps: near enough, and added up whatever the order. */
import { assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'
import { middleOf, shareOf, stepOf } from './spread.rules.ts'

test('a duration is within 10 % of what its step stands for', () => {
  assert(
    property(double({ min: 0.1, max: 3_000_000_000, noNaN: true }), (milliseconds) => {
      expect(Math.abs(middleOf(stepOf(milliseconds)) / milliseconds - 1)).toBeLessThan(0.1)
    }),
  )
  expect([0, -1].map(stepOf)).toEqual([0, 0])
})

test('shares are those of the durations, in whichever order processes add up', () => {
  const durations = Array.from({ length: 200 }, (_, index) => index + 1)
  const steps = durations.map((ms) => ({ step: stepOf(ms), answers: 1 }))
  for (const [share, ms] of [
    [0.5, 100],
    [0.95, 190],
    [0.99, 198],
  ] as const) {
    expect(Math.abs((shareOf(steps, share) ?? 0) / ms - 1)).toBeLessThan(0.1)
    expect(shareOf(steps.toReversed(), share)).toBe(shareOf(steps, share))
  }
  expect(shareOf([], 0.5)).toBeNull()
})
