/** search: medians by country and the yields of the dealing room, over the API. */
import { beforeAll, describe, expect, test } from 'vitest'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { saveListings, type ListingDraft } from '#server/listings/index.ts'
import { toPicture } from '#server/media/index.ts'
import { placesOf } from '#server/places/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { marketRoutes } from '../index.ts'

const now = new Date('2025-03-10T12:00:00Z')
const { api, platform } = await createTestApp({
  routes: (platform) => [marketRoutes(platform, { toPicture })],
  now,
})
const { db, events } = platform

async function list(offers: Partial<typeof saleOffer>[], areaM2: number, changes: Partial<ListingDraft>) {
  const agencyId = await findOrCreateAgency(db, { name: 'Lisbon Keys', country: 'PT' })
  const { resolve } = await placesOf(platform)
  const drafts = offers.map((offer) =>
    aDraft(newId(), {
      areas: [{ kind: 'living', valueM2: areaM2, value: areaM2, unit: 'm2' }],
      offers: [{ ...saleOffer, currency: 'EUR', ...offer }],
      ...changes,
    }),
  )
  await saveListings(
    db,
    { agencyId, feedId: null, drafts, now: new Date('2025-02-20T00:00:00Z'), source: 'feed' },
    { events, resolvePlace: resolve },
  )
}
const forSale = (whole: number) => ({ amountMinor: whole * 100 })
const toLet = (purpose: 'lease' | 'rent', whole: number) =>
  ({ purpose, period: 'month', amountMinor: whole * 100 }) as Partial<typeof saleOffer>

beforeAll(async () => {
  await list([100_000, 200_000, 300_000, 400_000, 500_000].map(forSale), 100, { type: 'apartment' })
  await list(
    [500, 600, 700, 800].map((rent) => toLet('rent', rent)),
    50,
    { type: 'apartment' },
  )
  await list(
    [800, 900, 1_000, 1_100, 1_200].map((rent) => toLet('lease', rent)),
    100,
    { type: 'office' },
  )
  await list([toLet('lease', 1_000)], 100, { type: 'shop' })
  await list(
    [900, 900, 900, 900].map((rent) => toLet('lease', rent)),
    100,
    { type: 'showroom' },
  )
  await list([forSale(50_000)], 100, { type: 'warehouse' })
  await list([forSale(100_000), forSale(200_000), forSale(1_000)], 100, { type: 'office' })
  await list([forSale(120_000)], 100, { type: 'shop' })
})

describe('countries', () => {
  test('have medians of what is for sale; too few to rent make none', async () => {
    expect(await api.search.countries({})).toEqual({
      homes: 5,
      countries: [
        {
          country: 'PT',
          homes: 5,
          median: { amount: 30_000_000, currency: 'EUR' },
          perM2: { amount: 300_000, currency: 'EUR' },
          medianDaysListed: 18,
          fresh: 5,
          rent: null,
        },
      ],
    })
  })
})

describe('the dealing room', () => {
  test('reckons yields from the median rent of the same type, or of types let alike, and leaves out what nobody would believe', async () => {
    const { total, items, countries, types } = await api.search.dealingRoom({ query: {} })
    expect(total).toBe(5)
    expect(items.map((one) => [one.card.type, one.card.price.amount, one.yield?.percent ?? null])).toEqual([
      ['office', 10_000_000, 12],
      ['shop', 12_000_000, 9],
      ['office', 20_000_000, 6],
      ['office', 100_000, null],
      ['warehouse', 5_000_000, null],
    ])
    expect(items[0]?.yield).toEqual({
      percent: 12,
      rentPerM2Year: { amount: 12_000, currency: 'EUR' },
      comparables: 5,
      sameType: true,
    })
    expect(items[1]?.yield).toMatchObject({ comparables: 5, sameType: false })
    expect(items[0]?.perM2).toEqual({ amount: 100_000, currency: 'EUR' })
    expect(countries).toEqual([{ country: 'PT', count: 5 }])
    expect(types).toEqual([
      { type: 'office', count: 3 },
      { type: 'shop', count: 1 },
      { type: 'warehouse', count: 1 },
    ])
  })

  test('is narrowed, sorted and paged', async () => {
    const offices = await api.search.dealingRoom({
      query: { type: 'office', sort: '-price', limit: '2', page: '2' },
    })
    expect(offices.total).toBe(3)
    expect(offices.items.map(({ card }) => card.price.amount)).toEqual([100_000])
    expect((await api.search.dealingRoom({ query: { country: 'FR' } })).total).toBe(0)
  })
})
