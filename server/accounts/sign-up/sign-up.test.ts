/**
 * accounts: registering against somebody's will, with odd input, all
 * at once. Numbers name the security catalogue.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#contract/http/person.ts'
import {
  codeFor,
  newestMail,
  noPictures,
  register,
  someone,
  validPassword as P,
} from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { authRoutes } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ routes: (platform) => [authRoutes(platform, noPictures)] })
})
let n = 0
const fresh = () => `person${++n}@example.com`
const signUp = (email: string, more: object = {}, who = someone(app)) =>
  who.post('/api/auth/signup', { name: 'Ann Lee', email, password: P, ...more })
const logIn = (email: string, password: string) => someone(app).post('/api/auth/login', { email, password })
const countOf = async (table: 'users' | 'signups', email: string) =>
  (await app.platform.db.selectFrom(table).select('id').where('email', '=', email).execute()).length

test('A04 a long password with spaces, emoji and an underscore is kept to the letter', async () => {
  const email = fresh()
  const password = `  P4ss_ 🗝️ ${'word '.repeat(12)} `
  expect(password.length).toBeGreaterThanOrEqual(64)
  await register(app, email, { password })
  expect((await logIn(email, password)).status).toBe(200)
  for (const other of [password.trim(), password.toUpperCase(), password.normalize('NFD').slice(0, -1)])
    expect((await logIn(email, other)).status).toBe(401)
})

test('A06 an address with an account gets the same answer, member by member', async () => {
  const known = fresh()
  const unknown = fresh()
  await register(app, known)
  const a = await signUp(known)
  const b = await signUp(unknown)
  const shape = ({ status, body, headers }: typeof a) => [
    status,
    Object.keys(body),
    body.message,
    Object.keys(body.data),
    body.data.message,
    [...headers.keys()],
  ]
  expect(shape(a)).toEqual(shape(b))
  const lasts = (answer: typeof a) => Date.parse(answer.body.data.expiryTime as string) - Date.now()
  expect(Math.abs(lasts(a) - lasts(b))).toBeLessThan(60_000)
})

test('A07 nobody chooses their own role, state or id', async () => {
  const email = fresh()
  for (const extra of [{ role: 'Admin' }, { status: 'Approved' }, { emailVerified: true }, { userId: '1' }])
    expect((await signUp(email, extra)).status).toBe(400)
  expect(await countOf('signups', email)).toBe(0)
  const { answer } = await register(app, email)
  expect(answer.body.data.userInfo.role).toBe('User')
})

test('A08 J03 an address has one spelling, in small letters', async () => {
  const email = fresh()
  const upper = await signUp(email.toUpperCase())
  expect([upper.status, (upper.body as { fields?: object }).fields]).toEqual([
    400,
    { email: texts.emailInvalid },
  ])
  await register(app, email)
  await signUp(email)
  expect([await countOf('users', email), await countOf('signups', email)]).toEqual([1, 0])
})

test('O06 sixty-four sign-ups of one address, spelt in two ways: one account, one code', async () => {
  const email = fresh()
  const person = someone(app)
  const first = signUp(email, {}, person)
  const answers = await Promise.all([
    first,
    ...Array.from({ length: 63 }, (_, i) => signUp(i % 2 ? email.toUpperCase() : email)),
  ])
  const texts = (status: number) =>
    new Set(answers.filter((a) => a.status === status).map((a) => a.body.message))
  expect(answers.map((a) => a.status).toSorted()).toEqual([
    ...Array<number>(33).fill(200),
    ...Array<number>(31).fill(400),
  ])
  expect([texts(200).size, texts(400).size]).toEqual([1, 1])
  expect((await newestMail(app, email))?.count).toBe(1)
  const otp = await codeFor(app, email)
  const verified = await Promise.all(
    Array.from({ length: 8 }, () => person.post('/api/auth/verify-credentials', { email, otp })),
  )
  expect(verified.filter((a) => a.status === 200)).toHaveLength(1)
  expect([await countOf('users', email), await countOf('signups', email)]).toEqual([1, 0])
})

test('A12 what an attacker held before the owner verified is worth nothing afterwards', async () => {
  const email = fresh()
  const attacker = someone(app)
  const owner = someone(app)
  await signUp(email, { password: 'Attack3r!' }, attacker)
  const early = await codeFor(app, email)
  await attacker.post('/api/auth/login', { email, password: 'Attack3r!' })
  await signUp(email, {}, owner)
  expect(
    (await owner.post('/api/auth/verify-credentials', { email, otp: await codeFor(app, email) })).status,
  ).toBe(200)
  const late = [
    await attacker.post('/api/auth/verify-credentials', { email, otp: early }),
    await attacker.post('/api/auth/verify-code', { email, otp: early }),
    await attacker.post('/api/auth/login', { email, password: 'Attack3r!' }),
    await attacker.post('/api/auth/reset-password', { email, newPassword: 'Attack3r!2' }),
  ]
  expect(late.map((a) => a.status)).toEqual([400, 400, 401, 403])
})

describe('an agent’s application', () => {
  const apply = (more: object = {}) =>
    someone(app).post('/api/auth/signup-agent', {
      name: 'Ann Lee',
      email: fresh(),
      password: P,
      phone: { country: 'IN', number: '9876543210' },
      agencyName: 'Hale and Orchard',
      country: 'IN',
      description: 'Homes in the west.',
      ...more,
    })

  test.each([
    ['nine', 'x'.repeat(9), 400],
    ['ten', 'x'.repeat(10), 200],
    ['five hundred', 'x'.repeat(500), 200],
    ['five hundred and one', 'x'.repeat(501), 400],
    ['ten emoji', '🏡'.repeat(10), 200],
    ['five hundred emoji', '🏡'.repeat(500), 200],
    ['nine letters with an accent apart', 'e\u0301'.repeat(9), 400],
    ['ten between spaces', `   ${'x'.repeat(10)}   `, 200],
    ['nine and a sign nobody sees', `${'x'.repeat(9)}\u202e`, 400],
  ])('J22 a description of %s characters', async (_, description, status) => {
    expect((await apply({ description })).status).toBe(status)
  })

  test.each(['Hale\u202eorchard', 'Hale\u200borchard', 'Hale\norchard', 'Hale\u0007', '\u2066Hale\u2069'])(
    'J21 a name of an agency with signs nobody sees: %j',
    async (agencyName) => {
      expect((await apply({ agencyName })).status).toBe(400)
    },
  )

  test.each([
    ['IN', '5876543210'],
    ['IN', '+'],
    ['IN', '📞'],
    ['IN', '9'.repeat(251)],
    ['GB', '1'],
    ['XX', '9876543210'],
  ])('J04 the telephone number %s %s', async (country, number) => {
    expect((await apply({ phone: { country, number } })).status).toBe(400)
  })

  test('G10 nobody approves themselves', async () => {
    for (const extra of [
      { status: 'Approved' },
      { approval: 'approved' },
      { role: 'Admin' },
      { agencyId: '1' },
    ])
      expect((await apply(extra)).status).toBe(400)
    const { person, access, userId } = await register(app, fresh())
    const bearer = { authorization: `Bearer ${access}` }
    for (const wish of [
      { role: 'Admin' },
      { approval: 'approved' },
      { agencyId: userId },
      { emailVerified: true },
    ])
      expect((await person.call('PATCH', '/api/meridian/profile', wish, bearer)).status).toBe(400)
    expect((await person.get('/api/trg/verify', access)).body.data.role).toBe('User')
  })
})
