/**
 * search: new rates move the prices that homes are found by, small moves
 * move nothing; markets take homes out and back.
 */
import { expect, test } from 'vitest'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { forgetRates } from '#server/currencies/index.ts'
import { listingsRoutes, saveListings } from '#server/listings/index.ts'
import { toPicture } from '#server/media/index.ts'
import { placesOf } from '#server/places/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { projectListings, searchRoutes } from './index.ts'
import { moveMarkets, repriceAll } from './search.jobs.ts'

const { api, platform } = await createTestApp({
  routes: (platform) => [searchRoutes(platform, { toPicture }), listingsRoutes(platform)],
})
const { db, events } = platform

const setRate = (on_date: string, per_euro: number) =>
  db.insertInto('currency_rates').values({ currency: 'GBP', on_date, per_euro, source: 'test' }).execute()
const found = async (maxPrice: string) =>
  (await api.search.search({ query: { maxPrice, currency: 'EUR' } as never })).total

test('a home priced in another currency is found by its new price once the rate has moved', async () => {
  const agencyId = await findOrCreateAgency(db, { name: 'Lisbon Keys', country: 'PT' })
  const { resolve } = await placesOf(platform)
  const draft = aDraft(newId(), { offers: [{ ...saleOffer, amountMinor: 50_000_000, currency: 'GBP' }] })
  await saveListings(
    db,
    { agencyId, feedId: null, drafts: [draft], now: new Date(), source: 'feed' },
    { events, resolvePlace: resolve },
  )
  // 500,000 pounds at 0.82918.
  expect([await found('603000'), await found('604000')]).toEqual([0, 1])
  await setRate('2025-01-10', 0.832)
  forgetRates()
  await repriceAll(platform)
  expect([await found('603000'), await found('604000')]).toEqual([0, 1])
  await setRate('2025-01-11', 0.9)
  forgetRates()
  await repriceAll(platform)
  expect([await found('555000'), await found('556000')]).toEqual([0, 1])
})

test('homes leave the search with their country, keep their page, and come back with it', async () => {
  const agencyId = await findOrCreateAgency(db, { name: 'Two Shores', country: 'PT' })
  const here = aDraft(newId())
  const drafts = [here, { ...here, sourceId: newId(), place: { ...here.place, country: 'ES' } }]
  const outcomes = await saveListings(
    db,
    { agencyId, feedId: null, drafts, now: new Date(), source: 'feed' },
    { events, resolvePlace: () => null },
  )
  const homes = outcomes.flatMap((one) => ('listingId' in one && one.listingId ? [one.listingId] : []))
  let version = 0
  const offer = async (countries: string[] | null) => {
    const value = JSON.stringify(countries)
    const key = 'markets' as const
    await db
      .insertInto('setting_versions')
      .values({ key, version: ++version, value, at: new Date(), by_name: 'Ann Lee' })
      .execute()
    await moveMarkets(platform)
  }
  const shown = async () => {
    const { items } = await api.search.search({ query: { agency: agencyId } as never })
    return homes.map((home) => items.some(({ id }) => id === home))
  }
  expect(await shown()).toEqual([true, true])
  await offer(['PT'])
  expect(await shown()).toEqual([true, false])
  const [, outside = ''] = homes
  await projectListings(db, [outside])
  expect(await shown()).toEqual([true, false])
  expect((await api.listings.get({ params: { id: outside }, query: {} })).status).toBe('active')
  await offer(['ES', 'FR'])
  expect(await shown()).toEqual([false, true])
  await offer(null)
  expect(await shown()).toEqual([true, true])
})
