/** web/platform: every call to the API goes as JSON and with credentials, by whichever way it goes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { contract } from '#contract/index.ts'
import { sealedKey } from '#tests/support/sealed-key.ts'
import { browserApi } from './browser-api.ts'
import { logoutDelay, signedApi, signOut } from '../session/signed-api.ts'
import { translationKey } from '../words/translation-key.ts'

const endpoints = Object.entries(contract).flatMap(([room, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => ({ room, name, endpoint })),
)
let asked: Request[]
let answer: (request: Request) => Promise<Response> | Response

beforeEach(() => {
  localStorage.clear()
  asked = []
  answer = () =>
    Response.json({ status: 'Error', code: 'common.unavailable', message: 'Not now' }, { status: 503 })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input instanceof Request ? input : new URL(input, window.location.href), init)
    asked.push(request)
    return answer(request)
  })
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

/** As far as they concern this page, each as `POST /path`. */
const carried = () =>
  asked.map(({ method, url, headers, credentials }) => ({
    call: `${method} ${new URL(url).pathname}`,
    type: headers.get('content-type'),
    credentials,
  }))

test.each([
  ['everybody’s', browserApi],
  ['a person’s', signedApi],
])('every endpoint of the contract, by %s client', async (_, client) => {
  localStorage.setItem('access_token', 'a')
  type Call = (ask: object) => Promise<unknown>
  const api = (await client()) as Record<string, Record<string, Call>>
  for (const { room, name, endpoint } of endpoints) {
    const body = endpoint.upload ? new Blob(['file']) : endpoint.body && {}
    await api[room]?.[name]?.({ params: paramsOf(endpoint), ...(body && { body }) }).catch(() => undefined)
  }
  expect(endpoints.length).toBeGreaterThan(80)
  expect(carried()).toEqual(
    endpoints.map(({ endpoint }) => ({
      call: `${endpoint.method} ${endpoint.path.replaceAll(/:\w+/g, 'x')}`,
      type: endpoint.upload ? 'application/octet-stream' : 'application/json',
      credentials: 'include',
    })),
  )
})

const paramsOf = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']))

test('the key for translating, and the note that it was fetched', async () => {
  answer = async ({ url }) => {
    const isKey = url.includes('get-google-api-key')
    return Response.json({ data: isKey ? { api_key: await sealedKey(new URL(url)) } : { message: 'Noted' } })
  }
  expect(await translationKey()).toBe('tp_key')
  const alike = { type: 'application/json', credentials: 'include' }
  // What the tests of another file in this document left behind may still be asking.
  const ofKeys = () => carried().filter(({ call }) => call.includes('google-api'))
  await vi.waitFor(() =>
    expect(ofKeys()).toEqual([
      { call: 'GET /api/meridian/property/get-google-api-key', ...alike },
      { call: 'POST /api/meridian/property/store-google-api-log', ...alike },
    ]),
  )
})

test('renewing a session, the call that is repeated after it, and signing out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  localStorage.setItem('userInfo', JSON.stringify({ userId: 'u', role: 'User' }))
  localStorage.setItem('access_token', 'old')
  localStorage.setItem('refresh_token', 'rt')
  answer = ({ url, headers }) => {
    if (url.includes('get-access-token'))
      return Response.json({ data: { access_token: 'new', refresh_token: 'rt_two' } })
    const isKnown = headers.get('authorization') === 'Bearer new'
    return Response.json(
      { status: 'Success', message: 'OK', data: { role: 'User' } },
      { status: isKnown ? 200 : 401 },
    )
  }
  await (await signedApi()).auth.verify({})
  // To its end: the document of these tests cannot leave its page, and only says so.
  vi.spyOn(console, 'error').mockReturnValue()
  signOut()
  vi.advanceTimersByTime(logoutDelay)
  const alike = { type: 'application/json', credentials: 'include' }
  const verify = expect.objectContaining({
    ...alike,
    call: expect.stringMatching('verify') as string,
  }) as object
  expect(carried()).toEqual([
    verify,
    { call: 'POST /api/auth/get-access-token/rt', ...alike },
    verify,
    { call: 'POST /api/auth/logout', ...alike },
  ])
})
