/** web/portal/listings: prices on a scale. */
import { expect, test } from 'vitest'
import { placeOnScale, scaleOf } from './scale.rules.ts'

test('half and double stand as far from the middle', () => {
  const scale = scaleOf([1_000, 4_000])
  expect(placeOnScale(2_000, scale)).toBeCloseTo(50)
  expect(placeOnScale(1_000, scale)).toBeGreaterThan(0)
  expect(placeOnScale(9e9, scale)).toBe(100)
})

test('values that are all the same stand in the middle', () => {
  expect(placeOnScale(7, scaleOf([7, 7]))).toBeCloseTo(50)
})
