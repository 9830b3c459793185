/** web/platform: ids kept in the browser. */
import { beforeEach, expect, it } from 'vitest'
import { keptIds } from './kept-ids.ts'

const list = () => keptIds({ key: 'ids', most: 3, storage: () => localStorage })
beforeEach(() => localStorage.clear())

it('keeps each id once, and the newest of too many', () => {
  const one = list()
  one.set(['a', 'b', 'a', 'c', 'd'])
  expect(one.now()).toEqual(['b', 'c', 'd'])
  expect(list().now()).toEqual(['b', 'c', 'd'])
})

it('survives a store that holds something else, or none at all', () => {
  localStorage.setItem('ids', '{"a":1}')
  expect(list().now()).toEqual([])
  const storeless = keptIds({
    key: 'ids',
    most: 3,
    storage: () => {
      throw new Error('forbidden')
    },
  })
  storeless.set(['a'])
  expect(storeless.now()).toEqual(['a'])
})
