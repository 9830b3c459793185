/** web/search: what a place is called, with what it lies in. */
import { describe, expect, it } from 'vitest'
import { placeInFull } from './place-words.ts'

const place = {
  id: 'geonames:1',
  kind: 'city' as const,
  population: null,
  lat: 0,
  lon: 0,
  box: { west: 0, south: 0, east: 1, north: 1 },
}

describe('a place in full', () => {
  it.each([
    ['Deal', 'Kent', 'GB', 'Deal, Kent, United Kingdom'],
    ['York', 'North Yorkshire', 'GB', 'York, North Yorkshire, United Kingdom'],
    ['London', 'Greater London', 'GB', 'London, United Kingdom'],
    ['Lisbon', 'Lisbon', 'PT', 'Lisbon, Portugal'],
    ['Kyoto', 'Kyōto Shi', 'JP', 'Kyoto, Japan'],
    ['Muscat', null, 'OM', 'Muscat, Oman'],
    // A heading in one script: nobody wrote the region in Arabic.
    ['ديل', 'Kent', 'GB', 'ديل, United Kingdom'],
  ])('%s in %s', (name, region, country, words) => {
    expect(placeInFull({ ...place, name, region, country })).toBe(words)
  })

  it('is a country by its name alone', () => {
    expect(placeInFull({ ...place, kind: 'country', name: 'Portugal', region: null, country: 'PT' })).toBe(
      'Portugal',
    )
  })
})
