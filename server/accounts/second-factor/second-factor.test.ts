/** accounts: the second step of signing in, over HTTP against a real database. */
import { describe, expect, test } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { codeFor, newestMail, register, someone, validPassword as P } from '#tests/support/accounts.ts'
import { createAccountsApp } from '#tests/support/accounts-app.ts'
import { newRecoveryCodes, seal, totpStep, unseal } from './totp.ts'

const { app, clock, fresh, seconds } = await createAccountsApp()
const codeNow = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })
const wrongFor = (secret: string) => String((Number(codeNow(secret)) + 77_777) % 1_000_000).padStart(6, '0')
const own = '/api/meridian/profile/second-factor'
const aware = { 'accept-second-factor': 'totp' }

/** What beginning, and what confirming, answers. */
type Setup = { secret: string; uri: string; recoveryCodes: string[] }

/** An Agent who is signed in. */
async function agent() {
  const email = fresh()
  const { person, access, userId } = await register(app, email)
  await app.platform.db.updateTable('users').set({ role: 'Agent' }).where('id', '=', userId).execute()
  const bearer = { authorization: `Bearer ${access}` }
  const ask = (path: string, body: object) => person.post<Setup>(`${own}${path}`, body, bearer)
  return { email, person, access, userId, ask }
}

/** An Agent whose second step is on, a step of time later, so that the next code is fresh. */
async function guardedAgent() {
  const someAgent = await agent()
  const begun = await someAgent.ask('', { password: P })
  const secret = begun.body.data.secret
  const on = await someAgent.ask('/confirm', { code: codeNow(secret) })
  seconds(30)
  return { ...someAgent, secret, recoveryCodes: on.body.data.recoveryCodes }
}

type Person = ReturnType<typeof someone>
const logIn = (person: Person, email: string, headers: Record<string, string> = aware) =>
  person.post('/api/auth/login', { email, password: P }, headers)
async function challenged(person: Person, email: string): Promise<string> {
  const { status, body } = await logIn(person, email)
  expect([status, body.code]).toEqual([403, 'accounts.secondFactor'])
  return String(body.challenge)
}
const enter = (person: Person, challenge: string, code: string) =>
  person.post('/api/auth/second-factor', { challenge, code })
const auditOf = async (userId: string) =>
  (await app.platform.db.selectFrom('audit_log').select('action').where('target', '=', userId).execute()).map(
    ({ action }) => action,
  )

describe('switching it on', () => {
  test('needs the password, a right code, and the role of Agent or Admin', async () => {
    const { ask, userId, email } = await agent()
    expect((await ask('', { password: 'Wr0ng-one' })).status).toBe(403)
    const begun = await ask('', { password: P })
    const secret = begun.body.data.secret
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.body.data.uri).toBe(
      `otpauth://totp/Meridian:${encodeURIComponent(email)}?issuer=Meridian&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect((await ask('/confirm', { code: wrongFor(secret) })).body.code).toBe('accounts.secondFactorInvalid')
    const other = someone(app)
    expect((await logIn(other, email)).status).toBe(200)
    const on = await ask('/confirm', { code: codeNow(secret) })
    expect(new Set(on.body.data.recoveryCodes).size).toBe(10)
    expect((await newestMail(app, email))?.kind).toBe('secondFactorOn')
    expect((await ask('', { password: P })).body.code).toBe('accounts.secondFactorOn')
    expect(await auditOf(userId)).toContain('accounts.secondFactorOn')
    const { person, access } = await register(app, fresh())
    const asUser = await person.post(own, { password: P }, { authorization: `Bearer ${access}` })
    expect([asUser.status, asUser.body.code]).toEqual([403, 'accounts.roleNeeded'])
  })

  test('ends every other session and keeps this one', async () => {
    const { ask, email, person, access } = await agent()
    const other = await logIn(someone(app), email)
    const { secret } = (await ask('', { password: P })).body.data
    await ask('/confirm', { code: codeNow(String(secret)) })
    expect((await person.get('/api/trg/verify', access)).status).toBe(200)
    expect((await person.get('/api/trg/verify', other.body.data.access_token)).status).toBe(401)
  })

  test('secret and recovery codes are nowhere in the database as they are', async () => {
    const { userId, secret, recoveryCodes } = await guardedAgent()
    const { db } = app.platform
    const rows = JSON.stringify([
      await db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).execute(),
      await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', userId).execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ])
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((c) => c.replace('-', ''))])
      expect(rows).not.toContain(hidden)
  })
})

describe('signing in', () => {
  test('takes password and code; a program that does not ask for the code gets no challenge', async () => {
    const { email, secret } = await guardedAgent()
    const unaware = await logIn(someone(app), email, {})
    expect([unaware.status, unaware.body.code]).toEqual([403, 'accounts.secondFactor'])
    expect(unaware.body).not.toHaveProperty('challenge')
    const person = someone(app)
    const { status, body } = await enter(person, await challenged(person, email), codeNow(secret))
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ status: 'Approved', userInfo: { email, role: 'Agent' } })
    expect((await person.get('/api/trg/verify', body.data.access_token)).status).toBe(200)
  })

  test('a code is taken once, in one of 8 parallel tries', async () => {
    const { email, secret } = await guardedAgent()
    const people = Array.from({ length: 8 }, () => someone(app))
    const challenges = await Promise.all(people.map((person) => challenged(person, email)))
    const code = codeNow(secret)
    const answers = await Promise.all(people.map((person, i) => enter(person, challenges[i] as string, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    seconds(900)
    const later = someone(app)
    const again = await enter(later, await challenged(later, email), code)
    expect([again.status, again.body.code]).toEqual([400, 'accounts.secondFactorInvalid'])
  })

  test('the code of the step before is still good, and then no earlier one', async () => {
    const { email, secret } = await guardedAgent()
    const early = codeNow(secret)
    seconds(30)
    const present = codeNow(secret)
    const person = someone(app)
    expect((await enter(person, await challenged(person, email), present)).status).toBe(200)
    expect((await enter(person, await challenged(person, email), early)).status).toBe(400)
    seconds(90)
    expect((await enter(person, await challenged(person, email), present)).status).toBe(400)
  })

  test('a challenge is good for five tries, five minutes and one browser', async () => {
    const { email, secret } = await guardedAgent()
    const person = someone(app)
    const thief = someone(app)
    const stolen = await challenged(person, email)
    await logIn(thief, email)
    expect((await enter(thief, stolen, codeNow(secret))).body.code).toBe('accounts.challengeExpired')
    const slow = await challenged(person, email)
    seconds(301)
    expect((await enter(person, slow, codeNow(secret))).body.code).toBe('accounts.challengeExpired')
    const tried = await challenged(person, email)
    for (let i = 0; i < 5; i++) {
      expect((await enter(person, tried, wrongFor(secret))).body.code).toBe('accounts.secondFactorInvalid')
      seconds(i < 4 ? 0 : 60)
    }
    expect((await enter(person, tried, codeNow(secret))).body.code).toBe('accounts.challengeExpired')
  })

  test('wrong codes in a row are slowed down, told to the owner and audited', async () => {
    const { email, secret, userId } = await guardedAgent()
    const person = someone(app)
    const first = await challenged(person, email)
    for (let i = 0; i < 5; i++) await enter(person, first, wrongFor(secret))
    expect((await newestMail(app, email))?.kind).toBe('secondFactorWrong')
    const second = await challenged(person, email)
    const refused = await enter(person, second, codeNow(secret))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await auditOf(userId)).filter((action) => action === 'accounts.secondFactorWrong')).toHaveLength(
      5,
    )
    seconds(2)
    expect((await enter(person, second, codeNow(secret))).status).toBe(200)
  })

  test('a reset of the password does not get around it', async () => {
    const { email } = await guardedAgent()
    const person = someone(app)
    await person.post('/api/auth/forgot-password', { email })
    await person.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
    const password = 'Copper_Kettle7'
    expect((await person.post('/api/auth/reset-password', { email, newPassword: password })).status).toBe(200)
    const answer = await person.post('/api/auth/login', { email, password }, aware)
    expect([answer.status, answer.body.code]).toEqual([403, 'accounts.secondFactor'])
  })
})

describe('recovery codes', () => {
  test('each works once, with or without its dash, and the owner is told', async () => {
    const { email, recoveryCodes, person, access } = await guardedAgent()
    const [code = ''] = recoveryCodes
    const stranger = someone(app)
    const typed = ` ${code.replace('-', '').toUpperCase()}`
    expect((await enter(stranger, await challenged(stranger, email), typed)).status).toBe(200)
    expect((await newestMail(app, email))?.kind).toBe('recoveryCodeUsed')
    expect((await enter(stranger, await challenged(stranger, email), code)).status).toBe(400)
    expect((await person.get(own, access)).body.data).toMatchObject({ recoveryCodesLeft: 9 })
  })

  test('new ones need the password and end the old ones', async () => {
    const { email, recoveryCodes, ask } = await guardedAgent()
    expect((await ask('/recovery-codes', { password: 'Wr0ng-one' })).status).toBe(403)
    const fewer = await ask('/recovery-codes', { password: P })
    expect(fewer.body.data.recoveryCodes).toHaveLength(10)
    const person = someone(app)
    expect((await enter(person, await challenged(person, email), recoveryCodes[1] as string)).status).toBe(
      400,
    )
  })
})

test('switching it off needs the password, is told and audited, and the password alone signs in again', async () => {
  const { email, ask, userId } = await guardedAgent()
  expect((await ask('/remove', { password: 'Wr0ng-one' })).status).toBe(403)
  expect((await ask('/remove', { password: P })).status).toBe(200)
  expect((await newestMail(app, email))?.kind).toBe('secondFactorOff')
  expect(await auditOf(userId)).toContain('accounts.secondFactorOff')
  expect((await logIn(someone(app), email, {})).status).toBe(200)
  expect((await ask('/remove', { password: P })).body.code).toBe('accounts.secondFactorOff')
})

test('passwords asked for once more cannot be guessed in a row', async () => {
  const { ask } = await agent()
  for (let i = 0; i < 5; i++) expect((await ask('', { password: `Wr0ng-${i}` })).status).toBe(403)
  expect((await ask('', { password: P })).status).toBe(429)
})

test('a sealed secret opens for its owner and its application only', () => {
  const sealed = seal('one secret', 'ann', 'JBSWY3DP')
  expect(unseal('one secret', 'ann', sealed)).toBe('JBSWY3DP')
  expect(() => unseal('one secret', 'bob', sealed)).toThrow('unable to authenticate')
  expect(() => unseal('another', 'ann', sealed)).toThrow('unable to authenticate')
  const last = sealed.at(-1) === 'A' ? 'B' : 'A'
  expect(() => unseal('one secret', 'ann', `${sealed.slice(0, -2)}${last}${last}`)).toThrow(
    'unable to authenticate',
  )
})

test('codes are those of RFC 6238, and recovery codes are easy to read', () => {
  const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32
  expect(totpStep(secret, '287082', new Date(59_000))).toBe(1)
  expect(totpStep(secret, '081804', new Date(1_111_111_109_000))).toBe(37_037_036)
  expect(totpStep(secret, '081805', new Date(1_111_111_109_000))).toBeNull()
  for (const code of newRecoveryCodes()) expect(code).toMatch(/^[a-km-np-z2-9]{5}-[a-km-np-z2-9]{5}$/)
})
