/**
 * web/alerts: a browser that tells of homes follows who is signed in there: into the next session, or out.
 */
import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { clearSession, saveSession } from '#web/platform/session/session.ts'
import { followPush } from './browser-push.ts'
import { keepPushMark, leavePush, pushMark } from './push-mark.ts'

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`
const ann = id(1)
const device = { id: id(9), name: 'Firefox', addedAt: '2026-11-01T10:00:00.000Z' }
const endpoint = 'https://push.example/1'

/** What the server lists, and what it was asked. */
let server: { items: object[]; asked: string[] }
let subscription: { endpoint: string; toJSON: () => object; unsubscribe: () => Promise<boolean> } | null

beforeEach(() => {
  server = { items: [device], asked: [] }
  subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      subscription = null
      return true
    },
  }
  const registration = {
    pushManager: { subscribe: async () => subscription, getSubscription: async () => subscription },
  }
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('caches', {})
  vi.stubGlobal('PushManager', vi.fn<() => void>())
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('fetch', async (request: Request) => {
    server.asked.push(request.method)
    const data =
      request.method === 'GET' ? { publicKey: 'k', items: server.items } : { message: 'Told.', device }
    return Response.json({ status: 'Success', message: 'OK', data })
  })
  keepPushMark({ userId: ann, id: device.id, endpoint })
})
afterEach(() => {
  clearSession()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const signIn = (userId: string) =>
  saveSession({ userInfo: { userId, role: 'User' } as never, access_token: 'a', refresh_token: 'r' })

test('a session that ran out changes nothing, and the next one of the same person takes the browser over', async () => {
  leavePush('lapsed')
  await followPush()
  expect([subscription !== null, server.asked]).toEqual([true, []])
  signIn(ann)
  await followPush()
  expect(server.asked).toEqual(['GET', 'PUT'])
  expect(pushMark()).toEqual({ userId: ann, id: device.id, endpoint })
  await followPush()
  expect(server.asked).toEqual(['GET', 'PUT'])
})

test('whoever signed out is told nothing more here, whichever tab noticed first', async () => {
  leavePush(null)
  leavePush('asked')
  leavePush(null)
  await followPush()
  expect([subscription, pushMark()]).toEqual([null, null])
})

test('what was ended elsewhere does not begin again, nor does it for somebody else', async () => {
  leavePush('lapsed')
  server.items = []
  signIn(ann)
  await followPush()
  expect([subscription, pushMark()]).toEqual([null, null])

  keepPushMark({ userId: id(2), id: device.id, endpoint, left: 'lapsed' })
  await followPush()
  expect([pushMark(), server.asked]).toEqual([null, ['GET']])
})
