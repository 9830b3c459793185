/** web/search: filters in words, each with the way to be rid of it, and the heading of the results. */
import { describe, expect, it } from 'vitest'
import { typeGroups } from '#contract/vocabulary/codes.ts'
import type { Place } from '#contract/search/places.ts'
import { formatsFor } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { changed } from '../question/addresses.ts'
import { activeFilters, barWords } from './filter-words.ts'
import { headingOf } from '../results/heading.ts'

const format = formatsFor(defaultPreferences, '2026-11-20T12:00:00Z')
const kent: Place = {
  id: 'admin2:GB.ENG.G5',
  kind: 'county',
  name: 'Kent',
  region: 'England',
  country: 'GB',
  lat: 51.2,
  lon: 0.7,
  box: { west: 0, south: 50.9, east: 1.5, north: 51.5 },
  population: null,
}

describe('chosen filters', () => {
  const raw = {
    place: kent.id,
    minPrice: '350000',
    maxPrice: '900000',
    currency: 'GBP',
    minBeds: '3',
    types: [...typeGroups.land, 'villa'].join(','),
    features: 'garden',
    reduced: '1',
    since: '7',
    near: '51.2,0.7',
    radius: '5000',
  }
  const filters = activeFilters(raw, kent, format)

  it('are said in words, a whole group as one', () => {
    expect(filters.map(({ label }) => label)).toEqual([
      'Kent, England, United Kingdom',
      'Within 5 km',
      '£350k to £900k',
      '3+ bedrooms',
      'Villas',
      'Land',
      'Garden',
      'Price reduced',
      'Listed within 7 days',
    ])
  })

  it('go away one by one, until none is left', () => {
    let left: Parameters<typeof changed>[0] = raw
    for (let step = 0; step < filters.length; step++) {
      const [first] = activeFilters(left, kent, format)
      left = changed(left, first?.without ?? {})
    }
    expect(left).toEqual({})
  })

  it('have short words for the bar', () => {
    expect(barWords(raw, format)).toMatchObject({
      price: '£350k to £900k',
      types: '2 types',
      area: '',
      since: 'Listed within 7 days',
    })
    expect(
      barWords({ maxArea: '900', areaUnit: 'sqft', purpose: 'rent', maxPrice: '1500' }, format),
    ).toMatchObject({
      area: 'Up to 900 sq ft',
      price: 'Up to €1.5k a month',
    })
    expect(barWords({ minBeds: '0', maxBeds: '0' }, format).beds).toBe('Studio')
  })
})

describe('the heading', () => {
  it.each([
    [{ place: kent.id }, 214, '214 homes for sale in Kent, England, United Kingdom'],
    [{ purpose: 'rent' }, 1, '1 home to rent'],
    [{ box: '1,2,3,4', new: '1' }, 0, 'No new homes for sale on this part of the map'],
    [{ types: typeGroups.commercial.join(','), near: '1,2' }, 1_200, '1,200 properties for sale nearby'],
    [{ place: kent.id, near: '51,1', called: 'Romney Marsh' }, 2, '2 homes for sale around Romney Marsh'],
    [{ purpose: 'lease', area: 'x' }, 3, '3 properties to lease in the drawn area'],
    [{ category: 'land' }, 1, '1 plot for sale'],
    [{ types: 'garage,storage', purpose: 'rent' }, 2, '2 places for parking or storage to rent'],
    [{ category: 'homes,land' }, 2, '2 properties for sale'],
  ])('of %o with %i is %s', (raw, total, words) => {
    expect(headingOf(raw, kent, total, format).words).toBe(words)
  })
})
