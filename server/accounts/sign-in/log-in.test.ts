/**
 * accounts: limits by network, and that no answer's work tells who has an
 * account. Numbers name the security catalogue.
 */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import {
  codeFor,
  newestMail,
  noPictures,
  register,
  someone,
  validPassword as P,
} from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { query } from '#tests/support/query.ts'
import { networkLimits } from '../ground/codes.rules.ts'
import { authRoutes } from '../index.ts'
import { hashingWork } from '../ground/passwords.ts'

let app: TestApp
let strict: TestApp
let clock: ReturnType<typeof createSteppedClock>
const now = new Date('2026-01-05T10:00:00Z')
beforeAll(async () => {
  const routes = (platform: TestApp['platform']) => [authRoutes(platform, noPictures)]
  // With a mail server, so that mails are jobs; nobody works on them here.
  app = await createTestApp({ routes, env: { SMTP_URL: 'smtp://127.0.0.1:9' }, now })
  strict = await createTestApp({ routes, env: { RATE_LIMITS: 'default' }, now })
  clock = strict.platform.clock as typeof clock
})
let n = 0
const fresh = () => `person${++n}@example.com`
type Ask = () => Promise<{ status: number }>
type Counts = Record<'mails' | 'jobs' | 'audit' | 'flows' | 'counted', number>

/** What a call does besides answering: passwords hashed, rows written, jobs put in. */
async function workOf(ask: Ask): Promise<Record<string, number>> {
  const counts = async (): Promise<Map<string, number>> => {
    const url = app.platform.database.url
    const rows = await query<Counts>(
      url,
      `select (select count(*) from mails)::int as mails, (select count(*) from jobs.job where name = 'mail.deliver')::int as jobs,
        (select count(*) from audit_log)::int as audit, (select count(*) from auth_flows)::int as flows,
        (select sum(used) from limit_uses)::int as counted`,
    )
    return new Map([...Object.entries(rows[0] ?? {}), ['hashes', hashingWork().done]])
  }
  const before = await counts()
  await ask()
  const after = await counts()
  return Object.fromEntries([...after].map(([key, value]) => [key, value - (before.get(key) ?? 0)]))
}

describe('the same work, whoever is asked for', () => {
  const post = (path: string, body: object) => () => someone(app).post(path, body)

  test('C12 signing in: unknown, known and unverified addresses with a wrong password', async () => {
    const known = fresh()
    const unverified = fresh()
    await register(app, known)
    await someone(app).post('/api/auth/signup', { name: 'Ann Lee', email: unverified, password: P })
    const work = []
    for (const email of [fresh(), known, unverified])
      work.push(await workOf(post('/api/auth/login', { email, password: 'Wr0ng-one' })))
    expect(work[0]).toMatchObject({ hashes: 1, audit: 1 })
    expect(work).toEqual([work[0], work[0], work[0]])
  })

  test('C12 D03 asking for a reset and for the code again: unknown and known', async () => {
    for (const path of ['/api/auth/forgot-password', '/api/auth/resend-code']) {
      const known = fresh()
      const unknown = fresh()
      await register(app, known)
      const a = await workOf(post(path, { email: unknown }))
      const b = await workOf(post(path, { email: known }))
      expect(a).toMatchObject({ mails: 1, jobs: 1, flows: 1, hashes: 0 })
      expect(b).toEqual(a)
      expect(await newestMail(app, unknown)).toBeUndefined()
      const kind = path.endsWith('forgot-password') ? 'code.forgotpass' : 'code.register'
      expect(await newestMail(app, known)).toMatchObject({ kind })
    }
  })

  test('A06 registering: unknown and known', async () => {
    const known = fresh()
    await register(app, known)
    const signUp = (email: string) => post('/api/auth/signup', { name: 'Ann Lee', email, password: P })
    const a = await workOf(signUp(fresh()))
    const b = await workOf(signUp(known))
    expect(a).toMatchObject({ hashes: 2, mails: 1, jobs: 1, audit: 1 })
    expect(b).toEqual(a)
  })

  test('D01 a reset without a grant: unknown and known', async () => {
    const known = fresh()
    await register(app, known)
    const reset = (email: string) => post('/api/auth/reset-password', { email, newPassword: 'N3w-password' })
    const a = await workOf(reset(fresh()))
    const b = await workOf(reset(known))
    expect(a).toMatchObject({ hashes: 0 })
    expect(b).toEqual(a)
  })
})

describe('by network', () => {
  const login = (email: string, headers = {}, address = '198.51.100.7') =>
    someone(strict, { address }).post('/api/auth/login', { email, password: 'Wr0ng-one' }, headers)

  test('B14 of thirty-one codes in ten minutes the last waits, until the window is over', async () => {
    const enter = (address = '198.51.100.1') =>
      someone(strict, { address }).post('/api/auth/verify-credentials', { email: fresh(), otp: '0000' })
    const statuses = []
    for (let i = 0; i < networkLimits.verify.most; i++) statuses.push((await enter()).status)
    expect(new Set(statuses)).toEqual(new Set([400]))
    const refused = await enter()
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([
      429,
      networkLimits.verify.seconds,
    ])
    expect((await enter('198.51.100.2')).status).toBe(400)
    clock.advance(networkLimits.verify.seconds * 1000)
    expect((await enter()).status).toBe(400)
  })

  test('C13 an address that is only claimed is not counted by', async () => {
    const statuses = []
    for (let i = 0; i < 31; i++)
      statuses.push(
        (await login(fresh(), { 'x-forwarded-for': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}` }))
          .status,
      )
    expect(statuses.slice(0, 30)).toEqual(Array<number>(30).fill(401))
    expect(statuses.at(-1)).toBe(429)
  })

  test('C14 one IPv6 network is one visitor, an IPv4 address in IPv6 clothes is itself', async () => {
    for (let i = 0; i < 30; i++) await login(fresh(), {}, `2001:db8:1:2::${i.toString(16)}`)
    expect((await login(fresh(), {}, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await login(fresh(), {}, '2001:db8:1:3::1')).status).toBe(401)
    for (let i = 0; i < 30; i++) await login(fresh(), {}, i % 2 ? '::ffff:198.51.100.9' : '198.51.100.9')
    expect((await login(fresh(), {}, '::ffff:c633:6409')).status).toBe(429)
  })

  test.each([
    ['signup', 20],
    ['forgot-password', 5],
    ['resend-code', 20],
  ])('%s is taken %i times an hour from one network', async (path, most) => {
    const address = `198.51.100.${100 + most + path.length}`
    const ask = () =>
      someone(strict, { address }).post(`/api/auth/${path}`, {
        email: fresh(),
        ...(path === 'signup' && { name: 'Ann Lee', password: P }),
      })
    for (let i = 0; i < most; i++) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })
})

describe('in a row', () => {
  test('C09 of forty wrong passwords at once five are looked at, and the right one waits', async () => {
    const email = fresh()
    const { person, access } = await register(app, email)
    const wrong = () => someone(app).post('/api/auth/login', { email, password: 'Wr0ng-one' })
    const statuses = (await Promise.all(Array.from({ length: 40 }, wrong))).map(({ status }) => status)
    expect([401, 429].map((one) => statuses.filter((status) => status === one).length)).toEqual([5, 35])
    expect((await someone(app).post('/api/auth/login', { email, password: P })).status).toBe(429)
    expect((await person.get('/api/trg/verify', access)).status).toBe(200)
  })

  test('C09 who found an open session cannot guess the password either', async () => {
    const { person, access } = await register(app, fresh())
    const bearer = { authorization: `Bearer ${access}` }
    const asks = [
      () =>
        person.post(
          '/api/meridian/profile/password',
          { password: 'Wr0ng-one', newPassword: 'N3w-password' },
          bearer,
        ),
      () => person.post('/api/meridian/profile/delete', { password: 'Wr0ng-one' }, bearer),
      () => person.call('PATCH', '/api/meridian/profile', { email: fresh(), password: 'Wr0ng-one' }, bearer),
    ]
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => asks[i % 3]?.()))
    expect(answers.filter((answer) => answer?.status === 403)).toHaveLength(5)
    expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(25)
    expect((await person.post('/api/meridian/profile/delete', { password: P }, bearer)).status).toBe(429)
  })

  test('C02 a wrong password is written down with its network, and without the password', async () => {
    const email = fresh()
    const { userId } = await register(app, email)
    await someone(app, { address: '198.51.100.77' }).post('/api/auth/login', { email, password: 'Wr0ng-one' })
    const rows = await app.platform.db
      .selectFrom('audit_log')
      .selectAll()
      .where('target', '=', userId)
      .orderBy('id', 'desc')
      .execute()
    expect(rows[0]).toMatchObject({
      action: 'accounts.signInFailed',
      network: '198.51.100.77',
      detail: { failures: 1 },
    })
    expect(JSON.stringify(rows)).not.toContain('Wr0ng-one')
  })
})

describe('a browser that proves the password', () => {
  test('C03 signs in with the code elsewhere than it registered, and keeps the password', async () => {
    const email = fresh()
    const other = someone(strict, { address: '198.51.100.50' })
    await someone(strict, { address: '198.51.100.51' }).post('/api/auth/signup', {
      name: 'Ann Lee',
      email,
      password: P,
    })
    expect((await other.post('/api/auth/login', { email, password: P })).status).toBe(403)
    const otp = await codeFor(strict, email)
    expect((await other.post('/api/auth/verify-credentials', { email, otp })).status).toBe(200)
    expect((await other.post('/api/auth/login', { email, password: P })).status).toBe(200)
  })
})

describe('journeys to the database', () => {
  /** Statements of one call; those under way together count one each. */
  async function statementsOf(ask: Ask): Promise<number> {
    const client = await app.platform.database.pool.connect()
    client.release()
    const sent = vi.spyOn(Object.getPrototypeOf(client) as typeof client, 'query')
    await ask()
    const count = sent.mock.calls.length
    sent.mockRestore()
    return count
  }

  test.each([
    ['a wrong password', 'Wr0ng-one', 10],
    ['a right one', P, 13],
  ])('are few for %s, for each is a wait while there is much to do', async (_, password, most) => {
    const email = fresh()
    const { person } = await register(app, email)
    const count = await statementsOf(() => person.post('/api/auth/login', { email, password }))
    expect([count > 5, count <= most]).toEqual([true, true])
  })
})
