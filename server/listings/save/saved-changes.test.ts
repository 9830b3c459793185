/** listings: saving a change: what is written and what the life line says of it. */
import { describe, expect, it } from 'vitest'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { createSavingWorld, tuesday } from '#tests/support/listing-saving.ts'
import type { ListingDraft, OfferDraft } from '../index.ts'

const { db, world, created, saveOne, listingOf, propertyOf, offersOf, lifeOf, snapshotOf } =
  await createSavingWorld()

const changedBy = async (changes: Partial<ListingDraft>, from: Partial<ListingDraft> = {}) => {
  const id = await created(from)
  const outcome = await saveOne(aDraft('1', { ...from, ...changes }), tuesday)
  return { id, outcome, life: (await lifeOf(id)).slice(1) }
}
const priced = (amountMinor: number | null, more = {}) => ({
  offers: [
    {
      ...saleOffer,
      amountMinor,
      priceMode: amountMinor === null ? ('onRequest' as const) : ('fixed' as const),
      ...more,
    },
  ],
})

describe('a change', () => {
  it('of the price is told with both amounts, and the offer remembers the old one', async () => {
    const { id, outcome, life } = await changedBy(priced(43_000_000))
    expect(outcome).toEqual({
      sourceId: '1',
      outcome: 'changed',
      listingId: id,
      fields: ['offers'],
      values: [{ field: 'offers', before: 'sale EUR 450000 once', after: 'sale EUR 430000 once' }],
      leaps: [],
    })
    expect(life).toMatchObject([
      {
        kind: 'priceChanged',
        purpose: 'sale',
        before: { amount: 45_000_000, currency: 'EUR' },
        after: { amount: 43_000_000, currency: 'EUR' },
        source: 'feed',
        at: tuesday,
      },
    ])
    expect(await offersOf(id)).toMatchObject([
      { amount_minor: 43_000_000, previous_minor: 45_000_000, price_changed_at: tuesday },
    ])
    expect((await snapshotOf(id)).changes).toBe(2)
    expect(world.heard.at(-1)).toEqual([id])
  })

  it('to "on request" has no amount, never 0, and nothing it was reduced from', async () => {
    const { id, life } = await changedBy(priced(null))
    expect(life).toMatchObject([{ kind: 'priceChanged', after: { amount: null, currency: 'EUR' } }])
    expect(await offersOf(id)).toMatchObject([
      { amount_minor: null, previous_minor: null, price_changed_at: tuesday },
    ])
  })

  it('of the currency is no reduction', async () => {
    const { id } = await changedBy(priced(40_000_000, { currency: 'GBP' }))
    expect(await offersOf(id)).toMatchObject([{ currency: 'GBP', previous_minor: null }])
  })

  it('of terms alone keeps the memory of the price', async () => {
    const { id } = await changedBy(priced(43_000_000))
    await saveOne(
      aDraft('1', priced(43_000_000, { depositMinor: 100_000 })),
      new Date('2025-02-05T10:00:00Z'),
    )
    expect(await offersOf(id)).toMatchObject([
      { deposit_minor: 100_000, previous_minor: 45_000_000, price_changed_at: tuesday },
    ])
    expect((await lifeOf(id)).map(({ kind }) => kind)).toEqual(['firstSeen', 'priceChanged'])
  })

  it('of the purposes adds and removes offers', async () => {
    const rent = { ...saleOffer, purpose: 'rent' as const, period: 'month' as const, amountMinor: 180_000 }
    const { id, life } = await changedBy({ offers: [rent] })
    expect(life).toMatchObject([
      { kind: 'priceChanged', purpose: 'sale', before: { amount: 45_000_000 }, after: null },
      { kind: 'priceChanged', purpose: 'rent', before: null, after: { amount: 180_000 } },
    ])
    expect(await offersOf(id)).toMatchObject([{ purpose: 'rent', period: 'month' }])
  })

  it.each([
    ['active', 'underOffer', 'statusChanged'],
    ['active', 'sold', 'statusChanged'],
    ['active', 'withdrawn', 'withdrawn'],
    ['sold', 'active', 'relisted'],
    ['withdrawn', 'underOffer', 'relisted'],
    ['draft', 'active', 'statusChanged'],
  ] as const)('from %s to %s is told as %s', async (before, after, kind) => {
    const { id, life } = await changedBy({ status: after }, { status: before })
    expect(life).toMatchObject([{ kind, before: { status: before }, after: { status: after } }])
    expect(await listingOf(id)).toMatchObject({ status: after, status_changed_at: tuesday })
  })

  it('of a text, of the pictures and of the agent is told once each', async () => {
    const { id, outcome, life } = await changedBy({
      texts: [{ lang: 'pt', title: 'T2 renovado', description: null, origin: 'human' }],
      media: [
        { kind: 'photo', sourceUrl: 'https://agency.example/9.jpg', illustration: null, caption: null },
      ],
      agentName: 'Ben Example',
    })
    expect(outcome).toMatchObject({ fields: expect.arrayContaining(['texts', 'media', 'agentName']) })
    expect(life.map(({ kind }) => kind)).toEqual(['textChanged', 'photosChanged', 'agentChanged'])
    const { texts, media, listing } = await snapshotOf(id)
    expect([texts.length, media.length]).toEqual([1, 1])
    const agent = await db
      .selectFrom('agents')
      .select('name')
      .where('id', '=', String(listing.agent_id))
      .executeTakeFirst()
    expect(agent?.name).toBe('Ben Example')
  })

  it('of captions or cache-busting parameters is stored without a word on the life line', async () => {
    const media = aDraft('1').media.map((item) => ({
      ...item,
      sourceUrl: String(item.sourceUrl).replace('v=1', 'v=2'),
      caption: 'New',
    }))
    const { outcome, life } = await changedBy({ media })
    expect(outcome).toMatchObject({ outcome: 'changed', fields: ['media'] })
    expect(life).toEqual([])
  })

  it('of plain facts is stored without a word on the life line', async () => {
    const { id, outcome, life } = await changedBy({ bedrooms: 3, yearBuilt: null, areas: [] })
    expect(outcome).toMatchObject({ fields: ['bedrooms', 'areas', 'yearBuilt'] })
    expect(life).toEqual([])
    const property = await propertyOf(id)
    expect(property).toMatchObject({ bedrooms: 3, year_built: null })
    expect(
      await db.selectFrom('property_areas').selectAll().where('property_id', '=', property.id).execute(),
    ).toEqual([])
  })

  it('of the place moves the public point', async () => {
    const place = { ...aDraft('1').place, point: null, locality: 'Nowhere' }
    const { id } = await changedBy({ place })
    expect(await propertyOf(id)).toMatchObject({
      lat: null,
      public_lat: null,
      place_id: null,
      place_path: [],
      point_source: 'none',
    })
  })
})

describe('two rents of one home', () => {
  const rent = (period: 'week' | 'month' | 'year', amountMinor: number): OfferDraft => ({
    ...saleOffer,
    purpose: 'rent',
    period,
    amountMinor,
    costs: [],
  })
  const said = async (id: string) =>
    (await offersOf(id))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ rank, period, amount_minor: amount }) => [rank, period, amount])

  it('stand side by side in the order of the source, and saying them again changes nothing', async () => {
    const offers = [rent('month', 120_000), rent('week', 35_000)]
    const { id, outcome } = await changedBy({ offers }, { offers })
    expect(outcome.outcome).toBe('same')
    expect(await said(id)).toEqual([
      [0, 'month', 120_000],
      [1, 'week', 35_000],
    ])
  })

  it('change places and amounts, and go, one by one; the life line tells of the leading one', async () => {
    const offers = [rent('month', 120_000), rent('week', 35_000)]
    const { id, life } = await changedBy(
      { offers: [rent('month', 120_000), rent('week', 33_000)] },
      { offers },
    )
    expect(life).toEqual([])
    await saveOne(aDraft('1', { offers: [rent('week', 35_000), rent('month', 110_000)] }), tuesday)
    expect(await said(id)).toEqual([
      [0, 'week', 35_000],
      [1, 'month', 110_000],
    ])
    expect((await lifeOf(id)).slice(1)).toMatchObject([{ kind: 'priceChanged', purpose: 'rent' }])
    await saveOne(aDraft('1', { offers: [rent('month', 110_000)] }), tuesday)
    expect(await said(id)).toEqual([[0, 'month', 110_000]])
  })
})
