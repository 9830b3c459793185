/**
 * stock: several people answer for one home, ranges are written by hand, and
 * what a home went for is said with its state.
 */
import { expect, test } from 'vitest'
import { saveListings, type ListingDraft } from '#server/listings/index.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency, person, words } from '#tests/support/enquiries.ts'
import { aDraft, resolveLisbon } from '#tests/support/listing-drafts.ts'
import { stockCalls } from '#tests/support/stock.ts'

const app = await createTestApp({ now: new Date('2026-03-02T09:00:00Z') })
const { db, events } = app.platform
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const { agencyId, home } = await anAgency(app, 'Harbour Homes')
const ines = await anAccount(app, 'ines@example.com', { role: 'Agent', agencyId })
const calls = stockCalls(app)
const shown = () => app.api.listings.get({ params: { id: home }, query: {} })
const feed = await db
  .selectFrom('listings')
  .select('feed_id')
  .where('id', '=', home)
  .executeTakeFirstOrThrow()

/** What the feed says in its next run. */
async function feedSays(changes: Partial<ListingDraft>) {
  clock.advance(60_000)
  const batch = {
    agencyId,
    feedId: feed.feed_id,
    drafts: [aDraft('1', changes)],
    now: clock.now(),
    source: 'feed' as const,
  }
  await saveListings(db, batch, { events, resolvePlace: resolveLisbon })
}

/** Changes the form and publishes it. */
async function write(changes: object) {
  const draft = await calls.read(await calls.begin(ines, { from: { listingId: home, as: 'edit' } }), ines)
  const { version } = (await calls.save(draft.id, draft.version, { ...draft.form, ...changes }, ines)).data
  return calls.publish(draft.id, version, ines, { seenAt: draft.feed?.readAt })
}
const setStatus = (body: object) => ines.call('POST', calls.path('stock/status'), { ids: [home], ...body })
const peopleOf = ({ agent, coAgents }: Awaited<ReturnType<typeof shown>>) =>
  [agent, ...coAgents].map((one) => one?.name)

test('the people of a feed are kept in its order, and nobody stands there twice', async () => {
  await feedSays({ agentName: 'Ana Example', coAgentNames: ['Rui Example', 'ANA EXAMPLE', 'Eva Example'] })
  expect(peopleOf(await shown())).toEqual(['Ana Example', 'Rui Example', 'Eva Example'])
  const found = await calls.stockOf('?agent=eva%20example', ines)
  expect(found.items[0]).toMatchObject({ agent: 'Ana Example', coAgents: ['Rui Example', 'Eva Example'] })
})

test('whoever writes may choose one of them, who then looks after it; nobody else can be chosen', async () => {
  await db.updateTable('users').set({ name: 'Rui Example' }).where('id', '=', ines.userId).execute()
  const rui = (await shown()).coAgents.find(({ name }) => name === 'Rui Example')
  const enquiry = { kind: 'listing' as const, listingId: home, ...person, message: words }
  await app.api.enquiries.send({ body: { ...enquiry, agentId: String(rui?.id) } })
  const leads = await ines.call<{ items: { facts: object[]; assignee: object | null }[] }>(
    'GET',
    calls.path('leads'),
  )
  expect(leads.data.items[0]).toMatchObject({
    facts: [{ label: 'Meant for', value: 'Rui Example' }],
    assignee: { id: ines.userId },
  })
  const stranger = app.api.enquiries.send({ body: { ...enquiry, agentId: agencyId } })
  await expect(stranger).rejects.toMatchObject({ problem: { fields: { agentId: expect.any(String) } } })
})

test('a colleague added by hand stays when the feed comes again', async () => {
  expect((await write({ coAgents: ['Rui Example', 'Zoe Example'] })).status).toBe(200)
  await feedSays({ agentName: 'Ana Example', coAgentNames: ['Rui Example'] })
  expect(peopleOf(await shown())).toEqual(['Ana Example', 'Rui Example', 'Zoe Example'])
})

test('a range is written by hand and found by either end', async () => {
  const areas = [{ kind: 'living', value: 48, unit: 'm2', max: 96 }]
  expect((await write({ bedrooms: 1, bedroomsMax: 3, areas })).status).toBe(200)
  expect(await shown()).toMatchObject({ beds: 1, bedsMax: 3, areas: [{ valueM2: 48, max: { valueM2: 96 } }] })
  const found = async (query: object) => (await app.api.search.search({ query })).total
  expect(await found({ minBeds: '3', minArea: '90', maxArea: '120' })).toBe(1)
  expect(await found({ maxBeds: '1', maxArea: '50' })).toBe(1)
  expect(await found({ minBeds: '4' })).toBe(0)
  expect((await write({ bedroomsMax: 1 })).code).toBe('stock.incomplete')
})

test('what a home went for is said with its state, over the feed, and only of what is gone', async () => {
  const closing = { on: '2026-03-01', price: { amount: 43_500_000, currency: 'EUR' } }
  const refusals = [
    { status: 'reserved', closing },
    { status: 'sold', closing: { ...closing, on: '2026-03-20' } },
    { status: 'sold', closing: { ...closing, price: { amount: 0, currency: 'EUR' } } },
    { status: 'sold', closing: { ...closing, price: { amount: 5, currency: 'QQQ' } } },
  ]
  for (const body of refusals) expect((await setStatus(body)).code).toBe('common.invalid')
  expect((await shown()).status).toBe('active')
  expect((await setStatus({ status: 'sold', closing })).data).toMatchObject({ changed: 1 })
  expect(await shown()).toMatchObject({ status: 'sold', closing })
  await feedSays({ status: 'sold', closing: { on: null, amountMinor: 1_00, currency: 'EUR' } })
  expect(await shown()).toMatchObject({ status: 'sold', closing })
  expect((await setStatus({ status: 'sold' })).data).toMatchObject({ changed: 0 })
})
