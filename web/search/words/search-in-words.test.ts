/** web/search: a saved search says all that it asks for. */
import { expect, it } from 'vitest'
import type { Place } from '#contract/search/places.ts'
import { formatsFor } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { searchInWords } from './search-in-words.ts'

const format = formatsFor(defaultPreferences, '2026-11-21T10:00:00.000Z')
const lisbon = { kind: 'city', name: 'Lisbon', region: 'Lisbon', country: 'PT' } as Place

it('says what is offered, of which kind, where, and every filter', () => {
  const raw = { category: 'homes', place: 'geonames:2267057', maxPrice: '450000', minBeds: '2', sea: '500' }
  expect(searchInWords(raw, lisbon, format)).toEqual([
    'For sale',
    'Homes',
    'Lisbon, Portugal',
    'Up to €450k',
    '2+ bedrooms',
    'Within 500 m of the sea',
  ])
})

it('says travel times and drawn areas, and types instead of their kind', () => {
  const travel = '25,bicycle,42.5063,1.5218,Andorra la Vella;10,foot,school'
  const raw = { purpose: 'rent', types: 'apartment', area: '_p~iF', travel, travelMatch: 'any' }
  expect(searchInWords(raw, null, format)).toEqual([
    'To rent',
    'Inside the drawn area',
    'Within 25 min of Andorra la Vella by bicycle',
    'School: within 10 min on foot',
    'Any of the travel times is enough',
    'Flats',
  ])
})
