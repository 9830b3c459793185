/** web/search: the monthly cost of a card is the one that the search compares. */
import { expect, test } from 'vitest'
import { monthlyCost } from './monthly-cost.ts'

const price = { mode: 'fixed', amount: 40_000_000, max: null, currency: 'GBP', period: 'once' } as const
const home = {
  purpose: 'sale',
  price,
  converted: null,
  charges: { amount: 15_000, currency: 'GBP' },
} as const

test('a price is the loan that repays it, less own money, with the stated charges', () => {
  const raw = { maxMonthly: '2500', deposit: '100000', interest: '0', years: '25' }
  // 300,000 over 300 months, and 150 of charges.
  expect(monthlyCost(home, raw, 'GBP')).toEqual({ amount: 115_000, currency: 'GBP' })
})

test('in the currency of the question, where the home is priced in it', () => {
  const raw = { maxMonthly: '2500', interest: '0', years: '25' }
  const converted = { amount: 48_000_000, currency: 'EUR' }
  expect(monthlyCost({ ...home, converted }, raw, 'EUR')).toEqual({ amount: 178_000, currency: 'EUR' })
  expect(monthlyCost(home, raw, 'EUR')).toBeNull()
})

test('a rent counts as it is, a month of it', () => {
  const rent = { ...home, purpose: 'rent', price: { ...price, amount: 12_000_00, period: 'year' } } as const
  expect(monthlyCost(rent, { maxMonthly: '2500' }, 'GBP')).toEqual({ amount: 115_000, currency: 'GBP' })
})

test('nobody is told it who did not ask', () => {
  expect(monthlyCost(home, {}, 'GBP')).toBeNull()
})
