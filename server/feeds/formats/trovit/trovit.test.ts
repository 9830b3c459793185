/** feeds: Trovit: the sample, and every part of the mapping. */
import { describe, expect, it } from 'vitest'
import { about, codesOf, fileOf, fixture, readFeed } from '#tests/support/feeds.ts'

describe('the sample', async () => {
  const read = await readFeed(fixture('trovit/openestate-trovit.xml'), { currency: 'USD' })
  const [rented, sold] = read.homes

  it('is read to its end; areas without a unit are left out, never guessed', () => {
    expect(read).toMatchObject({ format: 'trovit', mode: 'snapshot', complete: true, seen: 2 })
    expect(codesOf(read)).toEqual(['area.unit', 'country.assumed', 'date.activeUntil', 'place.apart'])
    expect(about(read, 'area.unit')).toEqual(['7004578', '332A53BC2'])
    expect(about(read, 'place.apart')).toEqual(['332A53BC2'])
  })

  it('gives the homes with their facts', () => {
    expect(rented).toMatchObject({
      sourceId: '7004578',
      type: 'house',
      bedrooms: 4,
      bathrooms: 2,
      yearBuilt: 2006,
      place: { country: 'US', locality: 'Ann Arbor', district: 'Valley Park', postalCode: '48104' },
      areas: [{ kind: 'plot', value: 1, unit: 'ac' }],
      offers: [
        { purpose: 'rent', amountMinor: 119_500, currency: 'USD', period: 'month', furnished: 'unfurnished' },
      ],
      features: ['parking'],
    })
    expect(sold).toMatchObject({
      type: 'apartment',
      isNewBuild: true,
      offers: [{ purpose: 'sale', amountMinor: 20_995_000, furnished: null }],
      otherFeatures: ['Orientation: west', 'Foreclosure'],
      media: [{ kind: 'photo', caption: 'living room' }],
    })
  })
})

describe('hand-written ads', async () => {
  const read = await readFeed(fixture('trovit/ads.xml'))
  const [flat, house, ...rest] = read.homes

  it('are mapped in the words and units of their country', () => {
    expect(flat).toMatchObject({
      type: 'apartment',
      listedAt: new Date('2025-02-03T00:00:00Z'),
      place: { country: 'ES', admin1: 'Andalucía' },
      areas: [{ kind: 'living', valueM2: 64, unit: 'm2' }],
      offers: [
        { purpose: 'rent', period: 'week', amountMinor: 25_000, currency: 'EUR', furnished: 'furnished' },
      ],
      features: ['furnished', 'southFacing'],
      media: [{ sourceUrl: 'https://pictures.example/a-1.jpg', caption: 'Balcony' }],
      texts: [
        { lang: 'en', title: 'Bright flat by the river', description: '<p>Two rooms &amp; a balcony.</p>' },
      ],
    })
    expect(house).toMatchObject({
      parkingSpaces: 2,
      offers: [{ priceMode: 'onRequest', currency: 'USD' }],
      areas: [
        { kind: 'living', value: 1800, unit: 'sqft' },
        { kind: 'plot', value: 1.25, unit: 'ac' },
      ],
    })
  })

  it('of an unknown kind are not published, rents of an unknown period are on request', () => {
    expect(about(read, 'offer.unknown')).toEqual(['A-3'])
    expect(about(read, 'record.noOffer')).toEqual(['A-3'])
    expect(about(read, 'price.periodUnknown')).toEqual(['A-4'])
    expect(rest).toMatchObject([{ sourceId: 'A-4', offers: [{ purpose: 'rent', amountMinor: null }] }])
    expect(about(read, 'point.zero')).toEqual(['A-4'])
    expect(about(read, 'field.noPlace')).toEqual(['A-4'])
    expect(about(read, 'date.activeUntil')).toEqual(['A-1'])
  })
})

it.each(['Mitula', 'thribee'])('<%s> is the same format under another name', async (root) => {
  const ad = '<ad><id>1</id><type>For sale</type><price>1000</price><property_type>Villa</property_type></ad>'
  const read = await readFeed(fileOf(`<${root}>${ad}</${root}>`), { country: 'ES' })
  expect(read).toMatchObject({ format: 'trovit', homes: [{ sourceId: '1', type: 'villa' }] })
})

it('a list of jobs of the same portals is not one of homes', async () => {
  const read = await readFeed(
    fileOf('<trovit><ad><id>1</id><title>Nurse</title><salary>1</salary></ad></trovit>'),
  )
  expect(codesOf(read)).toEqual(['file.unrecognised'])
})
