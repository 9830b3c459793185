/** tests: a small server that is asked more than it can answer, and connections that only take place. */
import { request } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { serve } from '#main/serving/serve.ts'
import type { App } from '#server/platform/http/http.ts'
import { afterFile } from '#tests/support/cleanup.ts'

type Place = Omit<Parameters<typeof serve>[1], 'host' | 'port'>
async function open(fetch: App['fetch'], place: Place = {}): Promise<number> {
  const { server, drain } = await serve({ fetch }, { host: '127.0.0.1', port: 0, trustProxy: 1, ...place })
  afterFile(drain)
  const { port } = server.address() as AddressInfo
  server.on('connection', (socket: Socket) => {
    held.set(port, (held.get(port) ?? 0) + 1)
    socket.once('close', () => held.set(port, (held.get(port) ?? 0) - 1))
  })
  return port
}
/** How many connections the server on a port holds. */
const held = new Map<number, number>()

type Told = {
  status: number
  retryAfter: string | undefined
  type: string | undefined
  body: string
  order: number
}
let answered = 0
function ask(port: number, path: string, headers: Record<string, string> = {}, body?: string): Promise<Told> {
  const { promise, resolve, reject } = Promise.withResolvers<Told>()
  const method = body === undefined ? 'GET' : 'POST'
  const sent = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, async (reply) => {
    const parts = await Array.fromAsync(reply)
    const { 'retry-after': retryAfter, 'content-type': type } = reply.headers
    const text = Buffer.concat(parts as Buffer[]).toString()
    resolve({ status: reply.statusCode ?? 0, retryAfter, type, body: text, order: answered++ })
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}

const person = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', accept: 'text/html' }
/** Work that keeps the event loop, as writing a page does. */
function busy(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until;);
}

describe('more than can be answered', () => {
  const working = (ms: number) => async (incoming: Request) => {
    if (!incoming.url.includes('healthz')) busy(ms)
    return new Response('done')
  }

  test('is refused at once with 503 and Retry-After, while those let in are answered, and health and sign-in always', async () => {
    const port = await open(working(10))
    const flood = Array.from({ length: 600 }, (_, n) =>
      ask(port, '/api/meridian/search', { 'user-agent': 'flood', 'x-forwarded-for': `198.18.${n % 200}.1` }),
    )
    const others = [
      ask(port, '/healthz'),
      ask(port, '/api/auth/login', { ...person, 'x-forwarded-for': '203.0.113.1' }, '{}'),
    ]
    const told = await Promise.all(flood)
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200])
    const [accepted, refused] = [200, 503].map((wanted) => told.filter(({ status }) => status === wanted))
    expect((accepted?.length ?? 0) + (refused?.length ?? 0)).toBe(600)
    expect(accepted?.length).toBeGreaterThan(20)
    expect(refused?.length).toBeGreaterThan(100)
    for (const { retryAfter, body } of refused ?? []) {
      expect(Number(retryAfter)).toBeGreaterThan(0)
      expect(JSON.parse(body)).toMatchObject({ status: 'Error', code: 'common.unavailable' })
    }
    const before =
      (told.toSorted((a, b) => a.order - b.order).findIndex(({ status }) => status === 503) ?? 0) + 1
    expect(before).toBeLessThan(600 / 2)
    // And it passes.
    await expect.poll(async () => (await ask(port, '/', person)).status).toBe(200)
  })

  test('people read a sentence in their language', async () => {
    const port = await open(working(20))
    const languages = ['de-AT,en;q=0.5', 'en', 'xx']
    const told = await Promise.all(
      Array.from({ length: 150 }, (_, n) =>
        ask(port, '/', {
          ...person,
          'x-forwarded-for': `198.18.0.${n}`,
          'accept-language': languages[n % languages.length] ?? '',
        }),
      ),
    )
    const refused = told.filter(({ status }) => status === 503)
    expect(refused.every(({ type }) => type === 'text/html; charset=utf-8')).toBe(true)
    const said = new Set(refused.map(({ body }) => /lang="(\w+)"/.exec(body)?.[1]))
    expect([...said].toSorted()).toEqual(['de', 'en'])
  })

  test('who sends a body slowly holds no place', async () => {
    const port = await open(async (incoming) => {
      await incoming.text()
      return new Response('done')
    })
    const slow = Array.from({ length: 300 }, (_, n) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(
        `POST /api/meridian/x HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 198.18.1.${n}\r\nContent-Length: 9\r\n\r\n1`,
      )
      return socket
    })
    await sleep(300)
    expect((await ask(port, '/api/meridian/search', { 'user-agent': 'x' })).status).toBe(200)
    for (const socket of slow) socket.destroy()
  })
})

describe('connections', () => {
  /** A connection that asks and then does nothing. */
  function still(port: number, bytes: string): { socket: Socket; closed: Promise<void> } {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(bytes)
    return { socket, closed: new Promise((resolve) => socket.once('close', () => resolve())) }
  }
  /** Far more than any system keeps on the way. */
  const large = async () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
      }),
    )
  const get = 'GET /x.bin HTTP/1.1\r\nHost: localhost\r\n\r\n'

  test('of who never reads is ended', async () => {
    const port = await open(large, { connections: { stillMs: 400 } })
    const { socket } = still(port, get)
    await expect.poll(() => held.get(port), { timeout: 10_000 }).toBe(1)
    await expect.poll(() => held.get(port), { timeout: 15_000 }).toBe(0)
    socket.destroy()
  })

  test('of who stops in the middle of a body is ended', async () => {
    const port = await open(
      async (incoming) => {
        await incoming.text()
        return new Response()
      },
      { connections: { stillMs: 300 } },
    )
    const { socket, closed } = still(
      port,
      'POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1',
    )
    socket.resume()
    await expect(closed).resolves.toBeUndefined()
  })

  test('on which we are at work is not', async () => {
    const port = await open(
      async () => {
        await sleep(900)
        return new Response('late')
      },
      { connections: { stillMs: 200 } },
    )
    expect((await ask(port, '/')).body).toBe('late')
  })

  test('of one network are bounded: a new one takes the place of one that stands still', async () => {
    const answer = async (incoming: Request) =>
      incoming.url.endsWith('.bin') ? large() : new Response('here')
    const port = await open(answer, { trustProxy: 0, connections: { perNetwork: 20 } })
    const all = Array.from({ length: 30 }, () => still(port, get))
    await expect.poll(() => held.get(port), { timeout: 10_000 }).toBe(20)
    await sleep(300)
    expect((await ask(port, '/')).body).toBe('here')
    expect(held.get(port)).toBeLessThanOrEqual(20)
    for (const { socket } of all) socket.destroy()
  })
})
