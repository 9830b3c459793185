/** contract: money turned into other currencies without surprises. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Rate } from './currencies.ts'
import { convert, ratesByCurrency } from './exchange.ts'
import { minorDigits } from './minor-units.ts'

const rate = (currency: string, perEuro: number): Rate => ({
  currency,
  name: currency,
  exponent: minorDigits(currency),
  perEuro,
  date: '2024-12-31',
  source: 'test',
})
const rates = ratesByCurrency([rate('EUR', 1), rate('USD', 1.0389), rate('JPY', 163.06), rate('BHD', 0.39)])

describe('convert', () => {
  test('knows the minor digits of both sides', () => {
    expect(convert({ amount: 100_00, currency: 'EUR' }, 'JPY', rates)).toEqual({
      amount: 16_306,
      currency: 'JPY',
    })
    expect(convert({ amount: 16_306, currency: 'JPY' }, 'EUR', rates)).toEqual({
      amount: 100_00,
      currency: 'EUR',
    })
    expect(convert({ amount: 100_00, currency: 'EUR' }, 'BHD', rates)).toEqual({
      amount: 39_000,
      currency: 'BHD',
    })
  })

  test('goes from one foreign currency to another through the euro', () => {
    expect(convert({ amount: 103_89, currency: 'USD' }, 'JPY', rates)).toEqual({
      amount: 16_306,
      currency: 'JPY',
    })
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
        const step = 100 / (rates.get(currency)?.perEuro ?? 0) / 10 ** minorDigits(currency)
        expect(Math.abs((back?.amount ?? Infinity) - amount)).toBeLessThanOrEqual(step / 2 + 1)
      }),
    )
  })
})
