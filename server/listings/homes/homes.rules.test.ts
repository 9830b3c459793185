/** listings: which properties are one home follows from the pairs that are one, and from nothing else. */
import { expect, test } from 'vitest'
import { homesOf } from './homes.rules.ts'

const order = ['a', 'b', 'c', 'd', 'e']

test('links hold homes together, whoever is linked with whom, and in whatever order', () => {
  const links = [
    ['d', 'c'],
    ['b', 'a'],
    ['c', 'a'],
  ] as const
  expect(homesOf(order, links)).toEqual([['a', 'b', 'c', 'd']])
  expect(homesOf(order, links.toReversed())).toEqual(homesOf(order, links))
})

test('what is not linked stands alone, and a link that goes parts what it alone held', () => {
  expect(homesOf(order, [])).toEqual([])
  const chain = [
    ['a', 'b'],
    ['b', 'c'],
    ['d', 'e'],
  ] as const
  expect(homesOf(order, chain)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
  expect(homesOf(order, chain.slice(1))).toEqual([
    ['b', 'c'],
    ['d', 'e'],
  ])
})
