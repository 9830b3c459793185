/** platform: what binding, parsing, refusing and answering promise to callers. */
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/http/endpoint.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { refuse } from '../refusals/errors.ts'
import type { Routes } from './http.ts'

const calls = {
  get: endpoint({
    method: 'GET',
    path: '/api/test/things/:id',
    for: 'anyone',
    summary: 'One thing',
    params: z.object({ id: z.string().max(8) }),
    query: z.object({ depth: z.coerce.number().int().min(1).max(3).default(1) }),
    data: z.object({ id: z.string(), depth: z.int() }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/test/things',
    for: 'anyone',
    summary: 'A new thing',
    body: z.object({
      name: z
        .string()
        .min(3)
        .regex(/^[a-z]+$/, 'Only small letters, please'),
      inner: z.unknown().optional(),
    }),
    status: 201,
    data: z.object({ name: z.string(), message: z.string() }),
  }),
  keep: endpoint({
    method: 'PUT',
    path: '/api/test/file',
    for: 'anyone',
    summary: 'A file',
    upload: { maxBytes: 10 },
    data: z.object({ size: z.int() }),
  }),
  fail: endpoint({
    method: 'GET',
    path: '/api/test/fail/:how',
    for: 'anyone',
    summary: 'Fails',
    params: z.object({ how: z.string() }),
    data: z.null(),
  }),
}

const failures: Record<string, () => unknown> = {
  refused: () =>
    refuse('common.forbidden', {
      message: 'Not now',
      extra: { role: 'User' },
      fields: { name: 'Too old' },
      retryAfter: 7,
    }),
  database: () => Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' }),
  bug: () => new Error('secret path /srv/app.ts'),
}

const routes: Routes = (bind, raw) => {
  bind(calls.get, async ({ params, query }, call) => {
    call.headers.set('cache-control', 'public, max-age=60')
    return { id: params.id, depth: query.depth, passwordHash: 'x' }
  })
  bind(calls.make, async ({ body }) => ({ name: body.name, message: 'Made.' }))
  bind(calls.keep, async ({ body }) => ({ size: Buffer.concat(await Array.fromAsync(body)).length }))
  bind(calls.fail, ({ params }) => Promise.reject(failures[params.how]?.()))
  raw('/raw/:name', async (_request, { params }) => new Response(`raw ${params.name}`))
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ routes: () => [routes] })
})

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  app.fetch('/api/test/things', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
const thing = JSON.stringify({ name: 'chair' })
type Refused = {
  status: string
  code: string
  message: string
  fields?: Record<string, string>
  role?: string
}
const fieldsOf = async (body: string) => (await refused(await post(body))).fields
const refused = async (response: Response) => (await response.json()) as Refused

describe('answers', () => {
  test('carry the envelope and only what the contract names', async () => {
    const response = await app.fetch('/api/test/things/a%20b?depth=2')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'Success', message: 'OK', data: { id: 'a b', depth: 2 } })
  })

  test('take status and message from the call', async () => {
    const response = await post(thing)
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({
      status: 'Success',
      message: 'Made.',
      data: { name: 'chair', message: 'Made.' },
    })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('of public reads can be revalidated, those with a token are not stored', async () => {
    const first = await app.fetch('/api/test/things/a')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=60')
    expect((await app.fetch('/api/test/things/a', { headers: { 'if-none-match': etag } })).status).toBe(304)
    const personal = await app.fetch('/api/test/things/a', { headers: { authorization: 'Bearer x' } })
    expect(personal.headers.get('cache-control')).toBe('private, no-store')
    expect(personal.headers.has('etag')).toBe(false)
  })

  test('carry the security headers', async () => {
    const { headers } = await app.fetch('/api/test/things/a')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('outside the contract pass as they are', async () => {
    expect(await (await app.fetch('/raw/picture.svg')).text()).toBe('raw picture.svg')
    expect((await app.fetch('/raw/picture.svg', { method: 'HEAD' })).status).toBe(200)
  })
})

describe('refusals', () => {
  test('say code, sentence, fields, extra members and when to come back', async () => {
    const response = await app.fetch('/api/test/fail/refused')
    expect(response.status).toBe(403)
    expect(response.headers.get('retry-after')).toBe('7')
    expect(await refused(response)).toEqual({
      status: 'Error',
      code: 'common.forbidden',
      message: 'Not now',
      fields: { name: 'Too old' },
      role: 'User',
    })
  })

  test('a lost database is a 503 with Retry-After, without its address', async () => {
    const response = await app.fetch('/api/test/fail/database')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.text()).not.toContain('10.0.0.7')
  })

  test('a bug is a 500 without details', async () => {
    const response = await app.fetch('/api/test/fail/bug')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('/srv')
  })

  test('unknown addresses and methods answer JSON', async () => {
    expect((await refused(await app.fetch('/api/nothing'))).code).toBe('common.notFound')
    const wrong = await app.fetch('/api/test/things', { method: 'DELETE' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test.each([
    ['an unknown key', '/api/test/things/a?colour=red', 'colour'],
    ['a key on a call without any', '/api/test/fail/bug?x=1', 'x'],
    ['a number out of bounds', '/api/test/things/a?depth=9', 'depth'],
    ['a key given twice', '/api/test/things/a?depth=1&depth=2', 'depth'],
    ['a parameter that is too long', '/api/test/things/abcdefghij', 'id'],
  ])('the query: %s', async (_, path, field) => {
    const response = await app.fetch(path)
    expect(response.status).toBe(400)
    expect(Object.keys((await refused(response)).fields ?? {})).toEqual([field])
  })

  test.each([
    ['NUL', '/api/test/things/a%00b', 400],
    ['broken encoding', '/api/test/things/%E0%A4%A', 400],
    ['bytes that are not UTF-8', '/api/test/things/%ff', 400],
    ['an endless query', `/api/test/things/a?depth=${'1'.repeat(9000)}`, 414],
  ])('the address: %s', async (_, path, status) => {
    expect((await app.fetch(path)).status).toBe(status)
  })

  test.each<[string, string | Uint8Array<ArrayBuffer>, number]>([
    ['no JSON', '{', 400],
    ['an empty body', '', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a missing field', '{}', 400],
    ['an unknown field', '{"name":"chair","role":"Admin"}', 400],
    ['another type', '{"name":{"$ne":1}}', 400],
    ['NUL inside', String.raw`{"name":"ch\u0000air"}`, 400],
    ['a lone surrogate', String.raw`{"name":"ch\ud800air"}`, 400],
    ['a prototype key', '{"name":"chair","inner":{"__proto__":{"x":1}}}', 400],
    ['deep nesting', `{"name":"chair","inner":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
    ['a megabyte', JSON.stringify({ name: 'a'.repeat(1_000_000) }), 413],
  ])('the body: %s', async (_, body, status) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    expect((await refused(response)).message).not.toBe('')
  })

  test('the words of a schema reach the field', async () => {
    expect(await fieldsOf('{}')).toEqual({ name: 'This is required.' })
    expect(await fieldsOf('{"name":"a"}')).toEqual({ name: 'At least 3 characters.' })
    expect(await fieldsOf('{"name":"CHAIR"}')).toEqual({ name: 'Only small letters, please' })
  })

  test.each([
    ['{}', 'This is required.'],
    ['{"name":"CHAIR"}', 'Only small letters, please'],
    ['{"name":"chair","colour":"red"}', 'This is not known here.'],
  ])('the sentence for a person begins with no name of a field: %s', async (body, sentence) => {
    expect((await refused(await post(body))).message).toBe(sentence)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'multipart/form-data',
  ])('the type %s', async (type) => {
    expect((await post(thing, { 'content-type': type })).status).toBe(415)
  })

  test.each(['gzip', 'br', 'identity, gzip', 'x'])(
    'a body that says it is encoded as %s',
    async (encoding) => {
      const response = await post(thing, { 'content-encoding': encoding })
      expect([response.status, response.headers.get('accept-encoding')]).toEqual([415, 'identity'])
      const file = await app.fetch('/api/test/file', {
        method: 'PUT',
        body: 'ten bytes.',
        headers: { 'content-type': 'application/octet-stream', 'content-encoding': encoding },
      })
      expect(file.status).toBe(415)
      expect((await post(thing, { 'content-encoding': 'identity' })).status).toBe(201)
    },
  )

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:3000' }, 201],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{}, 201],
  ])('a change with %j answers %i', async (headers, status) => {
    expect((await post(thing, headers as Record<string, string>)).status).toBe(status)
  })

  test('too many requests from one network', async () => {
    const strict = await createTestApp({
      routes: () => [routes],
      env: { RATE_LIMITS: 'default' },
      now: new Date(0),
    })
    let last = await strict.fetch('/api/test/things/a')
    for (let count = 1; count <= 3_000; count++) last = await strict.fetch('/api/test/things/a')
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '60'])
  })
})

describe('uploads', () => {
  const put = (body: string, type = 'application/octet-stream') =>
    app.fetch('/api/test/file', { method: 'PUT', body, headers: { 'content-type': type } })

  test('arrive as they are, up to their limit and of their type only', async () => {
    expect(await (await put('ten bytes.')).json()).toMatchObject({ data: { size: 10 } })
    expect((await put('eleven byte')).status).toBe(413)
    expect((await put('x', 'text/plain')).status).toBe(415)
  })
})
