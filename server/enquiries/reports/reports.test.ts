/** enquiries: what a verdict on a report leads to, who is told, and how it is taken back. */
import { beforeEach, describe, expect, it, test } from 'vitest'
import type { DeskReport } from '#contract/enquiries/desk.ts'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { releaseListings, saveListings } from '#server/listings/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import { someone } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, mailsOf, person } from '#tests/support/enquiries.ts'
import { aDraft, resolveLisbon } from '#tests/support/listing-drafts.ts'

const app = await createTestApp({
  now: new Date('2025-02-10T12:00:00Z'),
  env: { MAIL_FROM: 'Meridian <team@meridian.example>' },
})
const { db, events } = app.platform
const keys = await anAgency(app, 'Lisbon Keys')
const { agencyId, home } = keys
const agent = await anAccount(app, 'agent@keys.example', { role: 'Agent', agencyId })
await anAccount(app, 'second@keys.example', { role: 'Agent', agencyId })
const admin = await anAccount(app, 'admin@example.com', { role: 'Admin' })
const portal = '/api/meridian/portal'
const workspace = '/api/meridian/agent/listings'
const stock = '/api/meridian/agent/stock'
const outcome = 'It was sold in May.'
const takedown = { kind: 'takedown', reason: 'It is not to be had any more.' }
const request = { kind: 'request', change: 'Please write the price that is asked.', days: 7 }

beforeEach(async () => {
  for (const table of ['listing_reports', 'mails', 'limit_uses'] as const)
    await db.deleteFrom(table).execute()
  await transaction(db, (tx) => releaseListings(tx, { ids: [home], kind: 'takedown' }, { events }))
})

async function report(wish: object = {}, listingId = home): Promise<string> {
  const body = {
    reason: 'notAvailable',
    email: 'ann@example.com',
    machineCheck: person.machineCheck,
    ...wish,
  }
  const answer = await someone(app).post(`/api/meridian/listings/${listingId}/reports`, body)
  return String(answer.body.data.id)
}
const post = (path: string, body: object) =>
  admin.call<{ message: string; report: DeskReport }>('POST', `${portal}/reports/${path}`, body)
const uphold = (id: string, consequence: object) =>
  post(`${id}/decision`, { state: 'upheld', outcome, consequence })
const isSeen = async (listingId = home) => ({
  page: (await app.fetch(`/api/meridian/listings/${listingId}`)).status === 200,
  search: (await (await app.fetch('/api/meridian/search')).text()).includes(listingId),
})
const shown = { page: true, search: true }
const hidden = { page: false, search: false }
const logOf = async (action: string) =>
  (
    await db.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id', 'desc').execute()
  )[0]

describe('a report that is upheld', () => {
  it('takes the home down at once; the agency hears why, and whoever reported what came of it', async () => {
    const id = await report()
    type Found = { items: DeskReport[]; counts: { new: number } }
    const of = async (listing: string) =>
      (await admin.call<Found>('GET', `${portal}/reports?state=new&listing=${listing}`)).data
    expect((await of(home)).items.map((one) => one.id)).toContain(id)
    expect(await of(id)).toMatchObject({ items: [], counts: { new: 0 } })
    const { status, data } = await uphold(id, takedown)
    expect([status, await isSeen()]).toEqual([200, hidden])
    expect(data.report).toMatchObject({
      state: 'upheld',
      listing: { status: 'suspended' },
      consequence: { kind: 'takedown', words: takedown.reason, told: 2, due: null, endedAt: null },
    })
    const inside = await agent.call<{ inside: { statusReason: string } }>('GET', `${workspace}/${home}`)
    const table = await agent.call<{ items: { id: string; statusReason: string }[] }>('GET', stock)
    expect(inside.data.inside.statusReason).toBe(takedown.reason)
    expect(table.data.items.find((one) => one.id === home)?.statusReason).toBe(takedown.reason)
    const told = await mailsOf(app, 'reportTakedown')
    expect(told.map(({ to }) => to)).toEqual(['agent@keys.example', 'second@keys.example'])
    expect(told[0]).toMatchObject({
      subject: 'Taken down: Two-bedroom flat in Campo de Ourique',
      replyTo: 'team@meridian.example',
    })
    expect(told[0]?.body).toContain(`> ${takedown.reason}`)
    expect(told[0]?.body).not.toContain('ann@example.com')
    const [heard] = await mailsOf(app, 'reportOutcome')
    expect(heard).toMatchObject({ to: 'ann@example.com' })
    expect(heard?.body).toContain('We took the home down')
    expect(heard?.body).toContain(`> ${outcome}`)
    expect(heard?.body).not.toContain('property-details')
    expect(await logOf('reports.upheld')).toMatchObject({
      target: home,
      detail: { reason: 'notAvailable', outcome, consequence: 'takedown', told: takedown.reason },
    })
  })

  it('is told in the language in which it was made', async () => {
    const reader = someone(app)
    reader.jar.set('lang', 'de')
    const made = await reader.post(`/api/meridian/listings/${home}/reports`, {
      reason: 'notAvailable',
      email: 'gesa@example.com',
      machineCheck: person.machineCheck,
    })
    await uphold(String(made.body.data.id), takedown)
    const heard = await mailsOf(app, 'reportOutcome')
    expect(heard.map(({ to, subject }) => [to, subject])).toEqual([
      ['gesa@example.com', 'Was aus Ihrer Meldung wurde'],
    ])
  })

  it('is not undone by the next import, which the home follows all the same', async () => {
    await uphold(await report(), takedown)
    const { feed_id: feedId } = await db
      .selectFrom('listings')
      .select('feed_id')
      .where('id', '=', home)
      .executeTakeFirstOrThrow()
    const again = [aDraft('1', { status: 'underOffer', bedrooms: 3 })]
    const batch = { agencyId, feedId, drafts: again, now: app.platform.clock.now(), source: 'feed' as const }
    await saveListings(db, batch, { events, resolvePlace: resolveLisbon })
    expect(await isSeen()).toEqual(hidden)
    const { items } = (await admin.call<{ items: DeskReport[] }>('GET', `${portal}/reports`)).data
    await post(`${items[0]?.id}/end`, { words: 'Put right.' })
    const { status } = await db
      .selectFrom('listings')
      .select('status')
      .where('id', '=', home)
      .executeTakeFirstOrThrow()
    expect([await isSeen(), status]).toEqual([shown, 'underOffer'])
  })

  it('is taken back: the home is as it was, the agency is told, and the log says who and why', async () => {
    const id = await report()
    const { items } = (await admin.call<{ items: DeskReport[] }>('GET', `${portal}/reports`)).data
    const before = items[0]?.listing.status
    await uphold(id, takedown)
    const { data } = await post(`${id}/end`, { words: 'The agency showed the mandate.' })
    expect(data).toMatchObject({
      message: 'The home is back.',
      report: {
        listing: { status: before },
        consequence: { endedAt: '2025-02-10T12:00:00.000Z', endedWords: 'The agency showed the mandate.' },
      },
    })
    expect(await isSeen()).toEqual(shown)
    expect((await mailsOf(app, 'reportRestored')).map(({ to }) => to)).toHaveLength(2)
    expect(await logOf('reports.restored')).toMatchObject({
      target: home,
      detail: { reason: 'The agency showed the mandate.' },
    })
    expect((await post(`${id}/end`, { words: 'Once more.' })).status).toBe(409)
  })

  it('keeps the home down while another report does', async () => {
    const one = await report()
    const other = await report({ reason: 'fraud', email: 'ben@example.com' })
    await uphold(one, takedown)
    await uphold(other, takedown)
    await post(`${one}/end`, { words: 'This was put right.' })
    expect([await isSeen(), (await mailsOf(app, 'reportRestored')).length]).toEqual([hidden, 0])
    await post(`${other}/end`, { words: 'This too.' })
    expect(await isSeen()).toEqual(shown)
  })

  it('asks the agency to put it right by a day, after which the home may be taken down', async () => {
    const id = await report({ reason: 'price' })
    const { data } = await uphold(id, request)
    expect(data.report.consequence).toMatchObject({
      kind: 'request',
      due: '2025-02-17',
      told: 2,
      words: request.change,
    })
    expect(await isSeen()).toEqual(shown)
    const [asked] = await mailsOf(app, 'reportRequest')
    expect(asked?.subject).toBe('Please put right by 17 February 2025: Two-bedroom flat in Campo de Ourique')
    expect(asked?.body).toContain(`> ${request.change}`)
    expect((await mailsOf(app, 'reportOutcome'))[0]?.body).toContain('by 17 February 2025')
    const { data: after } = await post(`${id}/takedown`, { reason: 'Nothing was changed.' })
    expect(after.report.consequence).toMatchObject({
      kind: 'takedown',
      words: 'Nothing was changed.',
      due: null,
    })
    expect([await isSeen(), (await mailsOf(app, 'reportTakedown')).length]).toEqual([hidden, 2])
    expect((await post(`${id}/takedown`, { reason: 'Again.' })).status).toBe(409)
  })

  it('is done when the agency did what it was asked', async () => {
    const id = await report({ reason: 'price' })
    await uphold(id, request)
    const { data } = await post(`${id}/end`, { words: 'The price is right now.' })
    expect(data.report.consequence).toMatchObject({ kind: 'request', endedWords: 'The price is right now.' })
    expect((await mailsOf(app, 'reportRestored')).length).toBe(0)
    expect(await logOf('reports.requestDone')).toMatchObject({ target: home })
  })

  it('needs a consequence, one that is dismissed has none, and either is decided once', async () => {
    const id = await report()
    const bad: object[] = [
      { state: 'upheld', outcome },
      { state: 'dismissed', outcome, consequence: takedown },
      { state: 'upheld', outcome, consequence: { kind: 'takedown', reason: ' ' } },
      { state: 'upheld', outcome, consequence: { ...request, days: 0 } },
      { state: 'upheld', outcome, consequence: { ...request, days: 31 } },
    ]
    for (const body of bad) expect((await post(`${id}/decision`, body)).status).toBe(400)
    expect(await isSeen()).toEqual(shown)
    const both = await Promise.all([1, 2].map(() => uphold(id, takedown)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await mailsOf(app, 'reportOutcome')).toHaveLength(1)
    expect(await mailsOf(app, 'reportTakedown')).toHaveLength(2)
  })
})

test('a report that is dismissed changes nothing, and only whoever reported is told', async () => {
  const id = await report()
  const { data } = await post(`${id}/decision`, { state: 'dismissed', outcome: 'It is still to be had.' })
  expect([data.report.state, data.report.consequence, await isSeen()]).toEqual(['dismissed', null, shown])
  expect((await mailsOf(app, 'report')).map(({ kind }) => kind)).toEqual(['reportReceipt', 'reportOutcome'])
  expect((await post(`${id}/end`, { words: 'Nothing to end.' })).status).toBe(409)
})

test('a home without a title is called by what and where it is, in reports and in every mail', async () => {
  const untitled = await findOrCreateAgency(db, { name: 'No Words', country: 'PT' })
  const texts = aDraft('1').texts.map((one) => ({ ...one, title: null }))
  const [saved] = await saveListings(
    db,
    {
      agencyId: untitled,
      feedId: null,
      drafts: [aDraft('2', { texts, type: 'endTerrace' })],
      now: new Date(),
      source: 'agent',
    },
    { events, resolvePlace: resolveLisbon },
  )
  const listingId = saved && 'listingId' in saved ? String(saved.listingId) : ''
  const made = 'End-of-terrace house in Lisboa'
  await anAccount(app, 'words@no.example', { role: 'Agent', agencyId: untitled })
  const id = await report({}, listingId)
  const { items } = (await admin.call<{ items: DeskReport[] }>('GET', `${portal}/reports`)).data
  expect(items[0]?.listing.title).toBe(made)
  await uphold(id, request)
  const enquiry = { kind: 'listing', listingId, ...person, message: 'Is it still to be had?' }
  await someone(app).post('/api/meridian/enquiries', enquiry)
  const mails = (await mailsOf(app)).filter(({ kind }) => /^(report|enquiry)/.test(kind))
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'reportReceipt',
      'reportRequest',
      'reportOutcome',
      'enquiryLead',
      'enquiryReceipt',
    ]),
  )
  for (const { body } of mails) expect(body).toContain(made)
  const { items: cards } = await app.api.search.search({ query: { agency: untitled } as never })
  expect(cards[0]?.title).toBe(made)
})
