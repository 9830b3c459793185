/**
 * search: the search rows follow the listings, in the transaction
 * that changes them, and tell nothing private.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import { filterFeatures } from '#contract/vocabulary/features.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { createSavingWorld, tuesday } from '#tests/support/listing-saving.ts'
import { changeStatus, type ListingDraft, type OfferDraft } from '#server/listings/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Events } from '#server/platform/jobs/events.ts'
import type { Platform } from '#server/platform/platform.ts'
import { projectAll, projectListings, subscribeSearch } from '../index.ts'
import { unmarkOpenHouses } from './open-houses.ts'

const { db, deps, save, saveOne } = await createSavingWorld()
subscribeSearch({ events: deps.events as Events } as Platform)

/** Feature bits as text: their number may be larger than a JavaScript number holds. */
const rowsOf = async (id: string, from: Db = db) => {
  const rows = await from
    .selectFrom('search_listings as s')
    .select((eb) => [eb.fn<Record<string, unknown>>('to_jsonb', [eb.ref('s' as never)]).as('row')])
    .select((eb) => eb.cast<string>('feature_bits', 'text').as('bits'))
    .where('listing_id', '=', id)
    .orderBy('purpose')
    .execute()
  return rows.map(({ row, bits }) => ({ ...row, feature_bits: BigInt(bits) }) as Record<string, unknown>)
}
/** A new listing's id. */
const created = async (changes: Partial<ListingDraft> = {}, sourceId = newId()): Promise<string> => {
  const [outcome] = await save({ drafts: [aDraft(sourceId, changes)] })
  return outcome?.outcome === 'created'
    ? String(outcome.listingId)
    : `not created: ${JSON.stringify(outcome)}`
}
const rowOf = async (changes: Partial<ListingDraft> = {}) => (await rowsOf(await created(changes)))[0]
const rentOffer: OfferDraft = {
  ...saleOffer,
  purpose: 'rent',
  amountMinor: 30_000,
  period: 'week',
  costs: [],
}

describe('a listing that is saved', () => {
  it('is found at once, with the numbers it is compared by', async () => {
    expect(await rowOf()).toMatchObject({
      purpose: 'sale',
      status: 'active',
      type: 'apartment',
      country: 'PT',
      place_path: ['country:PT', 'admin1:PT.14', 'geonames:2267057'],
      price_eur: 450_000,
      area_m2: 85,
      plot_m2: null,
      beds: 2,
      baths: 1,
      tenure: 'freehold',
      energy_class: 'C',
      is_new: false,
      has_floor_plan: true,
      has_tour: true,
      reduced: false,
      reduced_at: null,
    })
  })

  it('has the public point on the grid, not the exact one', async () => {
    const row = await rowOf()
    const exact = [-916_577, 3_871_743]
    const shown = [row?.x, row?.y]
    expect(shown).not.toEqual(exact)
    expect(Math.hypot(Number(row?.x) + 916_577, Number(row?.y) - 3_871_743)).toBeLessThan(250)
    const plain = await rowOf({ place: { ...aDraft('1').place, show: 'exact' } })
    expect([plain?.x, plain?.y]).toEqual(exact)
  })

  it('has a row for each purpose, rents in euros a month', async () => {
    const rows = await rowsOf(await created({ offers: [saleOffer, { ...rentOffer, currency: 'USD' }] }))
    expect(rows.map((row) => [row.purpose, row.price_eur])).toEqual([
      ['rent', Math.floor((300 / 1.0389) * (365.25 / 84) + 0.5)],
      ['sale', 450_000],
    ])
  })

  it('has no price when that is on request or its currency has no rate', async () => {
    expect(
      (await rowOf({ offers: [{ ...saleOffer, priceMode: 'onRequest', amountMinor: null }] }))?.price_eur,
    ).toBeNull()
    const id = await created()
    await db.updateTable('offers').set({ currency: 'XAF' }).where('listing_id', '=', id).execute()
    await projectListings(db, [id])
    expect((await rowsOf(id))[0]?.price_eur).toBeNull()
  })

  it('carries its filter features as bits', async () => {
    const row = await rowOf({ features: ['lift', 'balcony', 'petsAllowed', 'stables'] })
    const bits = ['lift', 'balcony', 'stables'].map(
      (one) => 2n ** BigInt(filterFeatures.findIndex((feature) => feature === one)),
    )
    expect(row?.feature_bits).toBe(bits.reduce((sum, bit) => sum + bit, 0n))
    expect(row?.pets).toBe(true)
  })

  it('takes the side of the offer, not of the features, when the offer says so', async () => {
    const offers = [{ ...saleOffer, furnished: 'unfurnished' as const, pets: 'no' as const }]
    expect(await rowOf({ offers, features: ['furnished', 'petsAllowed'] })).toMatchObject({
      furnished: false,
      pets: false,
    })
    expect(await rowOf({ features: ['furnished', 'petsAllowed'] })).toMatchObject({
      furnished: true,
      pets: true,
    })
  })
})

describe('a listing that changes', () => {
  let id = ''
  beforeEach(async () => {
    id = await created({}, '1')
  })

  it('is reduced while its last change of price was downwards', async () => {
    await saveOne(aDraft('1', { offers: [{ ...saleOffer, amountMinor: 40_000_000 }] }), tuesday)
    expect((await rowsOf(id))[0]).toMatchObject({
      price_eur: 400_000,
      reduced: true,
      reduced_at: '2025-02-04T10:00:00+00:00',
    })
    await saveOne(
      aDraft('1', { offers: [{ ...saleOffer, amountMinor: 42_000_000 }] }),
      new Date(tuesday.getTime() + 1),
    )
    expect((await rowsOf(id))[0]).toMatchObject({ price_eur: 420_000, reduced: false, reduced_at: null })
  })

  it('loses the row of a purpose that is no longer offered', async () => {
    await saveOne(aDraft('1', { offers: [saleOffer, rentOffer] }), tuesday)
    expect(await rowsOf(id)).toHaveLength(2)
    await saveOne(aDraft('1', { offers: [rentOffer] }), tuesday)
    expect((await rowsOf(id)).map((row) => row.purpose)).toEqual(['rent'])
  })

  it('is found no more once it is sold, nor are its words', async () => {
    await changeStatus(db, { ids: [id], status: 'sold', reason: null, now: tuesday, source: 'agent' }, deps)
    expect(await rowsOf(id)).toEqual([])
    expect(await wordsOf(id)).toEqual([])
  })

  it('keeps its old row when the change is undone', async () => {
    const work = db.transaction().execute(async (tx) => {
      await tx.updateTable('properties').set({ bedrooms: 5 }).execute()
      await projectListings(tx, [id])
      expect((await rowsOf(id, tx))[0]?.beds).toBe(5)
      throw new Error('undone')
    })
    await expect(work).rejects.toThrow('undone')
    expect((await rowsOf(id))[0]?.beds).toBe(2)
  })

  it('is not written again when nothing that is searched has changed', async () => {
    const versionOf = async () =>
      (
        await db
          .selectFrom('search_listings')
          .select((eb) => eb.cast<string>(eb.ref('xmin' as never), 'text').as('version'))
          .where('listing_id', '=', id)
          .execute()
      )[0]
    const before = await versionOf()
    await projectListings(db, [id])
    expect(await versionOf()).toEqual(before)
  })
})

const wordsOf = async (id: string): Promise<string[]> => {
  const { rows } = await db
    .selectFrom('search_words')
    .select((eb) => eb.fn<string[]>('tsvector_to_array', ['words']).as('words'))
    .where('listing_id', '=', id)
    .execute()
    .then((rows) => ({ rows }))
  return rows[0]?.words ?? []
}

describe('words', () => {
  const words = async (changes: Partial<ListingDraft> = {}) => new Set(await wordsOf(await created(changes)))

  it('are those of titles, descriptions, places, reference, type and features, folded', async () => {
    const found = await words()
    for (const word of [
      'campo',
      'ourique',
      't2',
      'luminoso',
      'varanda',
      'lisboa',
      'lx',
      '100',
      'apartment',
      'balcony',
      'azulejos',
      'ferreira',
    ])
      expect(found).toContain(word)
    expect(found).not.toContain('strong')
  })

  it('keep the door to themselves unless it may be shown', async () => {
    const { place } = aDraft('1')
    const found = await words({ place: { ...place, street: 'Rua Ferreira Borges 12 B' } })
    expect(found).toContain('borges')
    for (const secret of ['12', '1350', '134']) expect(found).not.toContain(secret)
    const shown = await words({ place: { ...place, show: 'exact' } })
    for (const word of ['12', '1350', '134']) expect(shown).toContain(word)
    const hidden = await words({ place: { ...place, show: 'hidden', district: 'Madragoa' } })
    for (const secret of ['borges', 'madragoa']) expect(hidden).not.toContain(secret)
    expect(hidden).toContain('lisboa')
  })

  it('of any length and script can be stored', async () => {
    const body = `${'ab1'.repeat(3_000)} ${'ﷺ'.repeat(500)} 東京${'ラ'.repeat(3_000)} ${'é'.repeat(5_000)} ʼn \u0301 '\\:*&|!`
    const found = await words({
      texts: [{ lang: 'ja', title: body.slice(0, 300), description: body, origin: 'human' }],
    })
    expect(found).toContain('東')
    expect(found).toContain('ラ')
  })
})

describe('all listings', () => {
  it('are brought up to date, also those whose rows went astray, with progress', async () => {
    const drafts = Array.from({ length: 5 }, (_, at) => aDraft(`many-${at}`))
    const ids = (await save({ drafts })).map((outcome) =>
      'listingId' in outcome ? String(outcome.listingId) : '',
    )
    await db.deleteFrom('search_listings').where('listing_id', '=', String(ids[0])).execute()
    await db
      .updateTable('search_listings')
      .set({ beds: 40 })
      .where('listing_id', '=', String(ids[1]))
      .execute()
    await db.updateTable('listings').set({ status: 'draft' }).where('id', '=', String(ids[2])).execute()
    const heard: number[][] = []
    await projectAll(db, (done, total) => heard.push([done, total]))
    expect((await Promise.all(ids.map((id) => rowsOf(id)))).map((rows) => rows[0]?.beds)).toEqual([
      2,
      2,
      undefined,
      2,
      2,
    ])
    const { count } = await db
      .selectFrom('listings')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(heard.at(-1)).toEqual([count, count])
  })

  it('follow new rates', async () => {
    const id = await created({ offers: [{ ...saleOffer, currency: 'GBP' }] })
    await db
      .insertInto('currency_rates')
      .values({ currency: 'GBP', on_date: '2025-06-01', per_euro: 0.5, source: 'test' })
      .execute()
    await projectAll(db)
    expect((await rowsOf(id))[0]?.price_eur).toBe(900_000)
  })
})

it('a home whose open houses are over is no longer marked, and nodes hear of it', async () => {
  const [past, future] = ['2001-02-03', '2999-12-31'].map((date) => ({
    kind: 'openHouse' as const,
    date,
    from: null,
    until: null,
  }))
  const over = await created({ openHouses: past && [past] })
  const coming = await created({ openHouses: future && [future] })
  const marked = async () => [(await rowsOf(over))[0]?.open_house, (await rowsOf(coming))[0]?.open_house]
  expect(await marked()).toEqual([false, true])
  await db.updateTable('search_listings').set({ open_house: true }).where('listing_id', '=', over).execute()
  const changesOf = () =>
    db.selectFrom('listing_changes').select('seq').where('listing_id', '=', over).execute()
  const before = (await changesOf()).length
  expect(await unmarkOpenHouses(db)).toBe(1)
  expect(await marked()).toEqual([false, true])
  expect(await changesOf()).toHaveLength(before + 1)
  expect(await unmarkOpenHouses(db)).toBe(0)
})

it('of several rents the leading one is searched', async () => {
  const monthly: OfferDraft = { ...rentOffer, amountMinor: 120_000, period: 'month' }
  const rows = await rowsOf(await created({ offers: [monthly, rentOffer] }))
  expect(rows).toMatchObject([{ purpose: 'rent', price_eur: 1_200 }])
})
