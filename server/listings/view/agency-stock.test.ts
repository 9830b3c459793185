/** listings: the figures over an agency's stock, through the contract. */
import { describe, expect, it } from 'vitest'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { tuesday } from '#tests/support/listing-saving.ts'
import { listingsRoutes, saveListings } from '../index.ts'

const { api, fetch, platform } = await createTestApp({
  routes: (platform) => [listingsRoutes(platform)],
  now: tuesday,
})
const { db, events } = platform
const newAgency = () => findOrCreateAgency(db, { name: `Agency ${newId()}`, country: 'PT' })

describe('agency figures', () => {
  it('count the live stock, days on the market and what was sold', async () => {
    const agencyId = await newAgency()
    const rent = { ...saleOffer, purpose: 'rent' as const, period: 'month' as const }
    const drafts = [
      aDraft('1'),
      aDraft('2'),
      aDraft('3', { offers: [rent] }),
      aDraft('4', { status: 'sold' }),
      aDraft('5', { status: 'draft' }),
    ]
    const now = new Date(tuesday.getTime() - 10.5 * 86_400_000)
    const batch = { agencyId, feedId: null, drafts, now, source: 'feed' as const }
    await saveListings(db, batch, { events, resolvePlace: () => null })
    expect(await api.listings.agencyFigures({ params: { id: agencyId } })).toEqual({
      listings: 3,
      sale: 2,
      rent: 1,
      medianDaysListed: 10,
      sold: 1,
    })
  })

  it('of an agency without stock are zero, of none are 404', async () => {
    const agencyId = await newAgency()
    const none = { listings: 0, sale: 0, rent: 0, medianDaysListed: null, sold: 0 }
    expect(await api.listings.agencyFigures({ params: { id: agencyId } })).toEqual(none)
    expect((await fetch(`/api/meridian/agencies/${newId()}/figures`)).status).toBe(404)
  })
})
