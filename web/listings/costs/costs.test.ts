/** web/listings: loans, running costs, moving in and the choice of a buying rule. */
import { describe, expect, it } from 'vitest'
import { ratesByCurrency } from '#contract/money/exchange.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { buyingCosts } from './buying.ts'
import { loanRateFor, loanRates } from './loan-rates.ts'
import { monthlyCosts, readKnob, readLoan, repay, startingLoan } from './mortgage.ts'
import { movingIn } from './moving-in.ts'

const rates = ratesByCurrency([
  { currency: 'EUR', name: 'Euro', exponent: 2, perEuro: 1, date: '2026-11-20', source: 'test' },
  { currency: 'GBP', name: 'Pound sterling', exponent: 2, perEuro: 0.8, date: '2026-11-20', source: 'test' },
])

const offer: Listing['offers'][number] = {
  purpose: 'sale',
  price: { mode: 'fixed', amount: 29_500_000, max: null, currency: 'GBP', period: 'once' },
  converted: null,
  priceText: null,
  deposit: null,
  furnished: null,
  pets: null,
  availableFrom: null,
  minTermMonths: null,
  fee: null,
  costs: [],
}

const home: Parameters<typeof buyingCosts>[0] = {
  useClass: 'residential',
  type: 'terraced',
  isNewBuild: false,
  completion: null,
  tenure: 'freehold',
  offers: [offer],
  place: {
    name: 'Deal',
    district: null,
    region: 'Kent',
    country: 'GB',
    street: null,
    postalCode: null,
    path: [
      { id: 'country:GB', name: 'United Kingdom' },
      { id: 'admin1:GB.ENG', name: 'England' },
    ],
  },
}
const at = (country: string, region: string | null) => ({
  ...home.place,
  country,
  path: [
    { id: `country:${country}`, name: country },
    ...(region ? [{ id: `admin1:${country}.${region}`, name: region }] : []),
  ],
})
const day = '2026-11-21T00:00:00.000Z'

describe('a loan', () => {
  it('is repaid in level payments by the annuity formula', () => {
    // 200,000 over 25 years at 6% a year: 1,288.60 a month, as every table of annuities says.
    expect(repay(250_000, { deposit: 20, interest: 6, years: 25 })).toEqual({
      deposit: 50_000,
      loan: 200_000,
      monthly: expect.closeTo(1_288.6, 1),
    })
  })
  it('without interest is only divided', () => {
    expect(repay(120_000, { deposit: 0, interest: 0, years: 10 }).monthly).toBe(1_000)
  })
  it('keeps to its limits when read from an address, and to the start where nothing sensible is said', () => {
    const start = startingLoan(4.2)
    expect(readLoan(new URLSearchParams('deposit=95&interest=-1&years=12.4'), start)).toEqual({
      deposit: 90,
      interest: 0,
      years: 12,
    })
    expect(readLoan(new URLSearchParams('deposit=&interest=abc'), start)).toEqual(start)
  })
  it('has no interest until somebody says one, where none is known', () => {
    const start = startingLoan(null)
    expect(start.interest).toBeNull()
    expect(readLoan(new URLSearchParams('interest='), start).interest).toBeNull()
    expect(readLoan(new URLSearchParams('interest=41,5'), start).interest).toBe(41.5)
  })
  it.each([
    ['5.5', 5.5],
    ['5,5', 5.5],
    [' 3 ', 3],
    ['400', 60],
    ['abc', null],
    ['', null],
    [null, null],
  ])('reads an interest of %j as %s', (text, value) => {
    expect(readKnob('interest', text)).toBe(value)
  })
})

describe('the interest a loan starts from', () => {
  const rateIn = (country: string, now = day, useClass: 'residential' | 'commercial' = 'residential') =>
    loanRateFor({ useClass, place: at(country, null) }, now)
  it('is a published average of the home’s country, whatever the price is in', () => {
    expect([rateIn('GB')?.rate, rateIn('US')?.rate, rateIn('PT')?.rate]).toEqual([4.2, 5.98, 3.31])
  })
  it('is never invented: elsewhere, for other property, and where the figure is too old there is none', () => {
    for (const country of ['TR', 'HU', 'JP', 'AE', 'XX']) expect(rateIn(country)).toBeNull()
    expect(rateIn('GB', day, 'commercial')).toBeNull()
    expect(rateIn('GB', '2028-01-01T00:00:00.000Z')).toBeNull()
  })
  it('says when it is more than a year old', () => {
    expect([rateIn('GB')?.isOld, rateIn('PT')?.isOld]).toEqual([false, true])
  })
  it.each(loanRates.map((one) => [one.of, one] as const))(
    'of %s has a day that was, and a source',
    (_, one) => {
      expect(one.date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
      expect(Date.parse(one.date)).toBeLessThan(Date.now())
      expect(one.source.url).toMatch(/^https:/)
      expect(new Set(loanRates.flatMap(({ countries }) => countries)).size).toBe(
        loanRates.flatMap(({ countries }) => countries).length,
      )
    },
  )
})

describe('running costs', () => {
  it('are a month’s share of what is stated, without one-off sums', () => {
    const monthly = monthlyCosts([
      { kind: 'serviceCharge', amount: 120_000, currency: 'GBP', period: 'year' },
      { kind: 'groundRent', amount: 30_000, currency: 'GBP', period: 'quarter' },
      { kind: 'other', amount: 50_000, currency: 'GBP', period: 'once' },
    ])
    expect(monthly.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['serviceCharge', 10_000],
      ['groundRent', 10_000],
    ])
  })
})

describe('moving in', () => {
  const price = { mode: 'fixed', amount: 120_000, max: null, currency: 'EUR', period: 'month' } as const
  it('adds deposit and first rent', () => {
    expect(movingIn({ price, deposit: { amount: 240_000, currency: 'EUR' } }).together).toEqual({
      amount: 360_000,
      currency: 'EUR',
    })
  })
  it('adds nothing up where a part is unknown or in another currency', () => {
    expect(movingIn({ price, deposit: null }).together).toBeNull()
    expect(movingIn({ price, deposit: { amount: 100, currency: 'USD' } }).together).toBeNull()
    expect(
      movingIn({ price: { ...price, mode: 'onRequest', amount: null }, deposit: null }).firstRent,
    ).toBeNull()
  })
})

const why = (changed: Partial<typeof home>) => {
  const costs = buyingCosts({ ...home, ...changed }, rates, day)
  return costs.known ? null : costs.why
}

describe('buying costs of a home', () => {
  it('come from the rule of its region, for every buyer', () => {
    const costs = buyingCosts(home, rates, day)
    expect(costs.known && costs.perBuyer.map(({ buyer, amount }) => [buyer, amount])).toEqual([
      ['main', 4_750],
      ['first', 0],
      ['additional', 19_500],
    ])
    expect(costs.known && costs.isOld).toBe(false)
  })
  it('convert a price in another currency to the rule’s', () => {
    const costs = buyingCosts({ ...home, place: at('AT', null) }, rates, day)
    expect(costs.known && costs.perBuyer[0]?.amount).toBe(368_750 * 0.046)
  })
  it('say when a rule has grown old', () => {
    const costs = buyingCosts(home, rates, '2027-06-01T00:00:00.000Z')
    expect(costs.known && costs.isOld).toBe(true)
  })
  it('are unknown without a rule, for other uses, without a price, and in cases the rule leaves out', () => {
    expect(why({ place: at('CH', '25') })).toBe('country')
    expect(why({ place: at('US', 'TX') })).toBe('region')
    expect(why({ useClass: 'commercial' })).toBe('use')
    expect(why({ offers: [{ ...offer, price: { ...offer.price, mode: 'onRequest', amount: null } }] })).toBe(
      'price',
    )
    expect(why({ place: at('NL', '07'), isNewBuild: true })).toBe('case')
  })
})
