/**
 * web/listings: suggestions follow from similar homes that pages showed, say why, and are off with one press.
 */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Card } from '#contract/search/search.ts'
import { renderFor } from '#tests/pages/sample-page.tsx'
import { rememberAlike, setSuggestions } from './for-you.ts'
import { suggest, type Alike } from './for-you.rules.ts'
import { ForYouStrip } from './for-you-strip.tsx'
import { rememberViewed, type Viewed } from './recently-viewed.ts'

afterEach(cleanup)

const home = (id: string): Viewed => ({
  id,
  at: '2026-11-20T10:00:00.000Z',
  title: id,
  type: 'loft',
  place: { name: 'Porto', region: null, country: 'PT' },
  price: { mode: 'fixed', amount: 100_000, max: null, currency: 'EUR', period: 'once' },
  picture: null,
})
const page = (of: string, ...similar: string[]): Alike => ({ of, homes: similar.map(home) })

test('those that most of one’s own homes lead to come first, saved ones counting twice; known ones never', () => {
  const alike = [page('a', 'x', 'y', 'b'), page('b', 'y', 'z'), page('c', 'z'), page('d', 'w')]
  const viewed = ['a', 'b', 'c', 'd'].map(home)
  const found = suggest({ viewed, alike, saved: new Set(['c']) }, 3)
  expect(found.map(({ home: { id }, why }) => [id, why.did, why.count, why.type])).toEqual([
    ['z', 'saved', 1, null],
    ['y', 'viewed', 2, 'loft'],
    ['x', 'viewed', 1, null],
  ])
  const mixed = [...viewed.slice(1), { ...home('a'), type: 'villa' as const }]
  expect(suggest({ viewed: mixed, alike, saved: new Set() }, 1)[0]?.why).toEqual({
    did: 'viewed',
    count: 2,
    type: null,
  })
})

test('nothing at first; then with a reason; off forgets it all, and keeps nothing until it is on again', () => {
  renderFor(<ForYouStrip saved={new Set(['a'])} />)
  expect(screen.queryByRole('heading')).toBeNull()
  const card: Partial<Card> = { ...home('x'), place: { ...home('x').place, district: null } }
  const similar = [{ ...card, image: null, listedAt: '2026-11-20T10:00:00.000Z' } as Card]
  act(() => {
    rememberViewed(home('a'))
    rememberAlike('a', similar)
  })
  expect(screen.getByText('Because you saved 1 home like it')).toBeTruthy()
  // A text of its own, so that every language says it.
  expect(screen.getByText('Loft')).toBeTruthy()
  act(() => {
    rememberViewed(home('b'))
    rememberAlike('b', similar)
  })
  cleanup()
  renderFor(<ForYouStrip saved={new Set(['a', 'b'])} />)
  expect(screen.getByText('Lofts: because you saved 2')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Turn off' }))
  expect([screen.queryByRole('heading'), localStorage.getItem('alike')]).toEqual([null, null])
  act(() => rememberAlike('a', similar))
  expect(localStorage.getItem('alike')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Turn them on' }))
  act(() => setSuggestions(true))
  expect(screen.queryByText('Suggestions are off.')).toBeNull()
})
