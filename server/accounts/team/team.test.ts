/** accounts: an agency's team: who may do what, how people come in by invitation, and how they leave. */
import { beforeEach, describe, expect, it } from 'vitest'
import { agencyRoles, mayInAgency, type AgencyAct, type AgencyRole } from '#contract/agency/agency-roles.ts'
import type { Invited, OwnAgency } from '#contract/agency/team.ts'
import { team } from '#contract/agency/team.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { someone, validPassword } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, longSessions, mailsOf, person, words } from '#tests/support/enquiries.ts'

const app = await createTestApp({ now: new Date('2025-02-10T12:00:00Z'), env: longSessions })
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const { db } = app.platform
const keys = await anAgency(app, 'Lisbon Keys')
const other = await anAgency(app, 'Other Doors')
const base = '/api/meridian/agent/agency'
const people = {
  owner: await anAccount(app, 'owner@keys.example', { role: 'Agent', agencyId: keys.agencyId }),
  manager: await anAccount(app, 'manager@keys.example', {
    role: 'Agent',
    agencyId: keys.agencyId,
    agencyRole: 'manager',
  }),
  agent: await anAccount(app, 'agent@keys.example', {
    role: 'Agent',
    agencyId: keys.agencyId,
    agencyRole: 'agent',
  }),
}
const stranger = await anAccount(app, 'owner@doors.example', { role: 'Agent', agencyId: other.agencyId })
const user = await anAccount(app, 'user@example.com')
const { post, get } = someone(app)

const profile = {
  city: 'Lisbon',
  description: 'We sell what we would live in.',
  languages: ['pt', 'en'],
  areasServed: ['Alfama'],
  phone: '+351 21 000 0000',
  website: 'https://keys.example',
  timeZone: 'Europe/Lisbon',
  openingHours: [{ day: 1, from: '09:00', to: '18:00' }],
}
const own = async (who: { call: (typeof user)['call'] } = people.owner) =>
  (await who.call<OwnAgency>('GET', base)).data
/** The invitation's address and what its link carries. */
async function invited(email: string, agencyRole: AgencyRole = 'agent', who = people.owner) {
  const { status, code } = await who.call('POST', `${base}/invitations`, { email, agencyRole })
  const mail = (await mailsOf(app, 'agencyInvitation')).findLast(({ to }) => to === email)
  const [, id = '', key = ''] = /\/invitation\/([\w-]+)#([\w-]+)/.exec(mail?.body ?? '') ?? []
  return { status, code, id, key }
}
const register = (id: string, key: string, more: object = {}) =>
  post(`/api/meridian/invitations/${id}/registration`, {
    key,
    name: 'Nina Nova',
    password: validPassword,
    ...more,
  })

beforeEach(async () => {
  for (const table of ['agency_invitations', 'mails', 'limit_uses', 'enquiries'] as const)
    await db.deleteFrom(table).execute()
  for (const [agencyRole, { userId }] of Object.entries(people))
    await db
      .updateTable('users')
      .set({ agency_role: agencyRole, suspended_at: null })
      .where('id', '=', userId)
      .execute()
})

describe('what a role may do', () => {
  /** Every call of the room that is not everybody's, with the act it needs. */
  const acts: Record<string, { act: AgencyAct; ask: () => [string, string, unknown?] }> = {
    setProfile: { act: 'changeProfile', ask: () => ['PUT', `${base}/profile`, profile] },
    setLogo: { act: 'changeProfile', ask: () => ['PUT', `${base}/logo`] },
    removeLogo: { act: 'changeProfile', ask: () => ['DELETE', `${base}/logo`] },
    invite: {
      act: 'manageAgents',
      ask: () => ['POST', `${base}/invitations`, { email: 'x@example.com', agencyRole: 'agent' }],
    },
    withdraw: { act: 'manageAgents', ask: () => ['DELETE', `${base}/invitations/${newId()}`] },
    setRole: {
      act: 'manageManagers',
      ask: () => ['PUT', `${base}/members/${people.manager.userId}/role`, { agencyRole: 'manager' }],
    },
    release: {
      act: 'manageManagers',
      ask: () => ['POST', `${base}/members/${people.owner.userId}/release`, { successor: null }],
    },
  }
  it('stands in one table, and no call is forgotten', () => {
    expect(Object.keys(acts).toSorted()).toEqual(
      Object.keys(team)
        .filter((name) => name !== 'get')
        .toSorted(),
    )
  })
  it.each(Object.entries(acts))('%s', async (name, { act, ask }) => {
    for (const role of agencyRoles) {
      const [method, path, body] = ask()
      const who = people[role]
      const answer =
        name === 'setLogo'
          ? await someone(app).call(method, path, 'bytes', {
              ...who.headers,
              'content-type': 'application/octet-stream',
            })
          : await someone(app).call(method, path, body, who.headers)
      const isRefused = answer.body.code === 'accounts.agencyAct'
      expect([name, role, isRefused]).toEqual([name, role, !mayInAgency(role, act)])
    }
  })
  it('to invite and to let go depends on whom', async () => {
    expect((await invited('m@example.com', 'manager', people.manager)).code).toBe('accounts.agencyAct')
    expect((await invited('m@example.com', 'manager')).status).toBe(201)
    const release = (id: string) =>
      people.manager.call('POST', `${base}/members/${id}/release`, { successor: null })
    expect((await release(people.owner.userId)).code).toBe('accounts.agencyAct')
  })
  it('to name a program is for owners and managers', async () => {
    const set = (who: typeof user) =>
      who.call('PUT', '/api/meridian/agent/webhook', { url: 'https://keys.example/hook' })
    expect([(await set(people.agent)).code, (await set(people.manager)).status]).toEqual([
      'accounts.agencyAct',
      200,
    ])
  })
  it('another agency’s people and invitations are not there', async () => {
    const { id } = await invited('n@example.com')
    const tries = [
      await stranger.call('DELETE', `${base}/invitations/${id}`),
      await stranger.call('PUT', `${base}/members/${people.agent.userId}/role`, { agencyRole: 'owner' }),
      await stranger.call('POST', `${base}/members/${people.agent.userId}/release`, { successor: null }),
    ]
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await own(stranger)).members).toHaveLength(1)
  })
  it('addresses of who is invited are for those who may invite', async () => {
    await invited('n@example.com')
    expect([(await own()).invitations.length, (await own(people.agent)).invitations.length]).toEqual([1, 0])
  })
})

describe('an invitation', () => {
  it('makes an account in the agency for who reads the address, once', async () => {
    const { id, key } = await invited('nina@example.com', 'manager')
    const seen = await get<Invited>(`/api/meridian/invitations/${id}?key=${key}`)
    expect(seen.body.data).toEqual({
      agency: 'Lisbon Keys',
      agencyRole: 'manager',
      email: 'nina@example.com',
      hasAccount: false,
    })
    expect((await register(id, `${key.slice(0, -2)}zz`)).status).toBe(404)
    expect((await register(id, key, { password: 'P@ssw0rd' })).status).toBe(400)
    expect((await register(id, key)).status).toBe(200)
    expect((await register(id, key)).status).toBe(404)
    const login = await post('/api/auth/login', { email: 'nina@example.com', password: validPassword })
    expect(login.body.data.userInfo).toMatchObject({ role: 'Agent', agency: { id: keys.agencyId } })
    expect((await own()).members.find(({ email }) => email === 'nina@example.com')).toMatchObject({
      agencyRole: 'manager',
    })
    expect((await mailsOf(app, 'agencyJoined')).map(({ to }) => to)).toEqual(['owner@keys.example'])
  })
  it('ends what anybody began with the address before', async () => {
    await post('/api/auth/signup', { name: 'Eve Evil', email: 'zoe@example.com', password: 'Evil_Passw0rd' })
    const { id, key } = await invited('zoe@example.com')
    await register(id, key)
    expect(
      await db.selectFrom('signups').select('id').where('email', '=', 'zoe@example.com').execute(),
    ).toEqual([])
    expect(
      (await post('/api/auth/login', { email: 'zoe@example.com', password: 'Evil_Passw0rd' })).status,
    ).toBe(401)
  })
  it('is accepted by the User of that address, and by nobody else', async () => {
    const joiner = await anAccount(app, 'joiner@example.com')
    const { id, key } = await invited('joiner@example.com')
    expect((await register(id, key)).body.code).toBe('accounts.haveAccount')
    const accept = (who: typeof user) =>
      who.call('POST', `/api/meridian/invitations/${id}/acceptance`, { key })
    expect((await accept(user)).code).toBe('accounts.otherAddress')
    expect((await accept(stranger)).status).toBe(403)
    expect((await accept(joiner)).status).toBe(200)
    // What the session was for is over.
    expect((await joiner.call('GET', base)).status).toBe(401)
    expect((await own()).members.map(({ email }) => email)).toContain('joiner@example.com')
  })
  it('is over after seven days, when it is taken back, and when a newer one was sent', async () => {
    const first = await invited('late@example.com')
    const second = await invited('late@example.com')
    expect((await register(first.id, first.key)).status).toBe(404)
    clock.advance(7 * 86_400_000)
    expect((await register(second.id, second.key)).status).toBe(404)
    const third = await invited('late@example.com')
    await people.manager.call('DELETE', `${base}/invitations/${third.id}`)
    expect((await register(third.id, third.key)).status).toBe(404)
  })
  it('opens nothing while the agency is suspended, and goes to no member', async () => {
    const { id, key } = await invited('n@example.com')
    await db
      .updateTable('agencies')
      .set({ suspended_at: clock.now() })
      .where('id', '=', keys.agencyId)
      .execute()
    expect((await register(id, key)).status).toBe(404)
    await db.updateTable('agencies').set({ suspended_at: null }).where('id', '=', keys.agencyId).execute()
    expect((await invited('agent@keys.example')).code).toBe('accounts.alreadyMember')
  })
  it('twenty a day are enough', async () => {
    for (let n = 0; n < 20; n++) await invited(`n${n}@example.com`)
    expect((await invited('one.more@example.com')).status).toBe(429)
  })
})

describe('leaving', () => {
  const release = (id: string, successor: string | null = null, who = people.owner) =>
    who.call('POST', `${base}/members/${id}/release`, { successor })
  it('is not for the last owner, who stays one', async () => {
    expect((await release(people.owner.userId)).code).toBe('accounts.lastOwner')
    const step = (agencyRole: AgencyRole) =>
      people.owner.call('PUT', `${base}/members/${people.owner.userId}/role`, { agencyRole })
    expect((await step('agent')).code).toBe('accounts.lastOwner')
    expect(
      (await people.owner.call('POST', '/api/meridian/profile/delete', { password: validPassword })).status,
    ).not.toBe(200)
    // A suspended owner is none.
    await db
      .updateTable('users')
      .set({ agency_role: 'owner', suspended_at: clock.now() })
      .where('id', '=', people.manager.userId)
      .execute()
    expect((await step('agent')).code).toBe('accounts.lastOwner')
  })
  it('of two owners at once leaves one', async () => {
    await db
      .updateTable('users')
      .set({ agency_role: 'owner' })
      .where('id', '=', people.manager.userId)
      .execute()
    const codes = await Promise.all([
      people.owner.call('PUT', `${base}/members/${people.owner.userId}/role`, { agencyRole: 'manager' }),
      people.manager.call('PUT', `${base}/members/${people.manager.userId}/role`, { agencyRole: 'manager' }),
    ])
    expect(codes.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
    const owners = (await own()).members.filter(({ agencyRole }) => agencyRole === 'owner')
    expect(owners.length).toBeGreaterThanOrEqual(1)
  })
  it('makes the account a User’s, signs it out, and hands its enquiries on', async () => {
    const leaver = await anAccount(app, 'leaver@keys.example', {
      role: 'Agent',
      agencyId: keys.agencyId,
      agencyRole: 'agent',
    })
    const ask = { kind: 'listing', listingId: keys.home, ...person, message: words }
    const id = String((await post('/api/meridian/enquiries', ask)).body.data.id)
    const lead = `/api/meridian/agent/leads/${id}`
    await people.owner.call('PUT', `${lead}/assignee`, { userId: leaver.userId })
    expect((await release(leaver.userId, stranger.userId)).code).toBe('accounts.noMember')
    expect((await release(leaver.userId, people.agent.userId)).status).toBe(200)
    expect((await leaver.call('GET', base)).status).toBe(401)
    expect((await people.owner.call<{ assignee: object }>('GET', lead)).data.assignee).toMatchObject({
      id: people.agent.userId,
    })
    const now = await db
      .selectFrom('users')
      .select(['role', 'agency_id'])
      .where('id', '=', leaver.userId)
      .executeTakeFirst()
    expect(now).toEqual({ role: 'User', agency_id: null })
    const log = await db
      .selectFrom('audit_log')
      .select('action')
      .where('target', '=', keys.agencyId)
      .execute()
    expect(log.map(({ action }) => action)).toContain('agency.memberLeft')
  })
})
