/** feeds: Immobiliare.it: the sample, and every part of the mapping. */
import { expect, it } from 'vitest'
import { about, codesOf, fileOf, fixture, readFeed } from '#tests/support/feeds.ts'

it('the sample is read in all its kinds', async () => {
  const read = await readFeed(fixture('immobiliare-it/openestate-immobiliare-it.xml'))
  expect(read).toMatchObject({ format: 'immobiliare-it', version: '2.7', mode: 'event', complete: true })
  expect(read.homes.slice(0, 3)).toMatchObject([
    {
      sourceId: '51064668',
      type: 'apartment',
      condition: 'excellent',
      roomsTotal: 6,
      bedrooms: 2,
      areas: [{ kind: 'built', valueM2: 280 }],
      energy: { class: 'A', label: 'A2', kwhM2: 3.88 },
      offers: [{ purpose: 'rent', amountMinor: 70_000_000, furnished: 'unfurnished' }],
    },
    { sourceId: '31064668', type: 'plotAgricultural', areas: [{ kind: 'plot', valueM2: 2200 }] },
    {
      sourceId: '61064668',
      type: 'office',
      areas: [
        { kind: 'built', valueM2: 300 },
        { kind: 'commercial', valueM2: 200 },
      ],
    },
  ])
  expect(read.homes.slice(4).map(({ sourceId, type }) => [sourceId, type])).toEqual([
    ['31065668', 'apartmentBlock'],
    ['ROOM-987654321', 'room'],
    ['H/12345', 'other'],
  ])
  expect(codesOf(read)).toEqual(['field.noPlace', 'place.apart', 'type.missing'])
  expect(about(read, 'type.missing')).toEqual(['H/12345'])
})

it('hand-written changes are mapped, and a deleted home is none', async () => {
  const read = await readFeed(fixture('immobiliare-it/changes.xml'))
  const [flat, hall] = read.homes
  expect(read.homes).toHaveLength(2)
  expect(flat).toMatchObject({
    type: 'penthouse',
    condition: 'good',
    place: {
      country: 'IT',
      admin1: 'Toscana',
      admin2: 'Firenze',
      locality: 'Firenze',
      postalCode: '50123',
      show: 'area',
    },
    offers: [
      {
        purpose: 'rent',
        period: 'month',
        amountMinor: 120_000,
        furnished: 'furnished',
        costs: [{ kind: 'community', amount: 10_000 }],
      },
    ],
    features: ['terrace', 'lift', 'centralHeating', 'communalGarden'],
    texts: [
      { lang: 'it', title: null, description: '<p>Attico luminoso.</p>' },
      { lang: 'en', title: 'Bright penthouse', description: '<p>Two bedrooms.</p>' },
    ],
  })
  expect(hall).toMatchObject({
    type: 'warehouse',
    useClass: 'industrial',
    condition: null,
    offers: [{ purpose: 'sale', priceMode: 'onRequest', amountMinor: null }],
  })
  expect(about(read, 'point.missing')).toEqual(['I-2'])
})

it('a news feed is none, although its root is called so too', async () => {
  const read = await readFeed(
    fileOf('<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id></entry></feed>'),
  )
  expect(read.findings.find(({ code }) => code === 'file.notListings')?.value).toContain('news feed')
})
