/** web/listings: structured data says what the page says, and no more. */
import { describe, expect, it } from 'vitest'
import { propertyTypes } from '#contract/vocabulary/codes.ts'
import { sampleListing } from '#tests/pages/sample-listing.ts'
import { schemaType, structuredData } from './structured-data.ts'

const context = {
  url: 'https://meridian.example/property-details/1',
  origin: 'https://meridian.example',
  lang: 'en',
  title: 'Georgian terraced house near the pier',
  description: '<p>A tall, narrow &amp; old house.</p>',
  images: ['https://meridian.example/illustrations/georgian-1.jpg'],
}
type Graph = {
  '@graph': [
    Record<string, unknown> & { mainEntity: Record<string, unknown>; offers: Record<string, unknown>[] },
    Record<string, unknown>,
  ]
}
const of = (changed: Parameters<typeof sampleListing>[0] = {}) =>
  (structuredData(sampleListing(changed), context) as Graph)['@graph']
const rent = { mode: 'fixed', amount: 120_000, max: null, currency: 'EUR', period: 'month' } as const
const [offer] = sampleListing().offers

describe('structured data', () => {
  it('is a RealEstateListing about a home, with an offer', () => {
    const [listing, crumbs] = of()
    expect(listing).toMatchObject({
      '@type': 'RealEstateListing',
      url: context.url,
      datePosted: '2026-02-03',
      description: 'A tall, narrow & old house.',
      inLanguage: 'en',
    })
    expect(listing.mainEntity).toMatchObject({
      '@type': 'SingleFamilyResidence',
      numberOfBedrooms: 4,
      floorSize: { value: 148, unitCode: 'MTK' },
      address: { addressLocality: 'Deal', addressCountry: 'GB' },
    })
    expect(listing.offers[0]).toMatchObject({
      price: '795000.00',
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
      offeredBy: { name: 'Saltmarsh & Fenn' },
    })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  it('keeps street, postal code and point to itself where the home is shown as an area', () => {
    const text = JSON.stringify(of())
    for (const hidden of ['Middle Street', 'CT14', '51.22371', '1.40432']) expect(text).not.toContain(hidden)
    expect(of()[0].mainEntity.geo).toEqual({
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: 51.22, longitude: 1.4 },
      geoRadius: 1_500,
    })
  })

  it('gives them where the exact place is public, and no place where none is', () => {
    const exact = of({ point: { lat: 51.22371, lon: 1.40432, precision: 'rooftop', radiusM: 0 } })[0]
      .mainEntity
    expect(exact).toMatchObject({
      address: { streetAddress: 'Middle Street', postalCode: 'CT14 6HP' },
      geo: { latitude: 51.22371 },
    })
    expect(of({ point: null })[0].mainEntity).not.toHaveProperty('geo')
  })

  it('states rents by their period, prices on request not at all, and what is gone as gone', () => {
    if (!offer) throw new Error('the sample has an offer')
    expect(of({ offers: [{ ...offer, purpose: 'rent', price: rent }] })[0].offers[0]).toMatchObject({
      priceSpecification: { price: '1200.00', unitCode: 'MON' },
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    })
    const silent = of({
      offers: [{ ...offer, price: { ...offer.price, mode: 'onRequest', amount: null } }],
    })[0].offers[0]
    expect(silent).not.toHaveProperty('price')
    expect(silent).not.toHaveProperty('priceCurrency')
    expect(of({ status: 'sold' })[0].offers[0]).toMatchObject({ availability: 'https://schema.org/SoldOut' })
    expect(of({ status: 'withdrawn' })[0].offers[0]).toMatchObject({
      availability: 'https://schema.org/Discontinued',
    })
  })

  it('writes yen without decimals', () => {
    if (!offer) throw new Error('the sample has an offer')
    expect(
      of({ offers: [{ ...offer, price: { ...offer.price, currency: 'JPY', amount: 45_000_000 } }] })[0]
        .offers[0],
    ).toMatchObject({ price: '45000000' })
  })

  it('has a type for every kind of property', () => {
    expect(new Set(propertyTypes.map(schemaType))).toEqual(
      new Set(['Apartment', 'SingleFamilyResidence', 'Room', 'House', 'Place']),
    )
  })
})
