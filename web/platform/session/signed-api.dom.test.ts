/**
 * web/platform: expired tokens: one renewal for many calls, one
 * retry for each, and the way out when it fails.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedApi } from './signed-api.ts'

const person = { userId: '01890000-0000-7000-8000-000000000001', role: 'User', name: 'Ann Lee' }
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const success = (data: object) => json(200, { status: 'Success', message: 'OK', data })
const refusal = json.bind(null, 401, {
  status: 'Error',
  code: 'accounts.tokenInvalid',
  message: 'Please sign in again.',
})

type Asked = { path: string; token: string | null }
let asked: Asked[]
/** What the server answers: the token it takes, and whether it renews. */
let server: { valid: string; renews: boolean }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  localStorage.setItem('userInfo', JSON.stringify(person))
  localStorage.setItem('access_token', 'old')
  localStorage.setItem('refresh_token', 'rt_one')
  asked = []
  server = { valid: 'new', renews: true }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request =
      typeof input === 'string'
        ? new Request(new URL(input, 'http://localhost'), { method: init?.method ?? 'GET' })
        : input
    const path = new URL(request.url).pathname
    const token = request.headers.get('authorization')
    asked.push({ path, token })
    if (path.startsWith('/api/auth/get-access-token/'))
      return server.renews ? success({ access_token: 'new', refresh_token: 'rt_two' }) : json(400, {})
    if (path === '/api/auth/logout') return success({ message: 'Bye' })
    return token === `Bearer ${server.valid}` ? success({ role: 'User' }) : refusal()
  })
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const asksFor = (path: string) => asked.filter((one) => one.path.startsWith(path))

test('H10 six calls at once with an expired token: one renewal, and each is repeated once', async () => {
  const { auth } = await signedApi()
  const answers = await Promise.all(Array.from({ length: 6 }, () => auth.verify({})))
  expect(answers).toEqual(Array.from({ length: 6 }, () => ({ role: 'User' })))
  expect(asksFor('/api/auth/get-access-token/rt_one')).toHaveLength(1)
  expect(asksFor('/api/trg/verify').map(({ token }) => token)).toEqual([
    ...Array.from({ length: 6 }, () => 'Bearer old'),
    ...Array.from({ length: 6 }, () => 'Bearer new'),
  ])
  expect([localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]).toEqual([
    'new',
    'rt_two',
  ])
})

test('a call that is refused again is not repeated a second time', async () => {
  server.valid = 'never'
  const { auth } = await signedApi()
  await expect(auth.verify({})).rejects.toMatchObject({ status: 401 })
  expect(asksFor('/api/trg/verify')).toHaveLength(2)
  expect(localStorage.getItem('userInfo')).not.toBeNull()
})

test('H11 H12 when the renewal fails person and tokens are forgotten, the server is told, and after 100 ms the way leads home', async () => {
  server.renews = false
  localStorage.setItem('language', 'es')
  const { auth } = await signedApi()
  await expect(auth.verify({})).rejects.toMatchObject({ status: 401 })
  expect(['userInfo', 'access_token', 'refresh_token'].map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
    null,
  ])
  expect(localStorage.getItem('language')).toBe('es')
  expect(asksFor('/api/auth/logout')).toHaveLength(1)
  vi.advanceTimersByTime(99)
  expect(vi.getTimerCount()).toBe(1)
  // The document of the tests cannot go anywhere, and says so on the console.
  vi.advanceTimersByTime(1)
  expect(vi.getTimerCount()).toBe(0)
})
