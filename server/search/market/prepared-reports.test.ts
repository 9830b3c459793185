/**
 * search: reports about the market are told as they were made ahead,
 * and made at once where nobody has made them.
 */
import { expect, test } from 'vitest'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { saveListings } from '#server/listings/index.ts'
import { placesOf } from '#server/places/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { countryMedians } from './country-medians.ts'
import { prepareReports, marketOfCountries, marketOfPlaces } from './prepared-reports.ts'
import { replacePrepared, readPrepared } from './prepared-reports.store.ts'
import { marketReport } from './market-report.ts'

const now = new Date('2025-03-10T12:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const { platform } = await createTestApp({ now })
const { db, events } = platform
const places = await placesOf(platform)
const porto = { admin1: 'Porto', locality: 'Porto', district: null, point: { lat: 41.1496, lon: -8.611 } }

async function list(perM2: number, homes: number, elsewhere: Partial<typeof porto> = {}): Promise<void> {
  const agencyId = await findOrCreateAgency(db, { name: 'Lisbon Keys', country: 'PT' })
  const drafts = Array.from({ length: homes }, () => {
    const draft = aDraft(newId(), {
      areas: [{ kind: 'living', valueM2: 100, value: 100, unit: 'm2' }],
      offers: [{ ...saleOffer, amountMinor: perM2 * 100 * 100, currency: 'EUR' }],
    })
    return { ...draft, place: { ...draft.place, ...elsewhere } }
  })
  await saveListings(
    db,
    { agencyId, feedId: null, drafts, now: new Date('2025-02-20T00:00:00Z'), source: 'feed' },
    { events, resolvePlace: places.resolve },
  )
}

const told = async (at = now) => ({
  places: await marketOfPlaces(db, { limit: 24, now: at, places }),
  countries: await marketOfCountries(db, { now: at, places }),
})
const reckoned = async () => ({
  places: await marketReport(db, { limit: 24, now, places }),
  countries: await countryMedians(db, now),
})

test('what was made ahead says what would be reckoned, until it is made again', async () => {
  await list(3_000, 7)
  await list(2_000, 5, porto)
  const first = await reckoned()
  expect(first.places.items.map(({ listings }) => listings)).toEqual([7, 5])
  expect(await told()).toEqual(first)

  await prepareReports(db, { now, places })
  await list(9_000, 3)
  expect(await told()).toEqual(first)
  expect((await marketOfPlaces(db, { limit: 1, now, places })).items).toEqual(first.places.items.slice(0, 1))

  await prepareReports(db, { now: later(1), places })
  const second = await told(later(1))
  expect(second).not.toEqual(first)
  expect(second).toEqual(await reckoned())
})

test('what takes long is made seldom, but at once when the stock is another one', async () => {
  const madeAt = async () => (await readPrepared(db, 'countries'))?.madeAt
  const before = { madeAt: later(1), tookMs: 60_000, figures: (await told()).countries }
  await replacePrepared(db, 'countries', before)
  await prepareReports(db, { now: later(2), places })
  expect(await madeAt()).toEqual(later(1))
  await prepareReports(db, { now: later(2), places, all: true })
  expect(await madeAt()).toEqual(later(2))
  await replacePrepared(db, 'countries', before)
  await prepareReports(db, { now: later(3), places })
  expect(await madeAt()).toEqual(later(3))
})

test('what is a day old, or was kept by another version, is not told', async () => {
  const { countries } = await reckoned()
  await replacePrepared(db, 'countries', { madeAt: now, tookMs: 1, figures: { homes: 1, countries: [] } })
  expect((await told(later(23))).countries).toEqual({ homes: 1, countries: [] })
  expect((await told(later(24))).countries.homes).toBe(countries.homes)
  await replacePrepared(db, 'countries', { madeAt: now, tookMs: 1, figures: { homes: 'many' } })
  expect((await told()).countries).toEqual(countries)
})
