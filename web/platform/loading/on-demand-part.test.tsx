/** web/platform: what a press opens and what becomes of the page when it does not arrive. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeToasts } from '#web/ui/toasts/toast.ts'
import { usePendingPress } from './pending-press.ts'
import { onDemandPart } from './on-demand-part.tsx'

const address = 'http://localhost/assets/menu-abc.js'
const lost = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`))
let status: number | null
const reload = vi.fn<() => void>()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => {
    if (status === null) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  takeToasts()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page with a button that opens a part; `load` is asked each time. */
function open(load: () => Promise<{ Menu: () => React.ReactNode }>) {
  const Menu = onDemandPart(load, 'Menu')
  function Page() {
    const [isOpen, setOpen] = useState(false)
    usePendingPress('Menu', () => setOpen(true))
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Menu onLost={() => setOpen(false)} />}
      </>
    )
  }
  render(<Page />)
  return () => act(async () => screen.getByRole('button').click())
}

test('a part that is lost is a toast, the page stays, and the next press fetches it', async () => {
  status = null
  const load = vi
    .fn<() => Promise<{ Menu: () => React.ReactNode }>>()
    .mockImplementationOnce(lost)
    .mockResolvedValue({ Menu: () => <p>The menu</p> })
  const press = open(load)
  await press()
  await vi.waitFor(() => expect(takeToasts().map(({ kind }) => kind)).toEqual(['error']))
  expect(reload).not.toHaveBeenCalled()
  await press()
  expect(await screen.findByText('The menu')).toBeTruthy()
})

test('a part that a new release took away reloads the page, once, and opens then', async () => {
  status = 404
  await open(lost)()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(takeToasts()).toEqual([])
  cleanup()
  // The next page has the part.
  open(() => Promise.resolve({ Menu: () => <p>The menu</p> }))
  expect(await screen.findByText('The menu')).toBeTruthy()
  cleanup()
  // If it had not, it would not be loaded again and again.
  await open(lost)()
  await vi.waitFor(() => expect(takeToasts()).toHaveLength(1))
  expect(reload).toHaveBeenCalledOnce()
})
