/** web/content: what the address of the currency page asks, and how a pair moved. */
import { expect, test } from 'vitest'
import { readAsked, writeRate } from './exchange.ts'
import { movement } from './movement.ts'

test.each([
  ['', 'EUR', { amount: 300_000, from: 'GBP', to: 'EUR' }],
  ['', 'GBP', { amount: 300_000, from: 'EUR', to: 'GBP' }],
  ['', 'JPY', { amount: 300_000, from: 'GBP', to: 'JPY' }],
  ["amount=1'250,000&from=USD&to=THB", 'EUR', { amount: 1_250_000, from: 'USD', to: 'THB' }],
  ['amount=-5&from=usd&to=%00', 'EUR', { amount: 300_000, from: 'GBP', to: 'EUR' }],
  ['from=EUR&to=EUR', 'EUR', { amount: 300_000, from: 'EUR', to: 'USD' }],
])('%j asked by somebody with %s', (query, own, asked) => {
  expect(readAsked(new URLSearchParams(query), own)).toEqual(asked)
})

test('a rate has five digits that count', () => {
  expect([0.829_18, 163.06, 16_820.88].map((rate) => writeRate(rate, 'en-GB'))).toEqual([
    '0.82918',
    '163.06',
    '16,821',
  ])
})

test('the movement of a pair has its ends and its extremes', () => {
  const points = [2, 4, 1, 3].map((rate, index) => ({ date: `2025-01-0${index + 1}`, rate }))
  expect(movement(points)).toMatchObject({ lowest: { rate: 1 }, highest: { rate: 4 }, change: 50 })
  expect(movement(points.slice(0, 1))).toBeNull()
})
