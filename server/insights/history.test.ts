/** insights: counts of days that are over go to ClickHouse, and every figure stays what it was. */
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { anAgency, longSessions } from '#tests/support/enquiries.ts'
import { createCountingClickhouse } from '#tests/insights/counting-clickhouse.ts'
import { historyOf } from './history.ts'
import { rollUpInsights } from './insights.jobs.ts'
import { addCounts, type HomeCounts } from './insights.store.ts'
import { agencyInsights, insightsTable } from './read-insights.ts'

const app = await createTestApp({ now: new Date('2025-02-10T12:00:00Z'), env: longSessions })
const { db } = app.platform
const keys = await anAgency(app, 'Lisbon Keys')
const doors = await anAgency(app, 'Other Doors')

const day = (date: number) => `2025-02-${String(date).padStart(2, '0')}`
const counts = (listingId: string, date: number): HomeCounts => ({
  day: day(date),
  listingId,
  impressions: 10 * date,
  views: date,
  saves: date % 3,
  shares: date % 2,
})
const spans = [{}, { from: day(2), to: day(7) }, { from: day(8), to: day(8) }, { from: day(10), to: day(10) }]

test('the same is told of every span before, while and after days are moved, also when moving is broken off', async () => {
  const history = createCountingClickhouse()
  const told = async () => ({
    keys: await Promise.all(spans.map((span) => agencyInsights(app.platform, keys.agencyId, span, history))),
    one: await agencyInsights(app.platform, doors.agencyId, { listing: doors.home }, history),
    table: await insightsTable(app.platform, keys.agencyId, {}, history),
  })
  const all = Array.from({ length: 10 }, (_, at) => at + 1)
  await addCounts(
    db,
    all.flatMap((date) => [counts(keys.home, date), counts(doors.home, date)]),
  )
  const before = await told()
  expect(before.keys[1]?.total).toMatchObject({ impressions: 270, views: 27 })
  history.failAt(2)
  await expect(rollUpInsights(app.platform, history)).rejects.toThrow('the server is away')
  expect(await told()).toEqual(before)
  for (let times = 0; times < 2; times++) {
    await rollUpInsights(app.platform, history)
    expect(await told()).toEqual(before)
  }
  const left = await db.selectFrom('listing_insights').select('day').execute()
  expect(left).toHaveLength(4)
  expect(history.rows).toHaveLength(16)
})

test('what comes late for a day that was moved counts for the first that was not', async () => {
  const history = createCountingClickhouse()
  await db.deleteFrom('listing_insights').execute()
  await rollUpInsights(app.platform, history)
  await addCounts(db, [counts(keys.home, 3), counts(keys.home, 9)])
  const { days } = await agencyInsights(app.platform, keys.agencyId, { from: day(1), to: day(10) }, history)
  expect(days.filter(({ views }) => views > 0)).toMatchObject([{ day: day(9), views: 12, impressions: 120 }])
})

test('without a ClickHouse that has them nobody is told a part', async () => {
  await expect(agencyInsights(app.platform, keys.agencyId, {}, null)).rejects.toMatchObject({ status: 503 })
  expect((await agencyInsights(app.platform, keys.agencyId, { from: day(9) }, null)).days).toHaveLength(2)
  expect(historyOf(app.platform)).toBeNull()
})
