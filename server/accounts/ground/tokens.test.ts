/** accounts: tokens forged, stolen, kept too long or written down. Numbers name the security catalogue. */
import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { SignJWT, type JWTPayload } from 'jose'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createLog } from '#server/platform/settings/log.ts'
import {
  codeFor,
  newestMail,
  noPictures,
  register,
  someone,
  validPassword as P,
} from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { accountsOf } from './context.ts'
import { authRoutes } from '../index.ts'
import { issueRefreshToken, readRefreshToken } from './tokens.ts'

let app: TestApp
let clock: ReturnType<typeof createSteppedClock>
let logged = ''
beforeAll(async () => {
  app = await createTestApp({
    routes: (platform) => [authRoutes(platform, noPictures)],
    now: new Date('2026-01-05T10:00:00Z'),
    log: createLog('debug', 'test', { write: (line) => (logged += line) }),
  })
  clock = app.platform.clock as typeof clock
})
let n = 0
const fresh = () => `person${++n}@example.com`
const seconds = (s: number) => clock.advance(s * 1000)
const day = 86_400
type Person = ReturnType<typeof someone>
const verify = async (authorization?: string) =>
  (
    await someone(app).call(
      'GET',
      '/api/trg/verify',
      undefined,
      authorization === undefined ? {} : { authorization },
    )
  ).status
const renew = (who: Person, token: string) => who.post(`/api/auth/get-access-token/${token}`)
const logOut = (who: Person, userId: string, token: string) =>
  who.post('/api/auth/logout', { userId, refreshtoken_id: token }, { authorization: 'logout' })
const audited = async (action: string, target: string) =>
  (
    await app.platform.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', action)
      .where('target', '=', target)
      .execute()
  ).length

describe('access tokens', () => {
  test('F02 anything but one bearer token is none', async () => {
    const { access, refresh } = await register(app, fresh())
    expect(await verify(`Bearer ${access}`)).toBe(200)
    const none = [
      undefined,
      'Bearer',
      'Bearer ',
      'bearer x',
      'logout',
      'Basic dTpw',
      access,
      `Bearer ${access} `.trimStart() + 'x',
    ]
    for (const header of [
      ...none,
      `Bearer ${refresh}`,
      `Token ${access}`,
      `Bearer ${access}, Bearer ${access}`,
    ])
      expect(await verify(header)).toBe(401)
  })

  test('F03 signed with our own key, but not ours in every part', async () => {
    const { access } = await register(app, fresh())
    const { secret, tokens } = accountsOf(app.platform)
    const key = (purpose: string) => createHmac('sha256', secret).update(`key\n${purpose}`).digest()
    const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload
    const forge = (change: object, header: object = {}, purpose = 'access') =>
      new SignJWT({ ...claims, ...change })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
        .sign(key(purpose))
    expect(await verify(`Bearer ${await forge({})}`)).toBe(200)
    const forged = [
      forge({ aud: 'another' }),
      forge({ iss: 'https://another.example' }),
      forge({}, { typ: 'JWT' }),
      forge({ exp: undefined }),
      forge({ exp: (claims.iat ?? 0) - 1 }),
      forge({ sub: undefined }),
      forge({ sid: undefined }),
      forge({ sub: '01890000-0000-7000-8000-000000000000' }),
      forge({}, { alg: 'HS512' }),
      forge({}, {}, 'refresh'),
      forge({ iss: tokens.issuer }, { kid: '../../x', jku: 'https://another.example/keys' }, 'x'),
    ]
    for (const token of await Promise.all(forged)) expect(await verify(`Bearer ${token}`)).toBe(401)
    expect(await verify(`Bearer ${await forge({ filler: 'x'.repeat(10_000) })}`)).toBe(401)
  })

  test('F04 say who, never what: the role is the database’s', async () => {
    const { access, userId, person } = await register(app, fresh())
    await app.platform.db
      .updateTable('users')
      .set({ role: 'Admin', duties: ['own'] })
      .where('id', '=', userId)
      .execute()
    expect((await person.get('/api/trg/verify', access)).body.data.role).toBe('Admin')
  })

  test('G08 C08 an agent who waits gets hold of nothing that opens', async () => {
    const email = fresh()
    const agent = someone(app)
    await agent.post('/api/auth/signup-agent', {
      name: 'Ann Lee',
      email,
      password: P,
      phone: { country: 'IN', number: '9876543210' },
      agencyName: 'Hale and Orchard',
      country: 'IN',
      description: 'Homes in the west.',
    })
    const verified = await agent.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
    const right = await agent.post('/api/auth/login', { email, password: P })
    expect((await agent.post('/api/auth/login', { email, password: 'Wr0ng-one' })).body).toEqual(
      (await agent.post('/api/auth/login', { email: fresh(), password: P })).body,
    )
    const words = JSON.stringify([verified.body, right.body]).match(/[\w.-]{20,}/g) ?? []
    for (const word of [...words, ...agent.jar.values()]) {
      expect(await verify(`Bearer ${word}`)).toBe(401)
      expect((await renew(agent, word)).status).toBe(400)
    }
  })
})

describe('refresh tokens', () => {
  test('F08 one that is two steps old after the grace ends the session and is written down', async () => {
    const { person, refresh, userId, access } = await register(app, fresh())
    const second = (await renew(person, refresh)).body.data.refresh_token as string
    const third = (await renew(person, second)).body.data.refresh_token as string
    expect((await renew(person, refresh)).status).toBe(200)
    seconds(11)
    expect((await renew(person, refresh)).status).toBe(400)
    expect((await renew(person, third)).status).toBe(400)
    expect(await verify(`Bearer ${access}`)).toBe(401)
    expect(await audited('accounts.refreshReused', userId)).toBe(1)
  })

  test('F09 without its cookie, or with another’s, a browser’s token does nothing and harms nothing', async () => {
    const a = await register(app, fresh())
    const b = await register(app, fresh())
    const program = someone(app, { browser: false })
    for (const who of [someone(app), b.person, program])
      expect((await renew(who, a.refresh)).status).toBe(400)
    expect(await audited('accounts.refreshUnbound', a.userId)).toBe(3)
    expect((await renew(a.person, a.refresh)).status).toBe(200)
  })

  test('F10 idle for seven days, or thirty days old however busy, it ends', async () => {
    const busy = await register(app, fresh())
    for (let i = 0; i < 30; i++) {
      seconds(day - 1)
      expect((await renew(busy.person, busy.refresh)).status).toBe(200)
    }
    seconds(31)
    expect((await renew(busy.person, busy.refresh)).status).toBe(400)
    const idle = await register(app, fresh())
    seconds(7 * day + 1)
    expect((await renew(idle.person, idle.refresh)).status).toBe(400)
  })

  test('F10 an Admin’s ends after half an hour idle and twelve hours in all; a program’s after an idle day', async () => {
    const idle = await register(app, fresh())
    const busy = await register(app, fresh())
    await app.platform.db
      .updateTable('users')
      .set({ role: 'Admin', duties: ['own'] })
      .where('id', 'in', [idle.userId, busy.userId])
      .execute()
    for (let i = 0; i < 24; i++) {
      seconds(1_799)
      expect((await renew(busy.person, busy.refresh)).status).toBe(200)
    }
    expect((await renew(idle.person, idle.refresh)).status).toBe(400)
    seconds(60)
    expect((await renew(busy.person, busy.refresh)).status).toBe(400)
    const program = await register(app, fresh(), { browser: false })
    seconds(day - 1)
    expect((await renew(program.person, program.refresh)).status).toBe(200)
    seconds(day + 1)
    expect((await renew(program.person, program.refresh)).status).toBe(400)
  })

  test('F11 changed in any part, absurd in any way', async () => {
    const { person, refresh, userId } = await register(app, fresh())
    const { secret } = accountsOf(app.platform)
    const { sessionId = '' } = readRefreshToken(refresh, secret) ?? {}
    const bytes = Buffer.from(refresh.slice(3), 'base64url')
    const changed = [0, 15, 16, 19, 20, 35].map((at) => {
      const copy = Buffer.from(bytes)
      copy[at] = (copy[at] ?? 0) ^ 1
      return `rt_${copy.toString('base64url')}`
    })
    const absurd = [
      'x',
      '%2e%2e',
      '%2E%2E%2F',
      `${refresh}%20`,
      'y'.repeat(5_000),
      'rt_',
      `RT_${refresh.slice(3)}`,
      '%F0%9F%9A%AA',
    ]
    const ahead = issueRefreshToken(sessionId, 7, secret)
    const foreign = issueRefreshToken(sessionId, 0, 'another secret of thirty-two bytes')
    for (const token of [...changed, ...absurd, ahead, foreign])
      expect((await renew(person, token)).status).toBeOneOf([400, 404])
    expect((await app.fetch('/api/auth/get-access-token/%00', { method: 'POST' })).status).toBe(400)
    expect(await audited('accounts.refreshReused', userId)).toBe(0)
    expect((await renew(person, refresh)).status).toBe(200)
  })

  test('F12 only POST renews', async () => {
    const { person, refresh } = await register(app, fresh())
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const cookie = [...person.jar].map((pair) => pair.join('=')).join('; ')
      const response = await app.fetch(`/api/auth/get-access-token/${refresh}`, {
        method,
        headers: { cookie },
      })
      expect([response.status, response.headers.get('cache-control')]).toEqual([405, 'private, no-store'])
    }
    expect((await renew(person, refresh)).body.data.refresh_token).toBe(
      issueRefreshToken(
        readRefreshToken(refresh, accountsOf(app.platform).secret)?.sessionId ?? '',
        1,
        accountsOf(app.platform).secret,
      ),
    )
  })
})

describe('leaving', () => {
  test('F15 F16 with another’s name or token, or without either, nobody leaves', async () => {
    const a = await register(app, fresh())
    const b = await register(app, fresh())
    expect((await logOut(a.person, b.userId, a.refresh)).status).toBe(200)
    expect((await logOut(a.person, a.userId, b.refresh)).status).toBe(200)
    for (const body of [{}, { userId: a.userId }, { refreshtoken_id: a.refresh }, null, ''])
      expect(
        (await a.person.post('/api/auth/logout', body ?? 'null', { authorization: 'logout' })).status,
      ).toBe(400)
    expect([await verify(`Bearer ${a.access}`), await verify(`Bearer ${b.access}`)]).toEqual([200, 200])
  })

  test('O09 leaving and renewing at once: the session is over', async () => {
    for (let round = 0; round < 6; round++) {
      const { person, refresh, userId, access } = await register(app, fresh())
      const [renewed] = await Promise.all([renew(person, refresh), logOut(person, userId, refresh)])
      const { access_token: later = access, refresh_token: next = refresh } = renewed.body.data ?? {}
      expect((await renew(person, next)).status).toBe(400)
      for (const token of [access, later]) expect(await verify(`Bearer ${token}`)).toBe(401)
    }
  })

  test('F18 a new password ends the other sessions and leaves this one', async () => {
    const email = fresh()
    const { person, access } = await register(app, email)
    const other = (await someone(app).post('/api/auth/login', { email, password: P })).body.data
    const wish = { password: P, newPassword: 'N3w-password' }
    expect(
      (await person.post('/api/meridian/profile/password', wish, { authorization: `Bearer ${access}` }))
        .status,
    ).toBe(200)
    expect(await verify(`Bearer ${other.access_token}`)).toBe(401)
    expect(await verify(`Bearer ${access}`)).toBe(200)
  })
})

test('F17 N10 no token, code, password or address is in the log, and routes are templates', async () => {
  const email = fresh()
  const { person, refresh, access, userId } = await register(app, email)
  const { code } = (await newestMail(app, email)) ?? { code: '' }
  await renew(person, refresh)
  await renew(someone(app), refresh)
  await person.post('/api/auth/login', { email, password: 'Wr0ng-one' })
  await logOut(person, userId, refresh)
  expect(logged).toContain('/api/auth/get-access-token/:refreshToken')
  for (const secret of [refresh, refresh.slice(3), access, P, 'Wr0ng-one', email, ...person.jar.values()])
    expect(logged).not.toContain(secret)
  expect(logged).not.toMatch(new RegExp(`"(otp|code)":"?${code}`))
})
