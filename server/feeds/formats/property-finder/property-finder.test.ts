/** feeds: Property Finder: every part of the mapping. */
import { expect, it } from 'vitest'
import { about, codesOf, fileOf, fixture, readFeed } from '#tests/support/feeds.ts'

const read = await readFeed(fixture('property-finder/list.xml'), { currency: 'AED', timeZone: 'Asia/Dubai' })
const [studio, villa] = read.homes

it('gives homes to let with codes read and coordinates the right way round', () => {
  expect(read).toMatchObject({ format: 'property-finder', mode: 'snapshot', complete: true, seen: 3 })
  expect(studio).toMatchObject({
    sourceId: 'PF-1',
    alternateIds: [{ scheme: 'permit', value: '0123456789' }],
    sourceUpdatedAt: new Date('2025-05-30T05:15:00Z'),
    agentName: 'Ada Example',
    type: 'apartment',
    isStudio: true,
    place: { country: 'AE', locality: 'Dubai', district: 'Dubai Marina', point: { lat: 25.08, lon: 55.139 } },
    areas: [{ kind: 'built', value: 520, unit: 'sqft' }],
    offers: [
      { purpose: 'rent', period: 'year', amountMinor: 9_500_000, currency: 'AED', furnished: 'part' },
      { purpose: 'rent', period: 'month', amountMinor: 850_000, currency: 'AED', furnished: 'part' },
    ],
    features: ['airConditioning', 'balcony', 'communalPool'],
    otherFeatures: ['ZZ'],
    texts: [
      { lang: 'en', title: 'Bright studio' },
      { lang: 'ar', title: 'استوديو مشرق' },
    ],
    media: [{ kind: 'photo' }, { kind: 'photo' }, { kind: 'floorPlan' }],
  })
})

it('keeps a price on application to itself', () => {
  expect(villa).toMatchObject({
    type: 'villa',
    isNewBuild: true,
    completion: 'offPlan',
    areas: [{ value: 6500 }, { kind: 'plot', value: 9000 }],
    offers: [{ purpose: 'sale', priceMode: 'onRequest', amountMinor: null }],
  })
})

it('tells what nobody knows', () => {
  expect(about(read, 'offer.unknown')).toEqual(['PF-3'])
  expect(about(read, 'type.unknown')).toEqual(['PF-3'])
  expect(codesOf(read)).toEqual([
    'country.assumed',
    'country.homeland',
    'feature.unknown',
    'offer.unknown',
    'pictures.none',
    'point.missing',
    'record.noOffer',
    'text.missing',
    'type.unknown',
  ])
})

it('another list of properties is not this format', async () => {
  expect(codesOf(await readFeed(fileOf('<list><property><name>a</name></property></list>')))).toEqual([
    'file.unrecognised',
  ])
})

it('coordinates the other way round do not move a home to another country', async () => {
  const home = (geopoints: string) =>
    `<list><property><reference_number>1</reference_number><offering_type>RS</offering_type><property_type>AP</property_type><price>1500000</price><city>Dubai</city><geopoints>${geopoints}</geopoints></property></list>`
  const read = await readFeed(fileOf(home('25.08,55.14')))
  expect(read.homes[0]).toMatchObject({
    place: { country: 'AE', point: null },
    offers: [{ currency: 'AED' }],
  })
  expect(about(read, 'point.swapped')).toEqual(['1'])
})
