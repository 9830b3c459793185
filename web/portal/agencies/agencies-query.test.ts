/** web/portal/agencies: what the address asks for, and where a press on a heading leads. */
import { expect, test } from 'vitest'
import { orderAfter, readAgenciesQuery } from './agencies-query.ts'

const read = (address: string) => readAgenciesQuery(new URLSearchParams(address))

test('words, a country and an order stand in the address; what is unknown is not there', () => {
  expect(read('q=+sea+&country=PT&order=-share')).toEqual({ q: 'sea', country: 'PT', order: '-share' })
  expect(read('q=&country=pt&order=luck')).toEqual({})
  expect(read('order=share')).toEqual({})
})

test('a press on the share turns its order round, any other heading begins its own', () => {
  expect(orderAfter('share', 'share')).toBe('-share')
  expect(orderAfter('-share', 'share')).toBe('share')
  expect(orderAfter('hidden', 'share')).toBe('share')
  expect(orderAfter('share', 'name')).toBe('name')
})
