/** accounts: changing the address, sessions, export and deletion. Numbers name the security catalogue. */
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
import { authRoutes } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ routes: (platform) => [authRoutes(platform, noPictures)] })
})
let n = 0
const fresh = () => `person${++n}@example.com`
const verify = (token?: string) => someone(app).get('/api/trg/verify', token)

describe('change of e-mail', () => {
  test('E01 E02 E04 E09 E10', async () => {
    const email = fresh()
    const newEmail = fresh()
    const { person, access } = await register(app, email)
    const bearer = { authorization: `Bearer ${access}` }
    expect(
      (
        await person.call(
          'PATCH',
          '/api/meridian/profile',
          { email: newEmail, password: 'Wr0ng-one' },
          bearer,
        )
      ).status,
    ).toBe(403)
    const started = await person.call(
      'PATCH',
      '/api/meridian/profile',
      { email: newEmail, password: P },
      bearer,
    )
    expect([started.status, typeof started.body.data.expiryTime]).toEqual([200, 'string'])
    expect(await newestMail(app, email)).toMatchObject({ kind: 'emailChangeStarted' })
    const otp = await codeFor(app, newEmail)
    const confirm = (body: object, headers = bearer) => person.post('/api/auth/change-email', body, headers)
    expect((await person.post('/api/auth/change-email', { email, newEmail, otp })).status).toBe(401)
    expect((await confirm({ email: fresh(), newEmail, otp })).status).toBe(403)
    expect((await confirm({ email, newEmail, otp: otherCode(otp) })).status).toBe(400)
    const done = await confirm({ email, newEmail, otp })
    expect(done.body.data.userInfo).toMatchObject({ email: newEmail })
    expect((await someone(app).post('/api/auth/login', { email, password: P })).status).toBe(401)
    expect((await someone(app).post('/api/auth/login', { email: newEmail, password: P })).status).toBe(200)
    const { link } = (await newestMail(app, email)) as { link: string }
    expect((await someone(app).post('/api/auth/revert-email', { token: link })).status).toBe(200)
    expect((await verify(access)).status).toBe(401)
  })
})

describe('profile', () => {
  test('sessions are listed, ended one by one, and strangers’ are not found', async () => {
    const a = await register(app, fresh())
    const b = await register(app, fresh())
    const email = String(a.answer.body.data.userInfo.email)
    const second = await someone(app).post('/api/auth/login', { email, password: P })
    type Sessions = { items: { id: string; current: boolean }[] }
    const list = await a.person.get<Sessions>('/api/meridian/profile/sessions', a.access)
    const { items } = list.body.data
    expect(items.map((s) => s.current).toSorted()).toEqual([false, true])
    const other = items.find((s) => !s.current)?.id
    const end = (token: string) =>
      a.person.call('DELETE', `/api/meridian/profile/sessions/${other}`, undefined, {
        authorization: `Bearer ${token}`,
      })
    expect((await end(b.access)).status).toBe(404)
    expect((await end(a.access)).status).toBe(200)
    expect((await verify(second.body.data.access_token)).status).toBe(401)
  })

  test('export holds the account, deletion ends it', async () => {
    const { person, access, answer } = await register(app, fresh())
    const email = String(answer.body.data.userInfo.email)
    const exported = await person.get('/api/meridian/profile/export', access)
    expect(exported.body.data.account).toMatchObject({ email })
    const remove = (password: string) =>
      person.post('/api/meridian/profile/delete', { password }, { authorization: `Bearer ${access}` })
    expect((await remove('Wr0ng-one')).status).toBe(403)
    expect((await remove(P)).status).toBe(200)
    expect((await verify(access)).status).toBe(401)
    expect((await someone(app).post('/api/auth/login', { email, password: P })).status).toBe(401)
  })
})
