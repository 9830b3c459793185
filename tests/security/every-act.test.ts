/**
 * tests: whatever an Admin changes stands in the audit log: every call of
 * the portal that changes something, done once.
 */
import { expect, test } from 'vitest'
import { dutyFor } from '#contract/http/duties.ts'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { contract } from '#contract/index.ts'
import { usualRules } from '#contract/moderation/moderation-rules.ts'
import { defaultSettings } from '#contract/settings/settings.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { someone, validPassword } from '#tests/support/accounts.ts'
import { anAccount, anAgency, person, words } from '#tests/support/enquiries.ts'
import { turnedJpeg } from '#tests/support/pictures.ts'
import { createModerationWorld, named, portal } from '#tests/support/moderation.ts'

const { app, db, quiet, outlier, people, platform } = await createModerationWorld()
await platform.jobs.install()
const { admin } = people
const reason = 'A reason of ours'

/** They answer something, and keep nothing, but for a minute who has a text open. */
const changeNothing = [
  'POST /content/:kind/:slug/open',
  'POST /content-preview',
  'POST /content/:kind/:slug/compare',
  'POST /moderation-rules/try',
]
const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  `${method} ${path.slice(portal.length)}`
const changing = Object.values(contract)
  .flatMap((domain) => Object.values<Endpoint>(domain))
  .filter((e) => e.method !== 'GET' && dutyFor(e) !== null)
  .map(nameOf)
  .filter((name) => !changeNothing.includes(name))

const called = new Set<string>()
const written = async () =>
  (await db.selectFrom('audit_log').select('id').where('actor_id', '=', admin.userId).execute()).length

/** Does it, and expects that it stands in the log under the name of who did it, once. */
async function noted<T>(call: string, work: () => Promise<T>): Promise<T> {
  const before = await written()
  const done = await work()
  expect([call, (await written()) - before]).toEqual([call, 1])
  called.add(call)
  return done
}

const act = <T>(call: string, params: Record<string, string>, body?: unknown): Promise<T> =>
  noted(call, async () => {
    const [method = '', path = ''] = call.split(' ')
    const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name)
    const { status, code, data } = await admin.call<T>(method, portal + filled, body)
    expect([call, status, code ?? '']).toEqual([call, expect.toBeOneOf([200, 201]), ''])
    return data
  })

const agentOf = async (name: string) => {
  const { agencyId } = await anAgency(app, name)
  const { userId } = await anAccount(app, `${newId()}@example.com`, { role: 'Agent', agencyId })
  return { agencyId, userId }
}

test('people and agencies', async () => {
  expect.hasAssertions()
  const { agencyId, userId: id } = await agentOf('Here Homes')
  const sessionId = (
    await db.selectFrom('sessions').select('id').where('user_id', '=', id).executeTakeFirstOrThrow()
  ).id
  await act('POST /users/:id/sessions/:sessionId/end', { id, sessionId })
  await act('POST /users/:id/end-sessions', { id })
  await act('POST /users/:id/act-as', { id }, { reason: 'They cannot find their homes' })
  await act('POST /users/:id/suspend', { id }, { reason })
  await act('POST /users/:id/resume', { id })
  await act('POST /agencies/:id/suspend', { id: agencyId }, { reason })
  await act('POST /agencies/:id/resume', { id: agencyId })
  await act('POST /users/:id/role', { id }, { role: 'Admin', duties: ['edit'] })
  await act('PUT /users/:id/duties', { id }, { duties: ['support'] })
  const signup = { name: 'Ann Lee', email: 'late@example.com', password: validPassword }
  await someone(app).post('/api/auth/signup', signup)
  const late = await db.selectFrom('signups').select('id').executeTakeFirstOrThrow()
  await act('POST /users/:id/resend-code', { id: late.id })
})

test('applications, and requests about data', async () => {
  expect.hasAssertions()
  const email = 'applies@example.com'
  const { userId } = await anAccount(app, email)
  const application = { phone_country: 'PT', phone_number: '912345678', country: 'PT', description: '' }
  await db
    .insertInto('agent_applications')
    .values({ user_id: userId, agency_name: 'New Doors', applied_at: platform.clock.now(), ...application })
    .execute()
  await db.updateTable('users').set({ role: 'Agent', approval: 'pending' }).where('id', '=', userId).execute()
  await act('POST /agents/:id/reject', { id: userId }, { reason })
  await act('POST /agents/:id/reopen', { id: userId })
  await act('POST /agents/:id/approve', { id: userId }, {})

  const asked = { userId: (await anAccount(app, 'asked@example.com')).userId, note: 'By letter' }
  const request = (kind: string) => act<{ id: string }>('POST /privacy', {}, { ...asked, kind })
  const { id } = await request('export')
  await act('POST /privacy/:id/take', { id })
  await act('POST /privacy/:id/finish', { id })
  await act('POST /privacy/:id/refuse', { id: (await request('erasure')).id }, { reason })
})

test('enquiries and reports', async () => {
  expect.hasAssertions()
  const { home } = await anAgency(app, 'There Homes')
  const send = async (path: string, body: object) =>
    expect((await someone(app).post(path, { ...person, ...body })).status).toBe(201)
  await send('/api/meridian/enquiries', { kind: 'listing', listingId: home, message: words })
  const enquiry = (await db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()).id
  await act('PATCH /enquiries/:id', { id: enquiry }, { state: 'closed' })
  await act('POST /enquiries/:id/answers', { id: enquiry }, { message: 'We look into it.' })
  const report = async () => {
    const { machineCheck } = person
    const sent = { reason: 'fraud', message: words, machineCheck }
    expect((await someone(app).post(`/api/meridian/listings/${home}/reports`, sent)).status).toBe(201)
    const newest = db.selectFrom('listing_reports').select('id').orderBy('created_at', 'desc').limit(1)
    return (await newest.executeTakeFirstOrThrow()).id
  }
  const id = await report()
  await act('PATCH /reports/:id', { id }, { note: 'I ring them' })
  const consequence = { kind: 'request', change: 'Say the price', days: 3 }
  await act('POST /reports/:id/decision', { id }, { state: 'upheld', outcome: 'You are right', consequence })
  await act('POST /reports/:id/takedown', { id }, { reason })
  await act('POST /reports/:id/end', { id }, { words: 'The price is said' })
})

test('homes, rules and homes that are one', async () => {
  expect.hasAssertions()
  const { home } = await outlier(40)
  type Decided = { decisions: { id: string }[] }
  const wish = { act: 'request', homes: [named(home)], field: 'price', words: 'Is it right?' }
  const { decisions } = await act<Decided>('POST /listings/decisions', {}, wish)
  await act('POST /listings/decisions/undo', {}, { ids: decisions.map(({ id }) => id) })
  await act('POST /moderation-rules', {}, { version: 0, rules: usualRules })
  const [one, other] = quiet
  const { pairs } = await act<{ pairs: object[] }>('POST /duplicates', {}, { one, other, reason })
  await act('POST /duplicates/decisions', {}, { act: 'part', pairs, reason })
})

test('feeds', async () => {
  expect.hasAssertions()
  const { agencyId } = await anAgency(app, 'Fed Homes')
  const feed = db.selectFrom('feeds').select('id').where('agency_id', '=', agencyId)
  const { id } = await feed.executeTakeFirstOrThrow()
  await act('POST /feeds/:id/pause', { id }, { reason })
  await act('POST /feeds/:id/resume', { id })
  const held = async () => {
    const run = newId()
    const kept_file = `feeds/${id}/${run}/main.xml`
    await platform.files.put(kept_file, Buffer.from('<homes/>'))
    const now = platform.clock.now()
    const row = { source: 'main.xml', file_name: 'main.xml', file_hash: 'file', diff_hash: 'diff', kept_file }
    const times = { started_at: now, finished_at: now }
    await db
      .insertInto('feed_runs')
      .values({
        id: run,
        feed_id: id,
        state: 'heldBack',
        withdrawn: 12,
        held_for: 'shrinking',
        ...row,
        ...times,
      })
      .execute()
    return run
  }
  await act('POST /runs/:id/discard', { id: await held() }, { reason })
  const checked = { file: 'file', diff: 'diff' }
  await act('POST /runs/:id/accept', { id: await held() }, { reason, checked })
})

test('texts, pictures, translations and settings', async () => {
  expect.hasAssertions()
  const where = { kind: 'faq', slug: 'an-act' }
  const base = '/content/:kind/:slug'
  const text = { title: 'An act', description: '', body: 'Words.', details: { category: 'homes' } }
  await act(`POST ${base}`, where, { ...text, basedOn: 0 })
  await act(`POST ${base}/publish`, where, { version: 1 })
  await act(`POST ${base}/restore`, where, { version: 1, basedOn: 1 })
  const hour = { date: '2025-03-01', time: '10:00', timeZone: 'Europe/Lisbon' }
  await act(`POST ${base}/schedule`, where, { version: 2, ...hour })
  await act(`DELETE ${base}/schedule`, where)

  const jpeg = await turnedJpeg(400, 200)
  const { picture } = await noted('POST /library', () =>
    app.api.pictureLibrary.add(
      { query: { name: 'a.jpg' }, body: new Blob([new Uint8Array(jpeg)]) },
      { headers: admin.headers },
    ),
  )
  const key = picture.id
  await act('PUT /library/:key', { key }, { name: 'A', alt: 'A harbour', isDecorative: false })
  await act('DELETE /library/:key', { key })

  const meant = { language: 'es', original: 'A word of nobody' }
  await act('PUT /translations', {}, { ...meant, text: 'Una palabra de nadie' })
  await act('POST /translations/withdraw', {}, meant)
  const term = { term: 'harbour', context: '', isKept: false, translations: { es: 'puerto' } }
  await act('POST /glossary', {}, term)
  const { id, version } = await db
    .selectFrom('translation_glossary')
    .select(['id', 'version'])
    .where('term', '=', term.term)
    .executeTakeFirstOrThrow()
  await act('PUT /glossary/:id', { id }, { ...term, context: 'of ships', basedOn: version })
  await act('DELETE /glossary/:id', { id })
  const table = new Blob(['term,context,do not translate,es\nquay,,,muelle\n'])
  await noted('POST /glossary/import', () =>
    app.api.glossary.import({ body: table }, { headers: admin.headers }),
  )
  const setting = { key: 'limits', version: 0, value: defaultSettings.limits }
  await act('PUT /settings', {}, setting)
  await act('POST /settings/restore', {}, { key: 'limits', version: 1, undoes: 1 })
})

test('that was every call of the portal that changes something', () => {
  expect([...called].toSorted()).toEqual(changing.toSorted())
})
