/** feeds: Cian: categories, rooms that are a studio, and the rest of the mapping. */
import { expect, it } from 'vitest'
import { about, codesOf, fixture, readFeed } from '#tests/support/feeds.ts'

const read = await readFeed(fixture('cian/feed.xml'), { country: 'RU' })
const [studio, daily, plot, office] = read.homes

it('gives the home with its facts; nine rooms are a studio', () => {
  expect(read).toMatchObject({ format: 'cian', version: '2', mode: 'snapshot', complete: true, seen: 5 })
  expect(studio).toMatchObject({
    sourceId: 'C-1',
    type: 'apartment',
    isStudio: true,
    roomsTotal: null,
    bathrooms: 1,
    agentName: 'Ада Пример',
    place: {
      country: 'RU',
      locality: 'Москва',
      street: 'улица Примерная',
      point: { lat: 55.7558, lon: 37.6173 },
    },
    areas: [{ kind: 'total', valueM2: 28.5 }],
    rooms: [{ areaM2: 6 }],
    condition: 'excellent',
    yearBuilt: 2015,
    features: ['balcony', 'lift', 'parking'],
    otherFeatures: ['Интернет'],
    offers: [{ purpose: 'sale', amountMinor: 950_000_000, currency: 'RUB' }],
  })
  expect(studio?.media.map(({ kind, sourceUrl }) => [kind, sourceUrl?.slice(25)])).toEqual([
    ['photo', '1.jpg'],
    ['photo', '2.jpg'],
    ['floorPlan', 'plan.png'],
  ])
})

it('lets by the day, measures in sotka, and never multiplies a price', () => {
  expect(daily).toMatchObject({
    roomsTotal: 2,
    bedrooms: null,
    place: { admin1: 'Краснодарский край', locality: 'Сочи' },
    offers: [
      { purpose: 'rentShort', period: 'day', amountMinor: 400_000, depositMinor: 500_000, pets: 'yes' },
    ],
  })
  expect(plot).toMatchObject({
    type: 'plotResidential',
    areas: [{ kind: 'plot', valueM2: 1000, unit: 'sotka' }],
  })
  expect(office).toMatchObject({
    useClass: 'commercial',
    offers: [{ purpose: 'lease', period: 'year', priceMode: 'onRequest', priceText: '18000 / м²' }],
  })
})

it('tells what nobody knows', () => {
  expect(about(read, 'type.unknown')).toEqual(['C-5'])
  expect(about(read, 'record.noOffer')).toEqual(['C-5'])
  expect(codesOf(read)).not.toContain('field.noPlace')
})
