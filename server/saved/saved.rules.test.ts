/** saved: room for homes, and their order. */
import { describe, expect, test } from 'vitest'
import type { Card } from '#contract/search/search.ts'
import { inOrder, mostSaved, whatFits } from './saved.rules.ts'

describe('merging', () => {
  test('adds what is new, in its order, each once', () => {
    expect(whatFits({ kept: ['a', 'b'], wanted: ['c', 'a', 'd', 'c'] })).toEqual({
      fits: ['c', 'd'],
      left: 0,
    })
    expect(whatFits({ kept: [], wanted: [] })).toEqual({ fits: [], left: 0 })
  })
  test('takes the first as far as there is room, and says how many are left', () => {
    expect(whatFits({ kept: ['a', 'b'], wanted: ['c', 'a', 'd', 'e'] }, 3)).toEqual({ fits: ['c'], left: 2 })
    expect(whatFits({ kept: ['a', 'b', 'c'], wanted: ['d'] }, 3)).toEqual({ fits: [], left: 1 })
  })
  test('what is kept needs no room', () => {
    const kept = Array.from({ length: mostSaved }, (_, at) => String(at))
    expect(whatFits({ kept, wanted: ['5', '7'] })).toEqual({ fits: [], left: 0 })
  })
})

const price = (amount: number | null, currency = 'EUR', period: Card['price']['period'] = 'once') => ({
  mode: amount === null ? ('onRequest' as const) : ('fixed' as const),
  amount,
  max: null,
  currency,
  period,
})
const home = (name: string, day: number, card: Partial<Card>) => ({
  name,
  savedAt: `2025-02-0${day}T10:00:00.000Z`,
  card: { listedAt: '2025-01-01T00:00:00.000Z', price: price(1), converted: null, area: null, ...card },
})
const named = (items: { name: string }[]) => items.map(({ name }) => name).join(' ')

describe('the order', () => {
  const homes = [
    home('cheap', 1, { price: price(100), listedAt: '2025-01-05T00:00:00.000Z' }),
    home('unpriced', 2, { price: price(null), area: { valueM2: 90, value: 90, unit: 'm2' } }),
    home('foreign', 3, { price: price(999_999, 'JPY'), converted: { amount: 600, currency: 'EUR' } }),
    home('unknown', 4, { price: price(1, 'XAU'), listedAt: '2025-01-04T00:00:00.000Z' }),
    home('weekly', 5, { price: price(100, 'EUR', 'week'), area: { valueM2: 40, value: 40, unit: 'm2' } }),
  ]
  test.each([
    ['saved', 'weekly unknown foreign unpriced cheap'],
    ['newest', 'cheap unknown weekly foreign unpriced'],
    ['price', 'cheap weekly foreign unknown unpriced'],
    ['-price', 'foreign weekly cheap unknown unpriced'],
    ['-area', 'unpriced weekly unknown foreign cheap'],
  ] as const)('%s', (sort, expected) => {
    expect(named(inOrder(homes, sort, 'EUR'))).toBe(expected)
  })
})
