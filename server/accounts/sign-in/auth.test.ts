/**
 * accounts: registering, codes and signing in, over HTTP against a real
 * database. Numbers name the security catalogue.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import {
  codeFor,
  newestMail,
  otherCode,
  register,
  someone,
  validPassword as P,
  noPictures,
} from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { texts } from '#contract/http/person.ts'
import { authRoutes } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    routes: (platform) => [authRoutes(platform, noPictures)],
    env: { RATE_LIMITS: 'relaxed' },
  })
})
let n = 0
const fresh = () => `person${++n}@example.com`

describe('sign-up', () => {
  test('A01 answers message and expiry, mails one four-digit code, gives no token', async () => {
    const email = fresh()
    const { status, body } = await someone(app).post('/api/auth/signup', {
      name: 'Ann Lee',
      email,
      password: P,
    })
    expect(status).toBe(200)
    expect(Object.keys(body.data).toSorted()).toEqual(['expiryTime', 'message'])
    const left = Date.parse(body.data.expiryTime as string) - Date.now()
    expect(left).toBeGreaterThan(290_000)
    expect(left).toBeLessThanOrEqual(300_000)
    expect(await newestMail(app, email)).toMatchObject({
      kind: 'code.register',
      code: expect.stringMatching(/^\d{4}$/),
      count: 1,
    })
  })

  test.each(['Al', 'a'.repeat(31), 'Ann  Lee', 'Ann1', ' Ann', 'Ann '])(
    'A02 refuses the name %j',
    async (name) => {
      const { status, body } = await someone(app).post('/api/auth/signup', {
        name,
        email: fresh(),
        password: P,
      })
      expect([status, body.code]).toEqual([400, 'common.invalid'])
    },
  )

  test.each(['Passw0r', 'passw0rd!', 'Password!', 'Passw0rdd', `Aa1!${'x'.repeat(125)}`])(
    'A03 refuses the password %j',
    async (password) => {
      const email = fresh()
      expect((await someone(app).post('/api/auth/signup', { name: 'Ann Lee', email, password })).status).toBe(
        400,
      )
      expect(await newestMail(app, email)).toBeUndefined()
    },
  )

  test.each([
    [
      '/api/auth/signup',
      { name: 'Ann Lee' },
      { email: texts.emailRequired, password: texts.passwordRequired },
    ],
    ['/api/auth/login', {}, { email: texts.emailRequired, password: texts.passwordRequired }],
    ['/api/auth/forgot-password', {}, { email: texts.emailRequired }],
    ['/api/auth/resend-code', {}, { email: texts.emailRequired }],
    ['/api/auth/verify-credentials', {}, { email: texts.emailRequired, otp: texts.otpRequired }],
    ['/api/auth/verify-code', {}, { email: texts.emailRequired, otp: texts.otpRequired }],
    ['/api/auth/reset-password', {}, { email: texts.emailRequired, newPassword: texts.newPasswordRequired }],
  ])(
    '%s says in the words of the dialogs what was not sent, and the same where it is empty',
    async (path, body, fields) => {
      const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
      for (const sent of [body, { ...body, ...empty }]) {
        const answer = await someone(app).post(path, sent)
        expect([answer.status, answer.body.fields]).toEqual([400, fields])
      }
    },
  )

  test('A05 the same answer for an address with an account, whose owner is told', async () => {
    const email = fresh()
    await register(app, email)
    const again = await someone(app).post('/api/auth/signup', { name: 'Eve Doe', email, password: P })
    expect(again.status).toBe(200)
    expect(Object.keys(again.body.data).toSorted()).toEqual(['expiryTime', 'message'])
    expect(await newestMail(app, email)).toMatchObject({ kind: 'alreadyRegistered' })
  })

  test('A09 each code brings to life only its own password', async () => {
    const email = fresh()
    await someone(app).post('/api/auth/signup', { name: 'Eve Doe', email, password: 'Attack3r!' })
    const victim = someone(app)
    await victim.post('/api/auth/signup', { name: 'Ann Lee', email, password: P })
    expect(
      (await victim.post('/api/auth/verify-credentials', { email, otp: await codeFor(app, email) })).status,
    ).toBe(200)
    expect((await someone(app).post('/api/auth/login', { email, password: P })).status).toBe(200)
    expect((await someone(app).post('/api/auth/login', { email, password: 'Attack3r!' })).status).toBe(401)
  })

  test('A10 a code from another browser’s later sign-up does not fit this browser', async () => {
    const email = fresh()
    const victim = someone(app)
    await victim.post('/api/auth/signup', { name: 'Ann Lee', email, password: P })
    const own = await codeFor(app, email)
    await someone(app).post('/api/auth/signup', { name: 'Eve Doe', email, password: 'Attack3r!' })
    const theirs = await codeFor(app, email)
    const foreign = await victim.post('/api/auth/verify-credentials', { email, otp: theirs })
    expect(theirs === own || foreign.status === 400).toBe(true)
    await victim.post('/api/auth/verify-credentials', { email, otp: own })
    expect((await victim.post('/api/auth/login', { email, password: P })).status).toBe(200)
    expect((await someone(app).post('/api/auth/login', { email, password: 'Attack3r!' })).status).toBe(401)
  })

  test('A11 verifying by way of “forgot password” clears a password somebody else chose', async () => {
    const email = fresh()
    await someone(app).post('/api/auth/signup', { name: 'Eve Doe', email, password: 'Attack3r!' })
    const victim = someone(app)
    const forgot = await victim.post('/api/auth/forgot-password', { email })
    expect([forgot.status, (forgot.body as { role?: string }).role]).toEqual([403, 'User'])
    const answer = await victim.post('/api/auth/verify-credentials', {
      email,
      otp: await codeFor(app, email),
    })
    expect(answer.status).toBe(200)
    expect((await someone(app).post('/api/auth/login', { email, password: 'Attack3r!' })).status).toBe(401)
  })
})

describe('codes', () => {
  test('B01 B02 a right code signs in, once', async () => {
    const { answer, person } = await register(app, fresh())
    expect(answer.body.data).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.stringMatching(/^rt_/),
      userInfo: { role: 'User', emailVerified: true },
    })
    const email = String(answer.body.data.userInfo.email)
    expect(
      (await person.post('/api/auth/verify-credentials', { email, otp: await codeFor(app, email) })).status,
    ).toBe(400)
  })

  test('B03 five wrong tries kill a code', async () => {
    const email = fresh()
    const person = someone(app)
    await person.post('/api/auth/signup', { name: 'Ann Lee', email, password: P })
    const code = await codeFor(app, email)
    for (let i = 0; i < 5; i++)
      expect(
        (await person.post('/api/auth/verify-credentials', { email, otp: otherCode(code) })).status,
      ).toBe(400)
    const right = await person.post('/api/auth/verify-credentials', { email, otp: code })
    expect([right.status, right.body.code]).toEqual([400, 'accounts.codeInvalid'])
  })

  test('B07 B08 codes never cross purposes', async () => {
    const email = fresh()
    const { person } = await register(app, email)
    await person.post('/api/auth/forgot-password', { email })
    expect(
      (await person.post('/api/auth/verify-credentials', { email, otp: await codeFor(app, email) })).status,
    ).toBe(400)
    const other = fresh()
    const stranger = someone(app)
    await stranger.post('/api/auth/signup', { name: 'Ann Lee', email: other, password: P })
    expect(
      (await stranger.post('/api/auth/verify-code', { email: other, otp: await codeFor(app, other) })).status,
    ).toBe(400)
  })

  test('O01 sixty-four right codes at once: one wins', async () => {
    const email = fresh()
    const person = someone(app)
    await person.post('/api/auth/signup', { name: 'Ann Lee', email, password: P })
    const otp = await codeFor(app, email)
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => person.post('/api/auth/verify-credentials', { email, otp })),
    )
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1)
    // Each of the others counts as wrong, and after ten of those the address has to wait.
    for (const { status } of answers) expect(status).toBeOneOf([200, 400, 429])
  })

  test('O02 two hundred wrong codes at once count at most five, then the right one fails', async () => {
    const email = fresh()
    const person = someone(app)
    await person.post('/api/auth/signup', { name: 'Ann Lee', email, password: P })
    const otp = await codeFor(app, email)
    await Promise.all(
      Array.from({ length: 200 }, () =>
        person.post('/api/auth/verify-credentials', { email, otp: otherCode(otp) }),
      ),
    )
    const flow = await app.platform.db
      .selectFrom('auth_flows')
      .select('attempts')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(flow.attempts).toBe(5)
    expect((await person.post('/api/auth/verify-credentials', { email, otp })).status).not.toBe(200)
  })

  test('O06 sixty-four sign-ups of one address: one mail, same answers, one account', async () => {
    const email = fresh()
    const answers = await Promise.all(
      Array.from({ length: 64 }, () =>
        someone(app).post('/api/auth/signup', { name: 'Ann Lee', email, password: P }),
      ),
    )
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200]))
    expect((await newestMail(app, email))?.count).toBe(1)
  })
})
