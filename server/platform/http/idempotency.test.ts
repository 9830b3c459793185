/** platform: what sending a creating request twice may do: nothing. O10 names the security catalogue. */
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/http/endpoint.ts'
import { authRoutes } from '#server/accounts/index.ts'
import { noPictures, register } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import type { createSteppedClock } from '../settings/clock.ts'
import { newId } from '../settings/crypto.ts'
import { refuse } from '../refusals/errors.ts'
import type { Routes } from './http.ts'
import { sweepIdempotency } from './idempotency.ts'

const body = z.strictObject({
  name: z.string(),
  wait: z.boolean().optional(),
  refuse: z.boolean().optional(),
})
const data = z.object({ number: z.int() })
const calls = {
  make: endpoint({
    method: 'POST',
    path: '/api/test/made',
    for: 'anyone',
    summary: 'Makes one',
    status: 201,
    body,
    data,
  }),
  other: endpoint({
    method: 'POST',
    path: '/api/test/other',
    for: 'anyone',
    summary: 'Makes another',
    status: 201,
    body,
    data,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/test/asked',
    for: 'anyone',
    summary: 'Makes nothing',
    body,
    data,
  }),
  file: endpoint({
    method: 'POST',
    path: '/api/test/file',
    for: 'anyone',
    summary: 'Makes one of a file',
    status: 201,
    query: z.strictObject({ name: z.string() }),
    upload: { maxBytes: 5_000_000 },
    data,
  }),
}

let made = 0
let refused = false
/** Requests that wait to be let go, oldest first. */
const waiting: (() => void)[] = []
const underWay = async (count: number) => {
  await expect.poll(() => waiting.length).toBe(count)
}
async function make(wish: z.infer<typeof body>): Promise<{ number: number }> {
  if (wish.wait) await new Promise<void>((resolve) => waiting.push(resolve))
  if (wish.refuse && !refused) {
    refused = true
    throw refuse('enquiries.decided')
  }
  return { number: ++made }
}
const routes: Routes = (bind) => {
  for (const call of [calls.make, calls.other, calls.ask]) bind(call, ({ body: wish }) => make(wish))
  // It reads no more than the first piece: the rest counts as well.
  bind(calls.file, async ({ body: chunks }) => {
    for await (const _ of chunks) break
    return { number: ++made }
  })
}

let app: TestApp
let clock: ReturnType<typeof createSteppedClock>
beforeAll(async () => {
  app = await createTestApp({
    routes: (platform) => [routes, authRoutes(platform, noPictures)],
    now: new Date('2026-01-05T10:00:00Z'),
  })
  clock = app.platform.clock as typeof clock
})

type Sent = {
  key?: string
  name?: string
  path?: string
  headers?: Record<string, string>
  address?: string
  more?: object
}
async function send({
  key,
  name = 'a',
  path = 'made',
  headers = {},
  address = '198.51.100.1',
  more = {},
}: Sent) {
  const response = await app.app.fetch(
    new Request(`${app.platform.config.publicUrl}/api/test/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
        ...headers,
      },
      body: JSON.stringify({ name, ...more }),
    }),
    { address },
  )
  const { code, data: answer } = (await response.json()) as { code?: string; data?: { number: number } }
  const repeated = response.headers.get('idempotency-replayed')
  return {
    status: response.status,
    code,
    number: answer?.number,
    repeated,
    wait: response.headers.get('retry-after'),
  }
}

test('O10 the second request gets the answer of the first, quoted or not', async () => {
  const key = newId()
  const first = await send({ key })
  const second = await send({ key })
  const quoted = await send({ key: `"${key}"` })
  expect([first.status, first.repeated]).toEqual([201, null])
  expect(second).toEqual({ ...first, repeated: 'true' })
  expect(quoted).toEqual(second)
})

test('O10 of forty at once one creates; the rest wait or get its answer', async () => {
  const key = newId()
  const before = made
  const answers = await Promise.all(Array.from({ length: 40 }, () => send({ key })))
  expect(made).toBe(before + 1)
  for (const { status, code, number } of answers)
    expect(status === 201 ? number : code).toBe(status === 201 ? made : 'common.keyInUse')
  expect((await send({ key })).number).toBe(made)
})

test('O10 the same key with another body is a mistake', async () => {
  const key = newId()
  await send({ key })
  expect(await send({ key, name: 'b' })).toMatchObject({ status: 422, code: 'common.keyReused' })
})

test('O10 the same key with other bytes is a mistake, however alike they are read', async () => {
  const key = newId()
  const post = (body: string) =>
    app.fetch('/api/test/made', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
    })
  expect((await post('{"name":"ab"}')).status).toBe(201)
  expect((await post('{"name":"ab"}')).headers.get('idempotency-replayed')).toBe('true')
  expect((await post(String.raw`{"name":"\u0061b"}`)).status).toBe(422)
  expect((await post('{ "name":"a" }')).status).toBe(422)
  expect((await post('{"name" :"b"}')).status).toBe(422)
})

test('O10 so is the same key with a file of the same length and other bytes, wherever they differ', async () => {
  const key = newId()
  const file = new Uint8Array(300_000).fill(7)
  const sendFile = async (bytes: Uint8Array<ArrayBuffer>, name = 'a') => {
    const response = await app.fetch(`/api/test/file?name=${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'idempotency-key': key },
      body: bytes,
    })
    return [response.status, response.headers.get('idempotency-replayed')]
  }
  const before = made
  expect(await sendFile(file)).toEqual([201, null])
  expect(await sendFile(file)).toEqual([201, 'true'])
  for (const at of [0, 150_000, 299_999]) {
    const other = file.slice()
    other[at] = 8
    expect(await sendFile(other)).toEqual([422, null])
  }
  expect(await sendFile(file.slice(1))).toEqual([422, null])
  expect(await sendFile(file, 'b')).toEqual([422, null])
  expect(made).toBe(before + 1)
})

test('while the first is under way the second hears so', async () => {
  const key = newId()
  const first = send({ key, more: { wait: true } })
  await underWay(1)
  expect(await send({ key, more: { wait: true } })).toMatchObject({
    status: 409,
    code: 'common.keyInUse',
    wait: '1',
  })
  waiting.pop()?.()
  expect((await first).status).toBe(201)
  expect(await send({ key, more: { wait: true } })).toMatchObject({ status: 201, repeated: 'true' })
})

test('a request that broke off with its process gives the key back after two minutes', async () => {
  const key = newId()
  const lost = send({ key, more: { wait: true } })
  await underWay(1)
  clock.advance(121_000)
  const again = send({ key, more: { wait: true } })
  await underWay(2)
  waiting.pop()?.()
  expect((await again).status).toBe(201)
  waiting.pop()?.()
  await lost
  expect((await send({ key, more: { wait: true } })).number).toBe((await again).number)
})

test('what was refused may be sent again with the same key', async () => {
  const key = newId()
  expect((await send({ key, more: { refuse: true } })).code).toBe('enquiries.decided')
  expect(await send({ key, more: { refuse: true } })).toMatchObject({ status: 201, repeated: null })
})

test('a key belongs to one caller and one call', async () => {
  const key = newId()
  const ann = await register(app, 'ann@example.com')
  const bob = await register(app, 'bob@example.com')
  const as = (access: string) => ({ headers: { authorization: `Bearer ${access}` } })
  const numbers = [
    await send({ key }),
    await send({ key, path: 'other' }),
    await send({ key, address: '198.51.100.2' }),
    await send({ key, ...as(ann.access) }),
    await send({ key, ...as(bob.access) }),
  ].map(({ number }) => number)
  expect(new Set(numbers).size).toBe(5)
  const renewed = (await ann.person.post(`/api/auth/get-access-token/${ann.refresh}`)).body.data
    .access_token as string
  expect((await send({ key, ...as(renewed), address: '198.51.100.3' })).number).toBe(numbers[3])
  expect((await send({ key, ...as('forged.token.x') })).repeated).toBeNull()
})

test('only creating calls keep anything, and only for keys that can be told apart', async () => {
  const key = newId()
  expect((await send({ key, path: 'asked' })).number).not.toBe((await send({ key, path: 'asked' })).number)
  for (const bad of [
    '',
    'short',
    'x'.repeat(201),
    'with a blank in it',
    '"half-quoted-0123456789',
    'a,b,c,d,e,f,g,h,i',
  ])
    expect((await send({ key: bad })).code).toBe('common.keyInvalid')
})

test('answers are kept for a day', async () => {
  const key = newId()
  const first = await send({ key })
  clock.advance(86_399_000)
  await sweepIdempotency(app.platform)
  expect((await send({ key })).number).toBe(first.number)
  clock.advance(2_000)
  expect((await send({ key })).number).not.toBe(first.number)
  clock.advance(86_401_000)
  await sweepIdempotency(app.platform)
  expect(await app.platform.db.selectFrom('idempotency_keys').select('id').execute()).toEqual([])
})
