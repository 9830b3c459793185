/** web/listings: the cost panel: sliders and buyers change the sums; what is not known is not invented. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ratesByCurrency } from '#contract/money/exchange.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { sampleListing } from '#tests/pages/sample-listing.ts'
import { renderFor, sampleNow } from '#tests/pages/sample-page.tsx'
import { buyingCosts } from './buying.ts'
import { CostSection } from './cost-section.tsx'
import { loanRateFor } from './loan-rates.ts'
import { startingLoan } from './mortgage.ts'

afterEach(cleanup)

const rates = ratesByCurrency([
  { currency: 'GBP', name: 'Pound sterling', exponent: 2, perEuro: 0.8, date: '2026-11-20', source: 'test' },
])

function show(changed: Partial<Listing> = {}) {
  const home = sampleListing(changed)
  const [offer] = home.offers
  if (!offer) throw new Error('a home has an offer')
  const rate = loanRateFor(home, sampleNow)
  return renderFor(
    <CostSection
      home={home}
      offer={offer}
      costs={buyingCosts(home, rates, sampleNow)}
      rate={rate}
      asked={{ loan: startingLoan(rate?.rate ?? null), buyer: 'main' }}
    />,
  )
}
const part = (name: string) => within(screen.getByRole('heading', { name }).parentElement ?? document.body)
const [offer] = sampleListing().offers
const priced = (
  price: Partial<Listing['offers'][number]['price']>,
  more: Partial<Listing['offers'][number]> = {},
) => {
  if (!offer) throw new Error('a home has an offer')
  return { offers: [{ ...offer, ...more, price: { ...offer.price, ...price } }] }
}

const rent = { amount: 30_000, currency: 'EUR', period: 'week' } as const

describe('buying', () => {
  it('shows the loan, the stated running costs and the duty of the country', () => {
    show()
    // 596,250 over 25 years at 4.2%: 3,213.46 a month.
    expect(part('Mortgage').getByText('£3,213')).toBeTruthy()
    expect(part('Mortgage').getByRole('link', { name: /Bank of England/ })).toBeTruthy()
    expect(part('Living there').getByText('£245')).toBeTruthy()
    expect(part('Living there').getByText('£3,458')).toBeTruthy()
    expect(part('Buying it, on top of the price').getByText('£29,750')).toBeTruthy()
    expect(screen.getByRole('link', { name: /GOV\.UK/ }).getAttribute('href')).toContain('gov.uk')
  })

  it('says whole units in every line', () => {
    show(priced({ amount: 25_033_300 }))
    const lines = part('Buying it, on top of the price').getAllByText(/^£/)
    expect(lines.map(({ textContent }) => textContent).filter((text) => text?.includes('.'))).toEqual([])
    // 5% of 333.
    expect(lines.map(({ textContent }) => textContent)).toContain('£17')
  })

  it('follows the sliders', { timeout: 30_000 }, async () => {
    show()
    const interest = await screen.findByRole('slider', { name: 'Interest' }, { timeout: 20_000 })
    fireEvent.change(interest, { target: { value: '0' } })
    // 596,250 in 300 equal parts.
    expect(part('Mortgage').getByText('£1,988')).toBeTruthy()
    expect(part('Living there').getByText('£2,233')).toBeTruthy()
    expect(interest.getAttribute('aria-valuetext')).toBe('0% a year')
  })

  it('asks for the interest where no figure is held, and works nothing out before', () => {
    show({
      place: { ...sampleListing().place, country: 'TR', path: [{ id: 'country:TR', name: 'Türkiye' }] },
    })
    const interest = part('Mortgage').getByLabelText('Interest, % a year')
    expect((interest as HTMLInputElement).value).toBe('')
    expect(part('Mortgage').queryByText('a month')).toBeNull()
    expect(part('Living there').queryByText('Mortgage')).toBeNull()
    fireEvent.change(interest, { target: { value: 'much' } })
    expect(part('Mortgage').getByText('Please enter a number, such as 5.5')).toBeTruthy()
    fireEvent.change(interest, { target: { value: '6,0' } })
    // 596,250 over 25 years at 6%: 3,841.65 a month.
    expect(part('Mortgage').getByText('£3,842')).toBeTruthy()
  })

  it('follows the buyer', () => {
    show()
    fireEvent.click(screen.getByRole('radio', { name: 'Another home' }))
    expect(part('Buying it, on top of the price').getByText('£69,500')).toBeTruthy()
  })

  it('says so where there is no rule, and shows no figure', () => {
    show({
      place: {
        ...sampleListing().place,
        country: 'CH',
        region: 'Valais',
        path: [{ id: 'country:CH', name: 'Switzerland' }],
      },
    })
    expect(screen.queryByRole('heading', { name: 'Buying it, on top of the price' })).toBeNull()
    expect(screen.getByText(/no checked rule for Switzerland yet/).textContent).not.toMatch(/\d/)
  })

  it('says so where the price is on request', () => {
    show(priced({ mode: 'onRequest', amount: null }))
    expect(part('Mortgage').getByText(/on request/)).toBeTruthy()
    expect(screen.queryAllByRole('slider')).toEqual([])
  })
})

describe('what would only be repeated', () => {
  const living = () => screen.queryByRole('heading', { name: 'Living there' })

  it('is left out: a loan is not said again where no running costs are stated', () => {
    show(priced({}, { costs: [] }))
    expect(living()).toBeNull()
    expect(screen.getAllByText('£3,213')).toHaveLength(1)
    expect(screen.getByText(/states no running costs/)).toBeTruthy()
  })

  it('is left out: a monthly rent, but not what a weekly one comes to in a month', () => {
    show(priced({ ...rent, period: 'month' }, { purpose: 'rent', deposit: null, costs: [] }))
    expect(living()).toBeNull()
    cleanup()
    show(priced(rent, { purpose: 'rent', deposit: null, costs: [] }))
    expect(part('Living there').getByText('€1,304')).toBeTruthy()
  })

  it('leaves no empty column where the rent is on request', () => {
    show(priced({ mode: 'onRequest', amount: null }, { purpose: 'rent', deposit: null, costs: [] }))
    expect(part('Moving in').getByText(/on request/)).toBeTruthy()
    expect(living()).toBeNull()
  })
})

describe('renting', () => {
  it('adds up what moving in costs, and the month’s share of rent and charges', () => {
    show(
      priced(rent, {
        purpose: 'rent',
        deposit: { amount: 120_000, currency: 'EUR' },
        costs: [{ kind: 'community', amount: 6_000, currency: 'EUR', period: 'month' }],
      }),
    )
    expect(part('Moving in').getByText('€1,500')).toBeTruthy()
    // 300 a week is 1,304.46 a month.
    expect(part('Living there').getByText('€1,364')).toBeTruthy()
  })

  it('asks for the deposit where none is stated', () => {
    show(priced(rent, { purpose: 'rent', deposit: null, costs: [] }))
    expect(part('Moving in').getByText(/states no deposit/)).toBeTruthy()
    expect(part('Moving in').queryByText(/once/)).toBeNull()
  })
})
