/** stock: homes written by hand, from the first word to the market, and what agents do with all of theirs. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import type { DraftItem } from '#contract/stock/stock.ts'
import { saveListings } from '#server/listings/index.ts'
import type { createSteppedClock } from '#server/platform/settings/clock.ts'
import { createTestApp } from '#tests/support/app.ts'
import { anAccount, anAgency } from '#tests/support/enquiries.ts'
import { aDraft, resolveLisbon } from '#tests/support/listing-drafts.ts'
import { jpeg } from '#tests/support/pictures.ts'
import { flat, stockCalls } from '#tests/support/stock.ts'
import { publishDue } from './stock.jobs.ts'
import { changedBy } from './table/change-prices.ts'

const app = await createTestApp({ now: new Date('2026-03-02T09:00:00Z') })
const { db } = app.platform
const clock = app.platform.clock as ReturnType<typeof createSteppedClock>

type Person = Awaited<ReturnType<typeof anAccount>>
let agency: { agencyId: string; home: string }
let ines: Person
let tom: Person
let stranger: Person

beforeAll(async () => {
  agency = await anAgency(app, 'Harbour Homes')
  const other = await anAgency(app, 'Hill Homes')
  ines = await anAccount(app, 'ines@example.com', { role: 'Agent', agencyId: agency.agencyId })
  tom = await anAccount(app, 'tom@example.com', { role: 'Agent', agencyId: agency.agencyId })
  stranger = await anAccount(app, 'stranger@example.com', { role: 'Agent', agencyId: other.agencyId })
})

const calls = stockCalls(app)
const { path, begin } = calls
const read = (id: string, who = ines) => calls.read(id, who)
const save = (id: string, version: number, form: ListingForm, who = ines) =>
  calls.save(id, version, form, who)
const publish = (id: string, version: number, more: object = {}) => calls.publish(id, version, ines, more)
const stockOf = (query = '', who = ines) => calls.stockOf(query, who)
const send = (id: string, bytes: Uint8Array, who = ines) => calls.send(id, bytes, who)

/** A draft of a flat with a photo, ready to be published. */
async function ready(who = ines): Promise<{ id: string; version: number; form: ListingForm }> {
  const id = await begin(who)
  const { sha256 } = (
    (await (await send(id, await jpeg(640, 480), who)).json()) as { data: { sha256: string } }
  ).data
  const { form, version } = await read(id, who)
  const whole = {
    ...flat(form),
    media: [{ kind: 'photo' as const, sha256, sourceUrl: null, caption: 'The view' }],
  }
  const saved = await save(id, version, whole, who)
  expect(saved.data.missing).toEqual([])
  return { id, version: saved.data.version, form: whole }
}

describe('writing', () => {
  test('a new home begins where the agency’s others are, and can be saved with nothing in it', async () => {
    const id = await begin(ines)
    const draft = await read(id)
    expect(draft.form.place.country).toBe('PT')
    expect(draft.form.price.currency).toBe('EUR')
    expect(draft.missing).toContain('photo')
    expect((await save(id, draft.version, { ...draft.form, bedrooms: 3 })).status).toBe(200)
    expect((await read(id)).form.bedrooms).toBe(3)
    const list = (await ines.call<{ items: DraftItem[] }>('GET', path('drafts'))).data.items
    expect(list.map((one) => one.id)).toContain(id)
  })

  test('of two who save at once the second is told, and nothing is lost', async () => {
    const id = await begin(ines)
    const { version, form } = await read(id)
    expect((await save(id, version, { ...form, bedrooms: 1 }, ines)).status).toBe(200)
    const late = await save(id, version, { ...form, bedrooms: 2 }, tom)
    expect([late.status, late.code]).toEqual([409, 'stock.changed'])
    const now = await read(id, tom)
    expect([now.form.bedrooms, now.savedBy]).toEqual([1, (await read(id)).savedBy])
    expect((await save(id, now.version, { ...form, bedrooms: 2 }, tom)).status).toBe(200)
  })

  test('what is no home of the form is refused and changes nothing', async () => {
    const id = await begin(ines)
    const { version, form } = await read(id)
    for (const wrong of [
      { ...form, bedrooms: -1 },
      { ...form, type: 'palace' },
      { ...form, videoUrls: ['javascript:alert(1)'] },
      { ...form, areas: [{ kind: 'living', value: 0, unit: 'm2' }] },
      { ...form, secret: true },
    ])
      expect((await save(id, version, wrong as ListingForm)).status).toBe(400)
    expect((await read(id)).version).toBe(version)
  })

  test('a picture comes in, what is none is told, and another agency sees nothing of it', async () => {
    const id = await begin(ines)
    expect((await send(id, await jpeg(320, 600))).status).toBe(200)
    const refused = await send(id, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect(refused.status).toBe(422)
    expect(((await refused.json()) as { code: string }).code).toBe('stock.fileRefused')
    expect((await send(id, await jpeg(320, 240), stranger)).status).toBe(404)
  })
})

describe('publishing', () => {
  test('says what is missing, field by field, and keeps the draft', async () => {
    const id = await begin(ines)
    const { version, form } = await read(id)
    await save(id, version, { ...flat(form), tenure: null })
    const response = await app.fetch(path(`drafts/${id}/publish`), {
      method: 'POST',
      headers: { ...ines.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ version: version + 1 }),
    })
    const answer = (await response.json()) as { code: string; fields: Record<string, string> }
    expect([response.status, answer.code]).toEqual([422, 'stock.incomplete'])
    expect(Object.keys(answer.fields).toSorted()).toEqual(['photo', 'tenure'])
    expect((await read(id)).form.tenure).toBeNull()
  })

  test('a whole draft is a home on the market, found by everybody, and the draft is gone', async () => {
    const { id, version } = await ready()
    const { status, data } = await publish(id, version)
    expect(status).toBe(200)
    const home = await app.api.listings.get({ params: { id: data.listingId ?? '' }, query: {} })
    expect(home.texts[0]).toMatchObject({ title: 'Flat by the harbour' })
    expect(home.media[0]?.picture?.src).toMatch(/^\/media\//)
    expect(home.point?.radiusM).toBeGreaterThan(0)
    expect((await ines.call('GET', path(`drafts/${id}`))).status).toBe(404)
    const found = await db
      .selectFrom('search_listings')
      .select('listing_id')
      .where('listing_id', '=', data.listingId)
      .execute()
    expect(found).toHaveLength(1)
  })

  test('a published home is changed by a draft of its own; its price has a history, its status stays', async () => {
    const first = await ready()
    const listingId = (await publish(first.id, first.version)).data.listingId ?? ''
    await ines.call('POST', path('stock/status'), { ids: [listingId], status: 'underOffer' })
    const from = { listingId, as: 'edit' }
    const id = await begin(ines, { from })
    expect(await begin(tom, { from })).toBe(id)
    const { form, version } = await read(id)
    expect({ ...form, price: { ...form.price, period: null } }).toEqual(first.form)
    await save(id, version, { ...form, price: { ...form.price, amount: 43_000_000 } })
    expect((await publish(id, version + 1)).data.listingId).toBe(listingId)
    const home = await app.api.listings.get({ params: { id: listingId }, query: {} })
    expect([home.status, home.offers[0]?.price.amount, home.reduced?.from.amount]).toEqual([
      'underOffer',
      43_000_000,
      45_000_000,
    ])
  })

  test('only what was looked at is published', async () => {
    const { id, version, form } = await ready()
    await save(id, version, { ...form, bedrooms: 9 }, tom)
    expect((await publish(id, version)).code).toBe('stock.changed')
  })

  test('at the hour that was chosen, or never when it is taken back or something is missing by then', async () => {
    const at = new Date(clock.now().getTime() + 120_000).toISOString()
    const onTime = await ready()
    const takenBack = await ready()
    const emptied = await ready()
    for (const one of [onTime, takenBack, emptied])
      expect((await publish(one.id, one.version, { at })).data).toMatchObject({ publishAt: at })
    await publish(takenBack.id, takenBack.version, { at: null })
    await save(emptied.id, emptied.version, { ...emptied.form, media: [] })
    await publishDue(app.platform)
    expect((await read(onTime.id)).publishAt).toBe(at)
    clock.advance(120_000)
    await publishDue(app.platform)
    expect((await ines.call('GET', path(`drafts/${onTime.id}`))).status).toBe(404)
    expect((await read(takenBack.id)).publishAt).toBeNull()
    expect(await read(emptied.id)).toMatchObject({ publishAt: null, missing: ['photo'] })
  })

  test('a home of a feed is copied into one of the agency’s own', async () => {
    const from = { listingId: agency.home, as: 'copy' }
    const copy = await read(await begin(ines, { from }))
    expect(copy.form).toMatchObject({ type: 'apartment', bedrooms: 2, reference: null })
    expect([copy.listingId, copy.feed]).toEqual([null, null])
  })
})

describe('the table', () => {
  test('shows feed and own homes, narrows, sorts and pages without losing one', async () => {
    const { events } = app.platform
    const drafts = [1, 2, 3, 4, 5].map((n) => aDraft(`bulk-${n}`, { publicRef: `BULK-${n}` }))
    const batch = {
      agencyId: agency.agencyId,
      feedId: null,
      drafts,
      now: clock.now(),
      source: 'agent' as const,
    }
    await saveListings(db, batch, { events, resolvePlace: resolveLisbon })
    for (const order of ['updated', 'listed', 'confirmed', 'reference']) {
      const seen: string[] = []
      let cursor = ''
      do {
        const page = await stockOf(`?order=${order}&limit=2${cursor && `&cursor=${cursor}`}`)
        seen.push(...page.items.map((one) => one.id))
        cursor = page.nextCursor ?? ''
      } while (cursor)
      const all = await db
        .selectFrom('listings')
        .select('id')
        .where('agency_id', '=', agency.agencyId)
        .execute()
      expect([order, ...seen.toSorted()]).toEqual([order, ...all.map((one) => one.id).toSorted()])
    }
    const bulk = await stockOf('?q=bulk-&order=reference&source=own')
    expect(bulk.items.map((one) => one.reference)).toEqual(['BULK-1', 'BULK-2', 'BULK-3', 'BULK-4', 'BULK-5'])
    expect(bulk.counts).toMatchObject({ live: 5, ended: 0 })
    const fed = await stockOf('?source=feed')
    expect(fed.items.map((one) => [one.id, one.feed])).toEqual([[agency.home, 'Main']])
    expect(fed.items[0]?.quality.lost[0]?.points).toBeGreaterThan(0)
  })

  test('many at once: another status, confirmed, another colleague', async () => {
    const ids = (await stockOf('?q=bulk-')).items.map((one) => one.id)
    clock.advance(60_000)
    expect((await ines.call('POST', path('stock/confirm'), { ids })).data).toMatchObject({ confirmed: 5 })
    expect((await stockOf('?q=bulk-1')).items[0]?.confirmedAt).toBe(clock.now().toISOString())
    const some = ids.slice(0, 2)
    const sold = await ines.call('POST', path('stock/status'), { ids: some, status: 'sold' })
    expect(sold.data).toMatchObject({ changed: 2 })
    expect((await stockOf('?q=bulk-&group=ended')).items.map((one) => one.id).toSorted()).toEqual(
      some.toSorted(),
    )
    const given = await ines.call('POST', path('stock/agent'), { ids: some, agent: 'Rui Novo' })
    expect(given.data).toMatchObject({ changed: 2 })
    expect((await stockOf('?q=bulk-&group=ended')).items.map((one) => one.agent)).toEqual([
      'Rui Novo',
      'Rui Novo',
    ])
  })

  test('a price is changed in one step, of own homes only', async () => {
    const [one] = (await stockOf('?q=bulk-5')).items
    const body = { purpose: 'sale', price: { amount: 39_900_000, currency: 'EUR' } }
    expect((await ines.call('POST', path(`stock/${one?.id}/price`), body)).status).toBe(200)
    expect((await stockOf('?q=bulk-5')).items[0]?.price.amount).toBe(39_900_000)
    expect((await ines.call('POST', path(`stock/${agency.home}/price`), body)).code).toBe('stock.fromFeed')
    const none = { ...body, price: { amount: 0, currency: 'EUR' } }
    expect((await ines.call('POST', path(`stock/${one?.id}/price`), none)).status).toBe(400)
  })

  test('many prices become less or more by so many percent; feeds keep theirs', async () => {
    const { items } = await stockOf('?q=bulk-')
    const before = new Map(items.map(({ id, price }) => [id, price.amount]))
    const ids = [...before.keys()]
    const lower = await ines.call('POST', path('stock/prices'), { ids: [...ids, agency.home], percent: -2.5 })
    expect(lower.data).toMatchObject({ changed: ids.length, message: expect.stringContaining('keep theirs') })
    for (const { id, price } of (await stockOf('?q=bulk-')).items)
      expect(price.amount).toBe(Math.round(((before.get(id) ?? 0) / 100) * 0.975) * 100)
    expect((await ines.call('POST', path('stock/prices'), { ids, percent: 0 })).status).toBe(400)
    expect([changedBy(10, 1_250, 'EUR'), changedBy(-50, 1, 'JPY'), changedBy(3, 123_456, 'JPY')]).toEqual([
      1_375, 1, 127_160,
    ])
  })

  test('as a spreadsheet, whole, with one mark at its beginning', async () => {
    const response = await app.fetch(path('stock.csv?q=bulk-'), { headers: ines.headers })
    const text = await response.text()
    expect(text.trim().split('\r\n')).toHaveLength(6)
    expect(text).toContain('BULK-5')
  })

  test('what is another agency’s is not there, and nothing is done by halves', async () => {
    const [mine] = (await stockOf('?q=bulk-4')).items
    const draft = await begin(ines)
    const { version, form } = await read(draft)
    const theirs: [method: string, path: string, body?: object][] = [
      ['GET', `drafts/${draft}`],
      ['PUT', `drafts/${draft}`, { version, form }],
      ['DELETE', `drafts/${draft}`],
      ['POST', `drafts/${draft}/publish`, { version }],
      ['POST', 'drafts', { from: { listingId: mine?.id, as: 'copy' } }],
      ['POST', 'stock/status', { ids: [mine?.id], status: 'sold' }],
      ['POST', 'stock/confirm', { ids: [mine?.id] }],
      ['POST', 'stock/agent', { ids: [mine?.id], agent: 'Me' }],
      ['POST', 'stock/prices', { ids: [mine?.id], percent: -10 }],
      ['POST', `stock/${mine?.id}/price`, { purpose: 'sale', price: { amount: 1, currency: 'EUR' } }],
    ]
    for (const [method, where, body] of theirs)
      expect([where, (await stranger.call(method, path(where), body)).status]).toEqual([where, 404])
    const [foreign] = (await stockOf('', stranger)).items
    const both = { ids: [mine?.id, foreign?.id], status: 'sold' }
    expect((await stranger.call('POST', path('stock/status'), both)).status).toBe(404)
    expect((await stockOf('', stranger)).items[0]?.status).toBe('active')
  })
})
