/** web/platform: money as people read it. */
import { describe, expect, it } from 'vitest'
import { languageOf } from '../words/languages.ts'
import { currencySign, formatAbout, formatMoney, formatShort } from './money.ts'

const gbp = (amount: number) => ({ amount, currency: 'GBP' })

describe('an amount', () => {
  it('is written without minor digits unless it is small and has some', () => {
    expect(formatMoney(gbp(79_500_000), 'en-GB')).toBe('£795,000')
    expect(formatMoney(gbp(79_500_050), 'en-GB')).toBe('£795,001')
    expect(formatMoney(gbp(1_250), 'en-GB')).toBe('£12.50')
    expect(formatMoney({ amount: 79_500_000, currency: 'EUR' }, 'de').replace(/\s/, ' ')).toBe('795.000 €')
  })

  it('after a conversion says no more than four digits', () => {
    expect(formatAbout({ amount: 92_658_712, currency: 'EUR' }, 'en-GB')).toBe('€926,600')
  })

  it.each([
    [68_810, 'EUR', '€688'],
    [10_000, 'EUR', '€100'],
    [6_881, 'EUR', '€68.81'],
    [6_800, 'EUR', '€68'],
    [1_250, 'HUF', 'HUF 12.50'],
    [12_345, 'KWD', 'KWD 12.35'],
    [1_234, 'KWD', 'KWD 1.234'],
    [88, 'JPY', 'JP¥88'],
  ])('about %i minor units of %s are written %s', (amount, currency, words) => {
    expect(formatAbout({ amount, currency }, 'en-GB').replace(/\s/, ' ')).toBe(words)
  })

  it.each([
    [1_150_000_000, 'HUF', 'HUF 11,500,000'],
    [1_250_050, 'IDR', 'IDR 12,501'],
    [12_550, 'HUF', 'HUF 125.50'],
    [12_500, 'KWD', 'KWD 12.500'],
    [52_345_678, 'CLF', 'CLF 5,235'],
    [1_250_000, 'UGX', 'UGX 1,250,000'],
  ])('of %i minor units of %s is %s', (amount, currency, words) => {
    expect(formatMoney({ amount, currency }, 'en-GB').replace(/\s/, ' ')).toBe(words)
  })

  it.each([
    [79_500_000, '£795k'],
    [68_995_000, '£690k'],
    [125_000_000, '£1.25m'],
    [250_000_000_000, '£2.5bn'],
    [95_000, '£950'],
  ])('of %i pence is %s on a pin', (amount, pin) => {
    expect(formatShort(gbp(amount), 'en-GB')).toBe(pin)
  })

  it('keeps a sign of letters together where text runs from right to left, and the digits of the language one', () => {
    const reais = { amount: 7_000_000, currency: 'BRL' }
    const arabic = languageOf('ar').locale
    expect(formatMoney(reais, arabic)).toMatch(/70,000\u00a0R\$\u200E$/)
    expect(formatMoney(reais, 'es')).toMatch(/70\.000\u00a0BRL$/)
    expect(formatMoney({ amount: 7_000_000, currency: 'EUR' }, arabic)).not.toContain('\u200E')
  })

  it('keeps the code of a currency without a sign', () => {
    expect(formatShort({ amount: 795_000_000, currency: 'NOK' }, 'en-GB').replace(/\s/, ' ')).toBe(
      'NOK 7.95m',
    )
    expect(currencySign('GBP', 'en-GB')).toBe('£')
  })
})
