/** listings: references and agencies typed into the search box. */
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#server/platform/db.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aDraft } from '#tests/support/listing-drafts.ts'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { readDirectHits, saveListings } from './index.ts'

let db: Db
beforeAll(async () => {
  const { platform } = await createTestApp({ routes: () => [] })
  db = platform.db
  const agencyId = await findOrCreateAgency(db, { name: 'Hale & Orchard', country: 'GB' })
  await saveListings(
    db,
    {
      agencyId,
      feedId: null,
      drafts: [aDraft('1', { publicRef: 'HO_100%' }), aDraft('2', { publicRef: 'GONE-1', status: 'sold' })],
      now: new Date(),
      source: 'agent',
    },
    { events: platform.events, resolvePlace: () => null },
  )
})

test.each([
  ['ho_100%', [['listing', 'HO_100%']]],
  ['HO-100', []],
  ['gone-1', []],
  ['hale', [['agency', 'Hale & Orchard']]],
  ['%', []],
  ['ha', []],
])('%s finds %j', async (typed, found) => {
  expect((await readDirectHits(db, typed)).map((hit) => [hit.kind, hit.name])).toEqual(found)
})
