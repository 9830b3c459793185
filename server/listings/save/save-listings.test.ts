/** listings: saving: what is written for a new listing, and that saying the same again changes nothing. */
import { describe, expect, it } from 'vitest'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { createSavingWorld, monday, tuesday } from '#tests/support/listing-saving.ts'
import { previewListings } from '../index.ts'

const { db, world, created, save, saveOne, batchOf, listingOf, propertyOf, snapshotOf } =
  await createSavingWorld()

describe('a new listing', () => {
  it('is stored whole: property, areas, offer, texts, pictures and its first event', async () => {
    const id = await created()
    expect(await listingOf(id)).toMatchObject({
      agency_id: world.agencyId,
      feed_id: world.feedId,
      source_id: '1',
      status: 'active',
      listed_at: monday,
    })
    expect(await propertyOf(id)).toMatchObject({
      place_id: 'geonames:2267057',
      place_path: ['country:PT', 'admin1:PT.14', 'geonames:2267057'],
      lat: 38.7174321,
      public_precision: 'street',
      public_radius_m: 250,
      bathrooms: 1.5,
      energy_class: 'C',
      features: ['balcony', 'lift'],
      rooms: [{ name: 'Sala', areaM2: 24.25, lengthM: null, widthM: null }],
    })
    const snapshot = await snapshotOf(id)
    expect(snapshot.offers).toMatchObject([
      { purpose: 'sale', amount_minor: 45_000_000, currency: 'EUR', previous_minor: null },
    ])
    expect(snapshot.texts).toHaveLength(3)
    expect(snapshot.media.map((item) => 'state' in item && item.state)).toEqual([
      'waiting',
      'waiting',
      'waiting',
    ])
    expect(snapshot.life).toMatchObject([
      {
        kind: 'firstSeen',
        purpose: 'sale',
        before: null,
        after: { amount: 45_000_000, currency: 'EUR', status: 'active' },
        at: monday,
      },
    ])
    expect(world.heard).toEqual([[id]])
    expect(snapshot.changes).toBe(1)
  })

  it('carries the moment it was listed in its id', async () => {
    const id = await created()
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(monday.getTime())
  })

  it('stands beside the others of a large batch, each with its own rows', async () => {
    const drafts = Array.from({ length: 300 }, (_, at) =>
      aDraft(`n${at}`, { publicRef: `REF-${at}`, offers: [{ ...saleOffer, amountMinor: 1_000 + at }] }),
    )
    const outcomes = await save({ drafts })
    expect(outcomes.map(({ sourceId }) => sourceId)).toEqual(drafts.map(({ sourceId }) => sourceId))
    const rows = await db
      .selectFrom('listings as l')
      .innerJoin('offers as o', 'o.listing_id', 'l.id')
      .select(['l.public_ref', 'o.amount_minor'])
      .where('l.feed_id', '=', world.feedId)
      .execute()
    expect(new Set(rows.map((row) => `${row.public_ref} ${row.amount_minor}`))).toEqual(
      new Set(drafts.map((_, at) => `REF-${at} ${1_000 + at}`)),
    )
  })

  it('is made once when an agency saves it twice at the same time', async () => {
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => save({ drafts: [aDraft('own')], feedId: null, source: 'agent' })),
    )
    expect(
      outcomes
        .flat()
        .map(({ outcome }) => outcome)
        .toSorted(),
    ).toEqual(['created', 'same', 'same'])
  })

  it('is saved beside others of its feed on several connections at once', async () => {
    const batches = [0, 1, 2, 3].map((batch) =>
      Array.from({ length: 50 }, (_, at) =>
        aDraft(`${batch}-${at}`, { agentName: `Agent ${(at * 7 + batch * 3) % 10} Example` }),
      ),
    )
    const outcomes = (await Promise.all(batches.map((drafts) => save({ drafts })))).flat()
    expect(outcomes.every(({ outcome }) => outcome === 'created')).toBe(true)
    expect(
      await db.selectFrom('agents').select('id').where('agency_id', '=', world.agencyId).execute(),
    ).toHaveLength(10)
  })

  it('is found again within its agency when it has no feed', async () => {
    const [first] = await save({ drafts: [aDraft('own')], feedId: null, source: 'agent' })
    const [second] = await save({ drafts: [aDraft('own')], feedId: null, source: 'agent' }, tuesday)
    const [inFeed] = await save({ drafts: [aDraft('own')] })
    expect([first?.outcome, second?.outcome, inFeed?.outcome]).toEqual(['created', 'same', 'created'])
  })
})

describe('the same again', () => {
  it('changes nothing but when it was last seen and confirmed', async () => {
    const id = await created()
    const before = await snapshotOf(id)
    expect(await saveOne(aDraft('1', { sourceUpdatedAt: null }), tuesday)).toEqual({
      sourceId: '1',
      outcome: 'same',
      listingId: id,
    })
    expect(await snapshotOf(id)).toEqual(before)
    expect(await listingOf(id)).toMatchObject({
      last_seen_at: tuesday,
      confirmed_at: tuesday,
      updated_at: monday,
    })
    expect(world.heard).toHaveLength(1)
  })

  it('is recognised in whatever order, doubling and precision the source writes it', async () => {
    const id = await created({ bathrooms: 1.5, features: ['lift', 'balcony'] })
    const again = aDraft('1', {
      bathrooms: 1.5000001,
      features: ['balcony', 'lift', 'balcony'],
      texts: aDraft('1').texts.toReversed(),
      publicRef: ' LX-100 ',
      agentName: 'ANA EXAMPLE',
      areas: [{ kind: 'living', valueM2: 84.5001, value: 909.55001, unit: 'sqft' }],
    })
    expect(await saveOne(again, tuesday)).toEqual({ sourceId: '1', outcome: 'same', listingId: id })
  })
})

describe('a record that cannot be stored', () => {
  it('is refused alone, with the reason, and the others are saved', async () => {
    const noPrice = { ...saleOffer, amountMinor: null }
    const drafts = [
      aDraft('good'),
      aDraft('', {}),
      aDraft('x'.repeat(201)),
      aDraft('nowhere', { place: { ...aDraft('').place, country: 'Portugal' } }),
      aDraft('free', { offers: [{ ...saleOffer, amountMinor: 0 }] }),
      aDraft('priceless', { offers: [noPrice] }),
      aDraft('cowries', { offers: [{ ...saleOffer, currency: 'XCW' }] }),
      aDraft('nothing', { offers: [] }),
      aDraft('script', {
        texts: [{ lang: 'en', title: 'A', description: '<script>alert(1)</script>', origin: 'human' }],
      }),
      aDraft('onclick', {
        texts: [{ lang: 'en', title: 'A', description: '<p onclick="x()">A</p>', origin: 'human' }],
      }),
      aDraft('good'),
    ]
    const outcomes = await save({ drafts, patches: [{ sourceId: 'unheard of', bedrooms: 3 }] })
    expect(
      outcomes.map((one) =>
        'problems' in one ? one.problems.map(({ field, code }) => `${field} ${code}`) : one.outcome,
      ),
    ).toEqual([
      'created',
      ['sourceId missing'],
      ['sourceId tooLong'],
      ['place missing'],
      ['offers invalid'],
      ['offers invalid'],
      ['offers unknownCurrency'],
      ['offers missing'],
      ['texts unclean'],
      ['texts unclean'],
      ['sourceId duplicate'],
      ['sourceId unknownListing'],
    ])
  })

  it('is rarely one: values no column holds become "not said"', async () => {
    const id = await created({
      bedrooms: -1,
      bathrooms: Number.NaN,
      yearBuilt: 20_190,
      floorsTotal: 70_000,
      publicRef: 'A\u0000B',
      listingUrl: 'javascript:alert(1)',
      place: { ...aDraft('').place, point: { lat: 0, lon: 0 } },
      offers: [{ ...saleOffer, availableFrom: '2025-02-31' }],
      texts: [
        { lang: 'not a language', title: 'Half a character \uD83D', description: null, origin: 'unknown' },
      ],
    })
    const { listing, property, offers, texts } = await snapshotOf(id)
    expect(property).toMatchObject({
      bedrooms: null,
      bathrooms: null,
      year_built: null,
      floors_total: null,
      lat: null,
    })
    expect(listing).toMatchObject({ public_ref: 'AB', listing_url: null })
    expect(offers).toMatchObject([{ available_from: null }])
    expect(texts).toMatchObject([{ lang: 'und', body: 'Half a character \uFFFD' }])
  })
})

describe('previewListings', () => {
  it('says what saving would do and writes nothing', async () => {
    const id = await created()
    const before = await snapshotOf(id)
    const drafts = [aDraft('1', { bedrooms: 3 }), aDraft('2'), aDraft('3', { offers: [] })]
    expect(await previewListings(db, batchOf({ drafts }, tuesday))).toMatchObject([
      { outcome: 'changed', listingId: id, fields: ['bedrooms'] },
      { outcome: 'created', listingId: null },
      { outcome: 'refused' },
    ])
    expect(await snapshotOf(id)).toEqual(before)
    expect(world.heard).toHaveLength(1)
  })
})
