/** accounts: a thief knows the password and moves the account; the owner takes it back, finally. */
import { describe, expect, test } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { codeFor, newestMail, register, someone, validPassword as P } from '#tests/support/accounts.ts'
import { createAccountsApp } from '#tests/support/accounts-app.ts'

const { app, clock, fresh, seconds } = await createAccountsApp()
type Person = ReturnType<typeof someone>
const N = 'N3w-password'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const logIn = async (email: string, password = P) => {
  const person = someone(app)
  const answer = await person.post('/api/auth/login', { email, password })
  return { person, status: answer.status, access: answer.body.data?.access_token ?? '', body: answer.body }
}
const begin = (who: Person, access: string, email: string, password = P) =>
  who.call('PATCH', '/api/meridian/profile', { email, password }, bearer(access))
const takeBack = (token: string) => someone(app).post('/api/auth/revert-email', { token })
const wayBack = async (email: string) => (await newestMail(app, email))?.link ?? ''

/** Moves the account and answers the link that the address it left was sent. */
async function move(who: Person, access: string, from: string, to: string, password = P): Promise<string> {
  expect((await begin(who, access, to, password)).status).toBe(200)
  const otp = await codeFor(app, to)
  expect(
    (await who.post('/api/auth/change-email', { email: from, newEmail: to, otp }, bearer(access))).status,
  ).toBe(200)
  return wayBack(from)
}

/** An account whose password a thief has used to move it from A to B to C. */
async function stolen({ role = 'User' } = {}) {
  const a = fresh()
  const b = fresh()
  const c = fresh()
  const owner = await register(app, a)
  await app.platform.db.updateTable('users').set({ role }).where('id', '=', owner.userId).execute()
  const thief = await logIn(a)
  const linkOfA = await move(thief.person, thief.access, a, b)
  seconds(61)
  const linkOfB = await move(thief.person, thief.access, b, c)
  return { a, b, c, owner, thief, linkOfA, linkOfB }
}

/** The owner's reset, from asking to signing in. */
async function resetAndSignIn(email: string, password = N) {
  const person = someone(app)
  seconds(61)
  await person.post('/api/auth/forgot-password', { email })
  const mail = await newestMail(app, email)
  await person.post('/api/auth/confirm-link', { token: mail?.link })
  await person.post('/api/auth/verify-code', { email, otp: mail?.code })
  const reset = await person.post('/api/auth/reset-password', { email, newPassword: password })
  return { reset, signedIn: await logIn(email, password) }
}

describe('a take-back', () => {
  test('of the first address ends the links of every later one, whoever holds them', async () => {
    const { a, linkOfA, linkOfB } = await stolen()
    const back = await takeBack(linkOfA)
    expect([back.status, back.body.data.email]).toEqual([200, a])
    for (const link of [linkOfB, linkOfA])
      expect((await takeBack(link)).body.code).toBe('accounts.codeInvalid')
  })

  test('with a later link, by the thief, does not take the owner’s first one away', async () => {
    const { a, b, c, linkOfA, linkOfB } = await stolen()
    expect((await takeBack(linkOfB)).body.data.email).toBe(b)
    expect((await takeBack(linkOfA)).body.data.email).toBe(a)
    for (const email of [b, c]) expect((await resetAndSignIn(email)).reset.status).toBe(403)
    expect((await resetAndSignIn(a)).signedIn.status).toBe(200)
  })

  test('of two links at once leaves the account with the first address', async () => {
    const { a, owner, linkOfA, linkOfB } = await stolen()
    await Promise.all([takeBack(linkOfB), takeBack(linkOfA), takeBack(linkOfA)])
    const found = await app.platform.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', owner.userId)
      .execute()
    expect(found).toEqual([{ email: a }])
    expect((await takeBack(linkOfB)).status).toBe(400)
  })

  test('ends every session, known browser and code, and every change under way', async () => {
    const { a, c, owner, thief, linkOfA } = await stolen()
    const d = fresh()
    seconds(61)
    const asker = someone(app)
    await asker.post('/api/auth/forgot-password', { email: c })
    const resetCode = await codeFor(app, c)
    await begin(thief.person, thief.access, d)
    const moveCode = await codeFor(app, d)
    expect((await takeBack(linkOfA)).status).toBe(200)
    expect((await thief.person.get('/api/trg/verify', thief.access)).status).toBe(401)
    for (const email of [a, c]) {
      const body = { email, newEmail: d, otp: moveCode }
      expect((await thief.person.post('/api/auth/change-email', body, bearer(thief.access))).status).toBe(401)
    }
    expect((await asker.post('/api/auth/verify-code', { email: c, otp: resetCode })).status).toBe(400)
    const known = app.platform.db.selectFrom('known_devices').selectAll().where('user_id', '=', owner.userId)
    expect(await known.execute()).toEqual([])
  })

  test('ends a reset that a thief of the mailbox B had opened before', async () => {
    const a = fresh()
    const b = fresh()
    await register(app, a)
    const thief = await logIn(a)
    const link = await move(thief.person, thief.access, a, b)
    seconds(61)
    await thief.person.post('/api/auth/forgot-password', { email: b })
    await thief.person.post('/api/auth/verify-code', { email: b, otp: await codeFor(app, b) })
    expect((await takeBack(link)).status).toBe(200)
    for (const email of [a, b])
      expect((await thief.person.post('/api/auth/reset-password', { email, newPassword: N })).status).toBe(
        403,
      )
  })

  test('ends a reset of address A from before the move, also at the moment the owner asks for it', async () => {
    const a = fresh()
    const b = fresh()
    await register(app, a)
    const thief = await logIn(a)
    await thief.person.post('/api/auth/forgot-password', { email: a })
    await thief.person.post('/api/auth/verify-code', { email: a, otp: await codeFor(app, a) })
    const link = await move(thief.person, thief.access, a, b)
    expect((await takeBack(link)).status).toBe(200)
    expect((await thief.person.post('/api/auth/reset-password', { email: a, newPassword: N })).status).toBe(
      403,
    )
  })

  test('makes the password void and leads to a new one, which is not the old one again', async () => {
    const { a, linkOfA } = await stolen()
    await takeBack(linkOfA)
    expect((await logIn(a)).status).toBe(401)
    expect((await resetAndSignIn(a, P)).reset.body.code).toBe('accounts.passwordReused')
    const { reset, signedIn } = await resetAndSignIn(a)
    expect([reset.status, signedIn.status]).toEqual([200, 200])
    expect((await begin(signedIn.person, signedIn.access, fresh(), N)).body.code).toBe(
      'accounts.changeTooSoon',
    )
  })

  test('is told to the address that is back, with the way to a new password, and to the one that is gone', async () => {
    const { a, c, linkOfA } = await stolen()
    await takeBack(linkOfA)
    const told = await app.platform.db
      .selectFrom('mails')
      .selectAll()
      .where('to_address', '=', a)
      .where('kind', '=', 'emailTakenBack')
      .executeTakeFirstOrThrow()
    expect(told.body).toContain(a)
    expect(told.body).toContain('/auth?mode=forgot')
    expect(told.body).not.toContain('second sign-in step')
    expect((await newestMail(app, c))?.kind).toBe('accountLost')
  })

  test('drops what somebody registered for the address meanwhile', async () => {
    const { a, linkOfA } = await stolen()
    const thief = someone(app)
    await thief.post('/api/auth/signup', { name: 'Eve Doe', email: a, password: 'Attack3r!' })
    const otp = await codeFor(app, a)
    expect((await takeBack(linkOfA)).status).toBe(200)
    expect((await thief.post('/api/auth/verify-credentials', { email: a, otp })).status).toBe(400)
    expect((await logIn(a, 'Attack3r!')).status).toBe(401)
  })

  test('says so when the address has an account of its own by now, and the link stays good', async () => {
    const { a, linkOfA } = await stolen()
    const second = await register(app, a)
    expect((await takeBack(linkOfA)).body.code).toBe('accounts.addressTaken')
    await second.person.post('/api/meridian/profile/delete', { password: P }, bearer(second.access))
    expect((await takeBack(linkOfA)).status).toBe(200)
  })

  test('is not possible any more when the account is deleted', async () => {
    const { c, thief, linkOfA } = await stolen()
    await thief.person.post('/api/meridian/profile/delete', { password: P }, bearer(thief.access))
    expect((await takeBack(linkOfA)).status).toBe(400)
    expect((await logIn(c)).status).toBe(401)
  })

  test('of an Admin is followed by a reset that needs its link', async () => {
    const { a, linkOfA } = await stolen({ role: 'Admin' })
    await takeBack(linkOfA)
    expect((await resetAndSignIn(a)).signedIn.status).toBe(200)
  })
})

describe('a second step', () => {
  const totp = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })

  /** Switches it on and answers the secret of the app. */
  async function switchOn(who: Person, access: string): Promise<string> {
    const path = '/api/meridian/profile/second-factor'
    const secret = (await who.post(path, { password: P }, bearer(access))).body.data.secret as string
    expect((await who.post(`${path}/confirm`, { code: totp(secret) }, bearer(access))).status).toBe(200)
    return secret
  }
  async function logInWithApp(email: string, secret: string) {
    const person = someone(app)
    const asked = await person.post(
      '/api/auth/login',
      { email, password: P },
      { 'accept-second-factor': 'totp' },
    )
    const { challenge } = asked.body
    const answer = await person.post('/api/auth/second-factor', { challenge, code: totp(secret) })
    return { person, access: answer.body.data.access_token as string }
  }
  async function agent() {
    const email = fresh()
    const account = await register(app, email)
    await app.platform.db
      .updateTable('users')
      .set({ role: 'Agent' })
      .where('id', '=', account.userId)
      .execute()
    return { ...account, email }
  }

  test.each(['before', 'after'])(
    'that the thief sets up %s moving the account goes with the take-back',
    async (when) => {
      const { email } = await agent()
      const thief = await logIn(email)
      const to = fresh()
      if (when === 'before') await switchOn(thief.person, thief.access)
      const link = await move(thief.person, thief.access, email, to)
      if (when === 'after') await switchOn(thief.person, thief.access)
      await takeBack(link)
      const mails = app.platform.db.selectFrom('mails').select('body').where('kind', '=', 'emailTakenBack')
      const told = await mails.where('to_address', '=', email).executeTakeFirstOrThrow()
      expect(told.body).toContain('second sign-in step')
      expect((await resetAndSignIn(email)).signedIn.status).toBe(200)
    },
  )

  test('that the owner had long before stays, so that a thief of the old mailbox is not let in', async () => {
    const { email, person, access } = await agent()
    const secret = await switchOn(person, access)
    clock.advance(30 * 86_400_000)
    const later = await logInWithApp(email, secret)
    // Whoever moves the account may have made recovery codes too; those are no way in any more.
    await later.person.post(
      '/api/meridian/profile/second-factor/recovery-codes',
      { password: P },
      bearer(later.access),
    )
    const link = await move(later.person, later.access, email, fresh())
    await takeBack(link)
    const { reset, signedIn } = await resetAndSignIn(email)
    expect([reset.status, signedIn.body.code]).toEqual([200, 'accounts.secondFactor'])
    expect(await app.platform.db.selectFrom('recovery_codes').select('code_hash').execute()).toEqual([])
  })
})
