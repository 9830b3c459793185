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

test('with a mail server there is no mailbox', async () => {
  const other = await createTestApp({
    routes: (platform) => [devMailboxRoutes(platform)],
    env: { SMTP_URL: 'smtp://127.0.0.1:9' },
  })
  expect((await other.fetch('/dev/mail')).status).toBe(404)
})
