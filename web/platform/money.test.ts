/** web/platform: money as people read it. */
import { describe, expect, it } from 'vitest'
import { currencySign, formatAbout, formatMoney, formatShort, majorUnits, minorDigits } from './money.ts'

const gbp = (amount: number) => ({ amount, currency: 'GBP' })

describe('an amount', () => {
  it('counts minor units as ISO 4217 does', () => {
    expect([minorDigits('EUR'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3])
    expect(majorUnits({ amount: 98_000_000, currency: 'JPY' })).toBe(98_000_000)
    expect(majorUnits({ amount: 1_234_567, currency: 'KWD' })).toBe(1_234.567)
  })

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
    [79_500_000, '£795k'],
    [68_995_000, '£690k'],
    [125_000_000, '£1.25m'],
    [250_000_000_000, '£2.5bn'],
    [95_000, '£950'],
  ])('of %i pence is %s on a pin', (amount, pin) => {
    expect(formatShort(gbp(amount), 'en-GB')).toBe(pin)
  })

  it('keeps the code of a currency without a sign', () => {
    expect(formatShort({ amount: 795_000_000, currency: 'NOK' }, 'en-GB').replace(/\s/, ' ')).toBe('NOK 7.95m')
    expect(currencySign('GBP', 'en-GB')).toBe('£')
  })
})
