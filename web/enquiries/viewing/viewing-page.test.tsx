/** web/enquiries: a viewing as who has its link sees it; the network answers as the contract says. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { Viewing } from '#contract/enquiries/thread.ts'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { ViewingPage } from './viewing-page.tsx'

const now = '2026-11-29T10:00:00.000Z'
const id = '01930000-0000-7000-8000-000000000001'
const times = ['2026-12-01T10:00:00.000Z', '2026-12-02T14:30:00.000Z']
const proposed: Viewing = {
  id,
  state: 'proposed',
  way: 'inPerson',
  timeZone: 'Europe/London',
  minutes: 30,
  times,
  chosen: null,
  agency: 'Underhill Property',
  about: 'A flat in Bath',
  listingId: '01930000-0000-7000-8000-000000000002',
  isOffered: true,
}

const show = (changed: Partial<Viewing> = {}, at = now) =>
  render(
    <MemoryRouter>
      <VisitProvider preferences={defaultPreferences} now={at}>
        <ViewingPage found={{ ...proposed, ...changed }} viewingKey="k" />
      </VisitProvider>
    </MemoryRouter>,
  )
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const booked = { state: 'booked', chosen: times[0] as string } as const

it('names each time behind its button, and reads where the viewing stands once one is chosen', async () => {
  const viewing = { ...proposed, state: 'booked', chosen: times[1] }
  const answer = { status: 'Success', message: 'OK', data: { message: 'It is agreed.', viewing } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
  show()
  expect(screen.getByText('United Kingdom Time')).toBeDefined()
  expect(screen.getByRole('link', { name: 'A flat in Bath' }).getAttribute('href')).toContain(
    '/property-details/',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Choose Wednesday 2 December, 14:30' }))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('The viewing is agreed'), {
    timeout: 10_000,
  })
})

it('leaves on paper what can only be pressed', () => {
  show()
  expect(screen.getAllByRole('button').filter((one) => !one.closest('.no-print'))).toEqual([])
})

it('takes no time of a home that is not on the market; what was agreed can be cancelled', () => {
  show({ isOffered: false })
  expect(screen.getByText('This home is not on the market now.')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
  expect(buttons()).toEqual(['None of these'])
  cleanup()
  show({ ...booked, isOffered: false })
  expect(buttons()).toEqual(['Cancel the viewing'])
})

it('says that it is over, and asks for nothing', () => {
  show(booked, '2026-12-01T10:00:00.000Z')
  expect(screen.getByText('This viewing is over')).toBeDefined()
  expect(buttons()).toEqual([])
  cleanup()
  show({}, '2026-12-03T10:00:00.000Z')
  expect(screen.getByText('These times are over')).toBeDefined()
  expect(buttons()).toEqual([])
})
