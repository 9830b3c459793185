/** tests: one price, in every currency there is: what a feed says is what API, search and Atom say. */
import { beforeAll, expect, it } from 'vitest'
import { currenciesInUse, moneyOf } from '#contract/money/minor-units.ts'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { forgetRates } from '#server/currencies/index.ts'
import { saveListings } from '#server/listings/index.ts'
import { takeTurns } from '#server/search/index.ts'
import { formatMoney } from '#web/platform/formats/money.ts'
import { someOf } from '#tests/support/depth.ts'
import { createTestApp } from './support/app.ts'
import { fileOf, readFeed } from './support/feeds.ts'
import { aDraft, resolveLisbon } from './support/listing-drafts.ts'

const { platform, api, fetch } = await createTestApp()
const { db, events } = platform

/** No two currencies ask the same, so that none is found by another's price. */
const asked = new Map(currenciesInUse.map((currency, at) => [currency, 250_000 + at * 1_000]))
const ids = new Map<string, string>()

const record = (currency: string) =>
  `<property><id>${currency}</id><date>2025-02-02 10:00:00</date><ref>${currency}</ref><price>${asked.get(currency)}</price>
  <currency>${currency}</currency><price_freq>sale</price_freq><type>villa</type><town>Lisboa</town><country>Portugal</country></property>`

beforeAll(async () => {
  const known = await api.currencies.list({})
  const without = currenciesInUse.filter((code) => !known.rates.some(({ currency }) => currency === code))
  await db
    .insertInto('currency_rates')
    .values(
      without.map((currency, at) => ({ currency, on_date: '2025-02-01', per_euro: 3 + at, source: 'test' })),
    )
    .execute()
  forgetRates()
  const feed = `<root><kyero><feed_version>3</feed_version></kyero>${currenciesInUse.map(record).join('')}</root>`
  const { homes } = await readFeed(fileOf(feed))
  const drafts = homes.map(({ sourceId, offers }) => aDraft(sourceId, { offers }))
  const agencyId = await findOrCreateAgency(db, { name: 'All Money', country: 'PT' })
  const saved = await saveListings(
    db,
    { agencyId, feedId: null, drafts, now: new Date('2025-02-03T10:00:00Z'), source: 'feed' },
    { events, resolvePlace: resolveLisbon },
  )
  for (const [at, outcome] of saved.entries())
    if ('listingId' in outcome && outcome.listingId) ids.set(drafts[at]?.sourceId ?? '', outcome.listingId)
  await takeTurns(db)
})

/** The home in this currency, if a search between these whole units finds it. */
async function find(currency: string, least: number, most: number) {
  const query = { currency, minPrice: String(least), maxPrice: String(most), limit: '50' }
  const { items } = await api.search.search({ query: query as never })
  return items.find(({ id }) => id === ids.get(currency))
}

/**
 * Some of each number of decimals; in depth all of them are searched for. What
 * else tells a price only writes what is kept.
 */
const some = [...new Set(['JPY', 'EUR', 'KWD', ...currenciesInUse.filter((_, at) => at % 6 === 0)])]

// What is found by exactly its price has no other; that bounds do leave
// out is shown once for each number of decimals.
it.each(['JPY', 'EUR', 'KWD'])('a home in %s is found by no other price', async (currency) => {
  const whole = asked.get(currency) ?? 0
  expect(await find(currency, whole, whole)).toBeDefined()
  expect(await find(currency, whole * 10, whole * 1_000)).toBeUndefined()
  expect(await find(currency, 1, Math.floor(whole / 10))).toBeUndefined()
})

it.each([...new Set([...some, ...someOf(currenciesInUse, 6)])])(
  'a home in %s is found by exactly its price, in minor units',
  async (currency) => {
    const whole = asked.get(currency) ?? 0
    expect(await find(currency, whole, whole)).toMatchObject({ price: { ...moneyOf(whole, currency) } })
  },
)

it.each(some)('a home in %s is told by the API in minor units', async (currency) => {
  const { offers } = await api.listings.get({ params: { id: ids.get(currency) ?? '' }, query: {} })
  expect(offers[0]?.price).toMatchObject(moneyOf(asked.get(currency) ?? 0, currency))
})

it.each(some)('a home in %s stands in the web feed of its search with the same words', async (currency) => {
  const whole = asked.get(currency) ?? 0
  const answer = await fetch(`/feeds/search.atom?currency=${currency}&minPrice=${whole}&maxPrice=${whole}`)
  const entry = (await answer.text()).split('<entry>').find((one) => one.includes(ids.get(currency) ?? '-'))
  expect(entry).toContain(formatMoney(moneyOf(whole, currency), 'en-GB'))
})
