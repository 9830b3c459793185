/** web/listings: a home in a list says what it costs, what it is, where, and how sure that is. */
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { card, type Card } from '#contract/search/search.ts'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { defaultPreferences, type Preferences } from '#web/platform/kept/preferences.ts'
import { rememberSeen } from '#web/platform/kept/seen.ts'
import { HomeCard } from './card.tsx'
import { HomeTable } from './home-table.tsx'
import styles from './card.module.css'

afterEach(cleanup)

const now = '2026-11-20T12:00:00.000Z'
const id = '0190a000-0000-7000-8000-000000000001'
const picture = {
  src: '/a.svg',
  srcset: null,
  width: 960,
  height: 640,
  alt: 'Terraced house in Deal',
  placeholder: '#ddd',
  illustration: true,
}
const home: Card = card.parse({
  id,
  title: 'Georgian house near the pier',
  purpose: 'sale',
  status: 'active',
  type: 'terraced',
  price: { mode: 'fixed', amount: 79_500_000, max: null, currency: 'GBP', period: 'once' },
  converted: { amount: 92_658_712, currency: 'EUR' },
  charges: null,
  availableFrom: null,
  beds: 4,
  baths: 2,
  area: { valueM2: 148, value: 148, unit: 'm2' },
  plot: null,
  place: { name: 'Deal', district: null, region: 'Kent', country: 'GB' },
  point: null,
  image: picture,
  images: [picture, { ...picture, src: '/b.svg' }],
  imageCount: 2,
  agency: { id: '0190a000-0000-7000-8000-000000000009', name: 'Saltmarsh & Fenn' },
  listedAt: '2026-02-03T09:00:00.000Z',
  confirmedAt: '2026-11-17T09:00:00.000Z',
  reduced: { from: { amount: 83_500_000, currency: 'GBP' }, at: '2026-10-02T09:00:00.000Z' },
  isNew: false,
  features: [],
})

const show = (node: ReactNode, preferences: Partial<Preferences> = {}) =>
  render(
    <MemoryRouter>
      <VisitProvider preferences={{ ...defaultPreferences, ...preferences }} now={now}>
        {node}
      </VisitProvider>
    </MemoryRouter>,
  )
const text = () => screen.getByRole('article').textContent

describe('a card', () => {
  it('says everything a list needs', () => {
    show(<HomeCard home={home} />)
    for (const words of [
      '£795,000',
      '≈ €926,600',
      'Reduced by £40,000',
      'Bedrooms 4',
      'Bathrooms 2',
      '148 m²',
      'Confirmed 3 days ago',
      'Saltmarsh & Fenn',
    ]) {
      expect(text()).toContain(words)
    }
    expect(
      screen.getByRole('link', { name: /^Terraced house, Deal, Kent: .*£795,000$/ }).getAttribute('href'),
    ).toBe(`/property-details/${id}`)
  })

  it('names the district first, and no two homes alike', () => {
    const flat = {
      ...home,
      type: 'apartment' as const,
      place: { name: 'Lisbon', district: 'Graça', region: null, country: 'PT' },
    }
    show(<HomeCard home={{ ...flat, title: 'Two rooms above the river' }} />)
    show(<HomeCard home={{ ...flat, title: 'Under the roof' }} />)
    const names = screen
      .getAllByRole('link', { name: /^Flat, Graça, Lisbon: / })
      .map((link) => link.textContent)
    expect(new Set(names).size).toBe(2)
    cleanup()
    show(<HomeCard home={flat} within="country" />)
    expect(text()).toContain('Graça, Lisbon, Portugal')
  })

  it('draws one picture until somebody shows interest, labelled as an illustration', () => {
    show(<HomeCard home={home} />)
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(text()).toContain('Illustration')
  })

  it('speaks the visitor’s unit and can name the country', () => {
    show(<HomeCard home={home} within="country" />, { areaUnit: 'sqft' })
    expect(text()).toContain('1,593 sq ft')
    expect(text()).toContain('Deal, United Kingdom')
  })

  it('never turns a price on request into a number', () => {
    show(
      <HomeCard
        home={{
          ...home,
          price: { ...home.price, mode: 'onRequest', amount: null },
          converted: null,
          reduced: null,
        }}
      />,
    )
    expect(text()).toContain('Price on request')
    expect(text()).not.toMatch(/[£€]/)
  })

  it('says how a price is meant, for how long, and the range', () => {
    show(
      <HomeCard
        home={{
          ...home,
          price: { mode: 'guide', amount: 120_000, max: null, currency: 'GBP', period: 'month' },
          converted: null,
          reduced: null,
        }}
      />,
    )
    expect(text()).toContain('Guide price£1,200a month')
    cleanup()
    show(
      <HomeCard
        home={{
          ...home,
          price: { mode: 'range', amount: 30_000_000, max: 35_000_000, currency: 'GBP', period: 'once' },
          reduced: null,
        }}
      />,
    )
    expect(text()).toContain('£300,000 to £350,000')
  })

  it('says both ends of what is a range', () => {
    const area = { valueM2: 148, value: 148, unit: 'm2', max: { valueM2: 210, value: 210 } }
    show(<HomeCard home={{ ...home, bedsMax: 6, area }} />)
    expect(text()).toContain('Bedrooms 4–6')
    expect(text()).toContain('Area 148–210 m²')
  })

  it('says what else it costs a month, and when it is free', () => {
    const rent = { mode: 'fixed', amount: 120_000, max: null, currency: 'GBP', period: 'month' } as const
    const terms = { charges: { amount: 18_000, currency: 'GBP' }, availableFrom: '2027-03-01' }
    show(<HomeCard home={{ ...home, ...terms, purpose: 'rent', price: rent }} />)
    expect(text()).toContain('plus £180 a month in charges')
    expect(text()).toContain('Free from 1 March 2027')
    cleanup()
    show(
      <HomeCard
        home={{ ...home, availableFrom: '2026-01-01' }}
        monthly={{ amount: 142_000, currency: 'EUR' }}
      />,
    )
    expect(text()).toContain('about €1,420 a month, all told')
    expect(text()).not.toContain('Available now')
  })

  it('calls a home without a bedroom a studio, and a home without pictures is still a home', () => {
    show(<HomeCard home={{ ...home, beds: 0, images: [], image: null }} />)
    expect(text()).toContain('Studio')
    expect(text()).toContain('No picture yet')
  })

  it('marks what is new, newly built or under offer', () => {
    show(<HomeCard home={{ ...home, listedAt: now, isNew: true, status: 'underOffer' }} />)
    for (const words of ['New today', 'New build', 'Under offer']) expect(text()).toContain(words)
  })

  it('is dimmed once its page was opened', () => {
    rememberSeen(id)
    show(<HomeCard home={home} />)
    expect(screen.getByRole('article').className).toContain(String(styles.cardSeen))
  })
})

it('a table says the price per unit of area in the visitor’s currency', () => {
  show(<HomeTable homes={[home]} />)
  const row = within(screen.getAllByRole('row')[1] ?? document.body)
  expect(row.getByText('€6,261')).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Per m²' })).toBeTruthy()
})
