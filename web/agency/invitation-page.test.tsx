/** web/agency: an invitation as who has its link takes it up; the network answers as the contract says. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { modalsNow } from '#web/platform/session/modals.ts'
import { clearSession, saveSession } from '#web/platform/session/session.ts'
import { InvitationPage } from './invitation-page.tsx'

const found = {
  agency: 'Underhill Property',
  agencyRole: 'agent',
  email: 'new@example.com',
  hasAccount: false,
} as const
const answers: Response[] = []
const until = (holds: () => void) => waitFor(holds, { timeout: 10_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('opens the sign-in here for who has an account, and goes on by itself once that person is signed in', () => {
  const userInfo = { userId: 'u', role: 'User', name: 'Kim Example', email: found.email } as never
  render(
    <MemoryRouter>
      <InvitationPage found={{ ...found, hasAccount: true }} id="i" invitationKey="k" />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(modalsNow().open).toBe('login')
  const enter = (email: string) =>
    act(() =>
      saveSession({
        userInfo: { ...(userInfo as object), email } as never,
        access_token: 'a',
        refresh_token: 'r',
      }),
    )
  enter('other@example.com')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/signed in with another one/)).toBeDefined()
  enter(found.email)
  expect(screen.getByRole('button', { name: 'Join the agency' })).toBeDefined()
  act(clearSession)
})

it('leads to the first field that is wrong, takes back what was said once it is mended, and reads the end', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
  render(
    <MemoryRouter>
      <InvitationPage found={found} id="i" invitationKey="k" />
    </MemoryRouter>,
  )
  const fields = { name: 'The name is too short', password: 'Password is required' }
  answers.push(
    Response.json({ status: 'Error', code: 'common.invalid', message: 'No.', fields }, { status: 400 }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Join the agency' }))
  await until(() => expect(document.activeElement).toBe(screen.getByLabelText('Your name')))
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Kim Example' } })
  expect(screen.queryByText(fields.name)).toBeNull()
  expect(screen.getByText(fields.password)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'))
  answers.push(Response.json({ status: 'Success', message: 'OK', data: { message: 'Welcome.' } }))
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Passw0rd!' } })
  fireEvent.click(screen.getByRole('button', { name: 'Join the agency' }))
  await until(() => expect(document.activeElement?.textContent).toBe('Welcome.'))
})
