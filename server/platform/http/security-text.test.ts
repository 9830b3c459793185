/** platform: security.txt is complete, and its date lies ahead whenever it is read. */
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import type { createSteppedClock } from '../settings/clock.ts'

test('security.txt says where to write and how long that is good', async () => {
  const app = await createTestApp({
    routes: () => [],
    now: new Date('2026-01-05T10:00:00Z'),
    env: { PUBLIC_URL: 'https://homes.example', SECURITY_CONTACT: 'mailto:safety@homes.example' },
  })
  const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
  const read = async () => (await app.fetch('/.well-known/security.txt')).text()
  expect((await app.fetch('/.well-known/security.txt')).headers.get('content-type')).toBe(
    'text/plain; charset=utf-8',
  )
  expect(await read()).toBe(
    'Contact: mailto:safety@homes.example\nExpires: 2026-07-04T00:00:00Z\nPreferred-Languages: en\nCanonical: https://homes.example/.well-known/security.txt\n',
  )
  clock.advance(400 * 86_400_000)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(await read())?.[1] ?? '')
  expect(expires).toBeGreaterThan(clock.now().getTime())
})
