/** feeds: Bayut and dubizzle: every part of the mapping. */
import { expect, it } from 'vitest'
import { about, codesOf, fixture, readFeed } from '#tests/support/feeds.ts'

const read = await readFeed(fixture('bayut/properties.xml'), { country: 'AE', currency: 'AED' })
const [studio, plot, villa] = read.homes

it('gives the homes with their facts, and not what is deleted', () => {
  expect(read).toMatchObject({ format: 'bayut', mode: 'snapshot', complete: true, seen: 4 })
  expect(read.homes.map(({ sourceId }) => sourceId)).toEqual(['B-1', 'B-2', 'B-4'])
  expect(studio).toMatchObject({
    alternateIds: [{ scheme: 'permit', value: '7100' }],
    type: 'apartment',
    isStudio: true,
    bedrooms: 0,
    place: { country: 'AE', locality: 'Dubai', district: 'Al Barsha', unparsedAddress: 'Example House' },
    areas: [{ kind: 'built', value: 800, unit: 'sqft' }],
    offers: [{ purpose: 'rent', period: 'year', amountMinor: 6_000_000, furnished: 'furnished' }],
    features: ['communalPool', 'balcony'],
    texts: [{ lang: 'en' }, { lang: 'ar', title: 'استوديو' }],
  })
})

it('never guesses a unit or a period', () => {
  expect(plot).toMatchObject({ type: 'plotResidential', areas: [], offers: [{ amountMinor: 250_000_000 }] })
  expect(about(read, 'area.unit')).toEqual(['B-2'])
  expect(villa?.offers).toMatchObject([{ purpose: 'rent', priceMode: 'onRequest' }])
  expect(about(read, 'price.periodUnknown')).toEqual(['B-4'])
  expect(read.findings.find(({ code }) => code === 'field.noPlace')?.field).toBe('offplanDetails_saleType')
  expect(codesOf(read)).toContain('point.missing')
})
