/**
 * tests: where the places of the invented worlds lie, as a gazetteer would tell it; their homes lie anywhere.
 */
import type { Place } from '#contract/search/places.ts'

const place = (id: string, kind: Place['kind'], [lat, lon]: [number, number], reach: number): Place => ({
  id,
  kind,
  name: id,
  region: null,
  country: 'PT',
  lat,
  lon,
  box: { west: lon - reach, south: lat - reach, east: lon + reach, north: lat + reach },
  population: null,
})

const known = [
  place('geonames:1', 'city', [0.0001, 40.0002], 0.0001),
  place('geonames:31', 'city', [0, 179.9999], 0.00005),
  place('admin1:PT.14', 'region', [0.0003, 40.0001], 0.0001),
  // Across 180°.
  {
    ...place('country:PT', 'country', [0, 180], 0.001),
    box: { west: 179.9999, south: 0, east: -179.9999, north: 0.0003 },
  },
]

/** Null for a place nobody knows. */
export const inventedPlace = (id: string | undefined): Place | null =>
  known.find((one) => one.id === id) ?? null
