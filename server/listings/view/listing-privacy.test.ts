/** listings: the full view shows no more of where a home is than its agency wants, through the contract. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { placesOf } from '#server/places/index.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aDraft } from '#tests/support/listing-drafts.ts'
import { monday } from '#tests/support/listing-saving.ts'
import { projectListings } from '#server/search/index.ts'
import { listingsRoutes, saveListings, type ListingDraft } from '../index.ts'

const { api, platform } = await createTestApp({ routes: (platform) => [listingsRoutes(platform)] })
const { db, events } = platform
const { resolve: resolvePlace } = await placesOf(platform)
const agencyId = await findOrCreateAgency(db, { name: 'Quay Homes', country: 'PT' })

/** The new listings as the contract tells them, in the order of the drafts. */
async function listed(drafts: ListingDraft[]) {
  const batch = { agencyId, feedId: null, drafts, now: monday, source: 'feed' as const }
  const outcomes = await saveListings(db, batch, { events, resolvePlace })
  return Promise.all(
    outcomes.map((outcome) =>
      api.listings.get({
        params: { id: 'listingId' in outcome ? String(outcome.listingId) : JSON.stringify(outcome) },
        query: { currency: 'EUR' },
      }),
    ),
  )
}

describe('privacy', () => {
  const digits = fc.integer({ min: 100_000, max: 999_999 })
  const home = fc.record({
    lat: fc
      .tuple(fc.integer({ min: 37, max: 41 }), digits)
      .map(([whole, part]) => Number(`${whole}.${part}1`)),
    lon: fc
      .tuple(fc.integer({ min: 7, max: 8 }), digits)
      .map(([whole, part]) => -Number(`${whole}.${part}1`)),
    show: fc.constantFrom('street' as const, 'area' as const, 'hidden' as const),
  })

  it('keeps a price that is not to be shown, also from the search', async () => {
    const [offer] = aDraft('').offers
    if (!offer) throw new Error('the usual draft has an offer')
    const withheld = {
      ...offer,
      priceMode: 'onRequest' as const,
      amountMinor: null,
      withheldMinor: 123_456_700,
    }
    const [home] = await listed([aDraft('withheld', { offers: [withheld] })])
    const stored = await db
      .selectFrom('offers')
      .select('withheld_minor')
      .where('listing_id', '=', home?.id ?? '')
      .execute()
    expect(stored).toEqual([{ withheld_minor: 123_456_700 }])
    expect(JSON.stringify(home)).not.toMatch(/1[.,]?234[.,]?567/)
    await projectListings(db, [home?.id ?? ''])
    const found = await db
      .selectFrom('search_listings')
      .select('price_eur')
      .where('listing_id', '=', home?.id ?? '')
      .execute()
    expect(found).toEqual([{ price_eur: null }])
  })

  it('keeps the exact point and the door of every home that does not show them', async () => {
    const homes = fc.sample(home, { numRuns: 60, seed: 7 })
    const { place } = aDraft('')
    const drafts = homes.map(({ lat, lon, show }, at) =>
      aDraft(`p${at}`, {
        place: {
          ...place,
          point: { lat, lon },
          show,
          street: 'Rua Secreta',
          houseNumber: '47z11',
          unitName: '9z',
          unparsedAddress: 'Rua Secreta 47z11, 9z',
        },
      }),
    )
    for (const [at, listing] of (await listed(drafts)).entries()) {
      const { lat = 0, lon = 0, show } = homes[at] ?? {}
      const json = JSON.stringify(listing)
      for (const secret of ['47z11', '9z', String(lat), String(lon)]) expect(json).not.toContain(secret)
      expect(json.includes('Rua Secreta')).toBe(show === 'street')
    }
  })

  it('shows the point and the door of a home that shows them', async () => {
    const { place } = aDraft('')
    const [listing] = await listed([aDraft('1', { place: { ...place, show: 'exact' } })])
    expect(listing?.point).toEqual({ ...place.point, precision: 'rooftop', radiusM: 0 })
    expect(listing?.place.street).toBe('Rua Ferreira Borges 12')
  })
})
