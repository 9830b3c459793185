/** portal: people and applications over HTTP. Numbers name the security catalogue. */
import { beforeAll, describe, expect, test } from 'vitest'
import { authRoutes } from '#server/accounts/index.ts'
import { portal } from '#contract/accounts/portal.ts'
import { codeFor, newestMail, register, someone, validPassword, noPictures } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { anAccount } from '#tests/support/enquiries.ts'
import { auditRoutes, portalRoutes } from './index.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof register>>
beforeAll(async () => {
  app = await createTestApp({
    routes: (platform) => [authRoutes(platform, noPictures), portalRoutes(platform), auditRoutes(platform)],
  })
  admin = await register(app, 'admin@example.com')
  const owner = { role: 'Admin', duties: ['own'] }
  await app.platform.db.updateTable('users').set(owner).where('id', '=', admin.userId).execute()
})
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const post = (path: string, body: unknown = {}, token = admin.access) =>
  someone(app).post(path, body, bearer(token))

/** What Admins see of a person. */
type Seen = {
  audit: { action: string }[]
  sessions: { id: string }[]
  suspension: object | null
  decision: object | null
  application: { dueAt: string }
}
const seen = async (id: string) =>
  (await someone(app).get<Seen>(`/api/meridian/portal/users/${id}`, admin.access)).body.data

async function anAgent(email: string, agencyName: string) {
  const person = someone(app)
  const application = {
    phone: { country: 'IN', number: '9876543210' },
    agencyName,
    country: 'IN',
    description: 'Homes by the sea.',
  }
  await person.post('/api/auth/signup-agent', {
    name: 'Asha Example',
    email,
    password: validPassword,
    ...application,
  })
  await person.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
  const row = await app.platform.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { person, id: row.id }
}

describe('guards', () => {
  const paths = Object.values(portal).map((e) => ({
    method: e.method,
    path: e.path.replaceAll(/:(id|sessionId)/g, '01890000-0000-7000-8000-000000000000'),
  }))

  test.each(paths)('G01 G03 $method $path is for Admins', async ({ method, path }) => {
    const { access } = await register(app, `user${Math.random().toString(36).slice(2)}@example.com`)
    const body = method === 'GET' ? undefined : { reason: 'a reason', role: 'User' }
    const wellFormed = path.endsWith('/role')
      ? { role: 'User' }
      : /suspend|reject/.test(path)
        ? { reason: 'a reason' }
        : {}
    expect((await someone(app).call(method, path, body && wellFormed)).status).toBe(401)
    expect((await someone(app).call(method, path, body && wellFormed, bearer(access))).status).toBe(403)
  })
})

describe('applications', () => {
  test('O12 two Admins who approve and reject at once: one decides, the other is refused, one mail leaves', async () => {
    const { person, id } = await anAgent('asha@example.com', 'Seaward Homes')
    const other = await anAccount(app, 'other-admin@example.com', { role: 'Admin' })
    const waiting = await someone(app).get('/api/meridian/portal/agents', admin.access)
    expect(waiting.body.data.items).toMatchObject([
      { userId: id, agencyName: 'Seaward Homes', existingAgency: null },
    ])
    const answers = await Promise.all([
      post(`/api/meridian/portal/agents/${id}/approve`),
      other.call('POST', `/api/meridian/portal/agents/${id}/reject`, { reason: 'No licence' }),
    ])
    expect(answers.map((a) => a.status).toSorted()).toEqual([200, 409])
    const mails = await app.platform.db
      .selectFrom('mails')
      .select('kind')
      .where('to_address', '=', 'asha@example.com')
      .where('kind', 'in', ['agentApproved', 'agentRejected'])
      .execute()
    expect(mails).toHaveLength(1)
    const login = await person.post('/api/auth/login', { email: 'asha@example.com', password: validPassword })
    expect(login.status).toBe(mails[0]?.kind === 'agentApproved' ? 200 : 403)
  })

  test('rejecting tells the reason and closes the door', async () => {
    const { person, id } = await anAgent('ravi@example.com', 'Hill Homes')
    expect(
      (await post(`/api/meridian/portal/agents/${id}/reject`, { reason: 'The licence could not be found.' }))
        .status,
    ).toBe(200)
    expect(await newestMail(app, 'ravi@example.com')).toMatchObject({ kind: 'agentRejected' })
    expect(
      (await person.post('/api/auth/login', { email: 'ravi@example.com', password: validPassword })).body
        .code,
    ).toBe('accounts.rejected')
  })

  test('an agency that is here already is joined only when the Admin says so', async () => {
    const first = await anAgent('one@example.com', 'Quay Homes')
    const second = await anAgent('two@example.com', 'quay homes')
    await post(`/api/meridian/portal/agents/${first.id}/approve`)
    const { body } = await someone(app).get(`/api/meridian/portal/users/${first.id}`, admin.access)
    expect(body.data).toMatchObject({ application: { existingAgency: null } })
    const approve = (data = {}) => post(`/api/meridian/portal/agents/${second.id}/approve`, data)
    expect((await approve()).body.code).toBe('accounts.agencyExists')
    expect((await approve({ joinAgency: true })).status).toBe(200)
  })

  test('G09 an agent set back to Pending loses the token at once', async () => {
    const { person, id } = await anAgent('back@example.com', 'Back Homes')
    await post(`/api/meridian/portal/agents/${id}/approve`)
    const { access_token: access = '', refresh_token: refresh = '' } = (
      await person.post('/api/auth/login', { email: 'back@example.com', password: validPassword })
    ).body.data
    expect((await person.get('/api/trg/verify', access)).body.data.role).toBe('Agent')
    await app.platform.db.updateTable('users').set({ approval: 'pending' }).where('id', '=', id).execute()
    expect((await person.get('/api/trg/verify', access)).status).toBe(401)
    expect((await person.post(`/api/auth/get-access-token/${refresh}`)).status).toBe(400)
  })
})

describe('who waits', () => {
  test('an application is not decided while its agent is suspended, and falls away with the role', async () => {
    type Waiting = { items: { userId: string }[] }
    const { id } = await anAgent('waits@example.com', 'Waiting Homes')
    const waits = async () => {
      const { body } = await someone(app).get<Waiting>('/api/meridian/portal/agents', admin.access)
      return body.data.items.some((one) => one.userId === id)
    }
    expect(await waits()).toBe(true)
    await post(`/api/meridian/portal/users/${id}/suspend`, { reason: 'A doubt' })
    expect(await waits()).toBe(false)
    await post(`/api/meridian/portal/users/${id}/resume`)
    expect(await waits()).toBe(true)
    await post(`/api/meridian/portal/users/${id}/role`, { role: 'User' })
    expect(await waits()).toBe(false)
  })
})

describe('people', () => {
  test('are found by words, role and state, page by page', async () => {
    for (let i = 0; i < 3; i++) await register(app, `paged${i}@example.com`, { name: 'Paged Person' })
    const emails: string[] = []
    let cursor = ''
    do {
      const { body } = await someone(app).get<{ items: { email: string }[]; nextCursor: string }>(
        `/api/meridian/portal/users?q=paged&limit=2${cursor && `&cursor=${cursor}`}`,
        admin.access,
      )
      emails.push(...body.data.items.map((p) => p.email))
      cursor = body.data.nextCursor
    } while (cursor)
    expect(emails).toEqual(['paged2@example.com', 'paged1@example.com', 'paged0@example.com'])
    await someone(app).post('/api/auth/signup', {
      name: 'Half Done',
      email: 'half@example.com',
      password: validPassword,
    })
    const unverified = await someone(app).get(
      '/api/meridian/portal/users?state=unverified&q=half',
      admin.access,
    )
    expect(unverified.body.data.items).toMatchObject([{ email: 'half@example.com', emailVerified: false }])
  })

  test('suspending ends sessions, resuming lets in again, roles change, all of it audited', async () => {
    const { person, access, userId } = await register(app, 'mia@example.com')
    expect((await post(`/api/meridian/portal/users/${userId}/suspend`, { reason: 'Spam' })).status).toBe(200)
    expect((await person.get('/api/trg/verify', access)).status).toBe(401)
    expect(
      (await person.post('/api/auth/login', { email: 'mia@example.com', password: validPassword })).body.code,
    ).toBe('accounts.suspended')
    await post(`/api/meridian/portal/users/${userId}/resume`)
    expect(
      (await person.post('/api/auth/login', { email: 'mia@example.com', password: validPassword })).status,
    ).toBe(200)
    expect((await post(`/api/meridian/portal/users/${userId}/role`, { role: 'Agent' })).body.code).toBe(
      'accounts.agencyNeeded',
    )
    const owner = { role: 'Admin', duties: ['own'] }
    expect((await post(`/api/meridian/portal/users/${userId}/role`, owner)).status).toBe(200)
    const { audit } = await seen(userId)
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['portal.suspended', 'portal.resumed', 'portal.roleChanged']),
    )
  })

  test('the last Admin stays', async () => {
    await app.platform.db
      .updateTable('users')
      .set({ role: 'User' })
      .where('role', '=', 'Admin')
      .where('id', '!=', admin.userId)
      .execute()
    expect(
      (await post(`/api/meridian/portal/users/${admin.userId}/suspend`, { reason: 'A mistake' })).status,
    ).toBe(409)
  })
})

describe('what Admins see of a person', () => {
  type Counted = {
    counts: Record<string, number>
    roles: Record<string, number>
    total: number
    everyone: number
    items: { country: string | null }[]
  }

  test('counts by state for the role asked for and by role for the state asked for', async () => {
    await register(app, 'count1@example.com', { name: 'Counted Once' })
    const { userId } = await register(app, 'count2@example.com', { name: 'Counted Twice' })
    await anAgent('count3@example.com', 'Counted Homes')
    await post(`/api/meridian/portal/users/${userId}/suspend`, { reason: 'Spam' })
    const ask = async (more: string) =>
      (await someone(app).get<Counted>(`/api/meridian/portal/users?q=counted${more}`, admin.access)).body.data
    expect(await ask('')).toMatchObject({
      counts: { approved: 1, suspended: 1, pending: 1 },
      roles: { User: 2, Agent: 1 },
      total: 3,
    })
    expect(await ask('&role=Agent')).toMatchObject({
      counts: { pending: 1 },
      roles: { User: 2, Agent: 1 },
      total: 1,
      items: [{ country: 'IN' }],
    })
    const suspended = await ask('&state=suspended')
    expect(suspended).toMatchObject({
      counts: { approved: 1, suspended: 1, pending: 1 },
      roles: { User: 1 },
      total: 1,
    })
    expect(suspended.everyone).toBeGreaterThan(3)
  })

  test('says why somebody is suspended, until they are not', async () => {
    const { userId } = await register(app, 'why@example.com')
    await post(`/api/meridian/portal/users/${userId}/suspend`, { reason: 'Copied homes' })
    expect((await seen(userId)).suspension).toMatchObject({ reason: 'Copied homes' })
    await post(`/api/meridian/portal/users/${userId}/resume`)
    expect((await seen(userId)).suspension).toBeNull()
  })

  test('ends one session of a person, and none of anybody else', async () => {
    const { person, access, userId } = await register(app, 'sessions@example.com')
    const second = await person.post('/api/auth/login', {
      email: 'sessions@example.com',
      password: validPassword,
    })
    const other = await register(app, 'bystander@example.com')
    const { sessions } = await seen(userId)
    const [newest] = sessions
    const end = (id: string) => post(`/api/meridian/portal/users/${id}/sessions/${newest?.id}/end`)
    expect((await end(other.userId)).status).toBe(404)
    expect((await end(userId)).status).toBe(200)
    expect((await end(userId)).status).toBe(404)
    expect((await seen(userId)).sessions).toHaveLength(1)
    expect((await person.get('/api/trg/verify', second.body.data.access_token)).status).toBe(401)
    expect((await person.get('/api/trg/verify', access)).status).toBe(200)
  })

  test('takes a rejection back, whose 48 hours begin again', async () => {
    const { person, id } = await anAgent('again@example.com', 'Again Homes')
    const reopen = () => post(`/api/meridian/portal/agents/${id}/reopen`)
    expect((await reopen()).body.code).toBe('accounts.alreadyDecided')
    await post(`/api/meridian/portal/agents/${id}/reject`, { reason: 'No licence' })
    const rejected = await seen(id)
    expect(rejected.decision).toMatchObject({
      decision: 'rejected',
      reason: 'No licence',
      by: 'Ann Lee',
    })
    expect((await reopen()).status).toBe(200)
    const open = await seen(id)
    expect(open).toMatchObject({ decision: null, person: { state: 'pending' } })
    expect(open.application.dueAt > rejected.application.dueAt).toBe(true)
    expect((await post(`/api/meridian/portal/agents/${id}/approve`)).status).toBe(200)
    expect(
      (await person.post('/api/auth/login', { email: 'again@example.com', password: validPassword })).status,
    ).toBe(200)
  })
})
