/** web/listings: the tools on a card: beside others, out of sight, and back. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { takeToasts } from '#web/ui/toasts/toast.ts'
import { CardTools } from './card-tools.tsx'
import { CompareBar } from './compare/compare-bar.tsx'
import { clearCompared } from './compare/compared.ts'
import { HiddenNote } from './hidden-note.tsx'
import { showHomes, useHidden } from './hidden.ts'

const homes = ['one', 'two', 'three', 'four', 'five'].map((id) => ({ id, title: `House ${id}` }))

function Page() {
  const hidden = useHidden()
  return (
    <>
      {homes.map((home) => (hidden.includes(home.id) ? null : <CardTools key={home.id} home={home} />))}
      <HiddenNote ids={hidden} />
      <CompareBar />
    </>
  )
}

const show = () => render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  act(() => {
    clearCompared()
    showHomes(homes.map(({ id }) => id))
  })
  cleanup()
  takeToasts()
})

it('two to four homes stand side by side, and a fifth is told why not', () => {
  show()
  press('Compare House one')
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull()
  press('Compare House two')
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    '/property-listing/compare?ids=one,two',
  )
  press('Compare House three')
  press('Compare House four')
  press('Compare House five')
  expect(screen.getByRole('button', { name: 'Compare House five' }).getAttribute('aria-pressed')).toBe(
    'false',
  )
  expect(takeToasts().map(({ message }) => message)).toEqual([expect.stringContaining('Up to 4 homes')])
  press('Compare House one')
  expect(screen.getByText('3 homes chosen')).toBeTruthy()
  press('Clear')
  expect(screen.queryByText(/chosen/)).toBeNull()
})

it('a hidden home is gone, counted, and comes back', () => {
  show()
  press('Hide House two')
  expect(screen.queryByRole('button', { name: 'Hide House two' })).toBeNull()
  expect(screen.getByText('A home you hid is left out here.')).toBeTruthy()
  press('Show it again')
  expect(screen.getByRole('button', { name: 'Hide House two' })).toBeTruthy()
})

it('hiding offers to undo at once', () => {
  show()
  press('Hide House three')
  const [said] = takeToasts()
  act(() => said?.action?.run())
  expect(screen.getByRole('button', { name: 'Hide House three' })).toBeTruthy()
})
