/** contract: money turned into other currencies without surprises. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Rate } from './currencies.ts'
import { convert, exponentOf, ratesByCurrency, toMajor } from './exchange.ts'

const rate = (currency: string, perEuro: number, exponent: number): Rate => ({
  currency,
  name: currency,
  exponent,
  perEuro,
  date: '2024-12-31',
  source: 'test',
})
const rates = ratesByCurrency([rate('EUR', 1, 2), rate('USD', 1.0389, 2), rate('JPY', 163.06, 0), rate('BHD', 0.39, 3)])

describe('convert', () => {
  test('knows the minor digits of both sides', () => {
    expect(convert({ amount: 100_00, currency: 'EUR' }, 'JPY', rates)).toEqual({ amount: 16_306, currency: 'JPY' })
    expect(convert({ amount: 16_306, currency: 'JPY' }, 'EUR', rates)).toEqual({ amount: 100_00, currency: 'EUR' })
    expect(convert({ amount: 100_00, currency: 'EUR' }, 'BHD', rates)).toEqual({ amount: 39_000, currency: 'BHD' })
  })

  test('goes from one foreign currency to another through the euro', () => {
    expect(convert({ amount: 103_89, currency: 'USD' }, 'JPY', rates)).toEqual({ amount: 16_306, currency: 'JPY' })
  })

  test('leaves money in the asked currency as it is, even without a rate', () => {
    const money = { amount: 5, currency: 'XAF' }
    expect(convert(money, 'XAF', rates)).toBe(money)
  })

  test('answers null when either rate is unknown', () => {
    expect(convert({ amount: 5, currency: 'XAF' }, 'EUR', rates)).toBeNull()
    expect(convert({ amount: 5, currency: 'EUR' }, 'XAF', rates)).toBeNull()
  })

  test('there and back again is never further off than the coarser minor unit', () => {
    const amounts = fc.integer({ min: 1, max: 1_000_000_000 })
    fc.assert(
      fc.property(amounts, fc.constantFrom('USD', 'JPY', 'BHD'), (amount, currency) => {
        const there = convert({ amount, currency: 'EUR' }, currency, rates)
        const back = there && convert(there, 'EUR', rates)
        const step = 100 / (rates.get(currency)?.perEuro ?? 0) / 10 ** exponentOf(currency, rates)
        expect(Math.abs((back?.amount ?? Infinity) - amount)).toBeLessThanOrEqual(step / 2 + 1)
      }),
    )
  })
})

test('toMajor gives whole units, two digits where nothing is known', () => {
  expect(toMajor({ amount: 12_345, currency: 'EUR' }, rates)).toBe(123.45)
  expect(toMajor({ amount: 12_345, currency: 'JPY' }, rates)).toBe(12_345)
  expect(toMajor({ amount: 12_345, currency: 'BHD' }, rates)).toBe(12.345)
  expect(toMajor({ amount: 12_345, currency: 'XAF' }, rates)).toBe(123.45)
})
