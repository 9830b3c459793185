/**
 * figures: what is counted of visitors and of tables, that processes add up, and what is left after a night.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import type { figures } from '#contract/figures/figures.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'
import { createTestDatabaseUrl } from '#tests/support/database.ts'
import { anAccount, anAgency, longSessions, person, words } from '#tests/support/enquiries.ts'
import { someone } from '#tests/support/accounts.ts'
import { figuresOf } from './count/counter.ts'
import { noteHomes, rollUp, tidy } from './roll-up/roll-up.ts'

const given = {
  now: new Date('2025-02-10T12:30:00Z'),
  env: longSessions,
  databaseUrl: await createTestDatabaseUrl(),
}
const app = await createTestApp(given)
/** Another process over the same database. */
const second = await createTestApp(given)
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const { db } = app.platform
const keys = await anAgency(app, 'Lisbon Keys')
const admin = await anAccount(app, 'admin@example.com', { role: 'Admin' })

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
async function visit(path: string, { agent = firefox, program = app.app } = {}): Promise<void> {
  const request = new Request(new URL(path, app.platform.config.publicUrl), {
    headers: { 'user-agent': agent },
  })
  const answer = await program.fetch(request, { address: '198.51.100.7' })
  expect(answer.status).toBe(200)
}
/** A database that is busy may refuse once; what was counted then waits for the next time. */
async function written({ platform } = app): Promise<void> {
  while (!(await figuresOf(platform).flush()));
}
const nothing = '/api/meridian/search?purpose=sale&q=lighthouse&minBeds=9'

type Dashboard = Reply<typeof figures.dashboard>
const dashboard = async (days = '7') =>
  (await admin.call<Dashboard>('GET', `/api/meridian/portal/dashboard?days=${days}`)).data
const fruitless = async () =>
  (await admin.call<Reply<typeof figures.fruitless>>('GET', '/api/meridian/portal/searches')).data

beforeEach(async () => {
  await Promise.all([written(), written(second)])
  for (const table of [
    'figure_hours',
    'figure_spreads',
    'figure_levels',
    'figure_sources',
    'fruitless_searches',
  ] as const)
    await db.deleteFrom(table).execute()
})

describe('visitors', () => {
  it('are counted by what they ask and how long it takes, robots are not', async () => {
    await visit('/api/meridian/search?purpose=sale')
    await visit(nothing)
    await visit('/api/meridian/currencies')
    await visit(nothing, {
      agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    })
    await visit(nothing, { agent: '' })
    const { counts, spreads } = await dashboard()
    expect(counts['searches.asked']).toMatchObject({ total: 2, before: 0 })
    expect(counts['searches.fruitless'].total).toBe(1)
    expect(spreads.search.answers).toBe(2)
    expect(spreads.search.p95).toBeGreaterThan(0)
    expect(spreads.call.answers).toBe(1)
  })
  it('add up over processes, also within one hour', async () => {
    await Promise.all([visit(nothing), visit(nothing, { program: second.app })])
    await visit(nothing)
    await Promise.all([written(second), written()])
    expect((await dashboard('1')).counts['searches.fruitless'].steps.at(-1)).toBe(3)
    expect((await fruitless()).items).toMatchObject([{ searches: 3 }])
  })
  it('lose nothing while the database is away', async () => {
    await visit(nothing)
    await db.schema.alterTable('figure_hours').renameTo('away').execute()
    expect(await figuresOf(app.platform).flush()).toBe(false)
    await db.schema.alterTable('away').renameTo('figure_hours').execute()
    await visit(nothing)
    expect((await dashboard()).counts['searches.asked'].total).toBe(2)
  })
})

describe('questions that found nothing', () => {
  it('are grouped, told with words from three on, and forgotten overnight when nobody said them again', async () => {
    await visit(nothing)
    await visit(nothing)
    await visit('/api/meridian/search?purpose=sale&minBeds=9&q=ann%40example.com')
    expect((await fruitless()).items).toMatchObject([
      { words: null, filters: [{ name: 'minBeds', value: '9' }], searches: 1 },
    ])
    await visit(nothing)
    await visit('/api/meridian/search?purpose=sale&minBeds=9&q=windmill')
    const { items, total } = await fruitless()
    expect(items.map(({ words: said, searches }) => [said, searches])).toEqual([
      ['lighthouse', 3],
      [null, 1],
    ])
    expect(total).toBe(2)
    clock.advance(86_400_000)
    await tidy(app.platform)
    const kept = await db.selectFrom('fruitless_searches').select('words').execute()
    expect(kept.map((row) => row.words).toSorted()).toEqual(['', 'lighthouse'])
    clock.advance(-86_400_000)
  })
  it('go on page by page, and leave as a table', async () => {
    for (const beds of [7, 8, 9]) await visit(`/api/meridian/search?purpose=sale&minBeds=${beds}`)
    type Found = Reply<typeof figures.fruitless>
    const read = async (cursor: string) =>
      (await admin.call<Found>('GET', `/api/meridian/portal/searches?limit=2${cursor}`)).data
    const first = await read('')
    const rest = await read(`&cursor=${first.nextCursor}`)
    expect([...first.items, ...rest.items].map(({ filters }) => filters[0]?.value).toSorted()).toEqual([
      '7',
      '8',
      '9',
    ])
    expect(rest.nextCursor).toBeNull()
    const table = await app.fetch('/api/meridian/portal/searches.csv', { headers: admin.headers })
    expect((await table.text()).trimEnd().split('\r\n')).toHaveLength(4)
  })
})

describe('what is written down elsewhere', () => {
  const ask = () =>
    someone(app).post('/api/meridian/enquiries', {
      kind: 'listing',
      listingId: keys.home,
      ...person,
      message: words,
    })

  it('is counted by the hour, and again as long as it may change', async () => {
    await ask()
    await rollUp(app.platform)
    await noteHomes(app.platform)
    await rollUp(app.platform)
    const { counts, levels } = await dashboard()
    expect(counts['enquiries.received'].total).toBe(1)
    expect(counts['homes.listed'].total).toBe(1)
    expect(counts['people.users'].total).toBe(1)
    expect(levels['homes.live'].now).toBe(1)
    expect(levels['fresh.today'].now).toBe(1)
    expect(levels['feeds.new'].now).toBe(1)
    await db.updateTable('enquiries').set({ state: 'held' }).execute()
    await rollUp(app.platform)
    expect((await dashboard()).counts['enquiries.received'].total).toBe(0)
  })
  it('stands beside the time before', async () => {
    const day = (back: number) => new Date(clock.now().getTime() - back * 86_400_000)
    await db
      .insertInto('figure_hours')
      .values(
        [
          [1, 4],
          [6, 2],
          [8, 5],
          [13, 7],
          [14, 9],
        ].map(([back = 0, value = 0]) => ({ name: 'alerts.mail', hour: day(back), value })),
      )
      .execute()
    expect((await dashboard('7')).counts['alerts.mail']).toMatchObject({ total: 6, before: 12 })
    expect((await dashboard('1')).counts['alerts.mail']).toMatchObject({ total: 0, before: 4 })
    const table = await app.fetch('/api/meridian/portal/dashboard.csv?days=7', { headers: admin.headers })
    const lines = (await table.text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(8)
    expect(lines[0]).toContain('alerts.mail')
    const one = '/api/meridian/portal/dashboard.csv?days=7&of=homes.live,alerts.mail'
    const [head] = (await (await app.fetch(one, { headers: admin.headers })).text()).split('\r\n')
    expect(head).toBe('from,alerts.mail,homes.live')
    const unknown = `${one},alerts.pigeon`
    expect((await app.fetch(unknown, { headers: admin.headers })).status).toBe(400)
  })
  it('keeps durations by the day once they are a week old', async () => {
    const old = new Date('2025-01-20T09:00:00Z')
    const rows = [0, 1, 2].map((hour) => ({
      name: 'page',
      step: 30,
      answers: 2,
      hour: new Date(old.getTime() + hour * 3_600_000),
    }))
    await db.insertInto('figure_spreads').values(rows).execute()
    await tidy(app.platform)
    await tidy(app.platform)
    expect(await db.selectFrom('figure_spreads').selectAll().execute()).toEqual([
      { name: 'page', step: 30, answers: 6, hour: new Date('2025-01-20T00:00:00Z') },
    ])
  })
})

describe('the work behind it', () => {
  it('is looked through by state and reason', async () => {
    await db
      .insertInto('mails')
      .values({
        id: newId(),
        kind: 'tests.refused',
        to_address: 'gone@example.com',
        subject: 'Hello',
        state: 'failed',
        failure: '550 no such person',
      })
      .execute()
    type Mails = Reply<typeof figures.mails>
    const mails = async (query: string) =>
      (await admin.call<Mails>('GET', `/api/meridian/portal/mails?${query}`)).data
    const refused = await mails('state=failed')
    expect(refused.items).toMatchObject([{ to: 'gone@example.com', failure: '550 no such person' }])
    expect(refused.counts.failed).toBe(1)
    expect(refused.kinds).toContain('tests.refused')
    // Without a mail server what was kept in the mailbox was sent.
    const sent = await mails('state=sent')
    expect(sent.items.length).toBeGreaterThan(0)
    expect(new Set(sent.items.map(({ state }) => state))).toEqual(new Set(['kept']))
    expect(sent.counts.sent).toBe(sent.items.length)
    const today = new Date().toISOString().slice(0, 10)
    expect((await mails(`state=failed&since=${today}`)).items).toHaveLength(1)
    expect((await mails('state=failed&since=2099-01-01')).items).toEqual([])
    const within = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    expect((await mails(`state=failed&since=${within(-1)}`)).items).toHaveLength(1)
    expect((await mails(`state=failed&since=${within(1)}`)).items).toEqual([])
    const first = await mails('limit=1')
    expect((await mails(`limit=1&cursor=${first.nextCursor}`)).items[0]?.id).not.toBe(first.items[0]?.id)
    await app.fetch('/api/meridian/portal/mails.csv', { headers: admin.headers })
    const taken = await db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'portal.tableTaken')
      .execute()
    expect(taken).toEqual([{ detail: { table: 'mails' } }])
  })
  it('names the jobs that wait, with their queue', async () => {
    await dashboard()
    type Jobs = Reply<typeof figures.jobs>
    const { items, counts } = (await admin.call<Jobs>('GET', '/api/meridian/portal/jobs')).data
    expect(items.map(({ queue }) => queue)).toContain('figures.rollUp')
    expect(counts.waiting).toBe(items.length)
  })
  it('names what saved searches told, by way and since when, and never whom', async () => {
    const searchId = newId()
    const told = new Date('2025-02-10T11:45:00Z')
    const userId = admin.userId
    await db
      .insertInto('saved_searches')
      .values({
        id: searchId,
        user_id: userId,
        name: 'Secret wishes',
        question: '{}',
        frequency: 'instant',
        events: ['new'],
        created_at: told,
        looked_at: told,
      })
      .execute()
    const entry = { user_id: userId, search_id: searchId, listing_id: keys.home, facts: '{}', at: told }
    const later = new Date('2025-02-10T12:15:00Z')
    await db
      .insertInto('alert_ledger')
      .values([
        { ...entry, event: 'new', version: '', told_at: told, told_by: 'mail' },
        { ...entry, event: 'priceDrop', version: '1', told_at: later, told_by: 'push' },
        { ...entry, event: 'priceDrop', version: '2', told_at: later, told_by: 'nobody' },
      ])
      .execute()
    type Alerts = Reply<typeof figures.alerts>
    const alerts = async (query = '') =>
      (await admin.call<Alerts>('GET', `/api/meridian/portal/alerts?${query}`)).data
    const { items, counts } = await alerts()
    expect(items.map(({ event, by }) => [event, by])).toEqual([
      ['priceDrop', 'push'],
      ['new', 'mail'],
    ])
    expect(counts).toEqual({ mail: 1, push: 1 })
    expect(items[0]?.listing).toMatchObject({ id: keys.home, agency: 'Lisbon Keys' })
    expect(JSON.stringify(items)).not.toMatch(/Secret|admin@example/)
    expect((await alerts('since=2025-02-10T12:00:00.000Z')).items).toHaveLength(1)
    expect((await alerts('by=mail')).items.map(({ event }) => event)).toEqual(['new'])
    const first = await alerts('limit=1')
    expect((await alerts(`limit=1&cursor=${first.nextCursor}`)).items.map(({ event }) => event)).toEqual([
      'new',
    ])
    await rollUp(app.platform)
    const figure = (await dashboard('1')).counts
    expect(figure['alerts.mail'].total + figure['alerts.push'].total).toBe(items.length)
    const table = await app.fetch('/api/meridian/portal/alerts.csv', { headers: admin.headers })
    expect((await table.text()).trimEnd().split('\r\n')).toHaveLength(3)
  })
})
