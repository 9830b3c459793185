/**
 * stock: a home of a feed is written over by hand: the feed leaves it
 * alone, and says so when it says something else.
 */
import { expect, test } from 'vitest'
import { saveListings, type ListingDraft } from '#server/listings/index.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency } from '#tests/support/enquiries.ts'
import { aDraft, resolveLisbon } from '#tests/support/listing-drafts.ts'
import { stockCalls } from '#tests/support/stock.ts'

const app = await createTestApp({ now: new Date('2026-03-02T09:00:00Z') })
const { db, events } = app.platform
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>
const { agencyId, home } = await anAgency(app, 'Harbour Homes')
const ines = await anAccount(app, 'ines@example.com', { role: 'Agent', agencyId })
const calls = stockCalls(app)
const edit = () => calls.begin(ines, { from: { listingId: home, as: 'edit' } })
const read = (id: string) => calls.read(id, ines)

const feedId = String(
  (await db.selectFrom('listings').select('feed_id').where('id', '=', home).executeTakeFirstOrThrow())
    .feed_id,
)
/** What the feed says in its next run. */
async function feedSays(changes: Partial<ListingDraft>) {
  clock.advance(60_000)
  const batch = {
    agencyId,
    feedId,
    drafts: [aDraft('1', changes)],
    now: clock.now(),
    source: 'feed' as const,
  }
  const [outcome] = await saveListings(db, batch, { events, resolvePlace: resolveLisbon })
  return outcome
}
const shown = () => app.api.listings.get({ params: { id: home }, query: {} })
/** Changes the form as `change` says and publishes it. */
async function publish(change: (draft: Awaited<ReturnType<typeof read>>) => object) {
  const id = await edit()
  const draft = await read(id)
  const form = { ...draft.form, ...change(draft) }
  const { version } = (await calls.save(id, draft.version, form, ines)).data
  return calls.publish(id, version, ines, { seenAt: draft.feed?.readAt })
}
const inTable = async () => (await calls.stockOf('?source=feed', ines)).items[0]?.byHand

test('what was written by hand outlives the feed’s runs, in the page and in the search, field by field', async () => {
  const title = 'Flat with a reading room'
  const said = await publish(({ form }) => ({
    bedrooms: 3,
    texts: form.texts.map((text) => (text.lang === 'en' ? { ...text, title } : text)),
  }))
  expect(said.data).toMatchObject({ listingId: home })
  const outcome = await feedSays({ bathrooms: 2, status: 'underOffer' })
  expect(outcome).toMatchObject({ outcome: 'changed', fields: ['status', 'bathrooms'] })
  expect(outcome).not.toHaveProperty('disagreements')
  const now = await shown()
  expect([now.beds, now.baths, now.status]).toEqual([3, 2, 'underOffer'])
  expect(now.texts.map((text) => text.title)).toContain(title)
  const row = await db
    .selectFrom('search_listings')
    .select('beds')
    .where('listing_id', '=', home)
    .executeTakeFirst()
  expect(row?.beds).toBe(3)
  const { feed } = await read(await edit())
  expect(feed?.corrections.map(({ field, isDisputed }) => [field, isDisputed])).toEqual([
    ['bedrooms', false],
    ['title.en', false],
  ])
  expect([feed?.says.bedrooms, feed?.base.bedrooms, feed?.name]).toEqual([2, 3, 'Main'])
})

test('when the feed says something else it is told, and what one decides holds', async () => {
  const draft = { bathrooms: 2, status: 'underOffer' } as const
  const outcome = await feedSays({ ...draft, bedrooms: 5 })
  expect(outcome).toMatchObject({ outcome: 'same', disagreements: [{ field: 'bedrooms', says: '5' }] })
  expect(await inTable()).toEqual({ fields: 2, disputed: 1 })
  // Publishing with the feed's word in sight keeps the hand's.
  await publish(() => ({}))
  expect(await inTable()).toEqual({ fields: 2, disputed: 0 })
  expect(await feedSays({ ...draft, bedrooms: 5 })).not.toHaveProperty('disagreements')
  expect((await shown()).beds).toBe(3)
  await publish(({ feed }) => ({ bedrooms: feed?.says.bedrooms }))
  expect((await shown()).beds).toBe(5)
  expect(await inTable()).toEqual({ fields: 1, disputed: 0 })
  await feedSays({ ...draft, bedrooms: 6 })
  expect((await shown()).beds).toBe(6)
})

test('a change of the feed leaves what it does not name, a patch too', async () => {
  const patches = [{ sourceId: '1', yearBuilt: 1950 }]
  const batch = { agencyId, feedId, patches, now: clock.now(), source: 'feed' as const }
  await saveListings(db, batch, { events, resolvePlace: resolveLisbon })
  const now = await shown()
  expect([now.yearBuilt, now.beds]).toEqual([1950, 6])
  expect(now.texts.map((text) => text.title)).toContain('Flat with a reading room')
})

test('price and reference stay the feed’s, and words keep to their length', async () => {
  const priced = await publish(({ form }) => ({ price: { ...form.price, amount: 1_00 } }))
  expect([priced.status, priced.code]).toEqual([409, 'stock.fromFeed'])
  const id = await edit()
  const draft = await read(id)
  const [text] = draft.feed?.base.texts ?? []
  const form = {
    ...(draft.feed?.base ?? draft.form),
    texts: text ? [{ ...text, description: 'Too short' }] : [],
  }
  const saved = await calls.save(id, draft.version, form, ines)
  expect(saved.data.missing).toEqual(['description'])
  expect((await calls.publish(id, saved.data.version, ines)).code).toBe('stock.incomplete')
})

test('a colleague who was given the home keeps it, and nobody is said to have confirmed it', async () => {
  const before = (await shown()).confirmedAt
  clock.advance(60_000)
  const body = { ids: [home], agent: 'Rui Novo' }
  expect((await ines.call('POST', calls.path('stock/agent'), body)).data).toMatchObject({ changed: 1 })
  expect((await shown()).confirmedAt).toBe(before)
  await feedSays({ agentName: 'Somebody Else' })
  expect((await calls.stockOf('?source=feed', ines)).items[0]?.agent).toBe('Rui Novo')
  const log = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'stock.handedOver')
    .execute()
  expect(log.map(({ detail }) => detail)).toEqual([{ to: 'Rui Novo', homes: 1, ids: [home] }])
})

test('whoever leaves leaves nothing without anybody: homes and drafts go to the heir, or are everybody’s', async () => {
  const people = await Promise.all(
    ['rui', 'eva'].map((name) =>
      anAccount(app, `${name}@example.com`, { role: 'Agent', agencyId, agencyRole: 'agent' }),
    ),
  )
  const [rui, eva] = people.map(({ userId }) => userId)
  const rename = (id: string | undefined, name: string) =>
    db
      .updateTable('users')
      .set({ name })
      .where('id', '=', id ?? '')
      .execute()
  await rename(rui, 'Rui Novo')
  await rename(eva, 'Eva Terceira')
  const draft = await read(await calls.begin(ines))
  await calls.save(draft.id, draft.version, { ...draft.form, agent: 'rui novo' }, ines)
  const leave = (id: string | undefined, successor: string | null | undefined) =>
    ines.call('POST', calls.path(`agency/members/${id}/release`), { successor })
  expect((await leave(rui, eva)).status).toBe(200)
  expect((await calls.stockOf('?agent=eva%20terceira', ines)).items.map(({ id }) => id)).toEqual([home])
  expect((await read(draft.id)).form.agent).toBe('Eva Terceira')
  // Nor do visitors see who left among the agency's people; not either when the feed names them again.
  await feedSays({ agentName: 'Rui Novo' })
  const { agents } = await app.api.accounts.agency({ params: { id: agencyId } })
  expect(agents.map(({ name }) => name)).toContain('Eva Terceira')
  expect(agents.map(({ name }) => name)).not.toContain('Rui Novo')
  const log = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'stock.handedOver')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(log?.detail).toEqual({ from: rui, to: eva, homes: 1, drafts: 1 })
  await leave(eva, null)
  expect((await calls.stockOf('?source=feed', ines)).items[0]?.agent).toBeNull()
})

test('a picture of the feed that is on its way is told from one that was given up', async () => {
  const waits = 'https://agency.example/1.jpg?v=1'
  const lost = 'https://agency.example/2.jpg'
  await db
    .updateTable('listing_media')
    .set({ state: 'failed', attempts: 5, failure: 'The address answered with status 404.' })
    .where('listing_id', '=', home)
    .where('source_url', '=', lost)
    .execute()
  const { form, pictures } = await read(await edit())
  const told = form.media.map(({ sourceUrl }, at) => [sourceUrl, pictures[at]?.src])
  expect(told).toContainEqual([waits, null])
  expect(told).toContainEqual([lost, undefined])
})
