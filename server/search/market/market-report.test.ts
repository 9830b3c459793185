/**
 * search: the market report: medians of whole months, in the
 * currency of the place, from live and former homes.
 */
import { beforeAll, describe, expect, it, test } from 'vitest'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { saveListings, withdrawListings, type ListingDraft } from '#server/listings/index.ts'
import { toPicture } from '#server/media/index.ts'
import { placesOf } from '#server/places/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { searchRoutes } from '../index.ts'
import { changeOver, wholeMonths } from './market.rules.ts'

const now = new Date('2025-03-10T12:00:00Z')
const { api, platform } = await createTestApp({
  routes: (platform) => [searchRoutes(platform, { toPicture })],
  now,
})
const { db, events } = platform
const { place } = aDraft('')
const porto = {
  ...place,
  admin1: 'Porto',
  locality: 'Porto',
  district: null,
  point: { lat: 41.1496, lon: -8.611 },
}

/** So many homes of 100 m², at these whole euros per m². */
async function list(
  at: string,
  perM2: number[],
  changes: Partial<ListingDraft> = {},
  currency = 'EUR',
): Promise<string[]> {
  const agencyId = await findOrCreateAgency(db, { name: 'Lisbon Keys', country: 'PT' })
  const { resolve } = await placesOf(platform)
  const drafts = perM2.map((price) =>
    aDraft(newId(), {
      areas: [{ kind: 'living', valueM2: 100, value: 100, unit: 'm2' }],
      offers: [{ ...saleOffer, amountMinor: price * 100 * 100, currency }],
      ...changes,
    }),
  )
  const outcomes = await saveListings(
    db,
    { agencyId, feedId: null, drafts, now: new Date(at), source: 'feed' },
    { events, resolvePlace: resolve },
  )
  return outcomes.map((outcome) =>
    'listingId' in outcome ? String(outcome.listingId) : JSON.stringify(outcome),
  )
}

describe('the market', () => {
  beforeAll(async () => {
    const sold = await list('2024-02-10T00:00:00Z', [2_000, 2_000, 2_500, 2_500, 2_500])
    await withdrawListings(db, { ids: sold, reason: null, now, source: 'agent' }, { events })
    await list('2024-06-15T00:00:00Z', [1, 1, 1, 1])
    await list('2025-02-01T00:00:00Z', [3_000, 3_000, 3_100, 9_000, 1_000])
    await list('2025-02-28T23:59:59Z', [4_000, 4_000, 4_000, 4_000])
    await list('2025-03-05T00:00:00Z', [50_000])
    await list('2025-02-05T00:00:00Z', [7_000], {}, 'USD')
    await list('2025-02-05T00:00:00Z', [9_999], { type: 'plotResidential' })
    await list('2025-02-05T00:00:00Z', [1_000, 1_000, 1_000, 1_000], { place: porto })
  })

  it('shows cities with enough homes: median of what is live, change over the year, months with enough homes', async () => {
    const { month, items } = await api.search.market({ query: {} })
    expect(month).toBe('2025-02-01')
    expect(items).toHaveLength(1)
    expect(items[0]).toEqual({
      place: { id: 'geonames:2267057', name: 'Lisbon', country: 'PT' },
      perM2: { amount: 305_000, currency: 'EUR' },
      change: 60,
      medianDaysListed: 37,
      listings: 15,
      series: [250_000, ...Array.from({ length: 11 }, () => null), 400_000],
    })
  })

  it('caches the report, and answers each length by itself', async () => {
    await list('2025-03-06T00:00:00Z', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect((await api.search.market({ query: {} })).items[0]?.listings).toBe(15)
    expect((await api.search.market({ query: { limit: 1 } })).items[0]?.listings).toBe(25)
  })
})

test('whole months end before the present one, also across a new year', () => {
  expect(wholeMonths(new Date('2025-01-31T23:59:59Z'))).toMatchObject({ until: '2025-01-01' })
  const { months } = wholeMonths(new Date('2025-01-01T00:00:00Z'))
  expect([months[0], months.at(-1), months.length]).toEqual(['2023-12-01', '2024-12-01', 13])
})

test('a change needs both ends', () => {
  expect(changeOver([100, null, 95])).toBe(-5)
  expect(changeOver([100, 100, null])).toBeNull()
  expect(changeOver([null, 100])).toBeNull()
  expect(changeOver([])).toBeNull()
})
