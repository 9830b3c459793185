/**
 * insights: what is counted and what is not, what a day leaves behind, and that an agency sees its own alone.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Insights } from '#contract/insights/insights.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, longSessions, person, words } from '#tests/support/enquiries.ts'
import { someone } from '#tests/support/accounts.ts'
import { counterOf } from './counter.ts'
import { rollUpInsights } from './insights.jobs.ts'
import { daysOf, spanOf, wordsOf } from './insights.rules.ts'

const app = await createTestApp({ now: new Date('2025-02-10T12:00:00Z'), env: longSessions })
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const { db } = app.platform
const keys = await anAgency(app, 'Lisbon Keys')
const other = await anAgency(app, 'Other Doors')
const agent = await anAccount(app, 'agent@keys.example', { role: 'Agent', agencyId: keys.agencyId })
const stranger = await anAccount(app, 'agent@doors.example', { role: 'Agent', agencyId: other.agencyId })
const user = await anAccount(app, 'ann@example.com')

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
type Visit = { agent?: string; address?: string; headers?: Record<string, string>; method?: string }
async function visit(
  path: string,
  { agent: name = firefox, address = '198.51.100.7', headers, method = 'GET' }: Visit = {},
) {
  const request = new Request(new URL(path, app.platform.config.publicUrl), {
    method,
    headers: { 'user-agent': name, ...headers },
  })
  return (await app.app.fetch(request, { address })).status
}
const look = (given?: Visit) => visit(`/api/meridian/listings/${keys.home}`, given)
const search = (given?: Visit) => visit('/api/meridian/search?purpose=sale&q=flat', given)
const seen = async (query = '', who = agent) =>
  (await who.call<Insights>('GET', `/api/meridian/agent/insights${query}`)).data

beforeEach(async () => {
  await counterOf(app.platform).flush()
  for (const table of [
    'listing_insights',
    'search_insights',
    'insight_visits',
    'insight_salts',
    'enquiries',
  ] as const)
    await db.deleteFrom(table).execute()
})

describe('counting', () => {
  it('knows what was shown, looked at, saved, shared and asked, by whom it does not', async () => {
    await search()
    await look()
    await look()
    await look({ address: '203.0.113.9' })
    await visit(`/api/meridian/saved/${keys.home}`, {
      method: 'PUT',
      headers: { ...user.headers, 'content-type': 'application/json' },
    })
    expect(await visit(`/api/meridian/listings/${keys.home}/shares`, { method: 'POST' })).toBe(200)
    await someone(app).post('/api/meridian/enquiries', {
      kind: 'listing',
      listingId: keys.home,
      ...person,
      message: words,
    })
    const { total, homes } = await seen()
    expect(total).toMatchObject({ impressions: 1, views: 3, visitors: 2, shares: 1, enquiries: 1 })
    expect(homes).toMatchObject([{ id: keys.home, views: 3, enquiries: 1 }])
    expect((await seen('', stranger)).total).toMatchObject({ impressions: 1, views: 0, enquiries: 0 })
  })
  it('leaves out robots, programs without a name, and what is fetched ahead', async () => {
    await look({ agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
    await look({ agent: '' })
    await look({ headers: { 'sec-purpose': 'prefetch' } })
    await search({ agent: 'curl/8.5.0' })
    expect((await seen()).total).toMatchObject({ impressions: 0, views: 0, visitors: 0 })
  })
  it('tells words from three searches on, and none that could say who searched', async () => {
    await search()
    await search()
    expect((await seen()).words).toEqual([])
    await search()
    expect((await seen()).words).toEqual([{ words: 'flat', searches: 3 }])
    expect(['ann@example.com', 'call 020 7946 0123', 'x'.repeat(61), '  '].map(wordsOf)).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(wordsOf('  Two  Beds ')).toBe('two beds')
  })
  it('loses nothing while the database is away', async () => {
    await look()
    await db.schema.alterTable('listing_insights').renameTo('away').execute()
    await counterOf(app.platform).flush()
    await db.schema.alterTable('away').renameTo('listing_insights').execute()
    await look()
    expect((await seen()).total).toMatchObject({ views: 2, visitors: 1 })
  })
})

describe('a day that is over', () => {
  it('is a number: visits and their key are gone, and the same visitor is another one', async () => {
    await look()
    await look({ address: '203.0.113.9' })
    await seen()
    const [first] = await db.selectFrom('insight_visits').select('visitor').execute()
    clock.advance(86_400_000)
    await look()
    await counterOf(app.platform).flush()
    await rollUpInsights(app.platform, null)
    await rollUpInsights(app.platform, null)
    const left = await db.selectFrom('insight_visits').select('visitor').execute()
    expect(left).toHaveLength(1)
    expect(left).not.toContainEqual(first)
    expect(await db.selectFrom('insight_salts').select('day').execute()).toHaveLength(1)
    const { days } = await seen()
    expect(days.slice(-2)).toMatchObject([
      { views: 2, visitors: 2 },
      { views: 1, visitors: 1 },
    ])
  })
  it('is there in every span that holds it, and in no other', async () => {
    await look()
    const day = clock.now().toISOString().slice(0, 10)
    expect((await seen(`?from=${day}&to=${day}`)).days).toMatchObject([{ day, views: 1 }])
    expect((await seen('?from=2024-01-01&to=2024-01-31')).total.views).toBe(0)
    expect(
      (await agent.call('GET', '/api/meridian/agent/insights?from=2025-02-02&to=2025-01-01')).status,
    ).toBe(400)
    expect((await seen(`?listing=${other.home}`)).total.views).toBe(0)
  })
  it('leaves as a table', async () => {
    await look()
    const table = await app.fetch('/api/meridian/agent/insights.csv', { headers: agent.headers })
    expect((await table.text()).trimEnd().split('\r\n')).toHaveLength(2)
    const theirs = await app.fetch('/api/meridian/agent/insights.csv', { headers: stranger.headers })
    expect(await theirs.text()).not.toContain(keys.home)
  })
})

describe('the market', () => {
  it('is not shown where it would be one competitor', async () => {
    expect((await seen()).market).toMatchObject({ own: { homes: 1 }, others: null })
  })
})

describe('a span of days', () => {
  const now = new Date('2025-02-10T12:00:00Z')
  it('is the last thirty unless said, never in the future, a year at most', () => {
    expect(spanOf({}, now)).toEqual({ from: '2025-01-12', to: '2025-02-10' })
    expect(spanOf({ to: '2030-01-01' }, now).to).toBe('2025-02-10')
    expect(spanOf({ from: '2020-01-01' }, now).from).toBe('2024-02-11')
    expect(daysOf({ from: '2024-02-28', to: '2024-03-01' })).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ])
  })
})
