/**
 * accounts: resets and changes of address that somebody else would like to
 * finish. Numbers name the security catalogue.
 */
import { describe, expect, test } from 'vitest'
import { texts } from '#contract/http/person.ts'
import {
  codeFor,
  newestMail,
  otherCode,
  register,
  someone,
  validPassword as P,
} from '#tests/support/accounts.ts'
import { createAccountsApp } from '#tests/support/accounts-app.ts'

const { app, clock, fresh, seconds } = await createAccountsApp()
type Person = ReturnType<typeof someone>
const N = 'N3w-password'
const reset = (who: Person, email: string, newPassword = N) =>
  who.post('/api/auth/reset-password', { email, newPassword })
const logIn = (email: string, password: string) => someone(app).post('/api/auth/login', { email, password })

/** Somebody with an account whose browser has just entered the reset code. */
async function granted() {
  const email = fresh()
  const account = await register(app, email)
  const person = someone(app)
  await person.post('/api/auth/forgot-password', { email })
  await person.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
  return { email, person, account }
}

describe('asking', () => {
  test('D02 an unverified person hears so, and gets the code within the limits of the address', async () => {
    const email = fresh()
    const owner = someone(app)
    const other = someone(app)
    await owner.post('/api/auth/signup', { name: 'Ann Lee', email, password: P })
    const answers = []
    for (let i = 0; i < 3; i++) answers.push(await other.post('/api/auth/forgot-password', { email }))
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([
        403,
        { code: 'accounts.emailNotVerified', role: 'User', expiryTime: expect.any(String) },
      ])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await newestMail(app, email))?.count).toBe(2)
  })

  test('D12 an Admin’s code needs the link of its mail, always', async () => {
    const email = fresh()
    const { userId } = await register(app, email)
    await app.platform.db
      .updateTable('users')
      .set({ role: 'Admin', duties: ['own'] })
      .where('id', '=', userId)
      .execute()
    const person = someone(app)
    await person.post('/api/auth/forgot-password', { email })
    const first = await person.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
    expect(first.body.code).toBe('accounts.codeInvalid')
    seconds(301)
    await person.post('/api/auth/resend-code', { email })
    const second = await person.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
    expect(second.body.code).toBe('accounts.codeInvalid')
    expect((await reset(person, email)).status).toBe(403)
  })
})

describe('the grant', () => {
  test('D05 O05 of thirty resets at once only the one of the right browser counts', async () => {
    const { email, person } = await granted()
    const theft = Array.from({ length: 29 }, (_, i) => reset(someone(app), email, `Th3ft-number-${i}`))
    const answers = await Promise.all([...theft.slice(0, 15), reset(person, email), ...theft.slice(15)])
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1)
    expect(answers[15]?.status).toBe(200)
    expect((await logIn(email, N)).status).toBe(200)
  })

  test('O05 thirty resets at once of the right browser: one', async () => {
    const { email, person } = await granted()
    const answers = await Promise.all(Array.from({ length: 30 }, () => reset(person, email)))
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1)
    for (const { status } of answers) expect(status).toBeOneOf([200, 400, 403, 503])
  })

  test('D08 lasts ten minutes', async () => {
    const inTime = await granted()
    const late = await granted()
    seconds(599)
    expect((await reset(inTime.person, inTime.email)).status).toBe(200)
    seconds(2)
    expect((await reset(late.person, late.email)).status).toBe(403)
    expect((await logIn(late.email, P)).status).toBe(200)
  })

  test('D09 is for one account', async () => {
    const { person, email } = await granted()
    const other = fresh()
    await register(app, other)
    const answers = [await reset(person, other), await reset(person, fresh())]
    expect(answers.map((a) => [a.status, a.body.message])).toEqual([
      [403, answers[0]?.body.message],
      [403, answers[0]?.body.message],
    ])
    expect((await logIn(other, P)).status).toBe(200)
    expect((await reset(person, email)).status).toBe(200)
  })

  test('D10 D13 outlives a password that is refused', async () => {
    const { email, person } = await granted()
    const refusals = [
      await reset(person, email, 'password1'),
      await reset(person, email, P),
      await reset(person, email, 'P@ssw0rd'),
    ]
    expect(refusals.map((a) => [a.status, a.body.code])).toEqual([
      [400, 'common.invalid'],
      [400, 'accounts.passwordReused'],
      [400, 'accounts.passwordCommon'],
    ])
    expect(refusals[0]?.body).toMatchObject({ fields: { newPassword: texts.passwordInvalid } })
    expect((await reset(person, email)).status).toBe(200)
  })

  test('D06 C11 ends every session, tells the owner, and opens a sign-in that was closed', async () => {
    const { email, person, account } = await granted()
    for (let i = 0; i < 100; i++) {
      await someone(app).post('/api/auth/login', { email, password: 'Wr0ng-one' })
      seconds(i < 5 ? 1 : 0)
      await app.platform.db.updateTable('login_failures').set({ blocked_until: clock.now() }).execute()
    }
    expect((await logIn(email, P)).status).toBe(429)
    expect((await reset(person, email)).status).toBe(200)
    expect((await account.person.get('/api/trg/verify', account.access)).status).toBe(401)
    expect((await account.person.post(`/api/auth/get-access-token/${account.refresh}`)).status).toBe(400)
    expect(await newestMail(app, email)).toMatchObject({ kind: 'passwordReset' })
    expect((await logIn(email, N)).status).toBe(200)
  })

  test('D11 a token from before the owner’s verification is dead', async () => {
    const email = fresh()
    const attacker = someone(app)
    const owner = someone(app)
    await attacker.post('/api/auth/signup', { name: 'Eve Doe', email, password: 'Attack3r!' })
    await owner.post('/api/auth/forgot-password', { email })
    await owner.post('/api/auth/verify-credentials', { email, otp: await codeFor(app, email) })
    seconds(61)
    await owner.post('/api/auth/forgot-password', { email })
    await owner.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
    expect((await reset(attacker, email)).status).toBe(403)
    expect((await reset(owner, email)).status).toBe(200)
    expect((await attacker.post('/api/auth/login', { email, password: 'Attack3r!' })).status).toBe(401)
    const stale = [...attacker.jar.values()][0] ?? 'none'
    expect((await attacker.post(`/api/auth/get-access-token/${stale}`)).status).toBe(400)
    expect((await logIn(email, N)).status).toBe(200)
  })
})

describe('a change of address', () => {
  const start = (who: Person, access: string, wish: object) =>
    who.call('PATCH', '/api/meridian/profile', wish, { authorization: `Bearer ${access}` })
  const confirm = (who: Person, access: string, body: object) =>
    who.post('/api/auth/change-email', body, { authorization: `Bearer ${access}` })

  /** Somebody whose new address has its code. */
  async function moving(to = fresh()) {
    const email = fresh()
    const account = await register(app, email)
    const started = await start(account.person, account.access, { email: to, password: P })
    return { ...account, email, newEmail: to, started, otp: await codeFor(app, to) }
  }

  test('D14 waits for a day after a reset', async () => {
    const { email, person } = await granted()
    await reset(person, email)
    const access = (await logIn(email, N)).body.data.access_token as string
    const wish = { email: fresh(), password: N }
    expect((await start(person, access, wish)).body.code).toBe('accounts.changeTooSoon')
    seconds(86_401)
    const later = (await logIn(email, N)).body.data.access_token as string
    expect((await start(person, later, wish)).status).toBe(200)
  })

  test('E03 E04 only the owner’s session, only for the address that was asked for', async () => {
    const a = await moving()
    const b = await register(app, fresh())
    const { email, newEmail, otp } = a
    expect((await confirm(b.person, b.access, { email, newEmail, otp })).status).toBe(403)
    expect((await confirm(a.person, a.access, { email, newEmail: fresh(), otp })).status).toBe(400)
    expect((await confirm(a.person, a.access, { email, newEmail, otp: otherCode(otp) })).status).toBe(400)
    expect((await confirm(a.person, a.access, { email, newEmail, otp })).status).toBe(200)
  })

  test('E05 an address that was taken meanwhile is a code that does not fit', async () => {
    const a = await moving()
    await register(app, a.newEmail)
    const { email, newEmail, otp } = a
    const { status, body } = await confirm(a.person, a.access, { email, newEmail, otp })
    expect([status, body.code]).toEqual([400, 'accounts.codeInvalid'])
  })

  test('E05 to an address with an account answers as to any other; its owner is told', async () => {
    const taken = fresh()
    await register(app, taken)
    const a = await moving(taken)
    const b = await moving()
    expect([a.started.status, Object.keys(a.started.body.data)]).toEqual([
      b.started.status,
      Object.keys(b.started.body.data),
    ])
    expect(await newestMail(app, taken)).toMatchObject({ kind: 'alreadyRegistered' })
  })

  test('E06 nothing can be begun in the name of an address that is not verified', async () => {
    const email = fresh()
    const attacker = someone(app)
    await attacker.post('/api/auth/signup', { name: 'Eve Doe', email, password: 'Attack3r!' })
    const login = await attacker.post('/api/auth/login', { email, password: 'Attack3r!' })
    expect([login.status, JSON.stringify(login.body)]).toEqual([403, expect.not.stringMatching(/token/)])
    for (const token of ['', ...attacker.jar.values()])
      expect((await start(attacker, token, { email: fresh(), password: 'Attack3r!' })).status).toBe(401)
  })

  test('E07 E02 without signing in a resend reaches no pending change, nor does another account', async () => {
    const a = await moving()
    const count = (await newestMail(app, a.newEmail))?.count
    const b = await register(app, fresh())
    seconds(61)
    expect((await someone(app).post('/api/auth/resend-code', { email: a.email })).status).toBe(200)
    const bearer = { authorization: `Bearer ${b.access}` }
    expect((await b.person.post('/api/auth/resend-code', { email: a.email }, bearer)).status).toBe(200)
    expect((await newestMail(app, a.newEmail))?.count).toBe(count)
    const own = { authorization: `Bearer ${a.access}` }
    await a.person.post('/api/auth/resend-code', { email: a.email }, own)
    expect((await newestMail(app, a.newEmail))?.count).toBe((count ?? 0) + 1)
  })

  test('E08 needs the password', async () => {
    const a = await register(app, fresh())
    for (const wish of [{ email: fresh() }, { email: fresh(), password: 'Wr0ng-one' }])
      expect((await start(a.person, a.access, wish)).body.code).toBe('accounts.recentPasswordNeeded')
  })

  test('E09 the way back is open for 72 hours, once', async () => {
    const a = await moving()
    const b = await moving()
    for (const { person, access, email, newEmail, otp } of [a, b])
      await confirm(person, access, { email, newEmail, otp })
    const back = async (email: string) =>
      someone(app).post('/api/auth/revert-email', { token: (await newestMail(app, email))?.link })
    seconds(72 * 3_600 - 60)
    expect([(await back(a.email)).status, (await back(a.email)).status]).toEqual([200, 400])
    expect((await logIn(a.newEmail, P)).status).toBe(401)
    seconds(120)
    expect((await back(b.email)).status).toBe(400)
  })

  test('O08 two people move to one address at once: one of them', async () => {
    const to = fresh()
    const a = await moving(to)
    const b = await moving(to)
    const codes = await app.platform.db
      .selectFrom('mails')
      .select('body')
      .where('to_address', '=', to)
      .orderBy('id')
    const otps = (await codes.execute()).map(({ body }) => /^ {4}(\d{4})$/m.exec(body ?? '')?.[1] ?? '')
    const answers = await Promise.all(
      [a, b].map(({ person, access, email }, i) =>
        confirm(person, access, { email, newEmail: to, otp: otps[i] }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400])
  })
})
