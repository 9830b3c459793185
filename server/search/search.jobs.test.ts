/** search: new rates move the prices that homes are found by, and small moves move nothing. */
import { expect, test } from 'vitest'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { forgetRates } from '#server/currencies/index.ts'
import { saveListings } from '#server/listings/index.ts'
import { toPicture } from '#server/media/index.ts'
import { placesOf } from '#server/places/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { searchRoutes } from './index.ts'
import { repriceAll } from './search.jobs.ts'

const { api, platform } = await createTestApp({
  routes: (platform) => [searchRoutes(platform, { toPicture })],
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
