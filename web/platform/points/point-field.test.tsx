/** web/platform: a place that nobody knows is said to be none. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PointField } from './point-field.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what nobody knows is said, until something else is typed', async () => {
  const found = { items: [], direct: [], postcodes: [], spots: [], landscapes: [] }
  const answer = JSON.stringify({ status: 'Success', message: 'OK', data: found })
  vi.stubGlobal(
    'fetch',
    async () => new Response(answer, { headers: { 'content-type': 'application/json' } }),
  )
  render(<PointField label="Add an address" help="A street" onChoose={() => undefined} />)
  const field = screen.getByRole('combobox', { name: 'Add an address' })
  const type = (value: string) => fireEvent.input(field, { target: { value }, inputType: 'insertText' })
  field.focus()
  type('my office')
  expect(await screen.findByText('No place found', {}, { timeout: 15_000 })).toBeTruthy()
  type('my office i')
  expect(screen.queryByText('No place found')).toBeNull()
})
