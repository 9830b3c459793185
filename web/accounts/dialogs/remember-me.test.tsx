/**
 * web/accounts: "Remember me": what is kept stays when the person signs out,
 * fills the next dialog, and goes when unticked.
 */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadContractClient } from '#web/platform/api/contract-client.ts'
import { letHappen, tellModals } from '#web/platform/session/modals.ts'
import { forget, remember, remembered } from '#web/platform/session/remembered-login.ts'
import { logoutDelay, signOut } from '#web/platform/session/signed-api.ts'
import { takeToasts } from '#web/ui/toasts/toast.ts'
import { AccountDialogs } from './account-dialogs.tsx'

const kept = { email: 'ann@example.com', password: 'Passw0rd!' }
const session = {
  access_token: 'a',
  refresh_token: 'r',
  userInfo: {
    userId: '01890000-0000-7000-8000-000000000001',
    role: 'User' as const,
    name: 'Ann Lee',
    email: kept.email,
    emailVerified: true,
    phone: null,
    language: 'en',
    currency: 'EUR',
    areaUnit: 'm2' as const,
    avatarUrl: null,
  },
}
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })
let answer: () => Response

beforeAll(async () => void (await loadContractClient()), 60_000)
beforeEach(() => {
  vi.stubGlobal('indexedDB', memory())
  vi.stubGlobal('fetch', async () => answer())
  answer = () => Response.json({ status: 'Success', message: 'OK', data: { message: 'Bye' } })
})
afterEach(() => {
  act(() => tellModals({ type: 'close' }))
  cleanup()
  takeToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

/** The part of IndexedDB that is used here: one store, of keys that nobody can read out. */
function memory(): object {
  const stored = new Map<string, unknown>()
  const asked = (result: unknown) => {
    const request = Object.assign(new EventTarget(), { result })
    queueMicrotask(() => request.dispatchEvent(new Event('success')))
    return request
  }
  const objectStore = () => ({
    get: (name: string) => asked(stored.get(name)),
    put: (value: unknown, name: string) => asked(void stored.set(name, value)),
  })
  return { open: () => asked({ transaction: () => ({ objectStore }), createObjectStore: objectStore }) }
}

function open(): void {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: AccountDialogs }])} />)
  act(() => tellModals({ type: 'open', dialog: 'login' }))
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const submit = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement))
/**
 * Signs out as the menu does, to its end; the document of these
 * tests cannot leave its page, and only says so.
 */
function leave(): void {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  signOut()
  vi.advanceTimersByTime(logoutDelay)
  vi.useRealTimers()
  said.mockRestore()
}
const signedIn = () =>
  Response.json({
    status: 'Success',
    message: 'OK',
    data: { status: 'Approved', message: 'Welcome', ...session },
  })

test('what is kept is no plain text, stays after signing out however late, and is gone once forgotten', async () => {
  localStorage.setItem('userInfo', JSON.stringify(session.userInfo))
  localStorage.setItem('refresh_token', 'r')
  await remember(kept)
  const text = sessionStorage.getItem('remembered') ?? ''
  expect(text).not.toBe('')
  for (const secret of [kept.email, kept.password, btoa(kept.password)]) expect(text).not.toContain(secret)
  leave()
  expect(localStorage.getItem('userInfo')).toBeNull()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 12 * 3_600_000)
  expect(await remembered()).toEqual(kept)
  vi.mocked(Date.now).mockRestore()
  forget()
  expect([await remembered(), sessionStorage.length]).toEqual([null, 0])
})

test('a ticked box fills the dialog of the next sign-in, after signing out too', async () => {
  answer = signedIn
  open()
  expect(field('Email').value).toBe('')
  type('Email', kept.email)
  type('Password', kept.password)
  fireEvent.click(box())
  await submit()
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull())
  answer = () => Response.json({ status: 'Success', message: 'OK', data: { message: 'Bye' } })
  leave()
  expect(localStorage.getItem('userInfo')).toBeNull()
  cleanup()
  open()
  await eventually(() => expect([field('Email').value, field('Password').value]).toEqual(Object.values(kept)))
  expect(box().checked).toBe(true)
})

test('signing in with the box unticked forgets, and the next dialog is empty', async () => {
  await remember(kept)
  answer = signedIn
  open()
  await eventually(() => expect(box().checked).toBe(true))
  fireEvent.click(box())
  await submit()
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sessionStorage.getItem('remembered')).toBeNull()
  cleanup()
  open()
  await act(async () => void (await remembered()))
  expect([field('Email').value, field('Password').value, box().checked]).toEqual(['', '', false])
})

test('a password that is refused is not kept', async () => {
  await remember(kept)
  answer = () =>
    Response.json(
      { status: 'Error', code: 'accounts.wrongCredentials', message: 'Email or password is not right.' },
      { status: 401 },
    )
  open()
  await eventually(() => expect(box().checked).toBe(true))
  await submit()
  await eventually(() => expect(sessionStorage.getItem('remembered')).toBeNull())
  await act(() => letHappen({ type: 'close' }))
})
