/** listings: the full view: everything public, nothing private, for every status, through the contract. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingStatuses } from '#contract/vocabulary/vocabulary.ts'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { placesOf } from '#server/places/index.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { monday, tuesday } from '#tests/support/listing-saving.ts'
import {
  copyListings,
  listingsRoutes,
  newListingId,
  saveListings,
  type ListingDraft,
  type ResolvePlace,
  type SaveBatch,
} from '../index.ts'

const { api, fetch, platform } = await createTestApp({
  routes: (platform) => [listingsRoutes(platform)],
  now: tuesday,
})
const { db } = platform
let resolvePlace: ResolvePlace = () => null
let agencyId = ''
beforeAll(async () => {
  resolvePlace = (await placesOf(platform)).resolve
})
beforeEach(async () => {
  agencyId = await findOrCreateAgency(db, { name: `Agency ${newId()}`, country: 'PT' })
})

const save = (drafts: ListingDraft[], batch: Partial<SaveBatch> = {}) =>
  saveListings(
    db,
    { agencyId, feedId: null, drafts, now: monday, source: 'feed', ...batch },
    { events: platform.events, resolvePlace },
  )
const created = async (changes: Partial<ListingDraft> = {}): Promise<string> => {
  const [outcome] = await save([aDraft('1', changes)])
  return outcome?.outcome === 'created'
    ? String(outcome.listingId)
    : `not created: ${JSON.stringify(outcome)}`
}
const get = (id: string, currency = 'EUR') => api.listings.get({ params: { id }, query: { currency } })

describe('a listing', () => {
  it('is told whole', async () => {
    const id = await created()
    const listing = await get(id)
    expect(listing).toMatchObject({
      id,
      publicRef: 'LX-100',
      status: 'active',
      type: 'apartment',
      beds: 2,
      baths: 1.5,
      floor: '3',
      areas: [{ kind: 'living', valueM2: 84.5, value: 909.55, unit: 'sqft' }],
      energy: {
        class: 'C',
        label: 'C',
        consumptionKwhM2: 96.4,
        emissionsClass: 'B',
        emissionsKgM2: 21.5,
        validUntil: '2031-05-31',
        basis: 'demand',
        status: 'rated',
      },
      features: ['balcony', 'lift'],
      otherFeatures: ['Azulejos'],
      rooms: [{ name: 'Sala', areaM2: 24.25, lengthM: null, widthM: null }],
      place: {
        name: 'Lisboa',
        country: 'PT',
        street: 'Rua Ferreira Borges',
        postalCode: '1350-134',
        district: 'Campo de Ourique',
      },
      point: { precision: 'street', radiusM: 250 },
      tourUrls: ['https://tours.example/lx-100'],
      listedAt: monday.toISOString(),
      reduced: null,
      agency: { id: agencyId, liveListings: 1 },
      agent: { name: 'Ana Example' },
      alsoOffered: [],
      isDemo: false,
    })
    expect(listing.place.path.map(({ name }) => name)).toEqual([
      'Portugal',
      'Lisbon',
      'Lisbon',
      'Lisbon',
      'Campo de Ourique',
    ])
    expect(listing.texts.map(({ lang, title }) => [lang, title])).toEqual([
      ['en', 'Two-bedroom flat in Campo de Ourique'],
      ['pt', 'T2 em Campo de Ourique'],
    ])
    expect(listing.life).toEqual([
      {
        at: monday.toISOString(),
        kind: 'firstSeen',
        purpose: 'sale',
        before: null,
        after: { amount: 45_000_000, currency: 'EUR', status: 'active' },
        agency: listing.agency.name,
      },
    ])
  })

  it('tells its prices in the currency asked for, but on request none', async () => {
    const rent = {
      ...saleOffer,
      purpose: 'rent' as const,
      period: 'month' as const,
      priceMode: 'onRequest' as const,
      amountMinor: null,
    }
    const id = await created({ offers: [rent, saleOffer] })
    const { offers } = await get(id, 'USD')
    expect(offers.map(({ purpose, converted }) => [purpose, converted])).toEqual([
      ['sale', { amount: 46_750_500, currency: 'USD' }],
      ['rent', null],
    ])
    expect((await get(id)).offers[0]?.converted).toBeNull()
  })

  it('shows its pictures in order with words for each, and a reduction with the price before', async () => {
    const id = await created()
    await save([aDraft('1', { offers: [{ ...saleOffer, amountMinor: 40_000_000 }] })], { now: tuesday })
    const { media, reduced, life } = await get(id)
    expect(
      media.map(({ kind, picture, sourceUrl }) => [kind, picture?.alt, picture?.src, sourceUrl]),
    ).toEqual([
      ['photo', 'Living room', null, 'https://agency.example/1.jpg?v=1'],
      ['photo', 'Two-bedroom flat in Campo de Ourique, photo 2', null, 'https://agency.example/2.jpg'],
      [
        'floorPlan',
        'Two-bedroom flat in Campo de Ourique, floor plan 3',
        null,
        'https://agency.example/plan.png',
      ],
    ])
    expect(reduced).toEqual({ from: { amount: 45_000_000, currency: 'EUR' }, at: tuesday.toISOString() })
    expect(life.map(({ kind }) => kind)).toEqual(['firstSeen', 'priceChanged'])
  })

  it('names no picture that did not come with its feed, and marks one that nobody can fetch', async () => {
    const photo = (sourceUrl: string) => ({
      kind: 'photo' as const,
      sourceUrl,
      illustration: null,
      caption: null,
    })
    const id = await created({ media: [photo('lost.jpg'), photo('https://feed.example/1.jpg')] })
    expect((await get(id)).media).toMatchObject([
      { sourceUrl: 'https://feed.example/1.jpg', isMissing: false },
    ])
    await db.updateTable('listing_media').set({ state: 'failed' }).where('listing_id', '=', id).execute()
    const { media } = await get(id)
    expect(media).toMatchObject([{ picture: null, sourceUrl: 'https://feed.example/1.jpg', isMissing: true }])
  })

  it('says when it can be seen from now on, also as a calendar in the time of day there', async () => {
    const times = { from: '11:00', until: '12:00' }
    const id = await created({
      openHouses: [
        { kind: 'auction', date: '2025-02-20', from: '18:30', until: null },
        { kind: 'openHouse', date: '2025-02-08', ...times },
        { kind: 'openHouse', date: '2025-02-02', ...times },
      ],
    })
    expect((await get(id)).openHouses).toEqual([
      { kind: 'openHouse', date: '2025-02-08', ...times },
      { kind: 'auction', date: '2025-02-20', from: '18:30', until: null },
    ])
    const answer = await fetch(`/property-details/${id}/open-houses.ics`)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const calendar = await answer.text()
    expect(calendar.match(/^DTSTART.*$/gm)?.map((line) => line.trim())).toEqual([
      'DTSTART:20250208T110000',
      'DTSTART:20250220T183000',
    ])
    expect(calendar).toContain('DTEND:20250208T120000')
    expect(calendar.replaceAll('\r\n ', '')).toContain(`/property-details/${id}`)
  })

  it('says what it went for once it is sold, and not before', async () => {
    const closing = { on: '2025-02-03', amountMinor: 44_100_000, currency: 'EUR' }
    const bathrooms = { bathroomsFull: 1, bathroomsHalf: 1, suites: 1 }
    const id = await created({ closing, ...bathrooms })
    expect(await get(id)).toMatchObject({ closing: null, bathsFull: 1, bathsHalf: 1, suites: 1 })
    await save([aDraft('1', { closing, ...bathrooms, status: 'sold' })])
    expect((await get(id)).closing).toEqual({
      on: '2025-02-03',
      price: { amount: 44_100_000, currency: 'EUR' },
    })
  })

  it('that became dearer is not called reduced', async () => {
    const id = await created()
    await save([aDraft('1', { offers: [{ ...saleOffer, amountMinor: 50_000_000 }] })], { now: tuesday })
    expect((await get(id)).reduced).toBeNull()
  })

  it('names the other agencies that offer the same property, and shares its life line with them', async () => {
    const other = await findOrCreateAgency(db, { name: `Other ${newId()}`, country: 'PT' })
    const mine = newListingId(monday)
    const theirs = newListingId(tuesday)
    const propertyId = newId()
    const common = {
      propertyId,
      agentId: null,
      place: null,
      listedAt: monday,
      confirmedAt: tuesday,
      updatedAt: tuesday,
      statusChangedAt: null,
      isDemo: true,
    }
    const seen = {
      kind: 'firstSeen' as const,
      purpose: 'sale',
      before: null,
      after: { amount: 1_000 },
      source: 'feed' as const,
    }
    const rent = { ...saleOffer, purpose: 'rent' as const, period: 'month' as const, amountMinor: 200_000 }
    await copyListings(db, [
      {
        ...common,
        id: mine,
        agencyId,
        bringsProperty: true,
        draft: aDraft('a'),
        events: [{ ...seen, at: monday }],
      },
      {
        ...common,
        id: theirs,
        agencyId: other,
        bringsProperty: false,
        draft: aDraft('b', { offers: [rent, { ...saleOffer, amountMinor: 44_000_000 }] }),
        events: [{ ...seen, at: tuesday }],
      },
    ])
    const listing = await get(mine)
    expect(listing.alsoOffered).toMatchObject([
      {
        id: theirs,
        agency: expect.stringContaining('Other'),
        price: expect.objectContaining({ amount: 44_000_000 }),
        confirmedAt: tuesday.toISOString(),
      },
    ])
    expect(listing.life.map(({ agency }) => agency?.slice(0, 5))).toEqual(['Agenc', 'Other'])
  })
})

describe('visibility', () => {
  const visible = [
    'comingSoon',
    'active',
    'underOffer',
    'reserved',
    'sold',
    'leased',
    'withdrawn',
    'expired',
    'removedBySource',
  ]

  it.each(listingStatuses.map((status) => [status, visible.includes(status) ? 200 : 404] as const))(
    'of %s is %i',
    async (status, code) => {
      const id = await created({ status })
      const response = await fetch(`/api/meridian/listings/${id}`)
      expect(response.status).toBe(code)
      expect(await response.json()).toMatchObject(
        code === 200 ? { data: { status } } : { code: 'listings.notFound' },
      )
    },
  )

  it('of what never existed is 404, of what is no id 400', async () => {
    expect((await fetch(`/api/meridian/listings/${newId()}`)).status).toBe(404)
    expect((await fetch('/api/meridian/listings/1')).status).toBe(400)
    expect((await fetch(`/api/meridian/listings/${newId()}?colour=red`)).status).toBe(400)
  })

  it('of the life line ends where publication ends', async () => {
    const id = await created({ status: 'draft' })
    await save([aDraft('1', { status: 'active' })], { now: tuesday })
    expect((await get(id)).life).toMatchObject([
      { kind: 'statusChanged', before: null, after: { status: 'active' } },
    ])
  })
})
