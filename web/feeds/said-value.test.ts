/** web/feeds: offers as a run writes them down are read again; anything else stays what it is. */
import { expect, test } from 'vitest'
import { offersIn } from './said-value.tsx'

test('offers, ranges, periods, and none', () => {
  expect(offersIn('rent EUR 1200 month · sale JPY 250000–300000.5 once')).toEqual([
    { purpose: 'rent', currency: 'EUR', amounts: [1200], period: 'month' },
    { purpose: 'sale', currency: 'JPY', amounts: [250_000, 300_000.5], period: 'once' },
  ])
  expect(offersIn('sale EUR once')).toEqual([
    { purpose: 'sale', currency: 'EUR', amounts: [], period: 'once' },
  ])
  for (const other of ['', 'gift EUR 1', 'rent EUR 1200 month · …', 'sale 1200'])
    expect(offersIn(other)).toBeNull()
})
