/** web/search/map: the list follows what a person did to the map, and nothing else. */
import { EventEmitter } from 'node:events'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { formatsFor } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { SearchProvider, type SearchFacts } from '../../search-context.tsx'
import { barWords } from '../../words/filter-words.ts'
import { useFollow } from './use-following.ts'

const facts: SearchFacts = {
  raw: {},
  view: 'grid',
  total: 40,
  place: null,
  facets: null,
  histograms: null,
  filters: [],
  bar: barWords({}, formatsFor(defaultPreferences, '2026-11-20T12:00:00.000Z')),
  said: '',
  unused: [],
  others: [],
  near: [],
  trades: [],
  travel: [],
  travelNotes: [],
  currency: 'EUR',
}
const wrapper = ({ children }: { children: ReactNode }) => (
  <SearchProvider facts={facts}>{children}</SearchProvider>
)

function followed() {
  const map = Object.assign(new EventEmitter(), {
    getContainer: () => document.createElement('div'),
    getBounds: () => ({ getWest: () => 1, getSouth: () => 2, getEast: () => 3, getNorth: () => 4 }),
    unproject: () => ({ lat: 2 }),
  })
  const search = vi.fn<(box: string) => void>()
  renderHook(() => useFollow({ map }, { on: true, setWaiting: () => undefined, search }), { wrapper })
  return { map, search }
}

test('one notch of a wheel is a wish, though the engine names no event at its end', () => {
  const { map, search } = followed()
  map.emit('wheel', { originalEvent: {} })
  map.emit('moveend', {})
  expect(search).toHaveBeenCalledExactlyOnceWith('1.0000,2.0000,3.0000,4.0000')
  map.emit('moveend', {})
  expect(search).toHaveBeenCalledTimes(1)
})

test('a hand and a button are followed, the page’s own moves are not', () => {
  const { map, search } = followed()
  map.emit('moveend', {})
  expect(search).not.toHaveBeenCalled()
  map.emit('moveend', { originalEvent: {} })
  map.emit('moveend', { byHand: true })
  expect(search).toHaveBeenCalledTimes(2)
})
