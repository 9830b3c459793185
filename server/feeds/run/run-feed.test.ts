/** feeds: whole runs against a real database: nothing is written twice, nothing vanishes by accident. */
import { describe, expect, it } from 'vitest'
import { createFeedWorld, kyeroFile, kyeroHome, kyeroHomes } from '#tests/support/feed-runs.ts'
import { fixture } from '#tests/support/feeds.ts'

const { db, platform, agency } = await createFeedWorld()

const countOf = async (
  table: 'listing_changes' | 'listing_events' | 'listings' | 'feed_runs' | 'feed_findings' | 'source_records',
) => (await db.selectFrom(table).select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count

describe('publishing', () => {
  it('the first run creates the homes; the same file again is not even read', async () => {
    const { runFile, statuses, listing } = agency()
    const first = await runFile(fixture('blm/bobf-example-data.blm'))
    expect(first).toMatchObject({
      state: 'published',
      seen: 37,
      complete: true,
      counts: { created: 37, changed: 0, same: 0, failed: 0 },
    })
    expect(Object.values(await statuses()).filter((status) => status === 'active')).toHaveLength(28)
    expect(await listing('2559_347614')).toMatchObject({ public_ref: '2559_347614', status: 'active' })
    const before = [
      await countOf('listing_changes'),
      await countOf('listing_events'),
      await countOf('source_records'),
    ]
    const second = await runFile(fixture('blm/bobf-example-data.blm'))
    expect(second).toMatchObject({
      state: 'notModified',
      seen: 37,
      counts: { created: 0, changed: 0, same: 37, withdrawn: 0, failed: 0 },
    })
    expect([
      await countOf('listing_changes'),
      await countOf('listing_events'),
      await countOf('source_records'),
    ]).toEqual(before)
    // What was found stays found, although nothing was looked at again.
    expect(second.groups.map(({ code, homes }) => [code, homes])).toEqual(
      first.groups.map(({ code, homes }) => [code, homes]),
    )
  })

  it('the same homes in another file cost one comparison each and change nothing', async () => {
    const { run } = agency()
    await run(kyeroFile(kyeroHomes(11, 12, 13), '1'))
    const before = [await countOf('listing_changes'), await countOf('listing_events')]
    expect(await run(kyeroFile(kyeroHomes(11, 12, 13), '2'))).toMatchObject({
      state: 'published',
      counts: { created: 0, changed: 0, same: 3 },
    })
    expect([await countOf('listing_changes'), await countOf('listing_events')]).toEqual(before)
  })

  it('a new date alone is no change', async () => {
    const { run } = agency()
    await run(kyeroFile([kyeroHome(11, { date: '2025-07-01 10:00:00' })], '1'))
    const report = await run(kyeroFile([kyeroHome(11, { date: '2025-07-31 10:00:00' })], '2'))
    expect(report.counts).toMatchObject({ changed: 0, same: 1 })
  })

  it('a changed home is changed alone, and its life line says how', async () => {
    const { run, listing } = agency()
    await run(kyeroFile(kyeroHomes(11, 12, 13)))
    const report = await run(kyeroFile([kyeroHome(11, { price: '239,000' }), ...kyeroHomes(12, 13)]))
    expect(report).toMatchObject({
      counts: { changed: 1, same: 2 },
      changes: [{ sourceId: '11', kind: 'changed', fields: ['offers'] }],
    })
    const events = await db
      .selectFrom('listing_events')
      .select(['kind', 'source', 'after'])
      .where('listing_id', '=', (await listing('11'))?.id ?? '')
      .orderBy('id')
      .execute()
    expect(events).toMatchObject([
      { kind: 'firstSeen', source: 'feed' },
      { kind: 'priceChanged', source: 'feed', after: { amount: 23_900_000, currency: 'EUR' } },
    ])
  })

  it('changed settings of the feed map everything again', async () => {
    const { run } = agency()
    const file = kyeroFile([kyeroHome(11, { country: '' }), kyeroHome(12, { country: '' })])
    await run(file)
    expect(await run(file, { defaults: { currency: 'USD' } })).toMatchObject({
      state: 'published',
      counts: { changed: 0, same: 2 },
    })
    expect(await run(file, { defaults: { currency: 'USD' } })).toMatchObject({ state: 'notModified' })
  })

  it('homes that cannot be published cost no other its place, and stay as they were', async () => {
    const { run, statuses } = agency()
    await run(kyeroFile(kyeroHomes(11, 12)))
    const report = await run(
      kyeroFile([kyeroHome(11, { price: '', price_freq: '' }), kyeroHome(12, { beds: '4' }), kyeroHome(13)]),
    )
    expect(report).toMatchObject({
      state: 'published',
      counts: { created: 1, changed: 1, failed: 1, withdrawn: 0 },
    })
    expect(await statuses()).toEqual({ 11: 'active', 12: 'active', 13: 'active' })
    expect(report.groups[0]).toMatchObject({
      code: 'record.noOffer',
      severity: 'red',
      title: '1 home neither for sale nor to let',
    })
  })

  it('coordinates that turn out to be a default are taken back from homes published before', async () => {
    const { run } = agency()
    const at = (id: number, town: string) =>
      kyeroHome(id, { town, location: '<latitude>40.4168</latitude><longitude>-3.7038</longitude>' })
    const towns = ['Madrid', 'Nerja', 'Motril', 'Sevilla', 'Huelva', 'Granada', 'Jaén', 'Cádiz']
    await run(kyeroFile(towns.slice(0, 7).map((town, n) => at(20 + n, town))))
    const report = await run(kyeroFile(towns.map((town, n) => at(20 + n, town))))
    expect(report).toMatchObject({ counts: { created: 1 } })
    expect(report.groups.find(({ code }) => code === 'point.shared')?.homes).toBe(8)
    const again = await run(
      kyeroFile(
        towns.map((town, n) => at(20 + n, town)),
        '2',
      ),
    )
    expect(again).toMatchObject({ counts: { created: 0, changed: 0, same: 8 } })
  })
})

describe('a dry run', () => {
  it('says what would happen and writes nothing at all', async () => {
    const { run, name } = agency()
    const tables = ['listings', 'feed_runs', 'feed_findings', 'source_records', 'listing_changes'] as const
    const before = await Promise.all(tables.map(countOf))
    const report = await run(kyeroFile([kyeroHome(11), kyeroHome(12, { price: '0' })]), { dryRun: true })
    expect(report).toMatchObject({
      state: 'dryRun',
      runId: null,
      counts: { created: 2 },
      changes: [{ sourceId: '11', kind: 'created' }, { sourceId: '12' }],
    })
    expect(report.groups).toMatchObject([{ code: 'price.zero' }])
    expect(await Promise.all(tables.map(countOf))).toEqual(before)
    expect(await db.selectFrom('agencies').select('id').where('name', '=', name).execute()).toEqual([])
  })

  it('of a feed with homes shows the difference, with the fields', async () => {
    const { run, statuses } = agency()
    await run(kyeroFile(kyeroHomes(11, 12, 13, 14)))
    const report = await run(kyeroFile([kyeroHome(11, { beds: '5' }), ...kyeroHomes(12, 13, 15)], '2'), {
      dryRun: true,
    })
    expect(report).toMatchObject({
      state: 'dryRun',
      counts: { created: 1, changed: 1, same: 2, withdrawn: 1 },
    })
    expect(report.changes.map(({ sourceId, kind, fields }) => [sourceId, kind, fields])).toEqual([
      ['11', 'changed', ['bedrooms']],
      ['15', 'created', []],
      ['14', 'withdrawn', []],
    ])
    expect(Object.keys(await statuses())).toEqual(['11', '12', '13', '14'])
  })
})

describe('trouble', () => {
  it('a run that dies between batches is taken up where it was', async () => {
    const { run, statuses } = agency()
    const file = kyeroFile(kyeroHomes(...Array.from({ length: 700 }, (_, at) => 1_000 + at)))
    let batches = 0
    let dead = false
    platform.events.subscribe('listing.changed', async () => {
      batches += 1
      if (batches === 2 && !dead) {
        dead = true
        throw Object.assign(new Error('terminating connection due to administrator command'), {
          code: '57P01',
        })
      }
    })
    await expect(run(file)).rejects.toThrow('terminating connection')
    const saved = Object.keys(await statuses()).length
    expect(saved).toBeGreaterThanOrEqual(200)
    expect(saved).toBeLessThan(700)
    const report = await run(file)
    expect(report).toMatchObject({
      state: 'published',
      counts: { created: 700 - saved, same: saved, withdrawn: 0 },
    })
    expect(Object.keys(await statuses())).toHaveLength(700)
  })

  it('one home that cannot be stored is refused alone', async () => {
    const { run, statuses } = agency()
    platform.events.subscribe('listing.changed', async (tx, { ids }) => {
      const { rows } = {
        rows: await tx.selectFrom('listings').select('source_id').where('id', 'in', ids).execute(),
      }
      if (rows.some(({ source_id }) => source_id === '4242')) throw new Error('cannot be projected')
    })
    const report = await run(kyeroFile(kyeroHomes(4_241, 4_242, 4_243)))
    expect(report).toMatchObject({ state: 'published', counts: { created: 2, failed: 1 } })
    expect(report.groups.find(({ code }) => code === 'record.notStored')?.examples).toMatchObject([
      { sourceId: '4242', value: 'cannot be projected' },
    ])
    expect(Object.keys(await statuses())).toEqual(['4241', '4243'])
  })

  it('two runs of one feed at the same time are one too many', async () => {
    const { run } = agency()
    const file = kyeroFile(kyeroHomes(...Array.from({ length: 400 }, (_, at) => 5_000 + at)))
    await run(kyeroFile(kyeroHomes(5_000)))
    const results = await Promise.allSettled([run(file), run(file)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
      code: 'feeds.busy',
      status: 409,
    })
  })

  it('a file that is not there is a report', async () => {
    const { runFile } = agency()
    expect(await runFile('/nowhere/feed.xml')).toMatchObject({
      state: 'failed',
      reason: 'The file could not be fetched: There is no such file.',
    })
  })
})
