/** accounts: nobody writes lines of their own into the log. */
import { beforeAll, expect, test } from 'vitest'
import { noPictures, someone, validPassword } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { authRoutes } from '../index.ts'

let logged = ''
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    routes: (platform) => [authRoutes(platform, noPictures)],
    env: { RATE_LIMITS: 'relaxed' },
    log: createLog('debug', 'test', { write: (line) => (logged += line) }),
  })
})

test('N09 what looks like a line of the log is part of one line', async () => {
  const forged = '\r\n{"level":60,"msg":"forged"}\r\n'
  const right = { email: 'ann@example.com', password: validPassword }
  for (const wrong of [{ email: right.email + forged }, { password: validPassword + forged }])
    await someone(app).post('/api/auth/login', { ...right, ...wrong })
  await app.fetch(`/api/auth/${encodeURIComponent(forged)}`, {
    headers: { 'user-agent': '{"level":60,"msg":"forged"}' },
  })
  const lines = logged.trimEnd().split('\n')
  expect(lines.length).toBeGreaterThanOrEqual(3)
  for (const line of lines) expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' })
})
