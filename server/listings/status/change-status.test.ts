/** listings: statuses: withdrawing, leading elsewhere, confirming, and what a feed may not undo. */
import { describe, expect, it } from 'vitest'
import { aDraft } from '#tests/support/listing-drafts.ts'
import { createSavingWorld, monday, tuesday } from '#tests/support/listing-saving.ts'
import { changeStatus, confirmListings, withdrawListings } from '../index.ts'

const { db, deps, world, created, save, saveOne, listingOf, lifeOf, snapshotOf } = await createSavingWorld()

const by = (source: 'agent' | 'admin' | 'feed', status: 'active' | 'suspended' | 'underOffer', id: string) =>
  changeStatus(db, { ids: [id], status, reason: 'Because', now: tuesday, source }, deps)

describe('withdrawListings', () => {
  it('takes live listings off the market, keeps their page and history, and tells everyone', async () => {
    const id = await created()
    const ask = { ids: [id], reason: 'No longer in the feed', now: tuesday, source: 'feed' as const }
    expect(await withdrawListings(db, ask, deps)).toEqual([id])
    expect(await listingOf(id)).toMatchObject({
      status: 'removedBySource',
      status_reason: 'No longer in the feed',
      status_changed_at: tuesday,
      confirmed_at: monday,
    })
    expect((await lifeOf(id)).at(-1)).toMatchObject({
      kind: 'withdrawn',
      before: { status: 'active' },
      after: { status: 'removedBySource' },
    })
    expect(world.heard.at(-1)).toEqual([id])
    expect((await snapshotOf(id)).changes).toBe(2)
    expect(await withdrawListings(db, ask, deps)).toEqual([])
  })

  it('leaves what was sold as sold', async () => {
    const id = await created({ status: 'sold' })
    expect(
      await withdrawListings(db, { ids: [id], reason: null, now: tuesday, source: 'feed' }, deps),
    ).toEqual([])
    expect(await listingOf(id)).toMatchObject({ status: 'sold' })
  })

  it('is undone by the feed bringing the listing again, as a relisting', async () => {
    const id = await created()
    await withdrawListings(db, { ids: [id], reason: null, now: tuesday, source: 'feed' }, deps)
    expect(await saveOne(aDraft('1'), tuesday)).toMatchObject({
      outcome: 'changed',
      listingId: id,
      fields: ['status'],
    })
    expect((await lifeOf(id)).map(({ kind }) => kind)).toEqual(['firstSeen', 'withdrawn', 'relisted'])
    expect(await listingOf(id)).toMatchObject({ listed_at: monday, status: 'active' })
  })
})

describe('changeStatus', () => {
  it('lets an agent say that a home is under offer', async () => {
    const id = await created()
    expect(await by('agent', 'underOffer', id)).toEqual([id])
    expect((await lifeOf(id)).at(-1)).toMatchObject({ kind: 'statusChanged', source: 'agent' })
    expect(await by('agent', 'underOffer', id)).toEqual([])
  })

  it('lets nobody but Meridian lead out of a suspension, not even the next run of the feed', async () => {
    const id = await created()
    expect(await by('agent', 'suspended', id)).toEqual([])
    expect(await by('admin', 'suspended', id)).toEqual([id])
    expect(await by('agent', 'active', id)).toEqual([])
    expect(await saveOne(aDraft('1', { bedrooms: 3 }), tuesday)).toMatchObject({
      outcome: 'changed',
      fields: ['bedrooms'],
    })
    expect(await listingOf(id)).toMatchObject({ status: 'suspended', status_reason: 'Because' })
    expect(await by('admin', 'active', id)).toEqual([id])
  })
})

describe('confirmListings', () => {
  const nextMonth = new Date('2025-03-03T10:00:00Z')

  it('moves the moments without an entry per run, and tells those who show freshness', async () => {
    const id = await created()
    const before = await snapshotOf(id)
    expect(await confirmListings(db, { feedId: world.feedId, now: tuesday, source: 'feed' }, deps)).toBe(1)
    expect(await snapshotOf(id)).toEqual(before)
    expect(await listingOf(id)).toMatchObject({ last_seen_at: tuesday, confirmed_at: tuesday })
    expect(world.confirmed).toEqual([[id]])
  })

  it('is an entry of the life line when a person says so after a week', async () => {
    const id = await created()
    await confirmListings(db, { ids: [id], now: tuesday, source: 'agent' }, deps)
    await confirmListings(db, { ids: [id], now: nextMonth, source: 'feed' }, deps)
    expect((await lifeOf(id)).map(({ kind }) => kind)).toEqual(['firstSeen'])
    await confirmListings(db, { ids: [id], now: new Date('2025-03-20T10:00:00Z'), source: 'agent' }, deps)
    expect((await lifeOf(id)).map(({ kind }) => kind)).toEqual(['firstSeen', 'confirmed'])
  })

  it('does not confirm what is off the market, and never moves backwards', async () => {
    const [sold, live] = await save({ drafts: [aDraft('1', { status: 'sold' }), aDraft('2')] }, tuesday)
    const ids = [sold, live].map((one) => String(one && 'listingId' in one && one.listingId))
    expect(await confirmListings(db, { ids, now: monday, source: 'agent' }, deps)).toBe(0)
    expect(await listingOf(String(ids[1]))).toMatchObject({ confirmed_at: tuesday })
    expect(await confirmListings(db, { ids, now: nextMonth, source: 'feed' }, deps)).toBe(1)
  })

  it('writes nothing when a feed says again what it said within the hour', async () => {
    const id = await created()
    const minutesLater = (minutes: number) => new Date(monday.getTime() + minutes * 60_000)
    const confirm = (minutes: number) =>
      confirmListings(db, { ids: [id], now: minutesLater(minutes), source: 'feed' }, deps)
    expect([await confirm(15), await confirm(60), await confirm(75)]).toEqual([0, 1, 0])
  })
})
