/**
 * listings: taking in a catalogue: what COPY brings is what saving
 * would have brought, and all of it or nothing.
 */
import { describe, expect, it } from 'vitest'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestPlatform } from '#tests/support/platform.ts'
import { aDraft, resolveLisbon, saleOffer } from '#tests/support/listing-drafts.ts'
import { monday, tuesday } from '#tests/support/listing-saving.ts'
import { copyListings, newListingId, previewListings, type StoredListing } from '../index.ts'

const { platform } = await createTestPlatform()
const { db } = platform
const agencyId = await findOrCreateAgency(db, { name: 'Catalogue', country: 'PT' })

const stored = (draft: StoredListing['draft'], changes: Partial<StoredListing> = {}): StoredListing => ({
  id: newListingId(monday),
  propertyId: newId(),
  bringsProperty: true,
  agencyId,
  agentId: null,
  draft,
  place: resolveLisbon(draft.place),
  listedAt: monday,
  confirmedAt: tuesday,
  updatedAt: tuesday,
  statusChangedAt: null,
  events: [
    {
      kind: 'firstSeen',
      purpose: 'sale',
      before: null,
      after: { amount: 47_000_000, currency: 'EUR', status: 'active' },
      at: monday,
      source: 'system',
    },
    {
      kind: 'priceChanged',
      purpose: 'sale',
      before: { amount: 47_000_000, currency: 'EUR' },
      after: { amount: 45_000_000, currency: 'EUR' },
      at: tuesday,
      source: 'agent',
    },
  ],
  isDemo: true,
  ...changes,
})

const awkward = aDraft('awkward', {
  agentName: null,
  otherFeatures: ['a "quoted", {braced} \\ word', 'tab\there', ''],
  texts: [
    {
      lang: 'en',
      title: 'Tabs\t, lines\n, back\\slashes and \\N',
      description: '<p>A\r\nB</p>',
      origin: 'human',
    },
  ],
  rooms: [{ name: 'Ro"om\\', areaM2: 1, lengthM: null, widthM: null }],
})

async function* many() {
  for (let at = 0; at < 4_500; at++)
    yield stored(aDraft(`many-${at}`, { agentName: null, media: [] }), { events: [] })
}

const countProperties = async () => (await db.selectFrom('properties').select('id').execute()).length

describe('copyListings', () => {
  it('brings every row as saving would have written it', async () => {
    const one = stored(awkward)
    const progress: number[] = []
    expect(await copyListings(db, [one], { onProgress: (count) => progress.push(count) })).toBe(1)
    expect(progress).toEqual([1])
    const batch = { agencyId, feedId: null, drafts: [awkward], now: tuesday, source: 'system' as const }
    expect(await previewListings(db, batch)).toEqual([
      { sourceId: 'awkward', outcome: 'same', listingId: one.id },
    ])
    const offers = await db.selectFrom('offers').selectAll().where('listing_id', '=', one.id).execute()
    expect(offers).toMatchObject([
      { amount_minor: 45_000_000, previous_minor: 47_000_000, price_changed_at: tuesday },
    ])
    const life = await db
      .selectFrom('listing_events')
      .selectAll()
      .where('listing_id', '=', one.id)
      .orderBy('at')
      .execute()
    expect(life).toMatchObject([
      { kind: 'firstSeen', source: 'system' },
      { kind: 'priceChanged', before: { amount: 47_000_000 } },
    ])
    expect(
      await db.selectFrom('listings').selectAll().where('id', '=', one.id).executeTakeFirst(),
    ).toMatchObject({
      listed_at: monday,
      last_seen_at: tuesday,
      is_demo: true,
      feed_id: null,
    })
  })

  it('lets two agencies offer one property', async () => {
    const other = await findOrCreateAgency(db, { name: 'Other', country: 'PT' })
    const first = stored(aDraft('shared', { agentName: null }))
    const second = stored(aDraft('shared', { agentName: null }), {
      propertyId: first.propertyId,
      bringsProperty: false,
      agencyId: other,
    })
    await copyListings(db, [first, second])
    const rows = await db
      .selectFrom('listings')
      .select('property_id')
      .where('id', 'in', [first.id, second.id])
      .execute()
    expect(rows).toEqual([{ property_id: first.propertyId }, { property_id: first.propertyId }])
  })

  it('pours more than one chunk from a stream', async () => {
    const progress: number[] = []
    expect(await copyListings(db, many(), { onProgress: (count) => progress.push(count) })).toBe(4_500)
    expect(progress).toEqual([2_000, 4_000, 4_500])
  })

  it('leaves nothing behind when one of the last listings cannot be stored', async () => {
    const before = await countProperties()
    function* broken() {
      for (let at = 0; at < 2_100; at++)
        yield stored(aDraft(`broken-${at}`, { agentName: null, media: [] }), { events: [] })
      yield stored(aDraft('free', { offers: [{ ...saleOffer, amountMinor: 0 }] }))
    }
    await expect(copyListings(db, broken())).rejects.toThrow('listing free cannot be stored: offers invalid')
    await expect(copyListings(db, [stored(aDraft('stranger'), { agencyId: newId() })])).rejects.toThrow(
      'foreign key',
    )
    expect(await countProperties()).toBe(before)
    expect(platform.database.pool.waitingCount).toBe(0)
  })
})
