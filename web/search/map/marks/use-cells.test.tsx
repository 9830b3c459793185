/**
 * web/search/map: a move of the map asks for its cells once,
 * whatever its address and its list say afterwards.
 */
import { EventEmitter } from 'node:events'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { RawSearch } from '#contract/search/search-question.ts'
import { formatsFor } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { SearchProvider, type SearchFacts } from '../../search-context.tsx'
import { barWords } from '../../words/filter-words.ts'
import { useCells } from './use-cells.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const format = formatsFor(defaultPreferences, '2026-11-20T12:00:00.000Z')

const factsFor = (raw: RawSearch): SearchFacts => ({
  raw,
  view: 'grid',
  total: 40,
  place: null,
  facets: null,
  histograms: null,
  filters: [],
  bar: barWords(raw, format),
  said: '',
  unused: [],
  others: [],
  near: [],
  trades: [],
  travel: [],
  travelNotes: [],
  currency: 'EUR',
})

/** As much of an engine as tells what it shows: a degree is a hundred pixels. */
function fakeMap() {
  const map = Object.assign(new EventEmitter(), {
    west: 0,
    getBounds: () => ({
      getWest: () => map.west,
      getSouth: () => 40,
      getEast: () => map.west + 6,
      getNorth: () => 44,
    }),
    project: ([lon, lat]: [number, number]) => ({ x: lon * 100, y: -lat * 100 }),
  })
  return map
}

/** What was asked, by its box and its bedrooms. */
function answering() {
  const asked: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { searchParams } = new URL(url)
    asked.push(`${searchParams.get('box')} ${searchParams.get('minBeds')}`)
    return Response.json({ data: { cells: [], items: [] } })
  })
  return asked
}

test('a box that follows the map asks for nothing more; another wish does', async () => {
  const asked = answering()
  const map = fakeMap()
  let raw: RawSearch = { minBeds: '1' }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SearchProvider facts={factsFor(raw)}>{children}</SearchProvider>
  )
  const { result, rerender } = renderHook(() => useCells(map, null), { wrapper })
  await waitFor(() => expect(result.current).not.toBeNull())
  map.west = 1
  map.emit('moveend')
  raw = { minBeds: '1', box: '1.0000,40.0000,7.0000,44.0000', sort: 'newest' }
  rerender()
  await waitFor(() => expect(result.current?.grid?.box.west).toBe(1))
  expect(asked).toEqual(['0.0000,40.0000,6.0000,44.0000 1', '1.0000,40.0000,7.0000,44.0000 1'])
  raw = { ...raw, minBeds: '2' }
  rerender()
  await waitFor(() => expect(asked.at(-1)).toBe('1.0000,40.0000,7.0000,44.0000 2'))
  expect(asked).toHaveLength(3)
})
