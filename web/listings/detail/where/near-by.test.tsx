/** web/listings: what is near a home, by what one does there; nothing where nothing is known. */
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { NearThing } from '#contract/search/regions.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { NearBy } from './near-by.tsx'

/** The network, which is not ours: it answers with these. */
function answerWith(things: NearThing[]) {
  const body = JSON.stringify({ status: 'Success', message: 'OK', data: { region: 'Monaco', things } })
  const answer = vi.fn<typeof fetch>(
    async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
  )
  vi.stubGlobal('fetch', answer)
  return answer
}
const show = (radiusM: number) =>
  render(
    <VisitProvider preferences={defaultPreferences} now="2026-11-20T12:00:00Z">
      <NearBy point={{ lat: 43.74, lon: 7.42, precision: radiusM ? 'area' : 'rooftop', radiusM } as never} />
    </VisitProvider>,
  )

/** The contract loads with the first question. */
beforeAll(browserApi)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('stops stand with their lines, and what has no name says what it is', async () => {
  answerWith([
    { kind: 'stop', name: 'Casino', lines: ['1', '2'], metres: 190, minutes: 2 },
    { kind: 'playground', name: null, lines: [], metres: 400, minutes: 5 },
  ])
  show(0)
  const near = within(await screen.findByRole('region', { name: 'What is near' }))
  expect(near.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Getting around',
    'Outdoors',
  ])
  expect(near.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Casino12', 'Playground'])
  expect(near.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2 min', '5 min'])
  expect(near.getByText(/as the crow flies/).textContent).not.toContain('circle')
})

test('from the middle of a circle it says so; where nothing is near there is no heading', async () => {
  answerWith([{ kind: 'park', name: 'The Green', lines: [], metres: 80, minutes: 1 }])
  const shown = show(500)
  expect(await screen.findByText(/from the middle of the circle/)).toBeTruthy()
  shown.unmount()
  const asked = answerWith([])
  show(0)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('heading')).toBeNull()
})
