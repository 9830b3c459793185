/**
 * accounts: codes that are guessed, crossed, resent and entered at the same
 * moment. Numbers name the security catalogue.
 */
import { describe, expect, test } from 'vitest'
import { durationWords } from '#contract/vocabulary/durations.ts'
import {
  codeFor,
  newestMail,
  otherCode,
  register,
  someone,
  validPassword as P,
} from '#tests/support/accounts.ts'
import { createAccountsApp } from '#tests/support/accounts-app.ts'
import { siteBreaker } from '../ground/codes.rules.ts'

const { app, clock, fresh, seconds } = await createAccountsApp()
type Person = ReturnType<typeof someone>
const enter = (who: Person, email: string, otp: unknown) =>
  who.post('/api/auth/verify-credentials', { email, otp })
const enterReset = (who: Person, email: string, otp: string) =>
  who.post('/api/auth/verify-code', { email, otp })
const forgot = (who: Person, email: string) => who.post('/api/auth/forgot-password', { email })

/** Somebody whose code is under way. */
async function signedUp() {
  const email = fresh()
  const person = someone(app)
  await person.post('/api/auth/signup', { name: 'Ann Lee', email, password: P })
  return { email, person, code: await codeFor(app, email) }
}
const triesOf = async (email: string) =>
  (
    await app.platform.db
      .selectFrom('auth_flows')
      .select('attempts')
      .where('email', '=', email)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
  ).attempts

describe('one code', () => {
  test('B04 four wrong tries leave the fifth', async () => {
    const { email, person, code } = await signedUp()
    for (let i = 0; i < 4; i++) expect((await enter(person, email, otherCode(code))).status).toBe(400)
    expect((await enter(person, email, code)).status).toBe(200)
  })

  test('B05 B06 lives 300 seconds and not one longer', async () => {
    const late = await signedUp()
    const early = await signedUp()
    seconds(299)
    expect((await enter(early.person, early.email, early.code)).status).toBe(200)
    seconds(2)
    expect((await enter(late.person, late.email, late.code)).body.code).toBe('accounts.codeInvalid')
  })

  test('B11 is worth nothing for an account that is verified already', async () => {
    const { email, person, code } = await signedUp()
    await enter(person, email, code)
    for (const otp of [code, otherCode(code)])
      expect((await enter(person, email, otp)).body.code).toBe('accounts.codeInvalid')
  })

  test.each([
    1234,
    '12 34',
    '１２３４',
    '12345',
    '',
    null,
    [1, 2, 3, 4],
    { $gt: '' },
    '1234\n',
    '-123',
    '1e03',
  ])('B20 %j is no code and costs no try', async (otp) => {
    const { email, person } = await signedUp()
    for (const path of ['verify-credentials', 'verify-code'])
      expect((await person.post(`/api/auth/${path}`, { email, otp })).body.code).toBe('common.invalid')
    expect(await triesOf(email)).toBe(0)
  })

  test('B09 of a change of address opens neither sign-in nor reset', async () => {
    const email = fresh()
    const newEmail = fresh()
    const { person, access } = await register(app, email)
    const bearer = { authorization: `Bearer ${access}` }
    await person.call('PATCH', '/api/meridian/profile', { email: newEmail, password: P }, bearer)
    const otp = await codeFor(app, newEmail)
    for (const address of [email, newEmail])
      for (const path of ['verify-credentials', 'verify-code'])
        expect((await person.post(`/api/auth/${path}`, { email: address, otp })).body.code).toBe(
          'accounts.codeInvalid',
        )
    expect(
      (await person.post('/api/auth/reset-password', { email, newPassword: 'N3w-password' })).status,
    ).toBe(403)
    expect((await person.post('/api/auth/change-email', { email, newEmail, otp }, bearer)).status).toBe(200)
  })
})

describe('guessing', () => {
  test('B12 B13 wrong codes of an address add up over codes and purposes; then only link and code open', async () => {
    const email = fresh()
    const { person } = await register(app, email)
    await forgot(person, email)
    const first = await codeFor(app, email)
    for (let i = 0; i < 5; i++) await enterReset(person, email, otherCode(first))
    for (let i = 0; i < 5; i++) await enter(person, email, '0000')
    seconds(61)
    await forgot(person, email)
    const mail = await newestMail(app, email)
    const alone = await enterReset(person, email, mail?.code ?? '')
    expect([alone.status, alone.body.code]).toEqual([400, 'accounts.linkRequired'])
    await person.post('/api/auth/confirm-link', { token: mail?.link })
    expect((await enterReset(person, email, mail?.code ?? '')).status).toBe(200)
  })

  test('B12 a sign-up with too many wrong codes needs the link of its mail, until the day is over', async () => {
    const { email, person, code } = await signedUp()
    for (let i = 0; i < 5; i++) await enter(person, email, otherCode(code))
    seconds(301)
    await person.post('/api/auth/resend-code', { email })
    const { code: second = '', link } = (await newestMail(app, email)) ?? {}
    for (const otp of [otherCode(second), second])
      expect((await enter(person, email, otp)).body.code).toBe('accounts.linkRequired')
    expect((await someone(app).post('/api/auth/confirm-link', { token: link })).status).toBe(200)
    for (let i = 0; i < 4; i++)
      expect((await enter(person, email, otherCode(second))).body.code).toBe('accounts.codeInvalid')
    expect((await enter(person, email, second)).status).toBe(200)
    const other = await signedUp()
    for (let i = 0; i < 5; i++) await enter(other.person, other.email, otherCode(other.code))
    seconds(86_400)
    await other.person.post('/api/auth/resend-code', { email: other.email })
    expect((await enter(other.person, other.email, await codeFor(app, other.email))).status).toBe(200)
  })

  test('B16 the link alone confirms nothing twice, and its mail is not opened by looking', async () => {
    const email = fresh()
    const { person, userId } = await register(app, email)
    await app.platform.db
      .updateTable('users')
      .set({ role: 'Admin', duties: ['own'] })
      .where('id', '=', userId)
      .execute()
    await forgot(person, email)
    const mail = await newestMail(app, email)
    expect((await enterReset(person, email, mail?.code ?? '')).body.code).toBe('accounts.codeInvalid')
    const looked = await person.call('GET', `/api/auth/confirm-link?token=${mail?.link}`)
    expect(looked.status).toBe(405)
    expect((await enterReset(person, email, mail?.code ?? '')).body.code).toBe('accounts.codeInvalid')
    for (let i = 0; i < 2; i++)
      expect((await someone(app).post('/api/auth/confirm-link', { token: mail?.link })).status).toBe(200)
    expect((await person.post('/api/auth/confirm-link', { token: 'x'.repeat(22) })).status).toBe(400)
    expect((await enterReset(person, email, mail?.code ?? '')).status).toBe(200)
  })

  test('B15 when the whole site is guessed at, every reset needs its link and sign-ups go on', async () => {
    const email = fresh()
    const { person } = await register(app, email)
    for (let i = 0; i < siteBreaker.most / 5; i++) {
      const victim = fresh()
      const attacker = someone(app)
      await forgot(attacker, victim)
      for (let j = 0; j < 5; j++) await enterReset(attacker, victim, '0000')
    }
    await forgot(person, email)
    const mail = await newestMail(app, email)
    expect((await enterReset(person, email, mail?.code ?? '')).body.code).toBe('accounts.linkRequired')
    await person.post('/api/auth/confirm-link', { token: mail?.link })
    expect((await enterReset(person, email, mail?.code ?? '')).status).toBe(200)
    const other = await signedUp()
    expect((await enter(other.person, other.email, other.code)).status).toBe(200)
    const told = await app.platform.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'accounts.siteBreaker')
    expect(await told.execute()).toHaveLength(1)
    seconds(siteBreaker.heldSeconds)
    const later = fresh()
    const again = someone(app)
    await register(app, later)
    await forgot(again, later)
    expect((await enterReset(again, later, await codeFor(app, later))).status).toBe(200)
  })
})

describe('resending', () => {
  test('B19 three times each: unknown, verified and unverified addresses go on alike', async () => {
    const { email: unverified } = await signedUp()
    const verified = fresh()
    const unknown = fresh()
    await register(app, verified)
    const before = (await newestMail(app, verified))?.count
    seconds(61)
    const seen: Record<string, unknown[]> = {}
    const people = new Map([unverified, verified, unknown].map((email) => [email, someone(app)]))
    for (let round = 0; round < 3; round++) {
      for (const [email, who] of people) {
        const { status, body } = await who.post('/api/auth/resend-code', { email })
        const left = Date.parse(body.data.expiryTime as string) - clock.now().getTime()
        seen[email] = [...(seen[email] ?? []), [status, body.message, Object.keys(body.data), left]]
      }
      seconds(30)
    }
    expect(seen[verified]).toEqual(seen[unknown])
    expect(seen[unverified]).toEqual(seen[unknown])
    expect((await newestMail(app, verified))?.count).toBe(before)
    expect(await newestMail(app, unknown)).toBeUndefined()
    expect((await newestMail(app, unverified))?.count).toBe(3)
  })

  test('O07 entering and resending at once: the old code or the new one, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const { email, person, code } = await signedUp()
      seconds(61)
      const [entered] = await Promise.all([
        enter(person, email, code),
        person.post('/api/auth/resend-code', { email }),
      ])
      const newer = await codeFor(app, email)
      const then = newer === code ? [] : [await enter(person, email, newer)]
      expect([entered, ...then].filter((a) => a.status === 200)).toHaveLength(1)
    }
  })
})

test.each([
  ['90s', '90 seconds'],
  ['10m', '10 minutes'],
  ['60s', '1 minute'],
])('with CODE_TTL=%s the mail says %s, for every purpose, and the answer means it', async (ttl, words) => {
  const { app: odd, clock: stepped } = await createAccountsApp({ env: { CODE_TTL: ttl } })
  const email = 'ann@example.com'
  const newEmail = 'new@example.com'
  const person = someone(odd)
  const said = async (to: string) =>
    (
      await odd.platform.db
        .selectFrom('mails')
        .select('body')
        .where('to_address', '=', to)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).body
  const signedUp = await person.post('/api/auth/signup', { name: 'Ann Lee', email, password: P })
  const life = Date.parse(signedUp.body.data.expiryTime as string) - stepped.now().getTime()
  expect(words).toBe(durationWords(life / 1_000))
  expect(await said(email)).toContain(`It works for ${words}.`)
  stepped.advance(life + 1)
  const again = await person.post('/api/auth/resend-code', { email })
  expect(Date.parse(again.body.data.expiryTime as string) - stepped.now().getTime()).toBe(life)
  expect(await said(email)).toContain(`It works for ${words}.`)
  const entered = await person.post('/api/auth/verify-credentials', { email, otp: await codeFor(odd, email) })
  const bearer = { authorization: `Bearer ${entered.body.data.access_token}` }
  await person.call('PATCH', '/api/meridian/profile', { email: newEmail, password: P }, bearer)
  expect(await said(newEmail)).toContain(`It works for ${words}.`)
  stepped.advance(61_000)
  await someone(odd).post('/api/auth/forgot-password', { email })
  expect(await said(email)).toContain(`It works for ${words}.`)
})
