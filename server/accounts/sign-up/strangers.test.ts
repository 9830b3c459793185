/**
 * accounts: what strangers do in somebody's name leaves the owner tries, mails and a
 * way in. Numbers name the security catalogue.
 */
import { describe, expect, test } from 'vitest'
import {
  codeFor,
  newestMail,
  otherCode,
  register,
  someone,
  validPassword as P,
} from '#tests/support/accounts.ts'
import { createAccountsApp } from '#tests/support/accounts-app.ts'

const { app, fresh, seconds } = await createAccountsApp()
type Person = ReturnType<typeof someone>
const stranger = (i = 0) => someone(app, { address: `10.9.${i}.1` })
const enter = (who: Person, email: string, otp: string) =>
  who.post('/api/auth/verify-credentials', { email, otp })
const enterReset = (who: Person, email: string, otp: string) =>
  who.post('/api/auth/verify-code', { email, otp })
const signUp = (who: Person, email: string, password = P) =>
  who.post('/api/auth/signup', { name: 'Ann Lee', email, password })
let words = 0
/** As somebody else would: with another password. */
const signUpAsOther = (who: Person, email: string) => signUp(who, email, `Oth3r-word-${++words}`)
const forgot = (who: Person, email: string) => who.post('/api/auth/forgot-password', { email })
const resend = (who: Person, email: string) => who.post('/api/auth/resend-code', { email })
const openLink = (who: Person, token?: string) => who.post('/api/auth/confirm-link', { token })
const mailsTo = async (email: string) => (await newestMail(app, email))?.count ?? 0

describe('wrong codes of strangers', () => {
  test.each([true, false])(
    'before and during a sign-up leave the owner’s code its tries (browsers: %s)',
    async (browser) => {
      const email = fresh()
      const owner = someone(app, { browser, address: '198.51.100.1' })
      const guess = () => enter(someone(app, { browser, address: '198.51.100.2' }), email, '0000')
      for (let i = 0; i < 10; i++) await guess()
      await signUp(owner, email)
      for (let i = 0; i < 10; i++) await guess()
      const code = await codeFor(app, email)
      expect((await enter(owner, email, otherCode(code))).body.code).toBe('accounts.codeInvalid')
      expect((await enter(owner, email, code)).status).toBe(200)
    },
  )

  test('with codes of their own from one network leave the owner a whole code’s tries', async () => {
    const email = fresh()
    const owner = someone(app)
    await register(app, email)
    for (let i = 0; i < 2; i++) {
      const thief = stranger()
      await forgot(thief, email)
      for (let j = 0; j < 5; j++) await enterReset(thief, email, '0000')
    }
    await forgot(owner, email)
    const code = await codeFor(app, email)
    for (let i = 0; i < 4; i++)
      expect((await enterReset(owner, email, otherCode(code))).body.code).toBe('accounts.codeInvalid')
    expect((await enterReset(owner, email, code)).status).toBe(200)
  })

  test('from many networks cost the owner one press on the link, for a reset and for a sign-up', async () => {
    const verified = fresh()
    const unverified = fresh()
    await register(app, verified)
    for (const [ask, askInName, try_, email] of [
      [forgot, forgot, enterReset, verified],
      [signUp, signUpAsOther, enter, unverified],
    ] as const) {
      for (let i = 0; i < 3; i++) {
        const thief = stranger(i)
        await askInName(thief, email)
        for (let j = 0; j < 5; j++) await try_(thief, email, '0000')
      }
      const owner = someone(app)
      await ask(owner, email)
      const { code = '', link } = (await newestMail(app, email)) ?? {}
      expect((await try_(owner, email, code)).body.code).toBe('accounts.linkRequired')
      expect((await openLink(someone(app), link)).status).toBe(200)
      for (let i = 0; i < 5; i++) await try_(stranger(i), email, '0000')
      expect((await try_(owner, email, code)).status).toBe(200)
    }
  })

  test('a code that strangers used up opens again with its link', async () => {
    const email = fresh()
    const owner = someone(app)
    await signUp(owner, email)
    const { code = '', link } = (await newestMail(app, email)) ?? {}
    for (let i = 0; i < 5; i++) await enter(owner, email, otherCode(code))
    expect((await enter(owner, email, code)).body.code).toBe('accounts.codeInvalid')
    await openLink(someone(app), link)
    expect((await enter(owner, email, code)).status).toBe(200)
  })

  test('an address that is known and one that is not are refused alike', async () => {
    const known = fresh()
    const unknown = fresh()
    await register(app, known)
    seconds(86_400)
    const said = async (email: string) => {
      const all = []
      for (let i = 0; i < 3; i++) {
        const thief = stranger(i)
        const asked = await forgot(thief, email)
        all.push([asked.status, asked.body.message])
        for (let j = 0; j < 6; j++) {
          const { status, body } = await enterReset(thief, email, '0000')
          all.push([status, body.code])
        }
      }
      for (let i = 3; i < 12; i++) {
        const { status, body } = await forgot(stranger(i), email)
        all.push([status, body.code ?? body.message])
      }
      return all
    }
    expect(await said(known)).toEqual(await said(unknown))
  })
})

describe('mails that strangers ask for', () => {
  test('six of them, from wherever, leave the owner a mail whose code opens', async () => {
    for (const networkOf of [() => 1, (i: number) => i]) {
      const email = fresh()
      await register(app, email)
      for (let i = 0; i < 6; i++) await forgot(stranger(networkOf(i)), email)
      const before = await mailsTo(email)
      const owner = someone(app, { address: '198.51.100.9' })
      expect((await forgot(owner, email)).status).toBe(200)
      expect(await mailsTo(email)).toBe(before + 1)
      expect((await enterReset(owner, email, await codeFor(app, email))).status).toBe(200)
    }
  })

  test.each([
    ['forgot-password', forgot, true],
    ['resend-code', resend, false],
    ['signup', signUpAsOther, false],
  ])('%s says that nothing is sent when nothing is', async (_, ask, isVerified) => {
    const email = fresh()
    if (isVerified) await register(app, email)
    else await signUp(someone(app), email)
    const answers = []
    for (let i = 0; i < 14; i++) {
      const before = await mailsTo(email)
      const { status, body, headers } = await ask(stranger(i), email)
      answers.push(status)
      expect(await mailsTo(email)).toBe(status === 200 ? before + 1 : before)
      if (status === 200) continue
      expect([status, body.code]).toEqual([429, 'accounts.mailsUsedUp'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(9)
    seconds(86_400)
    expect((await ask(someone(app), email)).status).toBe(200)
  })

  test('when they have used up all, the link of the newest one lets its browser choose a password, once', async () => {
    const email = fresh()
    await register(app, email)
    for (let i = 0; i < 14; i++) await forgot(stranger(i), email)
    const owner = someone(app)
    expect((await forgot(owner, email)).body.code).toBe('accounts.mailsUsedUp')
    const { link } = (await newestMail(app, email)) ?? {}
    seconds(20 * 3_600)
    const opened = await openLink(owner, link)
    expect([opened.status, opened.body.data.email]).toEqual([200, email])
    const reset = (who: Person, newPassword: string) =>
      who.post('/api/auth/reset-password', { email, newPassword })
    expect((await reset(stranger(1), 'Th3ft-word')).status).toBe(403)
    expect((await reset(owner, 'N3w-password')).status).toBe(200)
    expect((await openLink(owner, link)).status).toBe(400)
    expect((await reset(owner, 'N3wer-password')).status).toBe(403)
  })

  test('a link older than a day is none', async () => {
    const email = fresh()
    await register(app, email)
    await forgot(stranger(1), email)
    const { link } = (await newestMail(app, email)) ?? {}
    seconds(86_400)
    expect((await openLink(someone(app), link)).status).toBe(400)
  })

  test('a stranger’s wish for a new code ends nobody’s', async () => {
    const email = fresh()
    const owner = someone(app)
    await signUp(owner, email)
    const code = await codeFor(app, email)
    seconds(61)
    expect((await resend(stranger(), email)).status).toBe(200)
    expect(await codeFor(app, email)).not.toBe(code)
    expect((await enter(owner, email, code)).status).toBe(200)
    expect((await owner.post('/api/auth/login', { email, password: P })).status).toBe(200)
  })

  test('B17 a wish within the minute says that the last code is still the one', async () => {
    const email = fresh()
    const owner = someone(app)
    await signUp(owner, email)
    const { status, body } = await resend(owner, email)
    expect([status, body.message]).toEqual([
      200,
      'Your last code is less than a minute old. Please use that one.',
    ])
    expect(await mailsTo(email)).toBe(1)
  })

  test('spellings of one mailbox have thirty a day where limits hold', async () => {
    const { app: strict } = await createAccountsApp({ env: { RATE_LIMITS: 'default' } })
    const statuses = []
    for (let i = 0; i < 32; i++) {
      const who = someone(strict, { address: `10.8.${i}.1` })
      statuses.push((await forgot(who, `ann+${i}@example.com`)).status)
    }
    expect(statuses.indexOf(429)).toBe(30)
  })
})

describe('wrong passwords of strangers', () => {
  const logIn = (who: Person, email: string, password: string) =>
    who.post('/api/auth/login', { email, password })

  test('from one network make that network wait, not the owner on a new computer elsewhere', async () => {
    const email = fresh()
    await register(app, email)
    for (let i = 0; i < 8; i++) await logIn(stranger(), email, 'Wr0ng-one')
    expect((await logIn(stranger(), email, P)).status).toBe(429)
    expect((await logIn(someone(app, { address: '198.51.100.20' }), email, P)).status).toBe(200)
  })

  test('from many networks together are slowed down too', async () => {
    const email = fresh()
    await register(app, email)
    const statuses = []
    for (let i = 0; i < 30; i++) statuses.push((await logIn(stranger(i), email, 'Wr0ng-one')).status)
    expect(statuses.indexOf(429)).toBe(20)
  })
})
