/**
 * enquiries: what agents and Admins do with enquiries, and what they never see.
 * G and N numbers name the security catalogue.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import type { DeskEnquiry } from '#contract/enquiries/desk.ts'
import type { BriefReceived } from '#contract/enquiries/enquiries.ts'
import type { Lead, LeadThread } from '#contract/enquiries/leads.ts'
import type { SentEnquiry } from '#contract/enquiries/sent.ts'
import { someone } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, mailsOf, person, words } from '#tests/support/enquiries.ts'

const app = await createTestApp({
  now: new Date('2025-02-10T12:00:00Z'),
  env: { MAIL_FROM: 'Meridian <team@meridian.example>' },
})
const { db } = app.platform
const keys = await anAgency(app, 'Lisbon Keys')
const other = await anAgency(app, 'Other Doors')
const agent = await anAccount(app, 'agent@keys.example', { role: 'Agent', agencyId: keys.agencyId })
const stranger = await anAccount(app, 'agent@doors.example', { role: 'Agent', agencyId: other.agencyId })
const user = await anAccount(app, 'user@example.com')
const admin = await anAccount(app, 'admin@example.com', { role: 'Admin' })
const { post } = someone(app)
const path = '/api/meridian/enquiries'
const inbox = '/api/meridian/agent/leads'
const portal = '/api/meridian/portal'
const forHome = { kind: 'listing', listingId: keys.home, ...person, message: words }
const write = async (wish: object = {}) => String((await post(path, { ...forHome, ...wish })).body.data.id)
const list = async (who = agent, query = '') =>
  (await who.call<{ items: Lead[]; counts: object; nextCursor: string | null }>('GET', `${inbox}${query}`))
    .data

beforeEach(async () => {
  for (const table of ['enquiries', 'listing_reports', 'mails', 'limit_uses'] as const)
    await db.deleteFrom(table).execute()
})

describe('an agency’s leads', () => {
  it('G11: are the agency’s own; another’s is not there, whatever is tried', async () => {
    const id = await write()
    expect((await list()).items.map((lead) => lead.id)).toEqual([id])
    expect((await list(stranger)).items).toEqual([])
    const tries: [string, string, object?][] = [
      ['GET', `${inbox}/${id}`],
      ['PUT', `${inbox}/${id}/state`, { state: 'done' }],
      ['POST', `${inbox}/${id}/answers`, { message: words }],
    ]
    for (const [method, address, body] of tries)
      expect([address, (await stranger.call(method, address, body)).status]).toEqual([address, 404])
    expect((await list()).items[0]).toMatchObject({ state: 'new', waits: true })
  })
  it('G10: are for agents alone', async () => {
    const id = await write()
    for (const who of [user, admin])
      expect([
        (await who.call('GET', inbox)).status,
        (await who.call('GET', `${inbox}/${id}`)).status,
      ]).toEqual([403, 403])
    expect((await app.fetch(inbox)).status).toBe(401)
    expect((await app.fetch(`${inbox}.csv`)).status).toBe(401)
  })
  it('are found by words and state, page by page, the newest first', async () => {
    const ids = [await write(), await write({ name: 'Ben Oak', email: 'ben@example.com' }), await write()]
    const first = await list(agent, '?limit=2')
    const rest = await list(agent, `?limit=2&cursor=${first.nextCursor}`)
    expect([...first.items, ...rest.items].map((lead) => lead.id)).toEqual(ids.toReversed())
    expect((await list(agent, '?q=ben@')).items.map((lead) => lead.id)).toEqual([ids[1]])
    expect((await list(agent, '?q=100%25')).items).toEqual([])
    await agent.call('PUT', `${inbox}/${ids[0]}/state`, { state: 'done' })
    expect(await list(agent, '?state=done')).toMatchObject({
      items: [{ id: ids[0] }],
      counts: { new: 2, done: 1 },
    })
  })
  it('are answered by mail in the agent’s name, and the way back leads to the agent', async () => {
    const id = await write()
    const { status, data } = await agent.call<{ lead: LeadThread }>('POST', `${inbox}/${id}/answers`, {
      message: 'Come on Friday at ten.',
    })
    expect([status, data.lead.state, data.lead.messages[0]?.body]).toEqual([
      201,
      'answered',
      'Come on Friday at ten.',
    ])
    const mail = (await mailsOf(app, 'enquiryAnswer')).at(-1)
    expect(mail).toMatchObject({
      to: 'ann@example.com',
      replyTo: 'agent@keys.example',
      subject: 'Answer from Lisbon Keys',
    })
    expect(mail?.body).toContain('> Come on Friday at ten.')
  })
  it('N01, N02: leave as a table without formulas and without what is another’s', async () => {
    await write({ message: '=HYPERLINK("https://evil.example")' })
    await write({ listingId: other.home, message: 'Not for these keys, thank you' })
    const table = await app.fetch(`${inbox}.csv`, { headers: agent.headers })
    const text = await table.text()
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(text).not.toContain('Not for these keys')
    expect(text.trimEnd().split('\r\n')).toHaveLength(2)
  })
})

describe('a concierge brief', () => {
  const brief = {
    ...person,
    purpose: 'sale',
    minBeds: 2,
    place: 'geonames:2267057',
    maxPrice: 460_000,
    currency: 'EUR',
    when: 'sixMonths',
    message: 'Light, and a tram outside.',
    share: true,
  }
  const send = async (wish: object = {}) => {
    const answer = await post<BriefReceived>(`${path}/briefs`, { ...brief, ...wish })
    return { status: answer.status, data: answer.body.data }
  }
  it('answers what fits at once, and agencies there may answer without learning who asks', async () => {
    const { status, data } = await send()
    expect([status, data.total, data.understood, data.agencies]).toEqual([201, 2, [], 2])
    expect(data.matches.map(({ id }) => id).toSorted()).toEqual([keys.home, other.home].toSorted())
    const lead = (await list(stranger)).items[0] as Lead
    expect(lead).toMatchObject({
      kind: 'brief',
      name: 'Ann Lee',
      email: null,
      phone: null,
      about: 'To buy in Lisbon',
    })
    expect((await list(stranger, '?q=ann@example')).items).toEqual([])
    const invitation = (await mailsOf(app, 'enquiryLead'))[0]
    expect([invitation?.replyTo, JSON.stringify(invitation).includes('ann@example.com')]).toEqual([
      null,
      false,
    ])
    await stranger.call('POST', `${inbox}/${lead.id}/answers`, { message: 'We have three of these.' })
    expect((await list(agent)).items[0]).toMatchObject({ state: 'new', waits: true })
    expect((await mailsOf(app, 'enquiryAnswer')).map(({ to }) => to)).toEqual(['ann@example.com'])
  })
  it('shows what comes close when little fits, each with what it misses, own words included', async () => {
    const over = (await send({ maxPrice: 400_000 })).data
    expect(over).toMatchObject({ total: 0, matches: [] })
    expect(over.near.map(({ misses }) => misses.map(({ wish }) => wish))).toEqual([
      ['maxPrice'],
      ['maxPrice'],
    ])
    const words = (await send({ message: 'It must have a swimming pool, please.' })).data
    expect(words.understood.join(' ')).toContain('pool')
    expect(words.near[0]?.misses).toMatchObject([{ wish: 'features', what: 'pool' }])
  })
  it('stays with the team when the person says so', async () => {
    expect((await send({ share: false })).data.agencies).toBe(0)
    expect((await list(agent)).items).toEqual([])
    expect((await mailsOf(app, 'enquiry')).map(({ to }) => to)).toEqual([
      'team@meridian.example',
      'ann@example.com',
    ])
  })
  it('is about a place and a budget that can be', async () => {
    expect((await send({ place: 'geonames:999999999' })).status).toBe(400)
    expect((await send({ minPrice: 500_000 })).status).toBe(400)
    expect((await send({ currency: 'XXX' })).status).toBe(400)
  })
})

describe('what a User sent', () => {
  type Sent = { items: SentEnquiry[]; nextCursor: string | null; total: number }
  const sent = async (who = user, query = '') => (await who.call<Sent>('GET', `${path}/sent${query}`)).data
  const send = async (what: object) =>
    String((await user.call<{ id: string }>('POST', path, { ...person, message: words, ...what })).data.id)

  it('stands there with the answers of agency and team, and for nobody else', async () => {
    const home = await send({ kind: 'listing', listingId: keys.home })
    const contact = await send({ kind: 'contact', topic: 'press' })
    expect(await sent()).toMatchObject({
      total: 2,
      items: [
        {
          id: contact,
          state: 'sent',
          agency: null,
          facts: [{ label: 'About', value: 'Press' }],
          messages: [],
        },
        { id: home, state: 'sent', agency: { name: 'Lisbon Keys' }, listingId: keys.home, message: words },
      ],
    })
    await agent.call('POST', `${inbox}/${home}/answers`, { message: 'Come on Friday at ten.' })
    const team = await admin.call('POST', `${portal}/enquiries/${contact}/answers`, {
      message: 'Gladly: ask for Kim.',
    })
    expect(team.status).toBe(201)
    expect(
      (await sent()).items.map(({ state, messages }) => [
        state,
        messages[0]?.agency?.name ?? null,
        messages[0]?.body,
      ]),
    ).toEqual([
      ['answered', null, 'Gladly: ask for Kim.'],
      ['answered', 'Lisbon Keys', 'Come on Friday at ten.'],
    ])
    expect((await mailsOf(app, 'enquiryAnswer')).map(({ replyTo, subject }) => [replyTo, subject])).toEqual([
      ['agent@keys.example', 'Answer from Lisbon Keys'],
      ['team@meridian.example', 'Answer from Meridian'],
    ])
    const neighbour = await anAccount(app, 'neighbour@example.com')
    expect(await sent(neighbour)).toEqual({ items: [], nextCursor: null, total: 0 })
    for (const who of [agent, admin]) expect((await who.call('GET', `${path}/sent`)).status).toBe(403)
    expect((await app.fetch(`${path}/sent`)).status).toBe(401)
  })
  it('never says that it was held back, and what a visitor sent is in no account', async () => {
    const held = await send({ kind: 'chairman', machineCheck: { trap: '', openMs: 10 } })
    await post(path, { kind: 'chairman', ...person, email: 'user@example.com', message: words })
    expect((await sent()).items).toMatchObject([{ id: held, state: 'sent' }])
    const answer = await admin.call('POST', `${portal}/enquiries/${held}/answers`, { message: words })
    expect([answer.status, answer.code]).toEqual([409, 'enquiries.held'])
    expect(await mailsOf(app, 'enquiryAnswer')).toEqual([])
  })
  it('comes page by page, the newest first; closed without an answer is closed', async () => {
    const ids = [
      await send({ kind: 'chairman' }),
      await send({ kind: 'lot' }),
      await send({ kind: 'chairman' }),
    ]
    await admin.call('PATCH', `${portal}/enquiries/${ids[0]}`, { state: 'closed' })
    const first = await sent(user, '?limit=2')
    const rest = await sent(user, `?limit=2&cursor=${first.nextCursor}`)
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids.toReversed())
    expect([rest.items[0]?.state, rest.nextCursor]).toEqual(['closed', null])
  })
})

describe('the team', () => {
  const enquiries = async (query = '') =>
    (await admin.call<{ items: DeskEnquiry[]; counts: object }>('GET', `${portal}/enquiries${query}`)).data
  it('G: is Admins only', async () => {
    for (const who of [user, agent])
      for (const page of ['enquiries', 'reports'])
        expect((await who.call('GET', `${portal}/${page}`)).status).toBe(403)
  })
  it('sees everything, notes and closes it, and the log tells', async () => {
    const id = await write()
    await post(path, { kind: 'contact', topic: 'press', ...person, message: words })
    expect((await enquiries('?kind=contact')).items).toMatchObject([
      { facts: [{ label: 'About', value: 'Press' }] },
    ])
    expect((await enquiries(`?q=${id}`)).items).toMatchObject([{ agencies: [{ name: 'Lisbon Keys' }] }])
    await admin.call('PATCH', `${portal}/enquiries/${id}`, { state: 'closed', note: 'Rang them' })
    expect(await enquiries('?state=closed')).toMatchObject({
      items: [{ id, note: 'Rang them' }],
      counts: { new: 1, closed: 1 },
    })
    expect((await list()).items[0]).not.toHaveProperty('note')
    const log = await db.selectFrom('audit_log').selectAll().where('target', '=', id).execute()
    expect(log).toMatchObject([
      { action: 'enquiries.changed', detail: { from: 'new', to: 'closed', note: true } },
    ])
  })
  it('is told how much waits for it: not what an agency reads, nor what was held back', async () => {
    const waiting = async () => (await admin.call('GET', `${portal}/waiting`)).data
    await write()
    await write({ kind: 'chairman', listingId: undefined, machineCheck: { trap: 'x', openMs: 9_000 } })
    expect(await waiting()).toEqual({ enquiries: 0, reports: 0 })
    const ours = await write({ kind: 'chairman', listingId: undefined })
    await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', agent.userId).execute()
    await post(`/api/meridian/listings/${keys.home}/reports`, {
      reason: 'price',
      machineCheck: person.machineCheck,
    })
    expect(await waiting()).toEqual({ enquiries: 2, reports: 1 })
    await db.updateTable('users').set({ suspended_at: null }).where('id', '=', agent.userId).execute()
    await admin.call('PATCH', `${portal}/enquiries/${ours}`, { state: 'answered' })
    expect(await waiting()).toEqual({ enquiries: 0, reports: 1 })
  })
  it('releases what was held back by mistake: only then it is sent', async () => {
    const id = await write({ machineCheck: { trap: '', openMs: 10 } })
    expect((await list()).items).toEqual([])
    await admin.call('PATCH', `${portal}/enquiries/${id}`, { state: 'new' })
    expect((await list()).items.map((lead) => lead.id)).toEqual([id])
    expect((await mailsOf(app, 'enquiry')).map(({ to }) => to)).toEqual([
      'agent@keys.example',
      'ann@example.com',
    ])
  })
})
