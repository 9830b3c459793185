/** web/platform: what a guard does with what the browser claims and the server does not know. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeToasts } from '#web/ui/toasts/toast.ts'
import { guard } from './guard.ts'
import { isRoleDoubtful } from './verifying.ts'
import { modalsNow, tellModals } from './modals.ts'

const person = { userId: '01890000-0000-7000-8000-000000000001', role: 'Admin', name: 'Ann Lee' }
const at = (path: string) => ({ url: `http://localhost${path}` })
const stored = () => JSON.parse(localStorage.getItem('userInfo') ?? 'null') as { role: string } | null
let answer: () => Response

beforeEach(() => {
  localStorage.setItem('userInfo', JSON.stringify(person))
  vi.stubGlobal('fetch', async () => answer())
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  tellModals({ type: 'close' })
  takeToasts()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const refused = async (work: Promise<void>) => {
  const answered: unknown = await work.catch((thrown: unknown) => thrown)
  return answered instanceof Response ? answered.headers.get('location') : 'entered'
}

test.each(['admin', 'agent', 'user', 'allowAll'] as const)(
  'a person without tokens is sent home from %s pages, and nothing of them is left',
  async (variant) => {
    localStorage.setItem('refresh_token', 'rt')
    expect(await refused(guard(variant))).toBe('/')
    expect(Object.keys(localStorage).filter((key) => /userInfo|token/.test(key))).toEqual([])
  },
)

test.each([
  ['/profile', 'Please sign in to see your profile.'],
  ['/savedProperties?page=2', 'Please sign in to see your saved homes and enquiries.'],
  ['/agent/leads?lead=1', 'Please sign in to see this page.'],
  ['/portal/enquiries?q=1', 'Please sign in to see this page.'],
])('a visitor sent home from %s is told why, and the login dialog leads there', async (path, words) => {
  localStorage.clear()
  expect(await refused(guard('allowAll', at(path)))).toBe('/')
  expect(takeToasts().map(({ message }) => message)).toEqual([words])
  expect(modalsNow()).toMatchObject({ open: 'login', wanted: path })
})

test('the role the server knows replaces the one the browser claims', async () => {
  localStorage.setItem('access_token', 'a')
  answer = () => Response.json({ status: 'Success', message: 'OK', data: { role: 'User' } })
  expect(await refused(guard('admin'))).toBe('/')
  expect(stored()?.role).toBe('User')
})

test('a role that cannot be verified signs nobody out, and the redirect rules rest', async () => {
  localStorage.setItem('access_token', 'a')
  answer = () => new Response('', { status: 503 })
  vi.useFakeTimers()
  const asked = refused(guard('admin'))
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(await asked).toBe('/')
  expect(isRoleDoubtful()).toBe(true)
  expect(stored()?.role).toBe('Admin')
  answer = () => Response.json({ status: 'Success', message: 'OK', data: { role: 'Admin' } })
  expect(await refused(guard('admin'))).toBe('entered')
  expect(isRoleDoubtful()).toBe(false)
})
