/** platform: what the guarded connector refuses, and what it fetches. Catalogue L of docs/security.md. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Lookup } from './outbound-guard.ts'
import { createOutbound, OutboundRefused } from './outbound.ts'

let server: Server
let origin = ''
let visits = 0
const answers: Record<string, RequestListener> = {
  '/ok': (_, response) => response.writeHead(200, { 'content-type': 'text/plain', etag: '"1"' }).end('hello'),
  '/unchanged': (request, response) =>
    response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200, { etag: '"1"' }).end(),
  '/large': (_, response) => response.end(Buffer.alloc(200_000)),
  '/bomb': (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000))),
  '/slow': (_, response) => void response.write('a'),
  '/to-ok': (_, response) => response.writeHead(302, { location: '/ok' }).end(),
  '/to-private': (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  '/to-metadata': (_, response) =>
    response.writeHead(301, { location: 'http://169.254.169.254/latest' }).end(),
  '/to-file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
}

beforeAll(async () => {
  server = createServer((request, response) => {
    visits++
    answers[request.url ?? '']?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const text = async (body: AsyncIterable<Uint8Array>) => {
  let size = 0
  const parts: Uint8Array[] = []
  for await (const part of body) {
    size += part.length
    parts.push(part)
  }
  return size > 1000 ? String(size) : Buffer.concat(parts).toString()
}

const halfPrivate: Lookup = async () => [
  { address: '203.0.113.9', family: 4 },
  { address: '10.0.0.5', family: 4 },
]

describe('production refuses', () => {
  const outbound = createOutbound({})

  test.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://0.0.0.0/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://[::ffff:7f00:1]/',
    'http://[::7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://255.255.255.255/',
    'http://224.0.0.1/',
    'file:///etc/passwd',
    'ftp://example.com/feed.xml',
    'gopher://example.com/',
    'data:text/plain,x',
    'http://user:secret@example.com/',
    'http://example.com:22/',
    'http://example.com:5432/',
    'not an address',
  ])('%s', async (url) => {
    await expect(outbound.get({ url })).rejects.toBeInstanceOf(OutboundRefused)
  })

  test('a name when one of its addresses is private, and tells no address', async () => {
    const error = await createOutbound({ lookup: halfPrivate })
      .get({ url: 'http://feeds.example/' })
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(OutboundRefused)
    expect((error as Error).message).toBe('feeds.example is not a public address.')
  })

  test('an address that changes between the check and the connection, because there is only one look-up', async () => {
    let lookups = 0
    const lookup: Lookup = async () => [{ address: lookups++ === 0 ? '127.0.0.1' : '203.0.113.9', family: 4 }]
    await expect(createOutbound({ lookup }).get({ url: 'http://feeds.example/' })).rejects.toThrow(
      'not a public address',
    )
    expect(lookups).toBe(1)
  })

  test('without ever connecting', async () => {
    const before = visits
    await expect(outbound.get({ url: `${origin}/ok` })).rejects.toBeInstanceOf(OutboundRefused)
    expect(visits).toBe(before)
  })
})

describe('with loopback allowed, as in tests', () => {
  const outbound = createOutbound({ allowLoopback: true })
  const get = (path: string, more: object = {}) => outbound.get({ url: `${origin}${path}`, ...more })

  test('fetches, and says what the answer was', async () => {
    const answer = await get('/ok')
    expect(answer).toMatchObject({ status: 200, url: `${origin}/ok`, contentType: 'text/plain', etag: '"1"' })
    expect(await text(answer.body)).toBe('hello')
  })

  test('asks whether it has changed', async () => {
    const { status, cancel } = await get('/unchanged', { etag: '"1"' })
    cancel()
    expect(status).toBe(304)
  })

  test('follows a redirect, but not to a private address, another protocol, or for ever', async () => {
    expect((await get('/to-ok')).url).toBe(`${origin}/ok`)
    for (const path of ['/to-private', '/to-metadata', '/to-file', '/round'])
      await expect(get(path)).rejects.toBeInstanceOf(OutboundRefused)
  })

  test('cuts off what is too large, also when it was packed small', async () => {
    const allowed = await get('/large', { maxBytes: 200_000 })
    expect(await text(allowed.body)).toBe('200000')
    for (const path of ['/large', '/bomb']) {
      const { body } = await get(path, { maxBytes: 100_000 })
      await expect(text(body)).rejects.toBeInstanceOf(OutboundRefused)
    }
  })

  test('cuts off what takes too long', async () => {
    const { body } = await get('/slow', { timeoutMs: 200 })
    await expect(text(body)).rejects.toThrow(/abort|timeout/i)
  })
})
