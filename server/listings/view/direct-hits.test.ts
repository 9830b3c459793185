/** listings: references and agencies typed into the search box. */
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#server/platform/database/db.ts'
import { createTestApp } from '#tests/support/app.ts'
import { aDraft } from '#tests/support/listing-drafts.ts'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { readDirectHits, readPostcodes, saveListings } from '../index.ts'

const placed = (postalCode: string, show: 'exact' | 'street') => ({ ...aDraft('').place, postalCode, show })

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
      drafts: [
        aDraft('1', { publicRef: 'HO_100%', place: placed('NR25 6AB', 'exact') }),
        aDraft('2', { publicRef: 'GONE-1', status: 'sold', place: placed('NR25 6AC', 'exact') }),
        aDraft('3', { publicRef: 'HO_3', place: placed('NR25 6AD', 'street') }),
      ],
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

test.each([
  ['nr25', [['NR25 6AB', 1]]],
  ['NR25-6', [['NR25 6AB', 1]]],
  ['NR2%', []],
  ['nr', []],
  ['NR25 6AD', []],
])('the postcode %s stands for %j: homes on the market that show their door', async (typed, found) => {
  expect((await readPostcodes(db, typed)).map((hit) => [hit.code, hit.count])).toEqual(found)
})

test('a postcode is a circle around its homes', async () => {
  expect(await readPostcodes(db, 'NR256AB')).toMatchObject([
    { country: 'PT', lat: 38.71743, lon: -9.16577, radiusM: 500 },
  ])
})
