/** web/search: travel times as chips, and what is said where nobody knows. */
import { expect, it } from 'vitest'
import { formatsFor } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { addressWith } from '../question/addresses.ts'
import { activeFilters } from './filter-words.ts'
import { travelNotes } from './travel-words.ts'

const words = formatsFor(defaultPreferences, '2026-11-20T12:00:00.000Z')
const raw = { travel: '25,bicycle,42.50630,1.52180,Andorra la Vella;10,foot,school', travelMatch: 'any' }

it('each travel time has a chip, which leaves the others', () => {
  const chips = activeFilters(raw, null, words)
  expect(chips.map(({ label }) => label)).toEqual([
    'Within 25 min of Andorra la Vella by bicycle',
    'School: within 10 min on foot',
    'Any of the travel times is enough',
  ])
  expect(addressWith(raw, chips[0]?.without ?? {})).toBe('/property-listing?travel=10,foot,school')
})

it('a point that nobody knows the way to offers a circle in its place', () => {
  const told = { minutes: 25, mode: 'bicycle', name: 'Andorra la Vella', lat: 42.5063, lon: 1.5218 } as const
  const school = { minutes: 10, mode: 'foot', near: 'school', by: 'graph', area: '', radius: 800 } as const
  const notes = travelNotes([{ ...told, by: null, area: '', radius: 5_250 }, school], {
    raw,
    view: 'grid',
    words,
  })
  expect(notes).toEqual([
    {
      text: expect.stringContaining('around Andorra la Vella'),
      offer: expect.stringContaining('Look within'),
      to: '/property-listing?near=42.50630,1.52180&radius=5250&travel=10,foot,school'.replace(
        /^(.*\?)(near=.*)&(travel=.*)$/,
        '$1$3&$2',
      ),
    },
  ])
})
