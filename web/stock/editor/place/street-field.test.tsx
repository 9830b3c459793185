/** web/stock: a house that is chosen below the street brings its number, its postcode and its place. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SpotHit } from '#contract/search/places.ts'
import type { Place } from './find-address.ts'
import { StreetField } from './street-field.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const house: SpotHit = {
  kind: 'address',
  name: 'Rue Grimaldi',
  houseNumber: '6',
  postcode: '98000',
  town: 'Monaco',
  country: 'MC',
  lat: 43.733,
  lon: 7.4189,
  radiusM: 300,
  area: null,
}
const place: Place = {
  country: 'MC',
  locality: 'Monaco',
  region: null,
  district: null,
  street: null,
  houseNumber: null,
  unit: null,
  postalCode: null,
  point: null,
  show: 'exact',
}

test('what is known of a house that is chosen stands in the fields', async () => {
  const found = { items: [], direct: [], postcodes: [], spots: [house], landscapes: [] }
  const answer = JSON.stringify({ status: 'Success', message: 'OK', data: found })
  vi.stubGlobal(
    'fetch',
    async () => new Response(answer, { headers: { 'content-type': 'application/json' } }),
  )
  const changed = vi.fn<(changes: Partial<Place>) => void>()
  render(<StreetField place={place} onChange={changed} />)
  const field = screen.getByRole('combobox', { name: 'Street' })
  field.focus()
  fireEvent.input(field, { target: { value: '6 rue gri' }, inputType: 'insertText' })
  fireEvent.click(await screen.findByRole('option', { name: /Rue Grimaldi 6/ }, { timeout: 10_000 }))
  expect(changed.mock.calls.map(([changes]) => changes)).toContainEqual({
    street: 'Rue Grimaldi',
    point: { lat: 43.733, lon: 7.4189 },
    houseNumber: '6',
    postalCode: '98000',
  })
})
