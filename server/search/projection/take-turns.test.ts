/**
 * search: what feeds bring by the hundred is found in turns; what is
 * taken off is gone at once; nobody is forgotten.
 */
import { expect, test } from 'vitest'
import { aDraft } from '#tests/support/listing-drafts.ts'
import { createSavingWorld, tuesday } from '#tests/support/listing-saving.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Events } from '#server/platform/jobs/events.ts'
import type { Platform } from '#server/platform/platform.ts'
import { subscribeSearch, takeTurns } from '../index.ts'

const { db, deps, save, world } = await createSavingWorld()
let asked = 0
const jobs = { enqueue: async () => String(++asked) } as Partial<Jobs>
subscribeSearch({ events: deps.events as Events, jobs } as Platform)

const drafts = (count: number, changes: Parameters<typeof aDraft>[1] = {}) =>
  Array.from({ length: count }, (_, at) => aDraft(`H${at}`, changes))

const found = async () => {
  const rows = await db
    .selectFrom('search_listings as s')
    .innerJoin('listings as l', 'l.id', 's.listing_id')
    .where('l.feed_id', '=', world.feedId)
    .select(['s.beds'])
    .execute()
  return rows.map(({ beds }) => beds)
}

test('many homes wait for their turn, and a worker is asked for', async () => {
  await save({ drafts: drafts(60) })
  expect(await found()).toEqual([])
  expect(asked).toBe(1)
  await takeTurns(db)
  expect(await found()).toHaveLength(60)
  expect(await db.selectFrom('search_waiting').selectAll().execute()).toEqual([])
})

test('two who take turns at once leave the rows that are the newest', async () => {
  await save({ drafts: drafts(60) })
  await save({ drafts: drafts(60, { bedrooms: 7 }) }, tuesday)
  await Promise.all([takeTurns(db), takeTurns(db)])
  expect(new Set(await found())).toEqual(new Set([7]))
})

test('homes that a feed takes off are gone from the search at once, however many there are', async () => {
  await save({ drafts: drafts(60) })
  await takeTurns(db)
  await save({ drafts: drafts(60, { status: 'sold' }) }, tuesday)
  expect(await found()).toEqual([])
})
