/** listings: references and agencies typed into the search box. */
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#server/platform/database/db.ts'
import { createEvents } from '#server/platform/jobs/events.ts'
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

test('of agencies of one name those come first whose homes were confirmed of late', async () => {
  const named = ['Quay Alpha', 'Quay Beta', 'Quay Gamma']
  const agencies = await Promise.all(named.map((name) => findOrCreateAgency(db, { name, country: 'GB' })))
  const homes = [
    { of: agencies[0], daysAgo: 60, name: 'q1' },
    { of: agencies[1], daysAgo: 60, name: 'q2' },
    { of: agencies[2], daysAgo: 1, name: 'q3' },
  ]
  for (const { of = '', daysAgo, name } of homes) {
    const now = new Date(Date.now() - daysAgo * 86_400_000)
    const batch = { agencyId: of, feedId: null, drafts: [aDraft(name)], now, source: 'agent' as const }
    await saveListings(db, batch, { events: createEvents(), resolvePlace: () => null })
  }
  expect((await readDirectHits(db, 'quay')).map(({ name }) => name)).toEqual([
    'Quay Gamma',
    'Quay Alpha',
    'Quay Beta',
  ])
})
