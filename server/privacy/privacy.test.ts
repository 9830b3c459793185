/** privacy: requests, copies and the end of an account, over HTTP against a real database. */
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { DataRequest, KeptTable, OwnRequest } from '#contract/accounts/privacy.ts'
import { authRoutes } from '#server/accounts/index.ts'
import { sweepAccounts } from '#server/accounts/accounts.jobs.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { retentionPeriods } from '#main/retention-periods.ts'
import { noPictures, validPassword as P } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, longSessions, mailsOf } from '#tests/support/enquiries.ts'
import { privacyRoutes } from './index.ts'

const exporters = [() => Promise.resolve({ savedHomes: [{ id: 'a home' }] })]
/** A paper that comes in two parts. */
async function* papers() {
  const content = new Blob([
    new TextEncoder().encode('%PDF-1.7 '),
    new TextEncoder().encode('a plan'),
  ]).stream()
  yield { name: 'dossierFiles/plan.pdf', content }
}
const app = await createTestApp({
  now: new Date('2026-03-01T12:00:00Z'),
  env: longSessions,
  routes: (platform) => [
    authRoutes(platform, { ...noPictures, exporters }),
    privacyRoutes(platform, { exporters, papers: [papers], retentionPeriods: retentionPeriods(platform) }),
  ],
})
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const support = await anAccount(app, 'support@example.com', { role: 'Admin', duties: ['support'] })
const own = '/api/meridian/profile/requests'
const desk = '/api/meridian/portal/privacy'
type List = { items: DataRequest[]; waiting: number; overdue: number; nextCursor: string | null }
let people = 0
const somebody = () => anAccount(app, `person${++people}@example.com`)
const list = async (query = '') => (await support.call<List>('GET', `${desk}${query}`)).data
const ask = async (person: Awaited<ReturnType<typeof somebody>>, kind: string) =>
  (await person.call<{ request: OwnRequest }>('POST', own, { kind, note: 'please' })).data.request

test('what a person asks waits at the desk until it is done; the copy is a ZIP of all there is', async () => {
  const person = await somebody()
  const request = await ask(person, 'export')
  expect(request).toMatchObject({ state: 'open', dueAt: '2026-03-31T12:00:00.000Z' })
  expect((await person.call('POST', own, { kind: 'export' })).code).toBe('privacy.alreadyAsked')
  const [waiting] = (await list()).items
  expect(waiting).toMatchObject({ id: request.id, source: 'profile', note: 'please', isOverdue: false })
  expect((await support.call('POST', `${desk}/${request.id}/take`)).status).toBe(200)
  expect((await list()).items[0]).toMatchObject({ state: 'working', handler: { name: 'Ann Lee' } })

  const copy = await app.fetch(`${desk}/${request.id}/copy.zip`, { headers: support.headers })
  expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(await copy.arrayBuffer()))
  expect(Object.keys(files)).toEqual([
    'account.json',
    'sessions.json',
    'ourTeamInYourAccount.json',
    'history.json',
    'savedHomes.json',
    'dossierFiles/plan.pdf',
  ])
  expect(new TextDecoder().decode(files['dossierFiles/plan.pdf'])).toBe('%PDF-1.7 a plan')
  const read = (name: string) => JSON.parse(new TextDecoder().decode(files[name])) as unknown
  expect(read('account.json')).toMatchObject({ userId: person.userId })
  expect(read('savedHomes.json')).toEqual([{ id: 'a home' }])

  expect((await support.call('POST', `${desk}/${request.id}/finish`)).status).toBe(200)
  expect((await mailsOf(app, 'copyReady')).map(({ to }) => to)).toEqual(['person1@example.com'])
  expect((await person.call<{ items: OwnRequest[] }>('GET', own)).data.items[0]?.state).toBe('done')
  expect((await support.call('POST', `${desk}/${request.id}/finish`)).code).toBe('privacy.alreadyEnded')
})

test('a copy is for whoever it is about, and for support', async () => {
  const person = await somebody()
  const mine = await app.fetch('/api/meridian/profile/export.zip', { headers: person.headers })
  expect(mine.status).toBe(200)
  expect((await app.fetch('/api/meridian/profile/export.zip')).status).toBe(401)
  const { id } = await ask(person, 'export')
  expect((await app.fetch(`${desk}/${id}/copy.zip`, { headers: person.headers })).status).toBe(403)
  const editor = await anAccount(app, 'editor@example.com', { role: 'Admin', duties: ['edit'] })
  expect((await app.fetch(`${desk}/${id}/copy.zip`, { headers: editor.headers })).status).toBe(403)
  expect((await app.fetch(`${desk}/${support.userId}/copy.zip`, { headers: support.headers })).status).toBe(
    404,
  )
})

test('an erasure ends the account, and the register keeps no name of it', async () => {
  const person = await somebody()
  const { id } = await ask(person, 'erasure')
  expect((await support.call('POST', `${desk}/${id}/finish`)).status).toBe(200)
  expect((await person.call('GET', own)).status).toBe(401)
  const ended = (await list('?state=ended')).items.find((one) => one.id === id)
  expect(ended).toMatchObject({
    state: 'done',
    note: '',
    person: { id: null, name: 'deleted account', email: null },
    handler: { name: 'Ann Lee' },
  })
  expect(await mailsOf(app, 'accountErased')).toHaveLength(1)
})

test('nobody of the team is erased at a request, and what was refused tells why', async () => {
  const { userId } = await anAccount(app, 'second@example.com', { role: 'Admin' })
  const noted = await support.call<{ id: string }>('POST', desk, {
    userId,
    kind: 'erasure',
    note: 'a letter',
  })
  expect((await support.call('POST', `${desk}/${noted.data.id}/finish`)).code).toBe('accounts.staffOnly')
  expect((await list()).items.find(({ id }) => id === noted.data.id)?.state).toBe('open')
  const reason = 'You are one of us.'
  expect((await support.call('POST', `${desk}/${noted.data.id}/refuse`, { reason })).status).toBe(200)
  expect((await mailsOf(app, 'requestRefused'))[0]?.body).toContain(reason)
})

test('people take back what they asked, and nobody else does', async () => {
  const person = await somebody()
  const { id } = await ask(person, 'erasure')
  const withdraw = (who: typeof person) => who.call('POST', `${own}/${id}/withdraw`)
  expect((await withdraw(await somebody())).code).toBe('privacy.notFound')
  expect((await withdraw(person)).status).toBe(200)
  expect((await withdraw(person)).code).toBe('privacy.alreadyEnded')
})

test('what people do alone stands there as done', async () => {
  const person = await somebody()
  await person.call('GET', '/api/meridian/profile/export')
  await person.call('POST', '/api/meridian/profile/delete', { password: P })
  const alone = (await list('?state=ended')).items.filter(({ source }) => source === 'self').slice(0, 2)
  expect(alone.map(({ kind, state, person: who }) => [kind, state, who.email])).toEqual(
    expect.arrayContaining([
      ['erasure', 'done', null],
      ['export', 'done', null],
    ]),
  )
})

test('after thirty days what waits is overdue, and comes first', async () => {
  const late = await ask(await somebody(), 'export')
  clock.advance(29 * 86_400_000)
  await ask(await somebody(), 'export')
  expect((await list()).overdue).toBe(0)
  clock.advance(86_400_000)
  const { items, waiting, overdue } = await list()
  expect(items.find(({ id }) => id === late.id)?.isOverdue).toBe(true)
  expect(items.at(-1)?.isOverdue).toBe(false)
  expect([waiting, overdue]).toEqual([items.length, items.length - 1])
})

test('each table says how long it keeps, and what its last run removed', async () => {
  clock.advance(8 * 86_400_000)
  await app.platform.db
    .insertInto('signups')
    .values({
      id: '0198c0de-0000-7000-8000-00000000000a',
      email: 'nobody@example.com',
      name: 'No Body',
      role: 'User',
      password_hash: 'x',
      created_at: new Date('2026-03-01T12:00:00Z'),
    })
    .execute()
  await sweepAccounts(app.platform)
  const { tables } = (await support.call<{ tables: KeptTable[] }>('GET', '/api/meridian/portal/retention'))
    .data
  const of = (name: string) => tables.find(({ table }) => table === name)
  expect(of('signups')).toMatchObject({ kept: 'period', seconds: 7 * 86_400 })
  expect(of('signups')?.lastRun).toMatchObject({ at: clock.now().toISOString() })
  expect(of('signups')?.lastRun?.removed).toBeGreaterThanOrEqual(1)
  expect(of('enquiry_answers')?.seconds).toBe(730 * 86_400)
  expect(of('users')).toEqual({ table: 'users', kept: 'account', seconds: null, lastRun: null })
})
