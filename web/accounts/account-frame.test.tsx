/** web/accounts: the redirect rules leave alone who is led to the page that asked for the sign-in. */
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { agentHome } from '#web/platform/session/guard.rules.ts'
import { letHappen, tellModals } from '#web/platform/session/modals.ts'
import { takeToasts } from '#web/ui/toasts/toast.ts'
import { AccountFrame } from './account-frame.tsx'

afterEach(() => {
  cleanup()
  tellModals({ type: 'close' })
  takeToasts()
  localStorage.clear()
})

const frame = (
  <>
    <AccountFrame isApp={false} />
    <Outlet />
  </>
)
const page = (path: string) => ({ path, loader: () => Promise.resolve(null), element: <h1>{path}</h1> })

test.each(['/agent/leads', '/profile'])(
  'an Agent who was asked to sign in for %s arrives there',
  async (wanted) => {
    const children = ['/', wanted, agentHome].map(page)
    const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/'] })
    render(<RouterProvider router={router} />)
    await screen.findByRole('heading', { name: '/' }, { timeout: 20_000 })
    tellModals({ type: 'open', dialog: 'login', wanted })
    const userInfo = {
      userId: '01890000-0000-7000-8000-000000000001',
      role: 'Agent',
      name: 'Ann Lee',
    } as never
    await letHappen({ type: 'enter', session: { userInfo, access_token: 'a', refresh_token: 'r' } })
    await screen.findByRole('heading', { name: wanted }, { timeout: 20_000 })
    await new Promise((drawn) => requestAnimationFrame(drawn))
    expect(router.state.location.pathname).toBe(wanted)
  },
)
