/** web/platform: lists kept in the browser. */
import { beforeEach, expect, it, vi } from 'vitest'
import { isText, keptList } from './kept-list.ts'

const list = (storage = () => localStorage) => keptList({ key: 'ids', most: 3, storage, isOne: isText })
beforeEach(() => localStorage.clear())

it('keeps each once, and the first of too many', () => {
  const one = list()
  one.set(['a', 'b', 'a', 'c', 'd'])
  expect(one.now()).toEqual(['a', 'b', 'c'])
  expect(list().now()).toEqual(['a', 'b', 'c'])
})

it('survives a store that holds something else, or none at all', () => {
  localStorage.setItem('ids', '{"a":1}')
  expect(list().now()).toEqual([])
  localStorage.setItem('ids', '[1, "a", null]')
  expect(list().now()).toEqual(['a'])
  const storeless = list(() => {
    throw new Error('forbidden')
  })
  storeless.set(['a'])
  expect(storeless.now()).toEqual(['a'])
})

it('leaves nothing behind when it is empty', () => {
  list().set(['a'])
  list().set([])
  expect(localStorage.getItem('ids')).toBeNull()
})

it('tells of changes, of another tab too, until nobody listens', () => {
  const one = list()
  const tell = vi.fn<() => void>()
  const end = one.subscribe(tell)
  one.set(['a'])
  localStorage.setItem('ids', '["b"]')
  window.dispatchEvent(new StorageEvent('storage', { key: 'ids' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect([one.now(), tell.mock.calls.length]).toEqual([['b'], 2])
  end()
  one.set([])
  expect(tell).toHaveBeenCalledTimes(2)
})
