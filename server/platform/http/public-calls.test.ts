/** platform: which calls other sites may make, and how every caller is told what is left for it. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, type Endpoint } from '#contract/http/endpoint.ts'
import { contract } from '#contract/index.ts'
import { createTestApp } from '#tests/support/app.ts'
import { refuse } from '../refusals/errors.ts'
import type { Routes } from './http.ts'

const open = endpoint({
  method: 'GET',
  path: '/api/test/open/:id',
  for: 'anyone',
  summary: 'Open',
  open: true,
  params: z.object({ id: z.string() }),
  data: z.null(),
})
const closed = endpoint({
  method: 'GET',
  path: '/api/test/closed',
  for: 'anyone',
  summary: 'Closed',
  data: z.null(),
})
const routes: Routes = (bind) => {
  bind(open, async ({ params }) => {
    if (params.id === 'gone') throw refuse('common.notFound')
    return null
  })
  bind(closed, async () => null)
}
const { fetch } = await createTestApp({
  routes: () => [routes],
  env: { RATE_LIMITS: 'default' },
  now: new Date(0),
})
const elsewhere = {
  origin: 'https://elsewhere.example',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'cors',
}
const allowed = (response: Response) => response.headers.get('access-control-allow-origin')

describe('an open call', () => {
  test.each(['/api/test/open/1', '/api/test/open/gone', '/api/test/open/1?x=1'])(
    '%s may be read by any site',
    async (path) => {
      const response = await fetch(path, { headers: elsewhere })
      expect(allowed(response)).toBe('*')
      expect(response.headers.get('access-control-expose-headers')).toContain('RateLimit')
      expect(response.headers.has('access-control-allow-credentials')).toBe(false)
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    },
  )

  test('says beforehand that it may be made, and that tokens may not be sent', async () => {
    const asks = { ...elsewhere, 'access-control-request-method': 'GET' }
    const { status, headers } = await fetch('/api/test/open/1', { method: 'OPTIONS', headers: asks })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD')
    expect(headers.get('access-control-allow-headers')?.toLowerCase()).not.toContain('authorization')
  })
})

test('no other call may be read by other sites', async () => {
  for (const path of ['/api/test/closed', '/api/test/open', '/api/test/open/1/2', '/api/nothing']) {
    expect(allowed(await fetch(path, { headers: elsewhere }))).toBeNull()
    const preflight = await fetch(path, { method: 'OPTIONS', headers: elsewhere })
    expect([allowed(preflight), preflight.ok]).toEqual([null, false])
  }
  expect(allowed(await fetch('/api/test/open/1', { method: 'POST', headers: elsewhere }))).toBeNull()
})

test('nothing of an account is open', () => {
  const all = Object.values(contract).flatMap((domain) => Object.values(domain) as Endpoint[])
  const opened = all.filter((one) => one.open)
  expect(opened.length).toBeGreaterThan(15)
  const personal =
    /^\/api\/(auth|trg)\/|^\/api\/meridian\/(profile|portal|agent|saved|enquiries|leads|property|translate|desk|feeds)\b/
  for (const { method, path } of opened) {
    expect(method).toBe('GET')
    expect(path).not.toMatch(personal)
  }
})

describe('the limit', () => {
  test('is told with every answer and counts down, for each network by itself', async () => {
    const first = await fetch('/api/test/closed')
    const second = await fetch('/api/test/closed')
    expect(first.headers.get('ratelimit-policy')).toBe('"address";q=3000;w=60')
    const left = ({ headers }: Response) =>
      Number(/^"address";r=(\d+);t=60$/.exec(headers.get('ratelimit') ?? '')?.[1])
    expect(left(second)).toBe(left(first) - 1)
  })

  test('when it is reached, any site can read so, and when to come back', async () => {
    let last = await fetch('/api/test/open/1')
    for (let count = 0; count < 3_000 && last.status !== 429; count++) last = await fetch('/api/test/open/1')
    expect([last.status, last.headers.get('retry-after'), allowed(last)]).toEqual([429, '60', '*'])
    expect(last.headers.get('ratelimit')).toBe('"address";r=0;t=60')
  })
})
