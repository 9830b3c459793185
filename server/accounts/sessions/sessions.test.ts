/** accounts: signing in and out, renewing and resetting. Numbers name the security catalogue. */
import { describe, expect, test } from 'vitest'
import { SignJWT } from 'jose'
import { codeFor, newestMail, register, someone, validPassword as P } from '#tests/support/accounts.ts'
import { createAccountsApp } from '#tests/support/accounts-app.ts'

const { app, fresh, seconds } = await createAccountsApp()
const verify = (token?: string) => someone(app).get('/api/trg/verify', token)

describe('login', () => {
  test('C01 C02 C05 right, wrong and unknown', async () => {
    const email = fresh()
    await register(app, email)
    const right = await someone(app).post('/api/auth/login', { email, password: P })
    expect([right.status, right.body.status]).toEqual([200, 'Success'])
    expect(right.body.data).toMatchObject({
      status: 'Approved',
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    })
    expect(JSON.stringify(right.body)).not.toMatch(/argon2|hash/i)
    const wrong = await someone(app).post('/api/auth/login', { email, password: 'Wr0ng-one' })
    const unknown = await someone(app).post('/api/auth/login', { email: fresh(), password: P })
    expect(wrong.status).toBe(401)
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test('C03 C04 C06 an unverified account is told so only with the right password, with one mail', async () => {
    const email = fresh()
    const person = someone(app)
    await person.post('/api/auth/signup', { name: 'Ann Lee', email, password: P })
    const answers = [
      await person.post('/api/auth/login', { email, password: P }),
      await person.post('/api/auth/login', { email, password: P }),
    ]
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([403, 'Email not verified'])
      expect(body).toMatchObject({ role: 'User', expiryTime: expect.any(String) })
    }
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await newestMail(app, email))?.count).toBe(1)
    expect((await person.post('/api/auth/login', { email, password: 'Wr0ng-one' })).status).toBe(401)
  })

  test('C03 an expired code is renewed and brings the password to life', async () => {
    const email = fresh()
    const person = someone(app)
    await person.post('/api/auth/signup', { name: 'Ann Lee', email, password: P })
    seconds(400)
    await person.post('/api/auth/login', { email, password: P })
    expect(
      (await person.post('/api/auth/verify-credentials', { email, otp: await codeFor(app, email) })).status,
    ).toBe(200)
    expect((await person.post('/api/auth/login', { email, password: P })).status).toBe(200)
  })

  test('C09 C10 after five wrong passwords strangers wait, a browser that was here before does not', async () => {
    const email = fresh()
    const { person } = await register(app, email)
    const stranger = someone(app)
    for (let i = 0; i < 5; i++) await stranger.post('/api/auth/login', { email, password: 'Wr0ng-one' })
    const waits = await stranger.post('/api/auth/login', { email, password: P })
    expect([waits.status, waits.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await person.post('/api/auth/login', { email, password: P })).status).toBe(200)
    seconds(2)
    expect((await stranger.post('/api/auth/login', { email, password: P })).status).toBe(200)
  })

  test('C11 a hundred wrong passwords close sign-in until a reset', async () => {
    const email = fresh()
    await register(app, email)
    for (let i = 0; i < 100; i++) {
      await someone(app, { address: `10.0.${i}.1` }).post('/api/auth/login', { email, password: 'Wr0ng-one' })
      seconds(901)
    }
    expect((await someone(app).post('/api/auth/login', { email, password: P })).status).toBe(429)
    expect(await newestMail(app, email)).toMatchObject({ kind: 'signInClosed' })
  })

  test('C07 B10 an agent’s right code gives no token; signing in says Pending', async () => {
    const email = fresh()
    const person = someone(app)
    const application = {
      phone: { country: 'GB', number: '01632 960123' },
      agencyName: 'Hale and Orchard',
      country: 'GB',
      description: 'Homes in the west.',
    }
    const refused = await person.post('/api/auth/signup-agent', {
      name: 'Ann Lee',
      email,
      password: P,
      ...application,
      phone: { country: 'IN', number: '5876543210' },
    })
    expect(refused.status).toBe(400)
    const sent = await person.post('/api/auth/signup-agent', {
      name: 'Ann Lee',
      email,
      password: P,
      ...application,
      phone: { country: 'IN', number: '9876543210' },
    })
    expect(sent.status).toBe(200)
    const verified = await person.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
    expect(verified.status).toBe(200)
    expect(JSON.stringify(verified.body)).not.toMatch(/token|rt_/)
    expect(verified.headers.getSetCookie().join()).not.toMatch(/sid=/)
    const login = await person.post('/api/auth/login', { email, password: P })
    expect(login.body.data).toEqual({
      status: 'Pending',
      message: expect.any(String),
      userInfo: { role: 'Agent' },
    })
  })
})

describe('tokens', () => {
  test('F01 F02 F03 only our own unexpired access token opens', async () => {
    const { access, refresh } = await register(app, fresh())
    const ok = await verify(access)
    expect([ok.status, ok.body.status, ok.body.data.role, ok.headers.get('cache-control')]).toEqual([
      200,
      'Success',
      'User',
      'private, no-store',
    ])
    const forged = await new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject('x')
      .setIssuedAt()
      .sign(new TextEncoder().encode('x'.repeat(32)))
    const [head = '', payload = ''] = access.split('.')
    const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`
    for (const token of [
      undefined,
      '',
      'logout',
      refresh,
      forged,
      none,
      `${head}.${payload}.AAAA`,
      'x'.repeat(10_000),
    ])
      expect((await verify(token)).status).toBe(401)
    seconds(601)
    expect((await verify(access)).status).toBe(401)
  })

  test('F05 F06 F07 F08 rotation by counter', async () => {
    const { person, refresh } = await register(app, fresh())
    const renew = (token: string) => person.post(`/api/auth/get-access-token/${token}`)
    const first = (await renew(refresh)).body.data.refresh_token as string
    expect(first).not.toBe(refresh)
    expect((await renew(refresh)).body.data.refresh_token).toBe(first)
    for (let i = 0; i < 4; i++) {
      seconds(3_600)
      expect((await renew(refresh)).status).toBe(200)
    }
    const second = (await renew(first)).body.data.refresh_token as string
    seconds(60)
    expect((await renew(refresh)).status).toBe(400)
    expect((await renew(second)).status).toBe(400)
  })

  test('F09 a browser’s session renews only with its cookie', async () => {
    const { person, refresh } = await register(app, fresh())
    expect((await someone(app).post(`/api/auth/get-access-token/${refresh}`)).status).toBe(400)
    expect((await person.post(`/api/auth/get-access-token/${refresh}`)).status).toBe(200)
  })

  test('F10 F11 idle sessions and foreign tokens end with 400', async () => {
    const { person, refresh } = await register(app, fresh())
    for (const token of [
      'x',
      'rt_',
      `${refresh}A`,
      refresh.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A')),
      'y'.repeat(150),
      '%2e%2e',
    ])
      expect((await person.post(`/api/auth/get-access-token/${token}`)).status).toBeOneOf([400, 404])
    seconds(7 * 86_400 + 1)
    expect((await person.post(`/api/auth/get-access-token/${refresh}`)).status).toBe(400)
  })

  test('O03 forty refreshes at once make one step', async () => {
    const { person, refresh } = await register(app, fresh())
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => person.post(`/api/auth/get-access-token/${refresh}`)),
    )
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200]))
    expect(new Set(answers.map((a) => a.body.data.refresh_token)).size).toBe(1)
  })

  test('F13 F14 F15 logout ends exactly the named session', async () => {
    const a = await register(app, fresh())
    const b = await register(app, fresh())
    const out = (userId: string, token: string) =>
      a.person.post('/api/auth/logout', { userId, refreshtoken_id: token }, { authorization: 'logout' })
    expect((await out(a.userId, b.refresh)).status).toBe(200)
    expect((await verify(b.access)).status).toBe(200)
    expect((await out(a.userId, a.refresh)).status).toBe(200)
    expect((await verify(a.access)).status).toBe(401)
    expect((await out(a.userId, a.refresh)).status).toBe(200)
  })

  test('logout of a session that ran out is not somebody’s wish to leave', async () => {
    const { db } = app.platform
    const { person, userId, refresh } = await register(app, fresh())
    await db
      .updateTable('sessions')
      .set({ used_at: new Date(0) })
      .where('user_id', '=', userId)
      .execute()
    await person.post('/api/auth/logout', { userId, refreshtoken_id: refresh }, { authorization: 'logout' })
    const query = db.selectFrom('sessions').select('ended_at').where('user_id', '=', userId)
    expect(await query.execute()).toEqual([{ ended_at: null }])
  })
})

describe('reset', () => {
  test('D01 D04 D06 D07 the grant belongs to the browser that entered the code, once', async () => {
    const email = fresh()
    const { access } = await register(app, email)
    const mine = someone(app)
    const stranger = someone(app)
    const reset = (who: typeof mine, newPassword = 'N3w-password') =>
      who.post('/api/auth/reset-password', { email, newPassword })
    expect((await reset(mine)).status).toBe(403)
    await mine.post('/api/auth/forgot-password', { email })
    expect((await mine.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })).status).toBe(
      200,
    )
    expect((await reset(stranger)).status).toBe(403)
    expect((await reset(mine, 'password1')).status).toBe(400)
    expect((await reset(mine, P)).body.code).toBe('accounts.passwordReused')
    const both = await Promise.all(Array.from({ length: 10 }, () => reset(mine)))
    expect(both.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect((await verify(access)).status).toBe(401)
    expect((await someone(app).post('/api/auth/login', { email, password: 'N3w-password' })).status).toBe(200)
  })

  test('D03 unknown and verified addresses get the same answer', async () => {
    const email = fresh()
    await register(app, email)
    const known = await someone(app).post('/api/auth/forgot-password', { email })
    const unknown = await someone(app).post('/api/auth/forgot-password', { email: fresh() })
    expect([known.status, Object.keys(known.body.data)]).toEqual([
      unknown.status,
      Object.keys(unknown.body.data),
    ])
    expect(known.body.message).toBe(unknown.body.message)
  })

  test('a program without cookies may reset with the grant it was answered', async () => {
    const email = fresh()
    await register(app, email, { browser: false })
    const program = someone(app, { browser: false })
    await program.post('/api/auth/forgot-password', { email })
    const { grant } = (await program.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) }))
      .body.data
    const reset = { email, newPassword: 'N3w-password' }
    expect((await program.post('/api/auth/reset-password', reset)).status).toBe(403)
    expect((await program.post('/api/auth/reset-password', { ...reset, grant })).status).toBe(200)
  })
})

describe('resend', () => {
  test('B17 B18 nothing within a minute, a new code after expiry', async () => {
    const email = fresh()
    const person = someone(app)
    const first = await person.post('/api/auth/signup', { name: 'Ann Lee', email, password: P })
    const soon = await person.post('/api/auth/resend-code', { email })
    expect(soon.body.data.expiryTime).toBe(first.body.data.expiryTime)
    const old = await codeFor(app, email)
    seconds(301)
    await person.post('/api/auth/resend-code', { email })
    const code = await codeFor(app, email)
    expect((await newestMail(app, email))?.count).toBe(2)
    const late = await person.post('/api/auth/verify-credentials', { email, otp: old })
    expect(old === code || late.status === 400).toBe(true)
    if (late.status === 200) return
    expect((await person.post('/api/auth/verify-credentials', { email, otp: code })).status).toBe(200)
  })

  test('B19 unknown, verified and unverified addresses look alike', async () => {
    const unverified = fresh()
    const verified = fresh()
    await someone(app).post('/api/auth/signup', { name: 'Ann Lee', email: unverified, password: P })
    await register(app, verified)
    seconds(61)
    const answers = []
    for (const email of [unverified, verified, fresh()])
      answers.push(await someone(app).post('/api/auth/resend-code', { email }))
    expect(
      new Set(answers.map((a) => JSON.stringify([a.status, Object.keys(a.body.data), a.body.message]))).size,
    ).toBe(1)
  })
})
