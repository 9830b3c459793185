/**
 * stock: agencies are listed by how much of their stock is confirmed:
 * counted by the clock, in any order, page by page.
 */
import { expect, test } from 'vitest'
import { stockOrders } from '#contract/stock/stock-orders.ts'
import type { agencies } from '#contract/stock/agencies.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { confirmListings, holdListings, saveListings } from '#server/listings/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, longSessions } from '#tests/support/enquiries.ts'
import { aDraft, resolveLisbon } from '#tests/support/listing-drafts.ts'
import { countAgencyStock, countNewAgencies } from './agency-stock.ts'

const app = await createTestApp({ now: new Date('2026-03-02T09:00:00Z'), env: longSessions })
const { db, events } = app.platform
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const day = 86_400_000
const admin = await anAccount(app, 'admin@example.com', { role: 'Admin' })

/** An agency with homes written by hand; answers their ids. */
async function agencyWith(name: string, homes: number) {
  const { agencyId } = await anAgency(app, name)
  // The agency comes with a home of its own, which is not of this story.
  await db.updateTable('listings').set({ status: 'withdrawn' }).where('agency_id', '=', agencyId).execute()
  const drafts = Array.from({ length: homes }, (_, at) => aDraft(`${name}-${at}`))
  const batch = { agencyId, feedId: null, drafts, now: clock.now(), source: 'agent' as const }
  await saveListings(db, batch, { events, resolvePlace: resolveLisbon })
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  return { agencyId, ids: rows.map(({ id }) => id) }
}

const half = await agencyWith('Half Homes', 2)
const large = await agencyWith('Large Homes', 3)
const small = await agencyWith('Small Homes', 1)
const hiding = await agencyWith('Hiding Homes', 1)
await anAgency(app, 'Empty Homes').then(({ agencyId }) =>
  db.updateTable('listings').set({ status: 'withdrawn' }).where('agency_id', '=', agencyId).execute(),
)

clock.advance(31 * day)
for (const ids of [half.ids.slice(0, 1), large.ids, small.ids])
  await transaction(db, (tx) => confirmListings(tx, { ids, now: clock.now(), source: 'agent' }, { events }))
await transaction(db, (tx) =>
  holdListings(tx, { ids: hiding.ids, kind: 'unconfirmed', reason: null, now: clock.now() }, { events }),
)
await countAgencyStock(app.platform)

const desk = async (query = '') =>
  (await admin.call<Reply<typeof agencies.stock>>('GET', `/api/meridian/portal/agencies?${query}`)).data
const found = async (query = '') =>
  (
    (await (await app.fetch(`/api/meridian/agencies?${query}`)).json()) as {
      data: Reply<typeof agencies.list>
    }
  ).data
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name.split(' ')[0])

test('a home is confirmed, unconfirmed after 30 days, or hidden; the share is of all three', async () => {
  const { items, total, countedAt } = await desk()
  expect(names(items)).toEqual(['Large', 'Small', 'Half', 'Hiding', 'Empty'])
  expect(items.map((one) => [one.confirmed, one.unconfirmed, one.hidden, one.share])).toEqual([
    [3, 0, 0, 100],
    [1, 0, 0, 100],
    [1, 1, 0, 50],
    [0, 0, 1, 0],
    [0, 0, 0, null],
  ])
  expect([total, countedAt]).toEqual([5, clock.now().toISOString()])
})

test('each order has its own beginning, those without homes come last by their share either way', async () => {
  expect(names((await desk('order=-share')).items)).toEqual(['Hiding', 'Half', 'Small', 'Large', 'Empty'])
  expect(names((await desk('order=unconfirmed')).items)[0]).toBe('Half')
  expect(names((await desk('order=hidden')).items)[0]).toBe('Hiding')
  expect(names((await desk('order=name')).items)).toEqual(['Empty', 'Half', 'Hiding', 'Large', 'Small'])
  expect(names((await desk('q=hOm&country=FR')).items)).toEqual([])
  expect(names((await desk('q=mall')).items)).toEqual(['Small'])
})

test('pages follow one another without a gap in every order, and a cursor belongs to its own', async () => {
  for (const order of stockOrders) {
    const whole = (await desk(`order=${order}`)).items
    const paged: typeof whole = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof desk>> = await desk(
        `order=${order}&limit=2${cursor && `&cursor=${cursor}`}`,
      )
      paged.push(...page.items)
      cursor = page.nextCursor
    }
    expect([order, paged]).toEqual([order, whole])
  }
  const { nextCursor } = await desk('limit=1')
  const refused = await admin.call(
    'GET',
    `/api/meridian/portal/agencies?order=name&cursor=${nextCursor ?? ''}`,
  )
  expect(refused.status).toBe(400)
})

test('the table has every agency', async () => {
  const response = await app.fetch('/api/meridian/portal/agencies.csv?order=name', {
    headers: admin.headers,
  })
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines[0]).toContain('share confirmed')
  expect(lines).toHaveLength(6)
})

test('visitors find agencies in that order, but none that is hidden or has no home they could find', async () => {
  const { items, total, countries } = await found()
  expect(items.map(({ name, homes, share }) => [name, homes, share])).toEqual([
    ['Large Homes', 3, 100],
    ['Small Homes', 1, 100],
    ['Half Homes', 2, 50],
  ])
  expect([total, countries.length]).toEqual([3, 1])
  const first = await found('limit=2')
  expect(names((await found(`limit=2&cursor=${first.nextCursor ?? ''}`)).items)).toEqual(['Half'])
  await db.updateTable('agencies').set({ hidden_at: clock.now() }).where('id', '=', large.agencyId).execute()
  expect(names((await found()).items)).toEqual(['Small', 'Half'])
})

test('what is counted again forgets what has gone', async () => {
  await db.updateTable('listings').set({ status: 'sold' }).where('agency_id', '=', small.agencyId).execute()
  await countAgencyStock(app.platform)
  expect(names((await found()).items)).toEqual(['Half'])
  expect((await desk('q=small')).items).toMatchObject([{ confirmed: 0, share: null }])
})

test('whoever has a first home on the market is counted within the minute; nobody else is for that', async () => {
  const before = (await desk()).countedAt
  clock.advance(60_000)
  await countNewAgencies(app.platform)
  expect((await desk()).countedAt).toBe(before)
  const { agencyId } = await agencyWith('First Homes', 1)
  expect(names((await found()).items)).not.toContain('First')
  await countNewAgencies(app.platform)
  expect(names((await found()).items)).toContain('First')
  expect((await desk('q=first')).items).toMatchObject([{ id: agencyId, confirmed: 1, share: 100 }])
})
