/** feeds: Avito: its words, land in sotka, and the rest of the mapping. */
import { expect, it } from 'vitest'
import { about, codesOf, fileOf, fixture, readFeed } from '#tests/support/feeds.ts'

const read = await readFeed(fixture('avito/ads.xml'), { country: 'RU' })
const [studio, dacha, hall] = read.homes

it('gives the home with its facts', () => {
  expect(read).toMatchObject({ format: 'avito', version: '3', mode: 'snapshot', complete: true, seen: 4 })
  expect(studio).toMatchObject({
    sourceId: 'AV-1',
    type: 'apartment',
    isStudio: true,
    agentName: 'Ада',
    condition: 'excellent',
    place: { country: 'RU', locality: 'Санкт-Петербург', street: 'Невский проспект' },
    areas: [{ kind: 'total', valueM2: 27 }],
    rooms: [{ areaM2: 5 }],
    features: ['balcony', 'fridge', 'lift'],
    otherFeatures: ['Летающий ковёр'],
    offers: [
      { purpose: 'rent', period: 'month', amountMinor: 4_500_000, depositMinor: 6_750_000, pets: 'no' },
    ],
    texts: [{ lang: 'ru', description: '<p>Светлая студия.</p>' }],
  })
  expect(studio?.media).toHaveLength(2)
  expect(about(read, 'date.activeUntil')).toEqual(['AV-1'])
})

it('measures land in sotka, and never multiplies a price', () => {
  expect(dacha).toMatchObject({
    type: 'cottage',
    roomsTotal: 10,
    place: { admin1: 'Тверская обл.', locality: 'Дуброво' },
    areas: [{ kind: 'total' }, { kind: 'plot', value: 12, unit: 'сот', valueM2: 1200 }],
  })
  expect(hall).toMatchObject({
    type: 'warehouse',
    offers: [{ purpose: 'lease', priceText: '500 / м²', amountMinor: null }],
  })
})

it('offers nothing that somebody looks for, and no cars', async () => {
  expect(about(read, 'offer.unknown')).toEqual(['AV-4'])
  expect(about(read, 'record.noOffer')).toEqual(['AV-4'])
  const cars = await readFeed(
    fileOf('<Ads formatVersion="3" target="Avito.ru"><Ad><Id>1</Id><Make>A</Make></Ad></Ads>'),
  )
  expect(codesOf(cars)).toEqual(['file.unrecognised'])
})
