/** web/search: the place at the end of a sentence. */
import { expect, it } from 'vitest'
import { tailOf } from './tail.rules.ts'

it.each([
  ['3 bed house near Por', '3 bed house near ', 'Por'],
  ['casa cerca de San Seb', 'casa cerca de ', 'San Seb'],
  ['Wohnung in der Nähe von Ham', 'Wohnung in der Nähe von ', 'Ham'],
  ['maison à La Ro', 'maison à ', 'La Ro'],
  ['T3 em Lis', 'T3 em ', 'Lis'],
])('%s', (typed, head, tail) => {
  expect(tailOf(typed)).toEqual({ head, tail })
})

it.each([
  'Porto',
  'in Porto',
  'house near P',
  'house in Kent with a garden and a pool',
  'flat near the sea',
  '3 bed house under 400k',
  '',
])('none in %s', (typed) => {
  expect(tailOf(typed)).toBeNull()
})
