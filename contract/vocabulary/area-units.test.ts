/** contract: areas in square feet by the specification's factors. */
import { expect, test } from 'vitest'
import { toSquareFeet } from './area-units.ts'

test.each([
  [2, 'm2', 21.5278],
  [2, 'ac', 87_120],
  [2, 'ha', 215_278],
  [2, 'sqft', 2],
  [2, 'tsubo', 2],
  ['2', 'ac', 87_120],
  ['two', 'ha', 0],
  ['', 'ha', 0],
  [null, 'm2', 0],
  [undefined, 'm2', 0],
  [Number.NaN, 'm2', 0],
])('%j %s are %d square feet', (value, unit, squareFeet) => {
  expect(toSquareFeet(value, unit)).toBeCloseTo(squareFeet, 6)
})
