/**
 * search: homes that come close, as a visitor asks for them: in order,
 * with what each misses and what may be traded.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Trade } from '#contract/search/near.ts'
import { search } from '#contract/search/search.ts'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { saveListings, withdrawListings, type ListingDraft } from '#server/listings/index.ts'
import { toPicture } from '#server/media/index.ts'
import { placesOf } from '#server/places/index.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { searchRoutes } from '../index.ts'

const now = new Date('2025-02-10T12:00:00Z')
const { api, fetch, platform } = await createTestApp({
  routes: (platform) => [searchRoutes(platform, { toPicture })],
  now,
})
const { db, events } = platform
const lisbon = 'geonames:2267057'

/** Kilometres north of the middle of Lisbon, as the gazetteer has it. */
const north = (km: number) => ({
  ...aDraft('').place,
  locality: null,
  district: null,
  show: 'exact' as const,
  point: { lat: 38.72509 + km / 111.195, lon: -9.1498 },
})
const priced = (amountMinor: number, currency = 'EUR') => [{ ...saleOffer, amountMinor, currency }]

const homes: Record<string, Partial<ListingDraft>> = {
  dearer: { offers: priced(62_000_000), bedrooms: 3 },
  inPounds: { offers: priced(60_000_000, 'GBP'), bedrooms: 3 },
  smaller: { offers: priced(50_000_000), bedrooms: 2 },
  onRequest: { offers: [{ ...saleOffer, priceMode: 'onRequest', amountMinor: null }], bedrooms: 3 },
  both: { offers: priced(61_000_000), bedrooms: 2 },
  away: { offers: priced(50_000_000), bedrooms: 3, place: north(40) },
  office: { type: 'office', offers: priced(50_000_000), bedrooms: null },
  gone: { offers: priced(61_000_000), bedrooms: 3 },
}
const names = new Map<string, string>()

beforeAll(async () => {
  const agencyId = await findOrCreateAgency(db, { name: 'Lisbon Keys', country: 'PT' })
  const { resolve } = await placesOf(platform)
  const drafts = Object.entries(homes).map(([name, home]) => aDraft(name, home))
  const outcomes = await saveListings(
    db,
    { agencyId, feedId: null, drafts, now, source: 'feed' },
    { events, resolvePlace: resolve },
  )
  for (const [at, name] of Object.keys(homes).entries())
    names.set(
      String('listingId' in (outcomes[at] ?? {}) && (outcomes[at] as { listingId: string }).listingId),
      name,
    )
  const gone = [...names].flatMap(([id, name]) => (name === 'gone' ? [id] : []))
  await withdrawListings(db, { ids: gone, reason: null, now, source: 'agent' }, { events })
})

const flat = { place: lisbon, types: 'apartment', minBeds: '3', maxPrice: '600000' }

describe('where nothing is found', () => {
  it('the nearest homes come with their cards, each saying what it misses and by how much', async () => {
    const { total, items, near } = await api.search.search({ query: flat })
    expect({ total, items }).toEqual({ total: 0, items: [] })
    const told = near?.map(({ id, misses }) => [names.get(id), ...misses.map(({ wish, by }) => [wish, by])])
    expect(told).toEqual([
      ['dearer', ['maxPrice', 20_000]],
      ['smaller', ['minBeds', 1]],
      ['onRequest', ['maxPrice', null]],
      ['both', ['maxPrice', 10_000], ['minBeds', 1]],
      // £600,000 at the rate of the day.
      ['inPounds', ['maxPrice', expect.any(Number)]],
      ['away', ['place', expect.closeTo(41_000, -3)]],
    ])
    expect(near?.map(({ id, card }) => card.id === id)).not.toContain(false)
  })

  it('is told in the currency of the question', async () => {
    const pounds = { ...flat, currency: 'GBP', maxPrice: '590000', minBeds: '3' }
    const { near } = await api.search.search({ query: pounds })
    const one = near?.find(({ id }) => names.get(id) === 'inPounds')
    expect(one?.misses).toEqual([{ wish: 'maxPrice', by: 10_000, what: null }])
  })

  it('each trade leads to as many homes as it says', async () => {
    const { trades = [] } = await api.search.search({ query: flat })
    expect(trades.map(({ wishes }) => wishes.map(({ wish }) => wish))).toEqual([
      ['maxPrice'],
      ['minBeds'],
      ['place'],
    ])
    expect(trades.map(({ to }) => to)).toMatchObject([
      { maxPrice: '730000' },
      { minBeds: '2' },
      { place: null, radius: '50000' },
    ])
    for (const { to, count } of trades) {
      const { total } = await api.search.search({ query: changed(flat, to) })
      expect(total).toBe(count)
    }
  })

  it('a category is never left: whoever looks for land or premises gets no homes instead', async () => {
    const { types: _types, ...rest } = flat
    const homes = await api.search.search({ query: { ...rest, category: 'homes' } })
    expect(homes.near?.length).toBeGreaterThan(0)
    expect(homes.near?.flatMap(({ misses }) => misses.filter(({ wish }) => wish === 'types'))).toEqual([])
    const land = await api.search.search({ query: { ...rest, category: 'land' } })
    expect(land.near).toEqual([])
  })

  it('two wishes are traded together where no one helps alone', async () => {
    const { trades = [] } = await api.search.search({ query: { ...flat, minBeds: '4', maxPrice: '480000' } })
    expect(trades.some(({ wishes }) => wishes.length === 2)).toBe(true)
    for (const { to, count } of trades) {
      const { total } = await api.search.search({
        query: changed({ ...flat, minBeds: '4', maxPrice: '480000' }, to),
      })
      expect(total).toBe(count)
    }
  })

  it('a home of another agency, or with words that are not wanted, is never near', async () => {
    const others = await api.search.search({
      query: { ...flat, agency: '01890000-0000-7000-8000-000000000000' },
    })
    const unwanted = await api.search.search({ query: { ...flat, not: 'campo' } })
    expect([others.near, unwanted.near]).toEqual([[], []])
  })
})

describe('where wishes that are never weighed leave nothing', () => {
  const misses = async (query: Record<string, string>) => {
    const { total, near } = await api.search.search({ query: { ...flat, maxPrice: '700000', ...query } })
    const told = new Set(near?.flatMap((home) => home.misses.map(({ wish }) => wish)))
    return {
      total,
      homes: near?.length ?? 0,
      told: [...told].filter((wish) => wish in query || wish === 'travel'),
    }
  }

  it.each([
    ['maxMonthly', { maxMonthly: '5' }],
    ['maxPerArea', { maxPerArea: '1' }],
    ['minPerArea', { minPerArea: '900000' }],
    ['sea', { sea: '1' }],
    ['available', { available: '0' }],
  ])('%s is what the homes are said to miss', async (wish, query) => {
    const { total, homes, told } = await misses(query)
    expect({ total, told }).toEqual({ total: 0, told: [wish] })
    expect(homes).toBeGreaterThan(0)
  })

  it('several are given up together where none of them helps alone', async () => {
    const { homes, told } = await misses({ maxMonthly: '5', maxPerArea: '1' })
    expect(homes).toBeGreaterThan(0)
    expect(told.toSorted()).toEqual(['maxMonthly', 'maxPerArea'])
  })
})

describe('where everything misses too much', () => {
  const first = async (query: Record<string, string>) => {
    const { total, near = [] } = await api.search.search({ query })
    expect(total).toBe(0)
    return near[0]?.misses
  }

  const office = { place: lisbon, types: 'office', maxPrice: '100000' }

  it('what costs least comes first, and says how far it is beyond the price', async () => {
    expect(await first(office)).toEqual([{ wish: 'maxPrice', by: 400_000, what: null }])
  })

  it('rooms and sizes are counted from what the home has', async () => {
    expect(await first({ ...flat, minBeds: '20', maxPrice: '900000' })).toEqual([
      { wish: 'minBeds', by: 17, what: null },
    ])
  })

  it('another type of the category stands in', async () => {
    expect(await first({ ...flat, types: 'room', minBeds: '1', maxPrice: '10000000' })).toEqual([
      { wish: 'types', by: null, what: 'apartment' },
    ])
  })

  it.each([
    ['a country without homes', { place: 'country:GL' }, 'place'],
    ['a box in the sea', { box: '-40,-40,-39,-39' }, 'box'],
    ['a point far out', { near: '-40,-40', radius: '1000' }, 'radius'],
  ])('%s is answered by the nearest homes anywhere', async (_where, query, wish) => {
    const misses = await first({ ...query, types: 'apartment' })
    expect(misses).toMatchObject([{ wish }])
    expect(misses?.[0]?.by).toBeGreaterThan(3_000_000)
  })

  it('what is missed together is told alone where the card says so', async () => {
    const misses = await first({ ...office, minArea: '90000', features: 'pool' })
    expect(misses?.map(({ wish, by }) => [wish, by !== null])).toEqual([
      ['maxPrice', true],
      ['minArea', true],
      ['features', false],
    ])
  })
})

describe('where a few are found', () => {
  it('the page is filled up, but not beyond what it holds', async () => {
    const few = { ...flat, maxPrice: '650000' }
    const { total, near, trades } = await api.search.search({ query: { ...few, limit: '3' } })
    expect(total).toBe(1)
    expect(near?.map(({ id }) => names.get(id)).toSorted()).toEqual(['both', 'smaller'])
    expect(trades?.every(({ count }) => count > total)).toBe(true)
    expect(await api.search.search({ query: { ...few, limit: '1' } })).toMatchObject({ total: 1, near: [] })
  })

  it('on later pages, and where enough are found, nobody asks what is near', async () => {
    const later = await api.search.search({ query: { ...flat, page: '2' } })
    expect(later).not.toHaveProperty('near')
    const enough = await api.search.search({ query: { place: lisbon } })
    expect(enough.total).toBeGreaterThan(5)
    expect(enough).not.toHaveProperty('near')
  })
})

it('keeps the contract', async () => {
  const response = await fetch(`/api/meridian/search?${new URLSearchParams(flat).toString()}`)
  const { data } = (await response.json()) as { data: unknown }
  expect(search.search.data.parse(data)).toEqual(data)
})

/** The question with a trade made. */
function changed(question: Record<string, string>, to: Trade['to']): Record<string, string> {
  const next = { ...question }
  for (const [name, value] of Object.entries(to))
    if (value === null) delete next[name]
    else next[name] = value ?? ''
  return next
}
