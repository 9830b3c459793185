/** accounts: acting as somebody, duties and the team's second step, over HTTP against a real database. */
import { Secret, TOTP } from 'otpauth'
import { afterEach, expect, test } from 'vitest'
import type { Duty } from '#contract/http/duties.ts'
import type { Acting } from '#contract/accounts/staff.ts'
import { contract } from '#contract/index.ts'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { portalRoutes } from '#server/portal/index.ts'
import { privacyRoutes } from '#server/privacy/index.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { noPictures, register, validPassword as P } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { sampleOf, samplePath } from '#tests/support/samples.ts'
import { authRoutes } from '../index.ts'

const app = await createTestApp({
  now: new Date('2026-03-01T12:00:00Z'),
  env: { ACCESS_TTL: '90d' },
  routes: (platform) => [
    authRoutes(platform, noPictures),
    portalRoutes(platform),
    privacyRoutes(platform, { exporters: [], papers: [], retentionPeriods: [] }),
  ],
})
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const users = '/api/meridian/portal/users'
const own = '/api/meridian/profile'
const reason = 'They cannot find their saved homes'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
let people = 0

/** Somebody with an account; of the team where duties are given. */
async function somebody(duties?: Duty[]) {
  const email = `person${++people}@example.com`
  const { person, access, userId } = await register(app, email)
  if (duties)
    await app.platform.db
      .updateTable('users')
      .set({ role: 'Admin', duties })
      .where('id', '=', userId)
      .execute()
  const ask = <T = Record<string, unknown>>(method: string, path: string, body?: unknown, token = access) =>
    person.call<T>(method, path, body, bearer(token))
  return { email, userId, ask }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

async function actAs(staff: Somebody, { userId }: Somebody) {
  const begun = await staff.ask<{ access_token: string; until: string }>(
    'POST',
    `${users}/${userId}/act-as`,
    { reason },
  )
  const { access_token: token } = begun.body.data
  return {
    status: begun.status,
    ask: <T = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
      staff.ask<T>(method, path, body, token),
  }
}

const seenBy = async (person: Somebody): Promise<Acting[]> =>
  (await person.ask<{ items: Acting[] }>('GET', `${own}/acting`)).body.data.items

afterEach(() => {
  app.platform.config.needsStaffSecondFactor = false
})

test('acts as a person until it is ended, under both names, and the person sees it', async () => {
  const support = await somebody(['support'])
  const person = await somebody()
  const acting = await actAs(support, person)
  expect(acting.status).toBe(200)
  expect((await acting.ask('GET', own)).body.data).toMatchObject({ userId: person.userId, role: 'User' })
  expect((await acting.ask('PATCH', own, { name: 'Ann Morgan' })).status).toBe(200)
  expect(await seenBy(person)).toEqual([
    expect.objectContaining({ by: 'Ann Lee', reason, endedAt: null, until: '2026-03-01T12:30:00.000Z' }),
  ])
  const sessions = await person.ask<{ items: unknown[] }>('GET', `${own}/sessions`)
  expect(sessions.body.data.items).toHaveLength(1)

  // A call for anyone that knows who brings a token is one like any other.
  await acting.ask('POST', '/api/auth/resend-code', { email: person.email })
  expect((await acting.ask('POST', `${own}/acting/end`)).status).toBe(200)
  expect((await acting.ask('GET', own)).status).toBe(401)
  expect((await seenBy(person))[0]?.endedAt).toBe('2026-03-01T12:00:00.000Z')

  const log = await app.platform.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id as actorId', 'target', 'detail'])
    .where('actor_id', '=', support.userId)
    .where('target', '=', person.userId)
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual([
    'portal.actingBegun',
    'portal.actedAs',
    'accounts.profileChanged',
    'portal.actedAs',
    'portal.actedAs',
    'portal.actingEnded',
  ])
  for (const { detail } of log.slice(1)) expect(detail).toMatchObject({ actingAs: { id: person.userId } })
})

test('what is for the person alone is refused, whatever is sent', async () => {
  const acting = await actAs(await somebody(['own']), await somebody())
  const all = Object.values(contract).flatMap((domain) => Object.values(domain as Record<string, Endpoint>))
  const here = all.filter((e) => e.inPerson && /\/profile|\/auth\//.test(e.path))
  expect(here.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      `${own}/password`,
      `${own}/delete`,
      `${own}/export`,
      `${own}/second-factor/confirm`,
      `${own}/second-factor/remove`,
      '/api/auth/change-email',
    ]),
  )
  for (const e of here.filter((one) => one.for === 'person')) {
    const { status, body } = await acting.ask(e.method, samplePath(e), e.body && sampleOf(e.body))
    expect([e.path, status, body.code]).toEqual([e.path, 403, 'accounts.inPersonOnly'])
  }
  const moved = await acting.ask('PATCH', own, { email: 'new@example.com', password: P })
  expect(moved.body.code).toBe('accounts.inPersonOnly')
})

test('needs a reason and a duty, is never as somebody of the team, and never from within', async () => {
  const support = await somebody(['support'])
  const person = await somebody()
  const path = `${users}/${person.userId}/act-as`
  expect((await support.ask('POST', path, { reason: 'because' })).status).toBe(400)
  expect((await support.ask('POST', path, {})).status).toBe(400)
  expect((await (await somebody(['moderate'])).ask('POST', path, { reason })).body.code).toBe(
    'accounts.dutyNeeded',
  )
  for (const duties of [['own'], ['edit'], []] as Duty[][]) {
    const refused = await support.ask('POST', `${users}/${(await somebody(duties)).userId}/act-as`, {
      reason,
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'accounts.cannotActAs'])
  }
  const acting = await actAs(support, person)
  expect((await acting.ask('POST', `${users}/${(await somebody()).userId}/act-as`, { reason })).status).toBe(
    403,
  )
  expect((await support.ask('POST', `${own}/acting/end`)).body.code).toBe('accounts.notActing')
})

test('ends after half an hour, with the duty, and when the next one begins', async () => {
  const owner = await somebody(['own'])
  const support = await somebody(['support'])
  const person = await somebody()
  const first = await actAs(support, person)
  const second = await actAs(support, await somebody())
  expect((await first.ask('GET', own)).status).toBe(401)
  clock.advance(29 * 60_000)
  expect((await second.ask('GET', own)).status).toBe(200)
  clock.advance(60_000)
  expect((await second.ask('GET', own)).status).toBe(401)
  const third = await actAs(support, person)
  expect((await owner.ask('PUT', `${users}/${support.userId}/duties`, { duties: ['edit'] })).status).toBe(200)
  expect((await third.ask('GET', own)).status).toBe(401)
})

test('only owners touch the team, and the last of them stays', async () => {
  await app.platform.db.updateTable('users').set({ duties: [] }).execute()
  const owner = await somebody(['own'])
  const support = await somebody(['support'])
  const other = await somebody(['edit'])
  for (const act of ['suspend', 'end-sessions', 'resume']) {
    const refused = await support.ask('POST', `${users}/${other.userId}/${act}`, { reason: 'to take over' })
    expect([act, refused.body.code]).toEqual([act, 'accounts.staffOnly'])
  }
  const duties = (who: Somebody, given: string[]) =>
    owner.ask('PUT', `${users}/${who.userId}/duties`, { duties: given })
  expect((await support.ask('PUT', `${users}/${support.userId}/duties`, { duties: ['own'] })).status).toBe(
    403,
  )
  expect((await duties(owner, ['support'])).body.code).toBe('accounts.lastAdmin')
  expect((await duties(support, [])).body.code).toBe('accounts.dutiesMissing')
  expect((await duties(await somebody(), ['edit'])).body.code).toBe('accounts.notAnAdmin')
  expect((await duties(support, ['own'])).status).toBe(200)
  expect((await duties(owner, ['support'])).status).toBe(200)
  const noDuty = await somebody()
  const promoted = await somebody(['own'])
  const role = (body: object) => promoted.ask('POST', `${users}/${noDuty.userId}/role`, body)
  expect((await role({ role: 'Admin' })).body.code).toBe('accounts.dutiesMissing')
  expect((await role({ role: 'Admin', duties: ['edit'] })).status).toBe(200)
})

test('where it is required, the portal waits for the second step and for nothing else', async () => {
  app.platform.config.needsStaffSecondFactor = true
  const owner = await somebody(['own'])
  expect((await owner.ask('GET', users)).body.code).toBe('accounts.secondFactorNeeded')
  expect((await owner.ask('GET', `${own}/duties`)).body.data).toEqual({
    duties: ['own'],
    needsSecondFactor: true,
  })
  const begun = await owner.ask<{ secret: string }>('POST', `${own}/second-factor`, { password: P })
  const totp = new TOTP({ secret: Secret.fromBase32(begun.body.data.secret) })
  const code = totp.generate({ timestamp: clock.now().getTime() })
  expect((await owner.ask('POST', `${own}/second-factor/confirm`, { code })).status).toBe(200)
  expect((await owner.ask('GET', users)).status).toBe(200)
  const user = await somebody()
  expect((await user.ask('GET', `${own}/duties`)).body.data).toEqual({ duties: [], needsSecondFactor: false })
})
