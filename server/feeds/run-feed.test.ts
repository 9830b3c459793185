/** feeds: whole runs against a real database: nothing is written twice, nothing vanishes by accident. */
import { describe, expect, it } from 'vitest'
import { createFeedWorld, kyeroFile, kyeroHome, kyeroHomes } from '#tests/support/feed-runs.ts'
import { quirk, sample } from '#tests/support/feeds.ts'

const { db, platform, agency } = await createFeedWorld()

const countOf = async (
  table: 'listing_changes' | 'listing_events' | 'listings' | 'feed_runs' | 'feed_findings' | 'source_records',
) => (await db.selectFrom(table).select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count

describe('publishing', () => {
  it('the first run creates the homes; the same file again is not even read', async () => {
    const { runFile, statuses, listing } = agency()
    const first = await runFile(sample('bobf-example-data.blm'))
    expect(first).toMatchObject({
      state: 'published',
      seen: 37,
      complete: true,
      counts: { created: 37, changed: 0, same: 0, failed: 0 },
    })
    expect(Object.values(await statuses()).filter((status) => status === 'active')).toHaveLength(28)
    expect(await listing('2559_347614')).toMatchObject({ public_ref: '2559_347614', status: 'active' })
    const before = [await countOf('listing_changes'), await countOf('listing_events'), await countOf('source_records')]
    const second = await runFile(sample('bobf-example-data.blm'))
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

  it('changed settings of the feed map everything anew', async () => {
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
    expect(report).toMatchObject({ state: 'published', counts: { created: 1, changed: 1, failed: 1, withdrawn: 0 } })
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

describe('withdrawing', () => {
  it('takes off what is missing from a full list, keeps its page, and lists it again when it comes back', async () => {
    const { run, statuses } = agency()
    await run(kyeroFile(kyeroHomes(11, 12, 13, 14)))
    const report = await run(kyeroFile(kyeroHomes(11, 12, 13)))
    expect(report).toMatchObject({
      state: 'published',
      counts: { same: 3, withdrawn: 1 },
      missing: { count: 1, live: 4, examples: ['14'] },
    })
    expect(await statuses()).toEqual({ 11: 'active', 12: 'active', 13: 'active', 14: 'removedBySource' })
    expect((await run(kyeroFile(kyeroHomes(11, 12, 13), '2'))).counts).toMatchObject({ same: 3, withdrawn: 0 })
    expect((await run(kyeroFile(kyeroHomes(11, 12, 13, 14), '3'))).counts).toMatchObject({ same: 3, changed: 1 })
    expect((await statuses())['14']).toBe('active')
  })

  it('waits when more than the limit would go: nothing is withdrawn, changed or created until somebody accepts', async () => {
    const { run, statuses, listing } = agency()
    await run(kyeroFile(kyeroHomes(11, 12, 13)))
    const wrong = kyeroFile([kyeroHome(11, { price: '1000' }), kyeroHome(99)])
    const held = await run(wrong)
    expect(held).toMatchObject({
      state: 'heldBack',
      counts: { created: 1, changed: 1, withdrawn: 2 },
      missing: { count: 2, live: 3, limitPct: 30 },
    })
    expect(held.reason).toContain('2 of 3 homes')
    expect(await statuses()).toEqual({ 11: 'active', 12: 'active', 13: 'active' })
    expect(await listing('99')).toBeUndefined()
    const kept = await db
      .selectFrom('feed_run_changes')
      .select(['source_id', 'kind'])
      .where('run_id', '=', held.runId)
      .orderBy('source_id')
      .execute()
    expect(kept.map(({ source_id, kind }) => [source_id, kind])).toEqual([
      ['11', 'changed'],
      ['12', 'withdrawn'],
      ['13', 'withdrawn'],
      ['99', 'created'],
    ])
    expect(await run(wrong, { accept: true })).toMatchObject({
      state: 'published',
      counts: { created: 1, changed: 1, withdrawn: 2 },
    })
    expect(await statuses()).toEqual({ 11: 'active', 12: 'removedBySource', 13: 'removedBySource', 99: 'active' })
  })

  it.each([
    ['cut in the middle', (file: string) => file.slice(0, -60), 'published'],
    ['not well-formed', (file: string) => file.replace('<property><id>12', '<property a="1"b="2"><id>12'), 'published'],
    ['empty', () => '', 'failed'],
    ['an empty list', () => kyeroFile([]), 'failed'],
    ['a web page', () => '<!doctype html><html/>', 'failed'],
    ['a document type', () => `<!DOCTYPE root>${kyeroFile(kyeroHomes(11))}`, 'failed'],
    ['nonsense', () => 'nonsense', 'failed'],
  ])('never happens when the file is %s', async (_what, spoil, state) => {
    const { run, statuses } = agency()
    await run(kyeroFile(kyeroHomes(11, 12, 13, 14, 15)))
    const report = await run(spoil(kyeroFile(kyeroHomes(11, 12, 13, 14, 15), '2')))
    expect(report).toMatchObject({
      state,
      complete: report.seen === 0 && state === 'failed' ? expect.anything() : false,
      counts: { withdrawn: 0 },
    })
    expect(Object.values(await statuses())).toEqual(['active', 'active', 'active', 'active', 'active'])
    expect(report.reason).not.toBeNull()
  })

  it('never happens when a record cannot be told apart', async () => {
    const { run, runFile, statuses } = agency()
    await runFile(quirk('blm-homes.blm'))
    const live = await statuses()
    const unknown = `#HEADER#\nEOF : '^'\nEOR : '~'\n#DEFINITION#\nPRICE^AGENT_REF^~\n#DATA#\n1^2^3^4~\n#END#\n`
    await run(unknown)
    expect(await statuses()).toEqual(live)
  })

  it('happens at once when the source says so', async () => {
    const { runFile, statuses } = agency()
    await runFile(quirk('openimmo-full.xml'))
    const report = await runFile(quirk('openimmo-changes.xml'))
    expect(report).toMatchObject({
      state: 'published',
      mode: 'event',
      counts: { created: 0, changed: 1, withdrawn: 1, failed: 1 },
    })
    expect(await statuses()).toMatchObject({ OBID1: 'active', OBID2: 'removedBySource', OBID3: 'active' })
  })
})

describe('changes', () => {
  it('overwrite nothing with nothing', async () => {
    const { runFile, listing } = agency()
    await runFile(quirk('openimmo-full.xml'))
    await runFile(quirk('openimmo-changes.xml'))
    const { id = '', property_id: propertyId = '' } = (await listing('OBID1')) ?? {}
    expect(await db.selectFrom('offers').selectAll().where('listing_id', '=', id).execute()).toMatchObject([
      { amount_minor: 42_500_000, previous_minor: 45_000_000 },
    ])
    expect(await db.selectFrom('properties').selectAll().where('id', '=', propertyId).executeTakeFirst()).toMatchObject(
      {
        type: 'villa',
        locality: 'München',
        lat: 48.137,
        show_address: 'exact',
        bedrooms: 4,
        energy_class: 'A',
      },
    )
    expect(await db.selectFrom('listing_texts').selectAll().where('listing_id', '=', id).execute()).toHaveLength(2)
  })

  it('sent twice change nothing the second time', async () => {
    const { runFile, run } = agency()
    await runFile(quirk('openimmo-full.xml'))
    await runFile(quirk('openimmo-changes.xml'))
    const again = await run(
      `${await import('node:fs').then(({ readFileSync }) => readFileSync(quirk('openimmo-changes.xml'), 'utf8'))}\n`,
    )
    expect(again.counts).toMatchObject({ created: 0, changed: 0, withdrawn: 0 })
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
    expect(report).toMatchObject({ state: 'dryRun', counts: { created: 1, changed: 1, same: 2, withdrawn: 1 } })
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
        throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })
      }
    })
    await expect(run(file)).rejects.toThrow('terminating connection')
    const saved = Object.keys(await statuses()).length
    expect(saved).toBeGreaterThanOrEqual(300)
    expect(saved).toBeLessThan(700)
    const report = await run(file)
    expect(report).toMatchObject({ state: 'published', counts: { created: 700 - saved, same: saved, withdrawn: 0 } })
    expect(Object.keys(await statuses())).toHaveLength(700)
  })

  it('one home that cannot be stored is refused alone', async () => {
    const { run, statuses } = agency()
    platform.events.subscribe('listing.changed', async (tx, { ids }) => {
      const { rows } = { rows: await tx.selectFrom('listings').select('source_id').where('id', 'in', ids).execute() }
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
