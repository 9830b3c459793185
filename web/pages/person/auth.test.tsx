/** web/pages: /auth has nothing to show but its dialog: closing it leads to the start. */
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { letHappen, modalsNow, setNavigate, tellModals } from '#web/platform/session/modals.ts'
import { takeToasts } from '#web/ui/toasts/toast.ts'
import Auth from './auth.tsx'

vi.mock('../home.tsx', () => ({ default: () => 'Home', loader: () => null }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  act(() => tellModals({ type: 'close' }))
  cleanup()
  takeToasts()
  localStorage.clear()
})

/** Comes to /auth from a page before it. */
function visit() {
  const router = createMemoryRouter(
    [
      { path: '/auth', Component: Auth as never },
      { path: '*', Component: () => null },
    ],
    { initialEntries: ['/faqs', '/auth'] },
  )
  render(<RouterProvider router={router} />)
  return { router, at: () => router.state.location.pathname }
}
const session = (role: 'User' | 'Agent') => ({
  access_token: 'a',
  refresh_token: 'r',
  userInfo: {
    userId: '01890000-0000-7000-8000-000000000001',
    role,
    name: 'Ann Lee',
    email: 'ann@example.com',
    emailVerified: true,
    phone: null,
    language: 'en',
    currency: 'EUR',
    areaUnit: 'm2' as const,
    avatarUrl: null,
  },
})

test('closing the dialog leads to the start, and Back to the page before', async () => {
  const { router, at } = visit()
  expect(modalsNow().open).toBe('login')
  await act(async () => tellModals({ type: 'open', dialog: 'forgot' }))
  expect(at()).toBe('/auth')
  await act(async () => tellModals({ type: 'close' }))
  expect(at()).toBe('/')
  await act(async () => router.navigate(-1))
  expect(at()).toBe('/faqs')
})

test('a sign-in leads to the start, but an agent’s way to the workspace is not crossed', async () => {
  const gone = vi.fn<(to: string) => void>()
  setNavigate(gone)
  const { at } = visit()
  await act(() => letHappen({ type: 'loginSucceeded', message: 'Welcome', session: session('User') }))
  expect([at(), gone.mock.calls]).toEqual(['/', []])
  cleanup()
  localStorage.clear()
  const agent = visit()
  await act(() => letHappen({ type: 'loginSucceeded', message: 'Welcome', session: session('Agent') }))
  expect([agent.at(), gone.mock.calls]).toEqual(['/auth', [['/agent']]])
})
