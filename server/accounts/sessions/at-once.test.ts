/**
 * accounts: many tries of one secret at the same moment gain nothing over as many in
 * a row. Numbers name the security catalogue.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { fairNetworkOf } from '#server/platform/http/client-address.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import {
  codeFor,
  newestMail,
  noPictures,
  otherCode,
  register,
  someone,
  validPassword as P,
  type Answer,
} from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { keepLineFull } from '#tests/support/hashing-line.ts'
import { guessLimits, networkLimits, siteBreaker } from '../ground/codes.rules.ts'
import { climb, findFailures } from '../stores/failures.store.ts'
import { authRoutes } from '../index.ts'
import { breakerBudget } from '../ground/limits.ts'
import { hashingWork } from '../ground/passwords.ts'

let app: TestApp
let strict: TestApp
let clock: ReturnType<typeof createSteppedClock>
const routes = (platform: TestApp['platform']) => [authRoutes(platform, noPictures)]
const startsAt = new Date('2026-01-05T10:00:00Z')
beforeAll(async () => {
  app = await createTestApp({ routes, now: startsAt })
  strict = await createTestApp({ routes, now: startsAt, env: { RATE_LIMITS: 'default' } })
  clock = app.platform.clock as typeof clock
})
let n = 0
const fresh = () => `many${++n}@example.com`
const network = (i: number, of = 1) => `10.${of}.${Math.floor(i / 250)}.${(i % 250) + 1}`
type Person = ReturnType<typeof someone>

/**
 * Asks so often at once, many times what connections carry side by side, and
 * answers how often each status or code came back.
 */
async function atOnce(ask: (i: number) => Promise<Answer>, times = 40): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: times }, (_, i) => ask(i)))
  const seen: Record<string, number> = {}
  for (const { status, body } of answers) seen[body.code ?? status] = (seen[body.code ?? status] ?? 0) + 1
  return seen
}
const attemptsOn = async (email: string) => {
  const rows = await app.platform.db
    .selectFrom('auth_flows')
    .select('attempts')
    .where('email', '=', email)
    .execute()
  return rows.reduce((sum, { attempts }) => sum + attempts, 0)
}

describe('codes', () => {
  test('B12 of forty codes from twenty browsers and networks the address has ten looked at', async () => {
    const email = fresh()
    await register(app, email)
    const browsers = Array.from({ length: 20 }, (_, i) => someone(app, { address: network(i) }))
    await Promise.all(browsers.map((browser) => browser.post('/api/auth/forgot-password', { email })))
    const enter = (i: number) =>
      (browsers[i % 20] as Person).post('/api/auth/verify-code', { email, otp: '0000' })
    const [{ most }] = guessLimits.address
    expect((await atOnce(enter))['accounts.codeInvalid']).toBeLessThanOrEqual(most)
    expect(await attemptsOn(email)).toBeLessThanOrEqual(most)
    expect((await atOnce(enter))['accounts.codeInvalid'] ?? 0).toBe(0)
  })

  test('B15 of 200 reset codes for forty addresses the site has a hundred looked at, then opens the breaker once', async () => {
    clock.advance(86_400_000)
    const victims = Array.from({ length: 40 }, fresh)
    const browsers = victims.map((_, i) => someone(app, { address: network(i, 2) }))
    await Promise.all(browsers.map((b, i) => b.post('/api/auth/forgot-password', { email: victims[i] })))
    const enter = (i: number) =>
      (browsers[i % 40] as Person).post('/api/auth/verify-code', { email: victims[i % 40], otp: '0000' })
    const seen = await atOnce(enter, 200)
    expect(seen).toEqual({
      'accounts.codeInvalid': siteBreaker.most,
      'accounts.linkRequired': 200 - siteBreaker.most,
    })
    const told = app.platform.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'accounts.siteBreaker')
    expect(await told.execute()).toHaveLength(1)
    clock.advance(siteBreaker.heldSeconds * 1000)
  })

  test('B15 a reset begun before the breaker opened asks it at each try', async () => {
    const email = fresh()
    const { person } = await register(app, email)
    await person.post('/api/auth/forgot-password', { email })
    const { code, link } = (await newestMail(app, email)) ?? { code: '', link: '' }
    const budget = breakerBudget('forgotpass')
    await app.platform.limits.take([{ ...budget, uses: budget.most - 1 }])
    const attacker = someone(app, { address: network(1, 3) })
    const victim = fresh()
    await attacker.post('/api/auth/forgot-password', { email: victim })
    await attacker.post('/api/auth/verify-code', { email: victim, otp: '0000' })
    expect((await person.post('/api/auth/verify-code', { email, otp: code })).body.code).toBe(
      'accounts.linkRequired',
    )
    await person.post('/api/auth/confirm-link', { token: link })
    expect((await person.post('/api/auth/verify-code', { email, otp: code })).status).toBe(200)
    clock.advance(siteBreaker.heldSeconds * 1000)
  })

  test('of a change of address five are looked at', async () => {
    const email = fresh()
    const newEmail = fresh()
    const { person, access } = await register(app, email)
    const bearer = { authorization: `Bearer ${access}` }
    await person.call('PATCH', '/api/meridian/profile', { email: newEmail, password: P }, bearer)
    const otp = await codeFor(app, newEmail)
    const change = (code: string) =>
      person.post('/api/auth/change-email', { email, newEmail, otp: code }, bearer)
    await atOnce(() => change(otherCode(otp)))
    expect(await attemptsOn(email)).toBe(5)
    expect((await change(otp)).status).toBe(400)
  })
})

describe('passwords', () => {
  test('C13 of forty wrong ones for as many addresses a network has thirty looked at', async () => {
    const before = hashingWork().done
    const seen = await atOnce(() =>
      someone(strict, { address: network(1, 4) }).post('/api/auth/login', {
        email: fresh(),
        password: 'Wr0ng-one',
      }),
    )
    expect(seen['accounts.badCredentials']).toBe(networkLimits.login.most)
    expect(hashingWork().done - before).toBe(networkLimits.login.most)
    const again = await atOnce(
      () =>
        someone(strict, { address: network(1, 4) }).post('/api/auth/login', { email: fresh(), password: P }),
      10,
    )
    expect(again).toEqual({ 'accounts.tooManyTries': 10 })
  })

  test('C09 of forty wrong ones for one address five are looked at, and cost the network no more', async () => {
    const email = fresh()
    const address = network(1, 5)
    const seen = await atOnce(() =>
      someone(strict, { address }).post('/api/auth/login', { email, password: 'Wr0ng-one' }),
    )
    expect(seen).toEqual({ 'accounts.badCredentials': 5, 'accounts.tooManyTries': 35 })
    const others = await someone(strict, { address }).post('/api/auth/login', {
      email: fresh(),
      password: 'Wr0ng-one',
    })
    expect(others.status).toBe(401)
  })

  test('C09 a ladder counts before anybody looks, on however many processes', async () => {
    const ladder = { key: 'at-once', free: 4, closesAt: 7 }
    const { db } = app.platform
    const climbed = await Promise.all(Array.from({ length: 200 }, () => climb(db, [ladder], clock.now())))
    expect(climbed.filter((step) => step !== null).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
    for (const pause of [1, 2]) {
      expect(await climb(db, [ladder], new Date(clock.now().getTime() + pause * 1000 - 1))).toBeNull()
      clock.advance(pause * 1000)
      expect(await climb(db, [ladder], clock.now())).not.toBeNull()
    }
    clock.advance(86_400_000)
    expect(await climb(db, [ladder], clock.now())).toBeNull()
    expect((await findFailures(db, ['at-once']))[0]?.count).toBe(7)
  })

  test('right ones are given back: a network signs in more often than it may be wrong', async () => {
    const email = fresh()
    await register(strict, email)
    const address = network(1, 6)
    const logIn = () => someone(strict, { address }).post('/api/auth/login', { email, password: P })
    expect(await atOnce(logIn, 40)).toEqual({ 200: 40 })
    const kept = strict.platform.db
      .selectFrom('limit_uses')
      .select('used')
      .where('key', 'like', `%${address}%`)
    expect((await kept.execute()).every(({ used }) => used === 0)).toBe(true)
  })

  test('asked for once more: of forty wrong ones five are looked at', async () => {
    const { person, access } = await register(app, fresh())
    const bearer = { authorization: `Bearer ${access}` }
    const before = hashingWork().done
    const seen = await atOnce(() =>
      person.post('/api/meridian/profile/delete', { password: 'Wr0ng-one' }, bearer),
    )
    expect(seen).toEqual({ 'accounts.recentPasswordNeeded': 5, 'accounts.tooManyTries': 35 })
    expect(hashingWork().done - before).toBe(5)
  })
})

describe('a reset', () => {
  const reset = (who: Person, email: string) =>
    who.post('/api/auth/reset-password', { email, newPassword: 'N3w-password' })

  test('D01 without a grant hashes nothing, and a network asks thirty times', async () => {
    const email = fresh()
    await register(strict, email)
    const before = hashingWork().done
    const seen = await atOnce(() => reset(someone(strict, { address: network(1, 7) }), email))
    expect(seen).toEqual({ 'accounts.noResetGrant': 30, 'accounts.tooManyTries': 10 })
    expect(hashingWork().done).toBe(before)
  })

  test('Q01 while one network floods sign-in, others are served', async () => {
    const email = fresh()
    // With hashes that cost what they cost, so that there is a line to wait in.
    const { platform } = app
    const env = { PASSWORD_HASHING: 'default' }
    const busy = await createTestApp({ routes, now: startsAt, env, databaseUrl: platform.database.url })
    await register(busy, email)
    const noisy = network(1, 8)
    const flood = keepLineFull(fairNetworkOf(noisy))
    const more = atOnce(
      () =>
        someone(busy, { address: noisy }).post('/api/auth/login', { email: fresh(), password: 'Wr0ng-one' }),
      20,
    )
    const honest = Array.from({ length: 3 }, (_, i) =>
      someone(busy, { address: network(i, 9) }).post('/api/auth/login', { email, password: P }),
    )
    expect((await Promise.all(honest)).map(({ status }) => status)).toEqual([200, 200, 200])
    const seen = await more
    await flood.end()
    expect(seen['accounts.busy']).toBeGreaterThan(0)
  })
})

describe('the second step', () => {
  const own = '/api/meridian/profile/second-factor'
  const codeNow = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })
  const wrongFor = (secret: string) => String((Number(codeNow(secret)) + 77_777) % 1_000_000).padStart(6, '0')

  /** An Agent with a secret that waits for its first code. */
  async function beginning() {
    const email = fresh()
    const { person, access, userId } = await register(app, email)
    await app.platform.db.updateTable('users').set({ role: 'Agent' }).where('id', '=', userId).execute()
    const ask = (path: string, body: object) =>
      person.post(`${own}${path}`, body, { authorization: `Bearer ${access}` })
    return { email, ask, secret: String((await ask('', { password: P })).body.data.secret) }
  }

  test('switching it on: of forty wrong codes five are looked at', async () => {
    const { ask, secret } = await beginning()
    const seen = await atOnce(() => ask('/confirm', { code: wrongFor(secret) }))
    expect(seen).toEqual({ 'accounts.secondFactorInvalid': 5, 'accounts.tooManyTries': 35 })
  })

  test.each([
    ['codes of the app', wrongFor],
    ['recovery codes', () => 'aaaaa-bbbbb'],
  ])('signing in: of forty wrong %s for nineteen challenges five are looked at', async (_, wrong) => {
    const { email, ask, secret } = await beginning()
    await ask('/confirm', { code: codeNow(secret) })
    clock.advance(30_000)
    const people = Array.from({ length: 19 }, () => someone(app))
    const aware = { 'accept-second-factor': 'totp' }
    const challenges: unknown[] = []
    for (const person of people) {
      const { body } = await person.post('/api/auth/login', { email, password: P }, aware)
      challenges.push((body as { challenge?: string }).challenge)
    }
    const seen = await atOnce((i) =>
      (people[i % 19] as Person).post('/api/auth/second-factor', {
        challenge: challenges[i % 19],
        code: wrong(secret),
      }),
    )
    expect(seen['accounts.secondFactorInvalid']).toBe(5)
    clock.advance(2_000)
    const last = await (people[0] as Person).post('/api/auth/login', { email, password: P }, aware)
    expect([last.status, last.body.code]).toEqual([403, 'accounts.secondFactor'])
    const challenge = (last.body as { challenge?: string }).challenge
    const right = await (people[0] as Person).post('/api/auth/second-factor', {
      challenge,
      code: codeNow(secret),
    })
    expect(right.status).toBe(200)
  })
})
