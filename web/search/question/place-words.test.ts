/** web/search: what a place is called, with what it lies in. */
import { describe, expect, it } from 'vitest'
import { placeInFull, toldApart } from './place-words.ts'

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

it('of places that read the same, as two towns of one state do, one is offered', () => {
  const town = (id: string, region: string, country: string) => ({
    ...place,
    id,
    name: 'Lisbon',
    region,
    country,
  })
  const others = [
    town('1', 'Ohio', 'US'),
    town('2', 'Lisbon', 'PT'),
    town('3', 'Maine', 'US'),
    town('4', 'Ohio', 'US'),
  ]
  expect(toldApart(others, town('0', 'Lisbon', 'PT')).map(({ id }) => id)).toEqual(['1', '3'])
  expect(toldApart(others, null).map(({ id }) => id)).toEqual(['1', '2', '3'])
})
