/** moderation: what the rules find in one small stock, and when they forget it. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { withdrawListings } from '#server/listings/index.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { createModerationWorld, named, openKinds, plainFlat } from '#tests/support/moderation.ts'

const world = await createModerationWorld()
const { app, db, events, clock, agencies, quiet, save, look, walk, read, list, decide, undo } = world
const { keys, doors } = agencies

const at = (lat: number, lon: number, locality: string | null = 'Lisboa') => ({
  ...aDraft('').place,
  street: null,
  point: { lat, lon },
  locality,
})

describe('rules', () => {
  it('say nothing about homes that are like their neighbours', async () => {
    const page = await list()
    expect(page.items).toHaveLength(16)
    expect(page.items.flatMap(({ flags }) => flags)).toEqual([])
    expect(page.states).toEqual({ flagged: 0, asked: 0, removed: 0 })
  })

  it('flag a price far from its neighbours, with them, until it is changed', async () => {
    const draft = plainFlat(20, { offers: [{ ...saleOffer, amountMinor: 4_000_000 }] })
    const [id = ''] = await save(keys, draft)
    await look()
    const seen = await read(id)
    expect(seen.home.flags).toMatchObject([{ kind: 'price', evidence: { neighbours: 16, radiusKm: 3 } }])
    expect(seen.neighbours).toHaveLength(8)
    expect(seen.neighbours[0]).toMatchObject({ metres: 0, perM2: expect.any(Number) })
    await save(keys, plainFlat(20))
    await look()
    expect(openKinds(await read(id))).toEqual([])
  })

  it.each([
    ['a point at sea', at(38.7, -11), 'impossible'],
    ['a point of nobody', at(0.004, 0.004), 'impossible'],
    ['a point in another country', at(40.42, -3.7, null), 'impossible'],
    ['a point far from the town', at(41.15, -8.61), 'farFromTown'],
  ])('flag %s', async (_what, place, kind) => {
    const [id = ''] = await save(keys, plainFlat(21, { place }))
    await look()
    expect(openKinds(await read(id))).toEqual([kind])
    await save(keys, plainFlat(21))
    await look()
  })

  it('flag words in a text, whole and whatever their case, by the language of the text', async () => {
    const texts = (description: string, lang = 'en') => [
      { lang, title: 'Flat', description: `<p>${description}</p>`, origin: 'human' as const },
    ]
    const said = async (...args: Parameters<typeof texts>) => {
      const [id = ''] = await save(keys, plainFlat(22, { texts: texts(...args) }))
      await look()
      return (await read(id)).home.flags.map(({ evidence }) => evidence)
    }
    expect(await said('Pay by Western  UNION, no <strong>children</strong>!')).toEqual([
      { kind: 'words', words: ['no children', 'western union'] },
    ])
    // Whoever decides reads them where they stand.
    const [id = ''] = await save(
      keys,
      plainFlat(22, { texts: texts('A &amp; B, no <strong>children</strong>.') }),
    )
    expect((await read(id)).texts).toEqual([{ lang: 'en', title: 'Flat', body: 'A & B, no children.' }])
    expect(await said('Western Unions; no childrens')).toEqual([])
    expect(await said('no children', 'pt')).toEqual([])
  })

  it('flag the later of two listings of one home, and forget it when the earlier one goes', async () => {
    const [other = ''] = await save(doors, plainFlat(5, { publicRef: 'OD-5', sourceId: 'od-5' }))
    await look()
    const seen = await read(other)
    expect(seen.home.flags).toMatchObject([{ evidence: { kind: 'duplicate', signs: ['address'] } }])
    expect(seen.others).toMatchObject([{ kind: 'duplicate', home: { id: quiet[5], metres: 0 } }])
    expect(openKinds(await read(quiet[5] ?? ''))).toEqual([])
    const ended = { ids: [quiet[5] ?? ''], reason: null, now: clock.now(), source: 'agent' as const }
    await withdrawListings(db, ended, { events })
    await look()
    expect(openKinds(await read(other))).toEqual([])
  })

  it('flag a home that its agency lists again', async () => {
    const ended = { ids: [quiet[6] ?? ''], reason: null, now: clock.now(), source: 'agent' as const }
    await withdrawListings(db, { ...ended, status: 'withdrawn' }, { events })
    clock.advance(5 * 86_400_000)
    const [again = ''] = await save(keys, plainFlat(6, { sourceId: 'again-6', publicRef: 'R-6' }))
    await look()
    expect((await read(again)).home.flags).toMatchObject([
      { evidence: { kind: 'relisted', signs: ['address', 'reference'] } },
    ])
  })

  it('leave a home that its agency lists again, under another reference too, as old as it is', async () => {
    const listed = async (id: string) =>
      (await app.api.listings.get({ params: { id }, query: {} })).listedAt.slice(0, 16)
    const since = await listed(quiet[8] ?? '')
    const ended = { ids: [quiet[8] ?? ''], reason: null, now: clock.now(), source: 'agent' as const }
    await withdrawListings(db, { ...ended, status: 'withdrawn' }, { events })
    clock.advance(5 * 86_400_000)
    const [again = ''] = await save(keys, plainFlat(8, { sourceId: 'again-8', publicRef: 'NEW-8' }))
    expect(await listed(again)).not.toBe(since)
    await look()
    expect(await listed(again)).toBe(since)
    const rows = await db
      .selectFrom('search_listings')
      .select('listed_at')
      .where('listing_id', '=', again)
      .execute()
    expect(rows.map((row) => row.listed_at.toISOString().slice(0, 16))).toEqual([since])
    const { data } = await decide({ act: 'approve', homes: [named((await read(again)).home)] })
    expect(await listed(again)).not.toBe(since)
    await undo(data.decisions.map(({ id }) => id))
    expect(await listed(again)).toBe(since)
  })

  it('flag pictures of another agency, also when they were saved again', async () => {
    const look1 = '1010101010101010'.repeat(4)
    const look2 = `${look1.slice(0, 62)}01`
    for (const [sha256, fingerprint] of [
      ['a'.repeat(64), look1],
      ['b'.repeat(64), `${look1.slice(16, 63)}1${'1100110011001100'}`],
      ['c'.repeat(64), look2],
      ['d'.repeat(64), `${look1.slice(16, 63)}1${'1100110011001101'}`],
    ] as const)
      await db
        .insertInto('media_files')
        .values({ sha256, fingerprint, bytes: 1, width: 9, height: 9 })
        .execute()
    const [thief = ''] = await save(doors, plainFlat(40, { sourceId: 'od-40', publicRef: 'OD-40' }))
    const show = (id: string, ...files: string[]) =>
      db
        .insertInto('listing_media')
        .values(
          files.map((one, position) => ({
            listing_id: id,
            kind: 'photo',
            position,
            sha256: one.repeat(64),
            state: 'ready',
          })),
        )
        .execute()
    await show(quiet[7] ?? '', 'a', 'b')
    await show(thief, 'c', 'd')
    await walk('all')
    expect((await read(thief)).home.flags).toMatchObject([
      { evidence: { kind: 'copiedPictures', pictures: 2 } },
    ])
  })

  it('come to homes that they never saw', async () => {
    await db.deleteFrom('moderation_homes').where('listing_id', 'in', quiet).execute()
    await walk('unknown')
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from moderation_homes where listing_id = any(${quiet}::uuid[])`.execute(
      db,
    )
    expect(rows).toEqual([{ count: 16 }])
    expect((await read(quiet[3] ?? '')).home.flags).toEqual([])
  })
})
