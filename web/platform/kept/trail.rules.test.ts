/** web/platform: from one home of the results to the next. */
import { expect, it } from 'vitest'
import { stepByKey, stepsFrom, type Trail } from './trail.rules.ts'

const trail: Trail = {
  address: '/property-listing?page=2',
  homes: ['a', 'b', 'c'],
  before: 24,
  total: 51,
  previousPage: '/property-listing',
  nextPage: '/property-listing?page=3',
  entry: 4,
}

it('goes from home to home, and at the ends to the next page of the results', () => {
  expect(stepsFrom(trail, 'b')).toEqual({ number: 26, previous: { home: 'a' }, next: { home: 'c' } })
  expect(stepsFrom(trail, 'a')).toEqual({
    number: 25,
    previous: { page: '/property-listing' },
    next: { home: 'b' },
  })
  expect(stepsFrom(trail, 'c')?.next).toEqual({ page: '/property-listing?page=3' })
})

it('ends where the results end, and knows nothing of other homes', () => {
  const alone = { ...trail, homes: ['a'], before: 0, total: 1, previousPage: null, nextPage: null }
  expect(stepsFrom(alone, 'a')).toEqual({ number: 1, previous: null, next: null })
  expect(stepsFrom(trail, 'z')).toBeNull()
})

it('follows plain arrow keys in the direction of reading', () => {
  const press = (key: string, held = {}) => ({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...held,
  })
  expect([stepByKey(press('ArrowRight'), false), stepByKey(press('ArrowLeft'), false)]).toEqual([
    'next',
    'previous',
  ])
  expect([stepByKey(press('ArrowRight'), true), stepByKey(press('ArrowLeft'), true)]).toEqual([
    'previous',
    'next',
  ])
  expect([stepByKey(press('ArrowRight', { altKey: true }), false), stepByKey(press('j'), false)]).toEqual([
    null,
    null,
  ])
})
