/** web/accounts: the dialogs under impatient hands, and what they say when the server refuses. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadContractClient } from '#web/platform/api/contract-client.ts'
import { letHappen, tellModals } from '#web/platform/session/modals.ts'
import { takeToasts } from '#web/ui/toasts/toast.ts'
import { AccountDialogs } from './account-dialogs.tsx'

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const userInfo = {
  userId: '01890000-0000-7000-8000-000000000001',
  role: 'User',
  name: 'Ann Lee',
  email: 'ann@example.com',
  emailVerified: true,
  phone: null,
  language: 'en',
  currency: 'EUR',
  areaUnit: 'm2',
  avatarUrl: null,
}
const signedIn = { message: 'Welcome', userInfo, access_token: 'a', refresh_token: 'r' }
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })
let types: (string | null)[]
let asked: { path: string; body: Record<string, unknown> }[]
let answer: (path: string) => Response

// Fetched on first use, which on a busy machine takes longer than a press is waited for.
beforeAll(async () => void (await loadContractClient()), 60_000)
beforeEach(() => {
  asked = []
  types = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname
    types.push(request.headers.get('content-type'))
    asked.push({ path, body: (await request.json()) as Record<string, unknown> })
    return answer(path)
  })
})
afterEach(() => {
  act(() => tellModals({ type: 'close' }))
  cleanup()
  takeToasts()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function open(): void {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: AccountDialogs }])} />)
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const submit = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement))
const words = () => takeToasts().map(({ message }) => message)

test('from a right answer to the closing of the login, further presses do nothing; blanks around the address are forgiven', async () => {
  answer = () => json(200, { status: 'Success', message: 'OK', data: { status: 'Approved', ...signedIn } })
  open()
  act(() => tellModals({ type: 'open', dialog: 'login' }))
  type('Email', ' ann@example.com ')
  type('Password', 'Passw0rd!')
  await submit()
  await submit()
  await eventually(() => expect(asked).toHaveLength(1))
  // Whoever goes on pressing until the dialog is gone presses in vain.
  await eventually(() => {
    const form = document.querySelector('form')
    if (form) fireEvent.submit(form)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  expect(asked.map(({ body }) => body.email)).toEqual(['ann@example.com'])
  expect(types).toEqual(['application/json'])
  expect(words()).toEqual(['Welcome'])
})

test('a wrong code empties the boxes and puts the cursor into the first; one that was not looked at stays', async () => {
  let status = 400
  answer = () =>
    json(status, { status: 'Error', code: 'accounts.codeInvalid', message: 'Invalid or expired code.' })
  open()
  const expiresAt = Date.now() + 60_000
  await act(() =>
    letHappen({
      type: 'emailChangeStarted',
      oldEmail: 'a@b.cd',
      newEmail: 'e@f.gh',
      message: '',
      expiresAt,
    }),
  )
  act(() => tellModals({ type: 'show', dialog: 'code' }))
  takeToasts()
  const boxes = () => [1, 2, 3, 4].map((at) => field(`Digit ${at} of 4`))
  const enter = () =>
    boxes().forEach((box, at) => fireEvent.change(box, { target: { value: String(at + 1) } }))
  enter()
  await submit()
  await eventually(() => expect(boxes().map(({ value }) => value)).toEqual(['', '', '', '']))
  expect(document.activeElement).toBe(boxes()[0])
  fireEvent.change(boxes()[0] as HTMLElement, { target: { value: '1' } })
  await submit()
  expect(screen.getByText('OTP is required')).toBeTruthy()
  expect(document.activeElement).toBe(boxes()[1])
  status = 503
  enter()
  await submit()
  await eventually(() => expect(asked).toHaveLength(2))
  expect(boxes().map(({ value }) => value)).toEqual(['1', '2', '3', '4'])
})

test('the sign-in speaks of saved homes, but not to who asked for another page', () => {
  open()
  const saved = 'Your saved homes and enquiries are where you left them.'
  for (const [wanted, words_] of [
    ['/savedProperties', saved],
    ['/agent/leads', 'Then you go on to the page you asked for.'],
  ] as const) {
    act(() => tellModals({ type: 'open', dialog: 'login', wanted }))
    expect(screen.getByText(words_)).toBeTruthy()
    act(() => tellModals({ type: 'close' }))
  }
})

test('names of every script are sent composed and without blanks, with a hint for those with other signs', async () => {
  answer = () =>
    json(200, { status: 'Success', message: 'OK', data: { message: '', expiryTime: '2099-01-01T00:00:00Z' } })
  open()
  act(() => tellModals({ type: 'open', dialog: 'register' }))
  expect(screen.getByText('Anne-Marie is written Anne Marie.')).toBeTruthy()
  type('First Name', `${'Nguyễn'.normalize('NFD')} `)
  type('Last Name', 'अमिता')
  type('Email', 'ann@example.com')
  type('Password', 'Passw0rd!')
  type('Confirm Password', 'Passw0rd!')
  await submit()
  await eventually(() => expect(asked.map(({ body }) => body.name)).toEqual(['Nguyễn अमिता']))
})
