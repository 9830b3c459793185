/** web/search: the combobox of places, by keyboard and by mouse, against the shapes of the API. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Suggestion } from '../question/suggestions.ts'
import { WhereInput } from './where-input.tsx'

const box = { west: -9.4, south: 38.6, east: -9, north: 38.9 }
const lisbon = {
  id: 'geonames:2267057',
  kind: 'city',
  name: 'Lisbon',
  region: 'Lisbon',
  country: 'PT',
  lat: 38.7,
  lon: -9.1,
  box,
  population: 500_000,
  part: false,
  count: 153,
}
const lisburn = {
  ...lisbon,
  id: 'geonames:2644411',
  name: 'Lisburn',
  region: 'Northern Ireland',
  country: 'GB',
  population: 71_000,
  count: 0,
}
const agency = {
  kind: 'agency',
  id: '0190a000-0000-7000-8000-000000000009',
  name: 'Lisboa Homes',
  detail: 'Agency in Lisbon',
}

const asked = vi.fn<(q: string | null) => void>()

beforeEach(() => {
  asked.mockReset()
  // The network, answering as the server does.
  vi.stubGlobal('fetch', async (request: Request) => {
    asked(new URL(request.url).searchParams.get('q'))
    const data = { items: [lisbon, lisburn], direct: [agency], postcodes: [], spots: [], landscapes: [] }
    return Response.json({ status: 'Success', message: 'OK', data })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function typed(words = 'Lisb') {
  const onChoose = vi.fn<(chosen: Suggestion) => void>()
  render(<WhereInput id="where" className="" initial="" onChoose={onChoose} />)
  const input = screen.getByRole('combobox', { name: 'Place, agency, reference or your own words' })
  fireEvent.change(input, { target: { value: words } })
  await screen.findByRole('option', { name: /Lisburn/ }, { timeout: 4_000 })
  return { input, onChoose }
}

it('offers places, agencies and homes once the typing pauses', async () => {
  const { input } = await typed()
  expect(asked.mock.calls).toEqual([['Lisb']])
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'LisbonCity · Portugal153 homes',
    'LisburnTown · Northern Ireland, United KingdomNo homes yet',
    'Lisboa HomesAgency in Lisbon',
  ])
  expect(input.getAttribute('aria-expanded')).toBe('true')
})

it('is driven by arrows and Enter, and the active option is announced', async () => {
  const { input, onChoose } = await typed()
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toContain('Lisburn')
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ id: lisburn.id, kind: 'place' })
  expect((input as HTMLInputElement).value).toBe('Lisburn')
  expect(screen.queryByRole('option')).toBeNull()
})

it('lets Enter send the form while nothing is chosen', async () => {
  const { input, onChoose } = await typed()
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true)
  expect(onChoose).not.toHaveBeenCalled()
})

it('closes with Escape and keeps what was typed', async () => {
  const { input } = await typed()
  fireEvent.keyDown(input, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  expect((input as HTMLInputElement).value).toBe('Lisb')
})

it('leads to an agency by mouse', async () => {
  const { onChoose } = await typed()
  fireEvent.pointerDown(screen.getByRole('option', { name: /Lisboa Homes/ }))
  expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ to: `/property-listing-agent/${agency.id}` })
})
