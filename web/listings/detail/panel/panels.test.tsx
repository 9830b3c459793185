/** web/listings: the parts of a home's page say what the listing says, and nothing that it does not. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Listing } from '#contract/listings/listings.ts'
import { AgencyCard, nameMark } from '../facts/agency-card.tsx'
import { Description } from '../texts/description.tsx'
import { Features } from '../facts/features.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { LifeSection } from '../life/life-section.tsx'
import { sampleId, sampleListing } from '#tests/pages/sample-listing.ts'
import { renderFor } from '#tests/pages/sample-page.tsx'
import { StatusBanner } from '../facts/status-banner.tsx'
import { Summary } from '../facts/summary.tsx'
import { WhereSection } from '../where/where-section.tsx'

afterEach(cleanup)

const NoMap = () => null
const offerOf = (home: Listing) => {
  const [offer] = home.offers
  if (!offer) throw new Error('a home has an offer')
  return offer
}
const summary = (changed: Partial<Listing> = {}, preferences = {}) => {
  const home = sampleListing(changed)
  return renderFor(
    <Summary home={home} offer={offerOf(home)} text={home.texts[0] ?? null} isGone={false} />,
    preferences,
  )
}
const text = () => document.body.textContent ?? ''

const uncertified = { emissionsClass: null, emissionsKgM2: null, validUntil: null, basis: null }

describe('the summary', () => {
  it('has name, place, price, reduction and freshness', () => {
    summary()
    expect(
      screen.getByRole('heading', { level: 1, name: 'Georgian terraced house near the pier' }),
    ).toBeTruthy()
    for (const words of [
      'Deal, Kent, United Kingdom',
      '£795,000',
      '€926,600',
      '£40,000 less since 2 October 2026',
      'Confirmed 3 days ago',
    ])
      expect(text()).toContain(words)
  })
  it('has areas in both systems of measure, the visitor’s first', () => {
    summary({}, { areaUnit: 'sqft' })
    expect(screen.getByText('Floor area').nextElementSibling?.textContent).toBe('1,593 sq ft148 m²')
  })
  it('names a home without a title by its type and place', () => {
    summary({ texts: [] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terraced house in Deal')
  })
  it('lists the price in every currency with the day of the rates', () => {
    summary()
    const all = within(screen.getByText(/Every currency/).closest('details') ?? document.body)
    expect(all.getByText('US Dollar').parentElement?.textContent).toContain('US$1,093,000')
    expect(all.getByText(/20 November 2026/)).toBeTruthy()
  })
  it('leads from one offer to the other', () => {
    const sale = offerOf(sampleListing())
    summary({
      offers: [
        sale,
        { ...sale, purpose: 'rent', price: { ...sale.price, amount: 180_000, period: 'month' } },
      ],
    })
    expect(screen.getByRole('link', { name: 'Also to rent' }).getAttribute('href')).toBe('?purpose=rent')
  })
})

describe('the banner', () => {
  const banner = (changed: Partial<Listing>) => renderFor(<StatusBanner home={sampleListing(changed)} />)
  it('is silent for a home that can be had', () => {
    banner({})
    expect(text()).toBe('')
  })
  it.each([
    ['sold', 'This home has been sold'],
    ['leased', 'This home has been let'],
    ['withdrawn', 'This home has been withdrawn'],
    ['removedBySource', 'This home is no longer listed'],
    ['underOffer', 'Under offer since 1 November 2026'],
    ['comingSoon', 'Coming soon since 1 November 2026'],
  ] as const)('of %s says %s', (status, words) => {
    banner({ status, statusChangedAt: '2026-11-01T00:00:00.000Z' })
    expect(text()).toContain(words)
  })
})

describe('the description', () => {
  const [, french] = sampleListing().texts
  it('carries its language and direction, and leads to the others', () => {
    renderFor(<Description home={sampleListing()} text={french ?? null} />)
    expect(screen.getByText('Une maison haute et étroite.').closest('[lang]')?.getAttribute('lang')).toBe(
      'fr',
    )
    expect(screen.getByText('Written in French by the agent')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Read it in English' }).getAttribute('href')).toBe('/?text=en')
  })
  it('says when there is none', () => {
    renderFor(<Description home={sampleListing()} text={null} />)
    expect(text()).toContain('has not described it')
  })
})

describe('features', () => {
  const show = (changed: Partial<Listing> = {}) => {
    const home = sampleListing(changed)
    renderFor(<Features home={home} offer={offerOf(home)} />)
  }
  it('stand in their groups, with energy, facts and rooms', () => {
    show()
    expect(
      within(screen.getByRole('heading', { name: 'Inside' }).parentElement ?? document.body).getByText(
        'Fireplace',
      ),
    ).toBeTruthy()
    expect(screen.getByText('Energy class D')).toBeTruthy()
    expect(screen.getByText('Drawing room').closest('div')?.textContent).toContain('24 m²')
    expect(screen.getByText('Price by area').nextElementSibling?.textContent).toContain('£5,372 per m²')
  })
  it('say the consumption once', () => {
    show({
      energy: { class: 'E', label: 'E, 181 kWh/m²', consumptionKwhM2: 181, status: 'rated', ...uncertified },
    })
    expect(screen.getByText('E, 181 kWh/m²')).toBeTruthy()
    expect(text().match(/181/g)).toHaveLength(1)
  })
  it('say what the agency is paid, and by whom', () => {
    const paid = (fee: Partial<NonNullable<Listing['offers'][number]['fee']>>) => {
      const home = sampleListing()
      const offer = {
        ...offerOf(home),
        fee: { payer: null, percent: null, amount: null, text: null, ...fee },
      }
      const { unmount } = renderFor(<Features home={home} offer={offer} />)
      const said = screen.getByText('Agency fee').parentElement?.textContent
      unmount()
      return said
    }
    expect(paid({ percent: 3.57, payer: 'seeker' })).toContain('3.57 %')
    expect(paid({ percent: 3.57, payer: 'seeker' })).toContain('Paid by whoever buys or rents')
    expect(paid({ payer: 'nobody' })).toContain('No agency fee')
    expect(paid({ text: '2 monthly rents' })).toContain('2 monthly rents')
  })
  it('say emissions, and how the certificate came about', () => {
    const certificate = {
      emissionsClass: 'C',
      emissionsKgM2: 21.5,
      validUntil: '2031-05-31',
      basis: 'demand',
    } as const
    show({
      energy: { class: 'B', label: null, consumptionKwhM2: null, status: 'rated', ...certificate },
    })
    for (const words of [
      'Emissions class C',
      '21.5 kg CO₂ a m² and year',
      'Certificate by calculation',
      '31 May 2031',
    ])
      expect(text()).toContain(words)
  })
  it('say what is known of energy without a class', () => {
    show({ energy: { class: null, label: null, consumptionKwhM2: null, status: 'exempt', ...uncertified } })
    expect(screen.getByText('No certificate needed')).toBeTruthy()
  })
})

describe('the agency', () => {
  const show = (changed: Partial<Listing> = {}) =>
    renderFor(<AgencyCard home={sampleListing(changed)} enquiry={null} report={null} />)
  it('can be reached by what it has given', () => {
    show()
    expect(screen.getByRole('link', { name: '+44 1632 960123' }).getAttribute('href')).toBe(
      'tel:+441632960123',
    )
    expect(screen.getByRole('link', { name: 'Their website' }).getAttribute('rel')).toContain('noopener')
    expect(text()).toContain('Reference SF-2291')
  })
  it('stands beside the other offers of the home, each with price and person, on the one page of the home', () => {
    show({ leadId: sampleId(9) })
    expect(text()).toContain('2 offers of this home')
    expect(text()).toContain('Pellow & Strand, Ada Pellow£799,950 · confirmed 11 days ago')
    const other = screen.getByRole('link', { name: 'Pellow & Strand' })
    expect(other.getAttribute('href')).toBe(`/property-details/${sampleId(9)}`)
  })
  it('never gets a link that is no web address', () => {
    show({
      listingUrl: 'javascript:alert(1)',
      agency: { ...sampleListing().agency, phone: null, website: 'file:///etc/passwd' },
    })
    expect(text()).toContain('neither a telephone number nor a website')
    expect(document.body.innerHTML).not.toMatch(/javascript:|file:/)
  })
  it.each([
    ['Saltmarsh & Fenn', 'S&F'],
    ['Pantile Row', 'PR'],
    ['Île-de-France Habitat', 'ÎD'],
    ['Home', 'H'],
  ])('%s has the mark %s', (name, mark) => expect(nameMark(name)).toBe(mark))
})

describe('the gallery', () => {
  const show = (changed: Partial<Listing> = {}) => renderFor(<Gallery home={sampleListing(changed)} />)
  it('links every picture, so that it opens without script', () => {
    show()
    expect(screen.getByRole('link', { name: /The front of the house/ }).getAttribute('href')).toBe(
      '/illustrations/georgian-1.svg',
    )
    expect(screen.getByRole('button', { name: /^2 pictures/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Floor plan' })).toBeTruthy()
    expect(screen.getAllByText('Illustration').length).toBeGreaterThan(0)
  })
  const fromFeed = {
    kind: 'photo' as const,
    picture: null,
    paper: null,
    sourceUrl: 'https://feed.example/1.jpg',
    isMissing: false,
    caption: null,
  }
  it('holds the place of pictures that have not come yet', () => {
    show({ media: [fromFeed] })
    expect(screen.getByText('The picture is on its way')).toBeTruthy()
    expect(document.body.innerHTML).not.toContain('feed.example')
    expect(screen.queryByRole('button')).toBeNull()
  })
  it('says that there are none when the feed named pictures that nobody can fetch', () => {
    show({ media: [{ ...fromFeed, isMissing: true }] })
    expect(text()).toContain('has not given any pictures')
  })
  it('says when there are none, and leads to films elsewhere', () => {
    show({ media: [], videoUrls: ['https://film.example/1', 'javascript:alert(1)'] })
    expect(text()).toContain('has not given any pictures')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://film.example/1',
    ])
  })
})

describe('the life line', () => {
  it('opens what came before on demand', () => {
    const life = Array.from({ length: 30 }, (_, day): Listing['life'][number] => ({
      at: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
      kind: 'priceChanged',
      purpose: 'sale',
      before: { amount: 100_000 - day, currency: 'GBP' },
      after: { amount: 99_999 - day, currency: 'GBP' },
      agency: 'Saltmarsh & Fenn',
    }))
    const home = sampleListing({ life })
    renderFor(<LifeSection home={home} offer={offerOf(home)} />)
    const more = screen.getByText('Everything before: 22 changes')
    fireEvent.click(more)
    expect(more.closest('details')?.querySelectorAll('li')).toHaveLength(22)
  })
})

describe('the place', () => {
  const nothingNear = { region: null, streets: false, things: [], within: {}, estimated: [] }
  const nearby = [{ id: 'geonames:1', name: 'Walmer', distance: 2_140 }]
  it('rounds distances from a circle and says about', () => {
    renderFor(
      <WhereSection home={sampleListing()} nearby={nearby} near={nothingNear} live={NoMap} styleUrl={null} />,
    )
    expect(screen.getByText('Walmer').closest('div')?.textContent).toContain('about 2 km')
    expect(text()).toContain('51.22° N, 1.40° E')
  })
  it('is exact where the point is', () => {
    renderFor(
      <WhereSection
        home={sampleListing({ point: { lat: 51.22371, lon: 1.40432, precision: 'rooftop', radiusM: 0 } })}
        nearby={nearby}
        near={nothingNear}
        live={NoMap}
        styleUrl={null}
      />,
    )
    expect(screen.getByText('Walmer').closest('div')?.textContent).toContain('2.1 km')
    expect(text()).toContain('51.22371° N')
  })
  it('names the town where there is no point', () => {
    renderFor(
      <WhereSection
        home={sampleListing({ point: null })}
        nearby={[]}
        near={nothingNear}
        live={NoMap}
        styleUrl={null}
      />,
    )
    expect(text()).toContain('Somewhere in Deal, Kent, United Kingdom')
  })
})
