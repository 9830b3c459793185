/** feeds: what takes homes off the market, and what never does. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createFeedWorld, kyeroFile, kyeroHome, kyeroHomes } from '#tests/support/feed-runs.ts'
import { fixture } from '#tests/support/feeds.ts'

const { db, agency } = await createFeedWorld()

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
    expect((await run(kyeroFile(kyeroHomes(11, 12, 13), '2'))).counts).toMatchObject({
      same: 3,
      withdrawn: 0,
    })
    expect((await run(kyeroFile(kyeroHomes(11, 12, 13, 14), '3'))).counts).toMatchObject({
      same: 3,
      changed: 1,
    })
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
    expect(await statuses()).toEqual({
      11: 'active',
      12: 'removedBySource',
      13: 'removedBySource',
      99: 'active',
    })
  })

  it.each([
    ['cut in the middle', (file: string) => file.slice(0, -60), 'published'],
    [
      'not well-formed',
      (file: string) => file.replace('<property><id>12', '<property a="1"b="2"><id>12'),
      'published',
    ],
    ['empty', () => '', 'failed'],
    ['an empty list', () => kyeroFile([]), 'failed'],
    ['a web page', () => '<!doctype html><html/>', 'failed'],
    ['a document type', () => `<!DOCTYPE root>${kyeroFile(kyeroHomes(11))}`, 'failed'],
    ['nonsense', () => 'nonsense', 'failed'],
  ])('never happens when the file is %s', async (_what, spoil, state) => {
    const { run, statuses } = agency()
    await run(kyeroFile(kyeroHomes(11, 12, 13, 14, 15)))
    const report = await run(spoil(kyeroFile(kyeroHomes(11, 12, 13, 14, 15), '2')))
    expect(report).toMatchObject({ state, counts: { withdrawn: 0 } })
    expect(Object.values(await statuses())).toEqual(['active', 'active', 'active', 'active', 'active'])
    expect(report.reason).not.toBeNull()
  })

  it('never happens when a record cannot be told apart', async () => {
    const { run, runFile, statuses } = agency()
    await runFile(fixture('blm/blm-homes.blm'))
    const live = await statuses()
    const unknown = `#HEADER#\nEOF : '^'\nEOR : '~'\n#DEFINITION#\nPRICE^AGENT_REF^~\n#DATA#\n1^2^3^4~\n#END#\n`
    await run(unknown)
    expect(await statuses()).toEqual(live)
  })

  it('happens at once when the source says so', async () => {
    const { runFile, statuses } = agency()
    await runFile(fixture('open-immo/openimmo-full.xml'))
    const report = await runFile(fixture('open-immo/openimmo-changes.xml'))
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
    await runFile(fixture('open-immo/openimmo-full.xml'))
    await runFile(fixture('open-immo/openimmo-changes.xml'))
    const { id = '', property_id: propertyId = '' } = (await listing('OBID1')) ?? {}
    expect(await db.selectFrom('offers').selectAll().where('listing_id', '=', id).execute()).toMatchObject([
      { amount_minor: 42_500_000, previous_minor: 45_000_000 },
    ])
    expect(
      await db.selectFrom('properties').selectAll().where('id', '=', propertyId).executeTakeFirst(),
    ).toMatchObject({
      type: 'villa',
      locality: 'München',
      lat: 48.137,
      show_address: 'exact',
      bedrooms: 4,
      energy_class: 'A',
    })
    expect(
      await db.selectFrom('listing_texts').selectAll().where('listing_id', '=', id).execute(),
    ).toHaveLength(2)
  })

  it('that say nothing of status and price leave both, and keep the costs they name', async () => {
    const { runFile, run, listing } = agency()
    const change = (inside: string) =>
      `<openimmo><uebertragung umfang="TEIL" version="1.2.7"/><anbieter><immobilie>${inside}<verwaltung_techn><openimmo_obid>OBID1</openimmo_obid><aktion aktionart="CHANGE"/></verwaltung_techn></immobilie></anbieter></openimmo>`
    await runFile(fixture('open-immo/openimmo-full.xml'))
    await run(change('<zustand_angaben><verkaufstatus stand="RESERVIERT"/></zustand_angaben>'))
    expect(await listing('OBID1')).toMatchObject({ status: 'reserved' })
    const report = await run(change('<preise><hausgeld>310</hausgeld></preise>'))
    expect(report.counts).toMatchObject({ changed: 1, failed: 0 })
    const { id = '', status } = (await listing('OBID1')) ?? {}
    expect(status).toBe('reserved')
    const [offer] = await db.selectFrom('offers').selectAll().where('listing_id', '=', id).execute()
    expect(offer).toMatchObject({ purpose: 'sale', amount_minor: 45_000_000 })
    expect(JSON.stringify(offer)).toContain('31000')
  })

  it('sent twice change nothing the second time', async () => {
    const { runFile, run } = agency()
    await runFile(fixture('open-immo/openimmo-full.xml'))
    await runFile(fixture('open-immo/openimmo-changes.xml'))
    const again = await run(`${readFileSync(fixture('open-immo/openimmo-changes.xml'), 'utf8')}\n`)
    expect(again.counts).toMatchObject({ created: 0, changed: 0, withdrawn: 0 })
  })
})
