/** web/stock: moving one of a list. */
import { expect, test } from 'vitest'
import { moved } from './reorder.rules.ts'

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [1, 9, ['a', 'c', 'b']],
  [1, -3, ['b', 'a', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected)
})
