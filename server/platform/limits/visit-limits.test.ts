/** platform: what one network may ask for in a minute. */
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { createSteppedClock } from '../settings/clock.ts'
import type { Routes } from '../http/http.ts'
import { createVisitLimits } from './visit-limits.ts'

const pictures: Routes = (_bind, raw) => raw('/raw/:name', async () => new Response('drawn'))

test('too many pages of one network are 429; its pictures, another network and health are answered', async () => {
  const strict = await createTestApp({
    routes: () => [pictures],
    env: { RATE_LIMITS: 'default' },
    now: new Date(0),
  })
  const ask = async (path: string) => (await strict.fetch(path)).status
  for (let n = 0; n < 3_000; n++) await strict.fetch('/page')
  expect([await ask('/page'), await ask('/raw/x.svg'), await ask('/healthz')]).toEqual([429, 200, 200])
  const other = await strict.app.fetch(new Request('http://localhost/page'), { address: '203.0.113.5' })
  expect(other.status).toBe(404)
})

test('pictures and files are counted by themselves, and relaxed limits are a thousandfold', async () => {
  const clock = createSteppedClock(new Date(0))
  const strict = createVisitLimits(clock, 'default')
  const relaxed = createVisitLimits(clock, 'relaxed')
  for (let n = 0; n < 60_000; n++) await strict.file.take('a')
  expect([
    await strict.file.take('a'),
    await strict.file.take('b'),
    await strict.page.take('a'),
  ]).toMatchObject([{ allowed: false, retryAfter: 60 }, { allowed: true }, { allowed: true }])
  expect((await relaxed.file.take('a')).policy.times).toBe(60_000_000)
})
