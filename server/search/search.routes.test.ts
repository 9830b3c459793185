/** search: its calls by a visitor: cards, cells, places, rates, reductions, similar homes, all stock. */
import { beforeAll, describe, expect, it, test } from 'vitest'
import { ApiError } from '#contract/http/api-error.ts'
import { search } from '#contract/search/search.ts'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { saveListings, withdrawListings, type ListingDraft, type OfferDraft } from '#server/listings/index.ts'
import { toPicture } from '#server/media/index.ts'
import { placesOf } from '#server/places/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { createSitemapPlan, sitemapHomes, createCountByPlace, searchRoutes } from './index.ts'

const now = new Date('2025-02-10T12:00:00Z')
const monday = new Date('2025-02-03T10:00:00Z')
const { api, fetch, platform } = await createTestApp({
  routes: (platform) => [searchRoutes(platform, { toPicture })],
  now,
})
const { db, events } = platform
let agencyId = ''

async function save(drafts: ListingDraft[], at = monday): Promise<string[]> {
  const { resolve } = await placesOf(platform)
  const outcomes = await saveListings(
    db,
    { agencyId, feedId: null, drafts, now: at, source: 'feed' },
    { events, resolvePlace: resolve },
  )
  return outcomes.map((outcome) =>
    'listingId' in outcome ? String(outcome.listingId) : JSON.stringify(outcome),
  )
}

const offer = (amountMinor: number, changes: Partial<OfferDraft> = {}): OfferDraft => ({
  ...saleOffer,
  amountMinor,
  ...changes,
})
const lisbon = 'geonames:2267057'
const porto = {
  ...aDraft('').place,
  admin1: 'Porto',
  locality: 'Porto',
  district: null,
  point: { lat: 41.1496, lon: -8.611 },
}
const [flat, cheaper, house, rented, gone] = Array.from({ length: 5 }, () => newId()) as [
  string,
  string,
  string,
  string,
  string,
]
const ids: Record<string, string> = {}

beforeAll(async () => {
  agencyId = await findOrCreateAgency(db, { name: 'Lisbon Keys', country: 'PT' })
  const drafts = [
    aDraft(flat, { place: { ...aDraft('').place, show: 'exact' } }),
    aDraft(cheaper, { offers: [offer(30_000_000)], bedrooms: 1 }),
    aDraft(house, {
      type: 'house',
      place: porto,
      offers: [offer(90_000_000, { currency: 'GBP' })],
      texts: [],
      media: [],
    }),
    aDraft(rented, { offers: [offer(120_000, { purpose: 'rent', period: 'month' })] }),
    aDraft(gone, { offers: [offer(44_000_000)] }),
  ]
  for (const [at, id] of (await save(drafts)).entries())
    ids[[flat, cheaper, house, rented, gone][at] ?? ''] = id
  await withdrawListings(db, { ids: [String(ids[gone])], reason: null, now, source: 'agent' }, { events })
})

describe('a search', () => {
  it('answers cards with prices in both currencies, place and the date of the rate', async () => {
    const answer = await api.search.search({ query: { place: lisbon, currency: 'USD', sort: 'price' } })
    expect(answer.total).toBe(2)
    expect(answer.place).toMatchObject({ id: lisbon, name: 'Lisbon', country: 'PT' })
    expect(answer.rate).toEqual({ currency: 'USD', date: '2024-12-31' })
    expect(answer.items.map((card) => card.id)).toEqual([ids[cheaper], ids[flat]])
    expect(answer.items[1]).toMatchObject({
      title: 'Two-bedroom flat in Campo de Ourique',
      purpose: 'sale',
      status: 'active',
      type: 'apartment',
      price: { mode: 'fixed', amount: 45_000_000, max: null, currency: 'EUR', period: 'once' },
      converted: { amount: 46_750_500, currency: 'USD' },
      charges: { amount: 9_500, currency: 'EUR' },
      beds: 2,
      baths: 1.5,
      area: { valueM2: 84.5, value: 909.55, unit: 'sqft' },
      plot: null,
      place: { name: 'Lisboa', country: 'PT' },
      point: { lat: 38.7174321, lon: -9.1657654, precision: 'rooftop', radiusM: 0 },
      imageCount: 2,
      agency: { id: agencyId, name: 'Lisbon Keys' },
      listedAt: monday.toISOString(),
      reduced: null,
      features: ['balcony', 'lift'],
    })
    expect(answer.items[1]?.images.map((image) => image.alt)).toEqual([
      'Living room',
      'Two-bedroom flat in Campo de Ourique, photo 2',
    ])
  })

  it('tells titles in the language that is asked for', async () => {
    const titles = async (language: string) => {
      const response = await fetch(`/api/meridian/search?place=${lisbon}&sort=price`, {
        headers: { 'accept-language': language },
      })
      expect(response.headers.get('vary')).toContain('accept-language')
      const { data } = (await response.json()) as { data: { items: { title: string }[] } }
      return data.items[0]?.title
    }
    expect(await titles('pt-BR,en;q=0.5')).toBe('T2 em Campo de Ourique')
    expect(await titles('de, pt;q=0.9, en;q=0.95')).toBe('Two-bedroom flat in Campo de Ourique')
    expect(await titles('ja')).toBe('Two-bedroom flat in Campo de Ourique')
    expect(await titles(';;,q=1')).toBe('Two-bedroom flat in Campo de Ourique')
  })

  it('tells places as the reader calls them, where the gazetteer knows', async () => {
    const headers = { 'accept-language': 'ar' }
    const { place, items } = await api.search.search({ query: { place: lisbon } }, { headers })
    expect(place?.name).toBe('لشبونة')
    expect(items[0]?.place).toMatchObject({ name: 'لشبونة', district: 'Campo de Ourique' })
  })

  it('makes do with homes that have neither title nor picture', async () => {
    const { items } = await api.search.search({ query: { types: 'house' } })
    expect(items[0]).toMatchObject({ title: 'House in Porto', image: null, images: [], imageCount: 0 })
  })

  it('tells what a lone home on the map costs, and how many stand together', async () => {
    const { cells, bounds } = await api.search.search({ query: { box: '-10,38,-8,42', cells: '2x2' } })
    expect(cells).toMatchObject([
      { x: 0, y: 0, count: 2 },
      { x: 1, y: 1, count: 1, id: ids[house], price: { amount: 90_000_000, currency: 'GBP' } },
    ])
    expect(cells?.[0]).not.toHaveProperty('id')
    expect(bounds).toMatchObject({
      west: -9.16577,
      south: expect.closeTo(38.717, 2),
      north: expect.closeTo(41.149, 2),
    })
  })

  it('goes on from page to page by cursor', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await api.search.search({
        query: { limit: '1', sort: 'price', ...(cursor && { cursor }) },
      })
      seen.push(...page.items.map((card) => card.id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual([ids[cheaper], ids[flat], ids[house]])
  })

  it('says which filter stands in the way when nothing is found', async () => {
    const { total, loosen, bounds } = await api.search.search({
      query: { place: lisbon, types: 'house', minBeds: '2' },
    })
    expect({ total, bounds }).toEqual({ total: 0, bounds: null })
    expect(loosen).toEqual([
      { filter: 'place', count: 1 },
      { filter: 'types', count: 1 },
    ])
  })

  it('offers facets and histograms in the asked money and units', async () => {
    const { facets, histograms } = await api.search.search({
      query: { facets: '1', currency: 'USD', areaUnit: 'sqft' },
    })
    expect(facets).toMatchObject({
      purpose: { sale: 3, rent: 1 },
      type: { apartment: 2, house: 1 },
      beds: { 1: 1, 2: 2 },
      features: { lift: 3, balcony: 3 },
      flags: { floorPlan: 2, tour: 3, hideUnderOffer: 3 },
      since: { 14: 3, 30: 3 },
    })
    expect(histograms?.price.counts.reduce((sum, count) => sum + count)).toBe(3)
    expect(histograms?.price.edges[0]).toBe(10_389)
    expect(histograms?.area.edges[0]).toBe(161)
    expect(histograms?.price.edges).toHaveLength(41)
    expect(histograms?.area.edges).toHaveLength(25)
  })

  it('leaves out a place that nobody knows', async () => {
    expect(await api.search.search({ query: { place: 'geonames:999999999' } })).toMatchObject({
      total: 0,
      place: null,
    })
  })
})

describe('reductions', () => {
  it('tell every asking price, the latest reduction first', async () => {
    const drop = (source: string, amount: number, at: string) =>
      save([aDraft(source, { offers: [offer(amount)] })], new Date(at))
    const [first] = await drop('drop-1', 50_000_000, '2025-01-01T00:00:00Z')
    await drop('drop-1', 48_000_000, '2025-01-20T00:00:00Z')
    await drop('drop-1', 45_600_000, '2025-02-08T00:00:00Z')
    const [second] = await drop('drop-2', 20_000_000, '2025-02-01T00:00:00Z')
    await drop('drop-2', 19_000_000, '2025-02-09T00:00:00Z')
    const [dearer] = await drop('drop-3', 20_000_000, '2025-02-01T00:00:00Z')
    await drop('drop-3', 21_000_000, '2025-02-09T00:00:00Z')
    await drop('drop-4', 20_000_000, '2025-01-01T00:00:00Z')
    await drop('drop-4', 19_000_000, '2025-02-03T11:59:59Z')
    const { total, items } = await api.search.reductions({ query: { currency: 'GBP' } })
    expect(items.map(({ card }) => card.id)).toEqual([second, first])
    expect(items.map(({ card }) => card.id)).not.toContain(dearer)
    expect(total).toBe(2)
    expect(items[1]).toMatchObject({
      change: -5,
      daysListed: 40,
      card: {
        price: { amount: 45_600_000 },
        converted: { amount: 37_810_608, currency: 'GBP' },
        reduced: { from: { amount: 48_000_000, currency: 'EUR' }, at: '2025-02-08T00:00:00.000Z' },
      },
      steps: [
        { at: '2025-01-01T00:00:00.000Z', amount: 50_000_000 },
        { at: '2025-01-20T00:00:00.000Z', amount: 48_000_000 },
        { at: '2025-02-08T00:00:00.000Z', amount: 45_600_000 },
      ],
    })
    expect((await api.search.reductions({ query: { limit: 1 } })).items).toHaveLength(1)
  })
})

describe('similar homes', () => {
  it('are of the same purpose and group, nearest in place, price and size, and not the home itself', async () => {
    const { items } = await api.search.similar({
      params: { id: String(ids[flat]) },
      query: { currency: 'USD' },
    })
    expect(items.map((card) => card.id)).not.toContain(ids[flat])
    expect(items.every((card) => card.purpose === 'sale' && card.type === 'apartment')).toBe(true)
    expect(items[0]?.price.amount).toBe(45_600_000)
    expect(items[0]?.converted?.currency).toBe('USD')
  })

  it('are found for a home that is gone', async () => {
    const { items } = await api.search.similar({ params: { id: String(ids[gone]) }, query: { limit: 2 } })
    expect(items).toHaveLength(2)
    expect(items[0]?.id).toBe(ids[flat])
  })

  it('are not found for what was never there, or never published', async () => {
    const draftId = (await save([aDraft(newId(), { status: 'draft' })]))[0]
    for (const id of [newId(), String(draftId)]) {
      const asked = api.search.similar({ params: { id }, query: {} })
      await expect(asked).rejects.toMatchObject({ status: 404, problem: { code: 'listings.notFound' } })
      await expect(asked).rejects.toBeInstanceOf(ApiError)
    }
  })
})

describe('the whole stock', () => {
  it('is counted by place, each home in all places of its path', async () => {
    const counts = await createCountByPlace(platform)('rent')
    expect(counts.get('country:PT')).toBe(1)
    expect(counts.get(lisbon)).toBe(1)
  })

  it('is read in parts for sitemaps, each live home once, whatever it is offered for', async () => {
    const { total } = await api.search.search({ query: { limit: '1' } })
    const both = await save([
      aDraft(newId(), { offers: [saleOffer, offer(90_000, { purpose: 'rent', period: 'month' })] }),
    ])
    const { countries } = await createSitemapPlan(platform, 2)()
    expect([...countries.keys()]).toEqual(['PT'])
    const parts = countries.get('PT') ?? []
    const seen: string[] = []
    for (const [index, { first }] of parts.entries()) {
      const until = parts[index + 1]?.first ?? null
      for await (const homes of sitemapHomes(platform, { country: 'PT', first, until }))
        seen.push(...homes.map(({ id }) => id))
    }
    expect(parts.reduce((sum, { homes }) => sum + homes, 0)).toBe(total + 2)
    expect(seen).toEqual([...new Set(seen)].toSorted())
    expect(seen).toHaveLength(total + 2)
    expect(seen).toContain(both[0])
    expect(seen).not.toContain(ids[gone])
  })
})

test('every answer keeps the contract', async () => {
  const raw = await fetch(
    '/api/meridian/search?facets=1&box=-180,-90,180,90&cells=8x4&near=38.7,-9.1&sort=distance',
  )
  const { data } = (await raw.json()) as { data: unknown }
  expect(search.search.data.parse(data)).toEqual(data)
})
