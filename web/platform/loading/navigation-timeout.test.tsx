/** web/platform: a page that does not arrive on a move inside the site is given up after 120 s. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTimedOutNavigation } from './navigation-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Frame() {
  return (
    <>
      <output>{useTimedOutNavigation() ?? 'nothing'}</output>
      <Outlet />
    </>
  )
}
const said = () => screen.getByRole('status').textContent

test('after 120 s its address is known; should it come after all, all is well', async () => {
  let arrive: (value: object) => void = () => undefined
  const lazy = () => new Promise<object>((resolve) => void (arrive = resolve))
  const router = createMemoryRouter([
    {
      Component: Frame,
      children: [
        { index: true, Component: () => <p>Start</p> },
        { path: 'late', lazy },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  await act(async () => void router.navigate('/late?page=2'))
  await act(async () => vi.advanceTimersByTime(119_999))
  expect(said()).toBe('nothing')
  await act(async () => vi.advanceTimersByTime(1))
  expect(said()).toBe('/late?page=2')
  await act(async () => arrive({ Component: () => <p>Here</p> }))
  expect(said()).toBe('nothing')
})
