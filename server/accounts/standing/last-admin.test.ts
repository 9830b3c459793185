/** accounts: the last Admin stays, however many leave at once. */
import { beforeEach, describe, expect, test } from 'vitest'
import { portalRoutes } from '#server/portal/index.ts'
import { noPictures, register, someone, validPassword as P } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { authRoutes } from '../index.ts'

let app: TestApp
let n = 0
beforeEach(async () => {
  app ??= await createTestApp({
    routes: (platform) => [authRoutes(platform, noPictures), portalRoutes(platform)],
  })
  await app.platform.db.updateTable('users').set({ role: 'User', suspended_at: null }).execute()
})

async function admin() {
  const account = await register(app, `admin${++n}@example.com`)
  await app.platform.db
    .updateTable('users')
    .set({ role: 'Admin', duties: ['own'] })
    .where('id', '=', account.userId)
    .execute()
  const bearer = { authorization: `Bearer ${account.access}` }
  const act = (path: string, body: object) =>
    account.person.post(`/api/meridian/portal/users/${path}`, body, bearer)
  return {
    ...account,
    remove: () => account.person.post('/api/meridian/profile/delete', { password: P }, bearer),
    suspend: (id: string) => act(`${id}/suspend`, { reason: 'no longer here' }),
    demote: (id: string) => act(`${id}/role`, { role: 'User' }),
  }
}
const admins = async () =>
  (
    await app.platform.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'Admin')
      .where('suspended_at', 'is', null)
      .execute()
  ).length

test('cannot delete the account, and is told why', async () => {
  const last = await admin()
  const refused = await last.remove()
  expect([refused.status, refused.body.code]).toEqual([409, 'accounts.lastAdmin'])
  expect((await last.person.get('/api/trg/verify', last.access)).status).toBe(200)
  await admin()
  expect((await last.remove()).status).toBe(200)
  expect(await admins()).toBe(1)
})

test('can be neither suspended nor demoted; a suspended one does not count, and may be demoted', async () => {
  const last = await admin()
  const gone = await admin()
  expect((await last.suspend(gone.userId)).status).toBe(200)
  for (const act of [last.suspend, last.demote])
    expect((await act(last.userId)).body.code).toBe('accounts.lastAdmin')
  expect((await last.remove()).body.code).toBe('accounts.lastAdmin')
  expect((await last.demote(gone.userId)).status).toBe(200)
  expect(await admins()).toBe(1)
})

describe('at once', () => {
  type Admin = Awaited<ReturnType<typeof admin>>
  test.each<[string, (a: Admin, b: Admin) => Promise<{ status: number }>[]]>([
    ['both delete their accounts', (a, b) => [a.remove(), b.remove()]],
    ['each suspends the other', (a, b) => [a.suspend(b.userId), b.suspend(a.userId)]],
    ['each demotes the other', (a, b) => [a.demote(b.userId), b.demote(a.userId)]],
    ['one leaves, the other demotes themselves', (a, b) => [a.remove(), b.demote(b.userId)]],
    ['one leaves while suspending the other', (a, b) => [a.suspend(b.userId), b.remove(), a.remove()]],
  ])('%s: one of two stays', async (_, acts) => {
    for (let round = 0; round < 4; round++) {
      await app.platform.db.updateTable('users').set({ role: 'User', suspended_at: null }).execute()
      const statuses = (await Promise.all(acts(await admin(), await admin()))).map(({ status }) => status)
      for (const status of statuses) expect(status).toBeOneOf([200, 401, 403, 404, 409])
      expect(await admins()).toBe(1)
    }
  })
})

test('nobody else is asked', async () => {
  await admin()
  const user = await register(app, `user${++n}@example.com`)
  const bearer = { authorization: `Bearer ${user.access}` }
  expect((await user.person.post('/api/meridian/profile/delete', { password: P }, bearer)).status).toBe(200)
  expect((await someone(app).get('/api/trg/verify', user.access)).status).toBe(401)
})
