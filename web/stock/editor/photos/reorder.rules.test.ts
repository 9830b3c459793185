/** web/stock: moving one of a list, and one more in it. */
import { expect, test } from 'vitest'
import { moved, placed } from './reorder.rules.ts'

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

test('what was chosen first stands first, in whatever order it arrives', () => {
  const turns = new Map([
    ['one', 1],
    ['two', 2],
    ['three', 3],
  ])
  const arrive = (items: string[], item: string) => placed(items, item, (one) => turns.get(one))
  expect(['three', 'one', 'two'].reduce(arrive, ['there before'])).toEqual([
    'there before',
    'one',
    'two',
    'three',
  ])
})
