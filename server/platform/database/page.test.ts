/** platform: a list goes on as long as there is one row more than a page holds. */
import { expect, test } from 'vitest'
import { pageOf } from './page.ts'

test.each([
  [[], 2, [], null],
  [['a'], 2, ['a'], null],
  [['a', 'b'], 2, ['a', 'b'], null],
  [['a', 'b', 'c'], 2, ['a', 'b'], 'after b'],
])('%j with a limit of %d', (rows, limit, items, nextCursor) => {
  expect(pageOf(rows, limit, (last) => `after ${last}`)).toEqual({ items, nextCursor })
})
