/** web/listings: what is near a home, by what one does there; nothing where nothing is known. */
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { NearAnswer } from '#contract/search/regions.ts'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { NearBy } from './near-by.tsx'

const show = (radiusM: number, near: Pick<NearAnswer, 'things' | 'within'> & Partial<NearAnswer>) =>
  render(
    <VisitProvider preferences={defaultPreferences} now="2026-11-20T12:00:00Z">
      <NearBy
        point={{ lat: 43.74, lon: 7.42, precision: radiusM ? 'locality' : 'rooftop', radiusM }}
        near={{ region: 'Monaco', streets: true, estimated: [], ...near }}
      />
    </VisitProvider>,
  )

afterEach(cleanup)

test('stops stand with their lines, all else says what it is, and many are counted', () => {
  show(0, {
    things: [
      { kind: 'stop', name: 'Casino', lines: ['1', '2'], metres: 190, minutes: 2, by: 'straight' },
      { kind: 'pharmacy', name: 'Bughin', lines: [], metres: 300, minutes: 4, by: 'straight' },
      { kind: 'playground', name: null, lines: [], metres: 400, minutes: 5, by: 'straight' },
    ],
    within: { stop: 9, station: 1, playground: 1 },
    estimated: ['playground'],
  })
  const near = within(screen.getByRole('region', { name: 'What is near' }))
  expect(near.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent.trim())).toEqual([
    'Getting around',
    'Every day',
    'Outdoors',
  ])
  expect(near.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Casino 1 2',
    'Bughin Pharmacy',
    'Playground',
  ])
  expect(near.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2 min',
    '4 min',
    '5 min',
  ])
  expect(near.getAllByText(/within ten minutes/).map(({ textContent }) => textContent.trim())).toEqual([
    '10 within ten minutes',
    'About 1 within ten minutes',
  ])
  expect(near.getByText(/as the crow flies/).textContent).not.toContain('circle')
})

test('from the middle of a circle it says so; where nothing is near there is no heading', () => {
  const shown = show(500, {
    things: [{ kind: 'park', name: 'The Green', lines: [], metres: 80, minutes: 1, by: 'straight' }],
    within: {},
  })
  expect(screen.getByText(/from the middle of the circle/)).toBeTruthy()
  shown.unmount()
  show(0, { things: [], within: {} })
  expect(screen.queryByRole('heading')).toBeNull()
})

test('along the streets it says so; what no street leads to is about', () => {
  show(0, {
    things: [
      { kind: 'park', name: 'The Green', lines: [], metres: 80, minutes: 3, by: 'graph' },
      { kind: 'beach', name: 'Larvotto', lines: [], metres: 400, minutes: 5, by: 'straight' },
    ],
    within: {},
  })
  expect(screen.getByText('Minutes on foot along the streets.')).toBeTruthy()
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '3 min',
    'about 5 min',
  ])
})
