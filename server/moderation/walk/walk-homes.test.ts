/** moderation: walks go by place, in turns, and go on where they were broken off. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { transaction } from '#server/platform/database/db.ts'
import { aDraft } from '#tests/support/listing-drafts.ts'
import { createModerationWorld, plainFlat } from '#tests/support/moderation.ts'
import { walkHomes } from './walk-homes.ts'
import { isUnderWay, planWalk, takeStride } from './walks.store.ts'

const { platform, db, agencies, quiet, save } = await createModerationWorld()

const at = (n: number, lat: number, lon: number) =>
  plainFlat(n, { place: { ...aDraft('').place, street: null, point: { lat, lon } } })

it('goes from band to band, in each from west to east, homes without a point last', async () => {
  const [north, east, west, nowhere] = await save(
    agencies.keys,
    at(40, 41.15, -8.6),
    at(41, 37.01, -7.9),
    at(42, 37.09, -8.6),
    plainFlat(43, { place: { ...aDraft('').place, point: null } }),
  )
  const ids = await transaction(db, async (tx) => {
    await planWalk(tx, { walk: 'all', job: randomUUID(), stride: 100 })
    return takeStride(tx, 'all')
  })
  expect(ids?.slice(0, 2)).toEqual([west, east])
  expect(ids?.slice(-2)).toEqual([north, nowhere])
  expect(ids?.toSorted()).toEqual([...quiet, north, east, west, nowhere].toSorted())
})

it('does only what is left when its job is done again, and all when the job is another', async () => {
  const job = randomUUID()
  await planWalk(db, { walk: 'all', job, stride: 100 })
  const told = AbortSignal.abort()
  await expect(walkHomes(platform, db, { walk: 'all', job, signal: told })).rejects.toThrow('aborted')
  expect(await isUnderWay(db, 'all', job)).toBe(true)
  const [missed = '', seen = ''] = quiet
  await db.deleteFrom('moderation_homes').where('listing_id', 'in', [missed, seen]).execute()
  await db
    .updateTable('moderation_strides')
    .set({ listing_ids: [seen] })
    .execute()
  const known = () =>
    db.selectFrom('moderation_homes').select('listing_id').where('listing_id', 'in', [missed, seen]).execute()
  await walkHomes(platform, db, { walk: 'all', job })
  expect(await known()).toEqual([{ listing_id: seen }])
  await planWalk(db, { walk: 'all', job, stride: 100 })
  await db
    .updateTable('moderation_strides')
    .set({ listing_ids: [seen] })
    .execute()
  await walkHomes(platform, db, { walk: 'all', job: randomUUID() })
  expect(await known()).toHaveLength(2)
})
