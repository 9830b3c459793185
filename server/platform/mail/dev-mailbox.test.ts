/** platform: who may look into the mailbox: people at this machine, by its own name. */
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { devMailboxRoutes } from './dev-mailbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ routes: (platform) => [devMailboxRoutes(platform)] })
})

test.each([
  ['http://localhost:3000', '127.0.0.1', 200],
  ['http://127.0.0.1:3000', '::1', 200],
  ['http://[::1]:3000', '127.0.0.1', 200],
  ['http://localhost:3000', '203.0.113.5', 404],
  ['http://rebinding.example:3000', '127.0.0.1', 404],
])('%s from %s: %i', async (origin, address, status) => {
  for (const path of ['/dev/mail', '/dev/mail.json'])
    expect((await app.app.fetch(new Request(origin + path), { address })).status).toBe(status)
})

test.each([
  ['a stranger who says to be here', { address: '203.0.113.5' }, { 'x-forwarded-for': '127.0.0.1' }],
  ['somebody behind a proxy of this machine', { address: '127.0.0.1' }, { 'x-forwarded-for': '203.0.113.5' }],
  ['a proxy with another header', { address: '127.0.0.1' }, { forwarded: 'for=203.0.113.5' }],
  ['a proxy that names only itself', { address: '127.0.0.1' }, { via: '1.1 edge' }],
  ['a call inside the program', undefined, {}],
])('%s finds nothing, with and without trusted proxies', async (_, peer, headers) => {
  for (const hops of ['0', '1']) {
    const { app } = await createTestApp({
      routes: (platform) => [devMailboxRoutes(platform)],
      env: { TRUST_PROXY: hops },
    })
    const reply = await app.fetch(
      new Request('http://localhost:3000/dev/mail.json', { headers: { ...headers } }),
      peer,
    )
    expect(reply.status).toBe(404)
  }
})

test.each([
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:9' }],
  ['without mail at all', { SMTP_URL: 'none' }],
  ['at a public address', { PUBLIC_URL: 'https://homes.example' }],
  ['in production', { NODE_ENV: 'production', OUTBOUND_LOOPBACK: 'refuse', PASSWORD_HASHING: 'default' }],
])('%s there is no mailbox', async (_, env) => {
  const { app } = await createTestApp({ routes: (platform) => [devMailboxRoutes(platform)], env })
  for (const path of ['/dev/mail', '/dev/mail.json', '/dev/mail/0190a6d0-0000-7000-8000-000000000000'])
    expect(
      (await app.fetch(new Request(`http://localhost:3000${path}`), { address: '127.0.0.1' })).status,
    ).toBe(404)
})
