/** feeds: numbers as feeds write them. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorUnits, readNumber, saysOnRequest } from './numbers.rules.ts'

const whole = (text: string) => readNumber(text, 'whole').value
const decimal = (text: string) => readNumber(text, 'decimal').value

describe('a price', () => {
  it.each([
    ['159,950', 159_950],
    ['244.680.850', 244_680_850],
    ['1300000.00', 1_300_000],
    ['1.234,56', 1_234.56],
    ['1,234.56', 1_234.56],
    ["1'250'000", 1_250_000],
    ['12 500', 12_500],
    ['€ 1.250.000,-', 1_250_000],
    ['£ 250 000', 250_000],
    ['1.3E6', 1_300_000],
    ['0', 0],
    ['-500,000', -500_000],
  ])('%s is %d', (text, value) => expect(whole(text)).toBe(value))

  it.each(['x', '', '..', 'call us', '1,2,3', '12.34.5', '1 2 3 4', '9'.repeat(100)])(
    '%j is no number',
    (text) => {
      expect(whole(text)).toBeNull()
    },
  )
})

describe('a decimal', () => {
  it('follows the notation of XML, where a point is never a thousand', () => {
    expect(decimal('72.125')).toBe(72.125)
    expect(decimal('72,3')).toBe(72.3)
  })

  it('says when a comma could mean either', () => {
    expect(readNumber('1,250', 'decimal')).toEqual({ value: 1_250, ambiguous: true })
    expect(readNumber('1,25', 'decimal')).toEqual({ value: 1.25, ambiguous: false })
  })
})

it('reads back every number that is written plainly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (n) => {
      for (const text of [String(n), n.toLocaleString('en-GB'), n.toLocaleString('de-DE')])
        expect(whole(text)).toBe(n)
    }),
  )
})

it('never throws and never answers something that is not a number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { value } = readNumber(text, 'decimal')
      expect(value === null || Number.isFinite(value)).toBe(true)
    }),
  )
})

it('knows the usual ways to say "on request"', () => {
  for (const text of ['x', 'POA', 'auf Anfrage', 'Preis auf Anfrage', 'a consultar', 'op aanvraag', '-'])
    expect(saysOnRequest(text)).toBe(true)
  for (const text of ['100', 'xx', 'house']) expect(saysOnRequest(text)).toBe(false)
})

it('counts minor units as the currency does, and refuses what no money is', () => {
  expect(minorUnits(159_950.5, 'EUR')).toBe(15_995_050)
  expect(minorUnits(0.1 + 0.2, 'EUR')).toBe(30)
  expect(minorUnits(1_000, 'JPY')).toBe(1_000)
  expect(minorUnits(1e13, 'EUR')).toBeNull()
})
