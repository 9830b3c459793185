/** feeds: Yandex's format: Cyrillic words, sotka, and every other part of the mapping. */
import { expect, it } from 'vitest'
import { about, codesOf, fixture, readFeed } from '#tests/support/feeds.ts'

const read = await readFeed(fixture('yandex/offers.xml'))
const [flat, studio, plot, office] = read.homes

it('reads words, units and money of Russia', () => {
  expect(read).toMatchObject({ format: 'yrl', mode: 'snapshot', complete: true, seen: 5 })
  expect(flat).toMatchObject({
    sourceId: 'Y-1',
    type: 'apartment',
    listedAt: new Date('2025-05-01T07:00:00Z'),
    place: {
      country: 'RU',
      locality: 'Москва',
      district: 'Хамовники',
      unparsedAddress: 'Примерная улица, 5',
    },
    bedrooms: null,
    roomsTotal: 2,
    bathrooms: 1,
    areas: [
      { kind: 'total', valueM2: 54.5 },
      { kind: 'living', valueM2: 30 },
    ],
    rooms: [{ name: 'Кухня', areaM2: 9 }],
    condition: 'good',
    features: ['parkView', 'lift', 'balcony'],
    offers: [{ purpose: 'sale', amountMinor: 1_250_000_000, currency: 'RUB' }],
    texts: [{ lang: 'ru', description: '<p>Светлая квартира.</p>' }],
  })
  expect(flat?.media).toHaveLength(2)
  expect(studio).toMatchObject({
    isStudio: true,
    place: { locality: 'Сочи' },
    offers: [{ purpose: 'rentShort', period: 'day', amountMinor: 350_000, pets: 'no' }],
  })
})

it('measures land in sotka, and never multiplies a price for one of them', () => {
  expect(plot).toMatchObject({
    type: 'plotResidential',
    areas: [{ kind: 'plot', value: 12, unit: 'сот', valueM2: 1200 }],
    offers: [{ priceMode: 'onRequest', priceText: '150000 RUR / сот' }],
  })
})

it('lets offices, and tells what nobody knows', () => {
  expect(office).toMatchObject({
    type: 'office',
    useClass: 'commercial',
    areas: [],
    offers: [{ purpose: 'lease' }],
  })
  expect(about(read, 'area.unit')).toEqual(['Y-4'])
  expect(about(read, 'offer.unknown')).toEqual(['Y-5'])
  expect(about(read, 'type.unknown')).toEqual(['Y-5'])
  expect(about(read, 'point.missing')).toHaveLength(5)
  expect(codesOf(read)).not.toContain('field.noPlace')
})
