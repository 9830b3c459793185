/**
 * tests: what the program does with requests that no browser sends, over real
 * connections. Numbers name the security catalogue.
 */
import { connect, type AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { serve } from '#main/serving/serve.ts'
import { register } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { afterFile } from '#tests/support/cleanup.ts'

let app: TestApp
let port: number
let access: string
beforeAll(async () => {
  app = await createTestApp()
  const { server, drain } = await serve(app.app, { host: '127.0.0.1', port: 0, headersTimeout: 500 })
  afterFile(drain)
  ;({ port } = server.address() as AddressInfo)
  access = (await register(app, 'ann@example.com')).access
})

/** Sends bytes as they are and answers everything that comes back until the other side closes. */
function send(...parts: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setTimeout(20_000, () => socket.destroy(new Error('the connection was left open')))
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('close', () => resolve(answer))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? undefined : reject(error),
    )
    for (const part of parts) socket.write(part)
  })
}
const statuses = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
const get = (head: string) => `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${head}\r\n`
const post = (head: string, body: string) =>
  `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n${body}`
/** What a smuggled second request would look like; it must never be answered. */
const smuggled = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

test('a proper request is answered over this connection', async () => {
  expect(statuses(await send(get('Connection: close\r\n')))).toEqual([200])
})

describe('one request, one meaning', () => {
  test.each([
    [
      'K15 two kinds of length',
      post(`Content-Length: ${smuggled.length + 5}\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${smuggled}`),
    ],
    ['K16 two lengths', post(`Content-Length: 0\r\nContent-Length: ${smuggled.length}`, smuggled)],
    ['K17 an encoding nobody knows', post('Transfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`)],
    [
      'K17 an encoding given twice',
      post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${smuggled}`),
    ],
    ['K18 a space before the colon', post('Transfer-Encoding : chunked', `0\r\n\r\n${smuggled}`)],
    ['K19 bare line feeds', `GET /healthz HTTP/1.1\nHost: localhost\n\n${smuggled}`],
    [
      'K20 a folded header',
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: 1\r\n  folded\r\n\r\n${smuggled}`,
    ],
    ['K21 two hosts', `GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: another.example\r\n\r\n${smuggled}`],
    [
      'K21 the address of another host',
      `GET http://another.example/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n${smuggled}`,
    ],
    ['K21 no host', `GET /healthz HTTP/1.1\r\nX: y\r\n\r\n${smuggled}`],
    ['K15 NUL in a header', `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n${smuggled}`],
  ])('%s: 400, and the connection ends', async (_, bytes) => {
    expect(statuses(await send(bytes))).toEqual([400])
  })

  test('K21 the address of our own host is ours', async () => {
    const own = `GET http://localhost/healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
    expect(statuses(await send(own))).toEqual([200])
  })
})

describe('K22', () => {
  test.each([
    ['TRACE', `TRACE /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`, 405],
    ['a method of WebDAV', `PROPFIND / HTTP/1.1\r\nHost: localhost\r\n\r\n`, 405],
    ['CONNECT', `CONNECT another.example:443 HTTP/1.1\r\nHost: another.example:443\r\n\r\n`, 405],
    ['a method nobody knows', `BREW /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`, 400],
    ['a header of 17 KB', get(`X: ${'x'.repeat(17 * 1024)}\r\n`), 431],
    ['a thousand headers', get(Array.from({ length: 1_000 }, (_, i) => `x${i}: y\r\n`).join('')), 431],
    [
      'an upgrade nobody offers',
      get('Connection: upgrade\r\nUpgrade: h2c\r\n').replace('GET /healthz', 'TRACE /'),
      405,
    ],
  ])('%s', async (_, bytes, status) => {
    expect(statuses(await send(bytes))).toEqual([status])
  })

  test('a head that never ends is cut off', async () => {
    expect(statuses(await send('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: '))).toEqual([408])
  })
})

describe('other sites', () => {
  const login = (
    headers: Record<string, string>,
    body = '{"email":"ann@example.com","password":"Wr0ng-one"}',
  ) =>
    app.fetch('/api/auth/login', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const own = () => app.platform.config.publicUrl

  test.each([
    ['K01', 'own'],
    ['K02', 'https://another.example'],
    ['K03', 'null'],
    ['K04', 'http://localhost:3000.another.example'],
    ['K04', 'http://localhost'],
  ])(
    '%s from %s: what is anybody’s own is never shared with another origin, what is open never with credentials',
    async (_, from) => {
      const origin = from === 'own' ? own() : from
      for (const response of [
        await login({ origin }),
        await app.fetch('/api/trg/verify', { headers: { origin, authorization: `Bearer ${access}` } }),
      ])
        for (const [name] of response.headers) expect(name).not.toMatch(/^access-control-/)
      const open = await app.fetch('/api/meridian/currencies', { headers: { origin } })
      expect(open.headers.get('access-control-allow-origin')).toBe('*')
      expect(open.headers.has('access-control-allow-credentials')).toBe(false)
      expect((await login({ origin })).status).toBe(from === 'own' ? 401 : 403)
    },
  )

  test('K05 a preflight is not answered with leave', async () => {
    const response = await app.fetch('/api/auth/login', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://another.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, x-odd',
      },
    })
    expect([
      response.status,
      [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
    ]).toEqual([405, []])
  })

  test.each([
    ['K06 a form as text', { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' }, 403],
    ['K06 a form as text without saying whence', { 'content-type': 'text/plain' }, 415],
    ['K07 another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['K07 another part of the site', { 'sec-fetch-site': 'same-site' }, 403],
    ['K08 another origin of an older browser', { origin: 'https://another.example' }, 403],
    ['K08 an origin that begins like ours', { origin: 'http://localhost:30001' }, 403],
    ['K09 a program that says nothing', {}, 401],
  ])('%s', async (_, headers, status) => {
    expect((await login(headers as Record<string, string>)).status).toBe(status)
  })
})

describe('caches', () => {
  test('K11 what is personal is never kept', async () => {
    const bearer = { authorization: `Bearer ${access}` }
    const answers = [
      await app.fetch('/api/trg/verify', { headers: bearer }),
      await app.fetch('/api/trg/verify'),
      await app.fetch('/api/meridian/profile', { headers: bearer }),
      await app.fetch('/api/meridian/currencies', { headers: bearer }),
      await app.fetch('/api/auth/login', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      }),
      await app.fetch('/api/auth/get-access-token/x', { method: 'POST' }),
      await app.fetch('/api/auth/nothing'),
    ]
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('K12 what a proxy may claim changes no public answer', async () => {
    for (const path of [
      '/api/meridian/currencies',
      '/robots.txt',
      '/sitemap.xml',
      '/.well-known/security.txt',
    ]) {
      const plain = await (await app.fetch(path)).text()
      const claimed = await app.fetch(path, {
        headers: {
          'x-forwarded-host': 'another.example',
          'x-forwarded-proto': 'gopher',
          'x-original-url': '/portal',
          'x-rewrite-url': '/portal',
          forwarded: 'host=another.example',
        },
      })
      expect(await claimed.text()).toBe(plain)
      expect(plain).not.toContain('another.example')
    }
  })

  test.each([
    '/api/trg/verify/x.css',
    '/api/trg/verify;x.css',
    '/api/trg/verify%2fx.css',
    '/api/trg/verify.css',
    '/api/trg/verify/',
  ])('K13 %s is nothing, and is not kept', async (path) => {
    const { status, headers } = await app.fetch(path, { headers: { authorization: `Bearer ${access}` } })
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  })

  test('K14 public answers set no cookie, and unknown query keys are refused', async () => {
    for (const path of ['/api/meridian/currencies', '/api/meridian/search?limit=1', '/robots.txt']) {
      const response = await app.fetch(path)
      expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
    }
    for (const path of ['/api/meridian/currencies?utm=1', '/api/meridian/search?limit=1&cachebuster=1'])
      expect((await app.fetch(path)).status).toBe(400)
  })

  test.each([
    '//another.example/%2e%2e',
    '//another.example',
    '/%2f%2fanother.example',
    '/%5canother.example',
    '/api//another.example',
  ])('K10 %s leads nowhere else', async (path) => {
    const [head = ''] = (
      await send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    ).split('\r\n\r\n')
    const location = /^location: (.*)$/im.exec(head)?.[1]
    expect(statuses(head)).toHaveLength(1)
    expect(new URL(location ?? '/', 'http://localhost').origin).toBe('http://localhost')
  })
})

test('H04 every answer of the API tells browsers to be careful', async () => {
  const https = await createTestApp({ routes: () => [], env: { PUBLIC_URL: 'https://homes.example' } })
  const { headers } = await https.fetch('/api/nothing')
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
})
