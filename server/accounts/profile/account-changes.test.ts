/**
 * accounts: what was handed out before an account changed is worth
 * nothing afterwards, whichever way it changed.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { codeFor, newestMail, register, someone, validPassword as P } from '#tests/support/accounts.ts'
import { createAccountsApp } from '#tests/support/accounts-app.ts'
import { accountsOf, changeRole, resumePerson, suspendPerson, visitorOf, type Act } from '../index.ts'

const { app, clock, fresh } = await createAccountsApp()
let admin: Act
beforeAll(async () => {
  const { userId } = await register(app, 'admin@example.com')
  await roleOf(userId, 'Admin')
  const call = { request: new Request('http://localhost/'), headers: new Headers(), address: '127.0.0.1' }
  admin = {
    actor: {
      id: userId,
      name: 'Ann Lee',
      role: 'Admin',
      duties: ['own'],
      sessionId: '',
      agencyId: null,
      actingBy: null,
    },
    visitor: visitorOf({ ...call, requestId: 'x' } as Parameters<typeof visitorOf>[0], app.platform),
  }
})
const N = 'N3w-password'
const own = '/api/meridian/profile'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const roleOf = (id: string, role: string) =>
  app.platform.db.updateTable('users').set({ role }).where('id', '=', id).execute()
const totp = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })
type Person = ReturnType<typeof someone>
type Account = { person: Person; access: string; userId: string; email: string; secret: string }

async function switchOn({ person, access }: Pick<Account, 'person' | 'access'>): Promise<string> {
  const secret = (await person.post(`${own}/second-factor`, { password: P }, bearer(access))).body.data
    .secret as string
  const confirmed = await person.post(`${own}/second-factor/confirm`, { code: totp(secret) }, bearer(access))
  expect(confirmed.status).toBe(200)
  clock.advance(30_000)
  return secret
}

/** An Agent, with or without a second step. */
async function agent(isGuarded: boolean): Promise<Account> {
  const email = fresh()
  const account = { ...(await register(app, email)), email, secret: '' }
  await roleOf(account.userId, 'Agent')
  return isGuarded ? { ...account, secret: await switchOn(account) } : account
}

const changes: [string, (account: Account) => Promise<{ status: number } | undefined | void>][] = [
  [
    'a new password from the profile',
    ({ person, access }) => person.post(`${own}/password`, { password: P, newPassword: N }, bearer(access)),
  ],
  [
    'a reset',
    async ({ email }) => {
      const person = someone(app)
      clock.advance(61_000)
      await person.post('/api/auth/forgot-password', { email })
      await person.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
      return person.post('/api/auth/reset-password', { email, newPassword: N })
    },
  ],
  [
    'another address',
    async ({ person, access, email }) => {
      const newEmail = fresh()
      await person.call('PATCH', own, { email: newEmail, password: P }, bearer(access))
      const otp = await codeFor(app, newEmail)
      return person.post('/api/auth/change-email', { email, newEmail, otp }, bearer(access))
    },
  ],
  [
    'taking the second step away',
    ({ person, access }) => person.post(`${own}/second-factor/remove`, { password: P }, bearer(access)),
  ],
  [
    'new recovery codes',
    ({ person, access }) =>
      person.post(`${own}/second-factor/recovery-codes`, { password: P }, bearer(access)),
  ],
  [
    'a suspension, also a lifted one',
    async ({ userId }) => {
      await suspendPerson(accountsOf(app.platform), admin, userId, 'to look into something')
      await resumePerson(accountsOf(app.platform), admin, userId)
    },
  ],
  ['another role', ({ userId }) => changeRole(accountsOf(app.platform), admin, userId, { role: 'User' })],
]

describe.each(changes)('%s ends', (_, change) => {
  const stillFits = async (id: string) =>
    (await app.platform.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
      .email

  test('a reset grant of another browser', async () => {
    const account = await agent(true)
    const other = someone(app)
    await other.post('/api/auth/forgot-password', { email: account.email })
    const { email } = account
    expect(
      (await other.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })).status,
    ).toBe(200)
    expect((await change(account))?.status ?? 200).toBe(200)
    for (const address of [email, await stillFits(account.userId)])
      expect(
        (await other.post('/api/auth/reset-password', { email: address, newPassword: 'Th3ft-of-it' })).status,
      ).toBe(403)
  })

  test('a reset code in the mail, and its link', async () => {
    const account = await agent(true)
    const { email } = account
    const other = someone(app)
    await other.post('/api/auth/forgot-password', { email })
    const { code: otp, link } = (await newestMail(app, email)) ?? {}
    expect((await change(account))?.status ?? 200).toBe(200)
    expect((await other.post('/api/auth/verify-code', { email, otp })).body.code).toBe('accounts.codeInvalid')
    expect((await other.post('/api/auth/confirm-link', { token: link })).body.code).toBe(
      'accounts.codeInvalid',
    )
  })

  test('a sign-in that waits for its second step', async () => {
    const account = await agent(true)
    const { email, secret } = account
    const other = someone(app)
    const aware = { 'accept-second-factor': 'totp' }
    const asked = await other.post('/api/auth/login', { email, password: P }, aware)
    const { challenge } = asked.body
    expect((await change(account))?.status ?? 200).toBe(200)
    const entered = await other.post('/api/auth/second-factor', { challenge, code: totp(secret) })
    expect(entered.body.code).toBe('accounts.challengeExpired')
  })

  test('another change of address under way, and every other session', async () => {
    const account = await agent(true)
    const { email, secret } = account
    const other = someone(app)
    const asked = await other.post(
      '/api/auth/login',
      { email, password: P },
      { 'accept-second-factor': 'totp' },
    )
    const { challenge } = asked.body
    const signedIn = await other.post('/api/auth/second-factor', { challenge, code: totp(secret) })
    const access = signedIn.body.data.access_token as string
    const newEmail = fresh()
    await other.call('PATCH', own, { email: newEmail, password: P }, bearer(access))
    const otp = await codeFor(app, newEmail)
    clock.advance(1_000)
    const done = await change(account)
    expect(done?.status ?? 200).toBe(200)
    for (const token of [access, account.access])
      expect(
        (await other.post('/api/auth/change-email', { email, newEmail, otp }, bearer(token))).status,
      ).toBeOneOf([400, 401, 403])
    expect(await stillFits(account.userId)).not.toBe(newEmail)
    expect((await other.get('/api/trg/verify', access)).status).toBe(401)
  })
})

test('switching a second step on ends a grant, a code and other sessions', async () => {
  const account = await agent(false)
  const { email } = account
  const granted = someone(app)
  const other = someone(app)
  const { access_token: access } = (await other.post('/api/auth/login', { email, password: P })).body.data
  await granted.post('/api/auth/forgot-password', { email })
  await granted.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
  await switchOn(account)
  expect((await granted.post('/api/auth/reset-password', { email, newPassword: N })).status).toBe(403)
  expect((await other.get('/api/trg/verify', access)).status).toBe(401)
})

test('a sign-in whose password was compared before a reset and that opens its session after it is refused', async () => {
  const account = await agent(false)
  const { email, userId } = account
  const grantee = someone(app)
  await grantee.post('/api/auth/forgot-password', { email })
  await grantee.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => someone(app).post('/api/auth/login', { email, password: P })),
    grantee.post('/api/auth/reset-password', { email, newPassword: N }),
    ...Array.from({ length: 6 }, () => someone(app).post('/api/auth/login', { email, password: P })),
  ])
  expect(answers[6]?.status).toBe(200)
  const live = app.platform.db.selectFrom('sessions').select('id').where('user_id', '=', userId)
  expect(await live.where('ended_at', 'is', null).execute()).toEqual([])
})

describe('a program without cookies', () => {
  const program = () => someone(app, { browser: false })

  async function granted() {
    const email = fresh()
    await register(app, email)
    const who = program()
    clock.advance(61_000)
    await who.post('/api/auth/forgot-password', { email })
    const answer = await who.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
    return { email, who, grant: answer.body.data.grant as string }
  }
  const reset = (who: Person, email: string, grant?: string) =>
    who.post('/api/auth/reset-password', { email, newPassword: N, ...(grant && { grant }) })

  test('shares its grant with nobody in its network', async () => {
    const { email, who, grant } = await granted()
    for (const other of [program(), who]) expect((await reset(other, email)).status).toBe(403)
    expect((await reset(program(), email, 'x'.repeat(43))).status).toBe(403)
    expect(
      (await reset(someone(app, { browser: false, address: '198.51.100.7' }), email, grant)).status,
    ).toBe(403)
    expect((await reset(who, email, grant)).status).toBe(200)
    expect((await reset(who, email, grant)).status).toBe(403)
  })

  test('is answered a grant, a browser is not: its cookie is one', async () => {
    const email = fresh()
    await register(app, email)
    const browser = someone(app)
    await browser.post('/api/auth/forgot-password', { email })
    const { body } = await browser.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
    expect(Object.keys(body.data)).toEqual(['message'])
    expect((await reset(browser, email)).status).toBe(200)
  })
})

describe('asking for a reset', () => {
  /** What somebody sees who knows the address and nothing else. */
  async function seen(email: string) {
    const stranger = someone(app)
    const answers = [await stranger.post('/api/auth/forgot-password', { email })]
    for (let i = 0; i < 6; i++)
      answers.push(await stranger.post('/api/auth/verify-code', { email, otp: `000${i}` }))
    answers.push(await stranger.post('/api/auth/resend-code', { email }))
    answers.push(await stranger.post('/api/auth/verify-code', { email, otp: '0009' }))
    answers.push(await stranger.post('/api/auth/reset-password', { email, newPassword: N }))
    return answers.map(({ status, body, headers }) => [status, body, [...headers.keys()]])
  }

  test('for an Admin looks as for everybody, and as for nobody', async () => {
    const person = fresh()
    const anAdmin = fresh()
    const nobody = fresh()
    await register(app, person)
    await roleOf((await register(app, anAdmin)).userId, 'Admin')
    clock.advance(61_000)
    const whose = [await seen(person), await seen(anAdmin), await seen(nobody)]
    expect(whose[1]).toEqual(whose[0])
    expect(whose[2]).toEqual(whose[0])
    expect(JSON.stringify(whose)).not.toContain('linkRequired')
  })

  test('an Admin’s right code counts as any wrong one until the link of the mail is confirmed', async () => {
    const email = fresh()
    await roleOf((await register(app, email)).userId, 'Admin')
    const person = someone(app)
    await person.post('/api/auth/forgot-password', { email })
    const mail = await newestMail(app, email)
    const enter = () => person.post('/api/auth/verify-code', { email, otp: mail?.code })
    const wrong = await person.post('/api/auth/verify-code', {
      email,
      otp: mail?.code === '0000' ? '0001' : '0000',
    })
    // Nothing is given back for it: the sixth is one try too many, as with wrong ones.
    for (let i = 0; i < 6; i++) {
      const early = await enter()
      expect([early.status, early.body]).toEqual([wrong.status, wrong.body])
    }
    await someone(app).post('/api/auth/confirm-link', { token: mail?.link })
    expect((await enter()).status).toBe(200)
  })

  test('the link of the mail opens for an Admin what it opens for everybody', async () => {
    const opened = []
    for (const role of ['User', 'Admin']) {
      const email = fresh()
      const opener = someone(app)
      await roleOf((await register(app, email)).userId, role)
      await someone(app).post('/api/auth/forgot-password', { email })
      const { link } = (await newestMail(app, email)) ?? {}
      const { status, body } = await opener.post('/api/auth/confirm-link', { token: link })
      opened.push([status, body.data.message, body.data.email === email])
      expect((await opener.post('/api/auth/reset-password', { email, newPassword: N })).status).toBe(200)
    }
    expect(opened[1]).toEqual(opened[0])
  })
})
