/** alerts: searches that wait for homes within a travel time follow what is known of the streets. */
import { expect, test } from 'vitest'
import type { DrawnArea } from '#contract/vocabulary/polyline.ts'
import { readPercolated } from '#server/search/index.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aMarket } from '#tests/alerts/market.ts'
import { anAccount } from '#tests/support/enquiries.ts'
import { createWaitingSearches } from './waiting-searches.ts'

const app = await createTestApp()
const { db, log, clock } = app.platform

/** Around Lisbon, where the homes of the market are, in 1e-5 degrees. */
const lisbon: DrawnArea = [
  [
    [-950_000, 3_830_000],
    [-880_000, 3_830_000],
    [-880_000, 3_900_000],
    [-950_000, 3_900_000],
  ],
]
const elsewhere: DrawnArea = [lisbon.flat().map(([x, y]) => [x + 1_000_000, y] as const)]

test('a search is asked for its area once, soon again while nobody answers, and when the streets change', async () => {
  const { call } = await anAccount(app, 'commuter@example.com')
  const question = { travel: '20,car,38.72,-9.14,Work' }
  await call('POST', '/api/meridian/saved/searches', { name: 'Near work', question, frequency: 'daily' })
  const market = await aMarket(app)
  const home = await market.put('one', 400_000, clock.now())
  const known = { version: 'first', area: elsewhere, isPassing: true, asked: 0 }
  const waiting = createWaitingSearches(log, {
    version: async () => known.version,
    resolve: async (asked) => {
      known.asked++
      return {
        question: { ...asked, area: [known.area] },
        told: null,
        closeBy: undefined,
        isPassing: known.isPassing,
      }
    },
  })
  const found = async (): Promise<number> => {
    const { percolator } = await waiting(db)
    const one = (await readPercolated(db, [home])).get(home)
    if (!one) throw new Error('The home is on the market.')
    return percolator.matches(one, clock.now()).length
  }
  expect([await found(), known.asked]).toEqual([0, 1])
  Object.assign(known, { area: lisbon, isPassing: false })
  expect([await found(), known.asked]).toEqual([1, 2])
  expect([await found(), known.asked]).toEqual([1, 2])
  Object.assign(known, { version: 'second', area: elsewhere })
  expect([await found(), known.asked]).toEqual([0, 3])
})
