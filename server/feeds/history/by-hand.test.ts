/**
 * feeds: a run leaves alone what was written by hand over its
 * homes, and reports where it says something else.
 */
import { expect, it } from 'vitest'
import { readStoredListings, saveListings } from '#server/listings/index.ts'
import { subscribeFeeds } from '#server/feeds/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createFeedWorld } from '#tests/support/feed-runs.ts'
import { resolveLisbon } from '#tests/support/listing-drafts.ts'

const { platform, db, agency } = await createFeedWorld()
subscribeFeeds(platform)

const house = { id: 'B1', purpose: 'sale', type: 'house', price: 250_000, currency: 'EUR', country: 'ES' }
const file = (bedrooms: number) => JSON.stringify([{ ...house, bedrooms, title: `House ${newId()}` }])
const found = (groups: { code: string; homes: number }[]) =>
  groups.filter(({ code }) => code === 'field.byHand').map(({ homes }) => homes)

it('the finding stands until somebody decides', async () => {
  const { run, listing } = agency()
  await run(file(3))
  const home = await listing('B1')
  const id = home?.id ?? ''
  const byHand = async (written: string[]) => {
    const wanted = (await readStoredListings(db, [id])).get(id)?.draft
    if (!wanted) throw new Error('There is no such home.')
    const now = platform.clock.now()
    const ask = {
      sourceId: 'B1',
      wanted: { ...wanted, bedrooms: 4 },
      written,
      released: [],
      by: null,
      seenAt: now,
    }
    await saveListings(
      db,
      {
        agencyId: home?.agency_id ?? '',
        feedId: home?.feed_id ?? '',
        corrections: [ask],
        now,
        source: 'agent',
      },
      { events: platform.events, resolvePlace: resolveLisbon },
    )
  }
  await byHand(['bedrooms'])
  expect(found((await run(file(3))).groups)).toEqual([])
  const changed = file(5)
  expect(found((await run(changed)).groups)).toEqual([1])
  expect((await readStoredListings(db, [id])).get(id)?.draft.bedrooms).toBe(4)
  // The same record in another file: what was found of it still holds.
  expect(found((await run(`${changed}\n`)).groups)).toEqual([1])
  await byHand([])
  expect(found((await run(`${changed}\n\n`)).groups)).toEqual([])
})
