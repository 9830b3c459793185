/** feeds: Zillow's format: every part of the mapping. */
import { describe, expect, it } from 'vitest'
import { about, codesOf, fileOf, fixture, readFeed } from '#tests/support/feeds.ts'
import { featureInList } from './words.rules.ts'

describe('hand-written listings', async () => {
  const read = await readFeed(fixture('zillow/listings.xml'), { country: 'US', currency: 'USD' })
  const [flat, studio, land] = read.homes

  it('are read, and what is withdrawn is not offered', () => {
    expect(read).toMatchObject({ format: 'zif', mode: 'snapshot', complete: true, seen: 4 })
    expect(read.homes.map(({ sourceId }) => sourceId)).toEqual(['P-1', 'P-2', 'M-3'])
    expect(codesOf(read)).toEqual([
      'country.assumed',
      'feature.unknown',
      'pictures.none',
      'point.missing',
      'price.zero',
    ])
  })

  it('have whole and half bathrooms, square feet and acres, fees and features', () => {
    expect(flat).toMatchObject({
      publicRef: 'M-1',
      type: 'apartment',
      bathrooms: 1.5,
      bathroomsFull: 1,
      bathroomsHalf: 1,
      openHouses: [{ kind: 'openHouse', date: '2025-08-10', from: '10:00', until: '12:00' }],
      agentName: 'Ada Example',
      listedAt: new Date('2025-05-02T00:00:00Z'),
      place: { admin1: 'WA', street: '12 Cedar Street', unitName: '4B', postalCode: '98101', show: 'exact' },
      areas: [{ kind: 'living', value: 1050, unit: 'sqft' }],
      offers: [
        {
          purpose: 'sale',
          amountMinor: 64_900_000,
          costs: [{ kind: 'community', amount: 38_000, period: 'month' }],
        },
      ],
      otherFeatures: ['Moon deck'],
      media: [{ caption: 'Kitchen' }],
    })
    expect(flat?.features.toSorted()).toEqual(
      ['centralHeating', 'cityView', 'dishwasher', 'fridge', 'lift', 'pantry', 'parking'].toSorted(),
    )
    expect(land).toMatchObject({
      type: 'plotResidential',
      status: 'underOffer',
      areas: [{ value: 5.25, unit: 'ac' }],
    })
    expect(about(read, 'price.zero')).toEqual(['M-3'])
  })

  it('are let by the month, with their terms', () => {
    expect(studio).toMatchObject({
      isStudio: true,
      place: { show: 'area' },
      offers: [
        {
          purpose: 'rent',
          period: 'month',
          amountMinor: 185_000,
          depositMinor: 185_000,
          pets: 'yes',
          availableFrom: '2025-09-01',
          minTermMonths: 12,
        },
      ],
      features: ['petsAllowed'],
    })
  })
})

it('a word means what its list is about', () => {
  expect(featureInList('RichDetails/HeatingFuels/HeatingFuel', 'wood')).toBe('woodStove')
  expect(featureInList('RichDetails/FloorCoverings/FloorCovering', 'wood')).toBeNull()
})

it('another list that calls its root so is not Zillow’s', async () => {
  const read = await readFeed(fileOf('<Listings><Listing><Artist>A</Artist></Listing></Listings>'))
  expect(codesOf(read)).toEqual(['file.unrecognised'])
})
