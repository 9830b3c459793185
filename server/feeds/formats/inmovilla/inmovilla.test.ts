/**
 * feeds: Inmovilla: a longitude under another name, numbered
 * languages and pictures, and the rest of the mapping.
 */
import { expect, it } from 'vitest'
import { about, codesOf, fixture, readFeed } from '#tests/support/feeds.ts'

const read = await readFeed(fixture('inmovilla/propiedades.xml'))
const [flat, house, hall] = read.homes

it('gives the home with its facts, its longitude being called altitud', () => {
  expect(read).toMatchObject({ format: 'inmovilla', mode: 'snapshot', complete: true, seen: 3 })
  expect(flat).toMatchObject({
    sourceId: '77/101',
    publicRef: 'CH-1',
    type: 'apartment',
    place: { country: 'ES', admin2: 'Málaga', locality: 'Nerja', point: { lat: 36.7456, lon: -3.8744 } },
    bedrooms: 3,
    bathrooms: 2,
    toilets: 1,
    yearBuilt: 1995,
    condition: 'excellent',
    energy: { class: 'D', kwhM2: 120 },
    areas: [
      { kind: 'built', valueM2: 90 },
      { kind: 'usable', valueM2: 80 },
    ],
    features: ['airConditioning', 'lift', 'communalPool', 'garage', 'seaView'],
    offers: [
      {
        purpose: 'sale',
        amountMinor: 18_500_000,
        currency: 'EUR',
        costs: [{ kind: 'community', amount: 6_000 }],
      },
      { purpose: 'rent', period: 'month', amountMinor: 75_000 },
    ],
    texts: [{ lang: 'es', title: 'Piso con vistas' }, { lang: 'en' }, { lang: 'nl', title: null }],
  })
  expect(flat?.media.map(({ sourceUrl }) => sourceUrl?.slice(25))).toEqual(['1.jpg', '2.jpg', '10.jpg'])
})

it('never guesses a period; a price to be asked for is none; a year 0 is none', () => {
  expect(house).toMatchObject({ yearBuilt: null, offers: [{ purpose: 'rent', priceMode: 'onRequest' }] })
  expect(about(read, 'price.periodUnknown')).toEqual(['77/102'])
  expect(hall).toMatchObject({ type: 'warehouse', offers: [{ purpose: 'sale', priceMode: 'onRequest' }] })
  expect(about(read, 'offer.inferred')).toEqual(['77/103'])
  expect(read.findings.find(({ code }) => code === 'field.noPlace')?.field).toBe('puente_grua')
  expect(codesOf(read)).toContain('country.homeland')
})
