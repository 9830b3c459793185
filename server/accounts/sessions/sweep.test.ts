/** accounts: what is kept only as long as it must be, with a clock that is moved on. */
import { beforeAll, expect, test } from 'vitest'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { newestMail, noPictures, register, someone, validPassword as P } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { sweepLimits } from '#server/platform/limits/limits.ts'
import { sweepAccounts } from '../accounts.jobs.ts'
import { authRoutes } from '../index.ts'

let app: TestApp
let clock: ReturnType<typeof createSteppedClock>
beforeAll(async () => {
  app = await createTestApp({
    routes: (platform) => [authRoutes(platform, noPictures)],
    now: new Date('2026-01-05T10:00:00Z'),
  })
  clock = app.platform.clock as typeof clock
})
const tables = ['auth_flows', 'signups', 'email_reverts', 'limit_uses', 'login_failures', 'sessions'] as const
async function left(): Promise<string[]> {
  const { db } = app.platform
  const full = await Promise.all(
    tables.map(async (table) => ((await db.selectFrom(table).selectAll().executeTakeFirst()) ? [table] : [])),
  )
  return full.flat()
}
const sweep = async () => {
  await sweepAccounts(app.platform)
  await sweepLimits(app.platform)
}
const days = (n: number) => clock.advance(n * 86_400_000)

test('codes and ways back go after a day, sign-ups after a week, sessions after three months, uses with their window', async () => {
  const { person, access } = await register(app, 'ann@example.com')
  const bearer = { authorization: `Bearer ${access}` }
  await person.call('PATCH', '/api/meridian/profile', { email: 'new@example.com', password: P }, bearer)
  const { code: otp } = (await newestMail(app, 'new@example.com')) ?? { code: '' }
  await person.post(
    '/api/auth/change-email',
    { email: 'ann@example.com', newEmail: 'new@example.com', otp },
    bearer,
  )
  await someone(app).post('/api/auth/signup', { name: 'Bob Lee', email: 'bob@example.com', password: P })
  await someone(app).post('/api/auth/forgot-password', { email: 'nobody@example.com' })
  await someone(app).post('/api/auth/login', { email: 'eve@example.com', password: 'Wr0ng-one' })
  await sweep()
  expect(await left()).toEqual(tables)
  days(5)
  await sweep()
  expect(await left()).toEqual(['signups', 'login_failures', 'sessions'])
  days(3)
  await sweep()
  expect(await left()).toEqual(['login_failures', 'sessions'])
  days(90)
  await sweep()
  expect(await left()).toEqual([])
  expect(await app.platform.db.selectFrom('users').select('email').execute()).toEqual([
    { email: 'new@example.com' },
  ])
})
