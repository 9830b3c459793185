/** listings: event feeds: a patch says only what changed, and nothing is overwritten with nothing. */
import { describe, expect, it } from 'vitest'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { createSavingWorld, tuesday } from '#tests/support/listing-saving.ts'
import type { ListingPatch } from '../index.ts'

const { created, save, listingOf, propertyOf, offersOf, lifeOf, snapshotOf } = await createSavingWorld()

const patched = async (patch: Omit<ListingPatch, 'sourceId'>) => {
  const id = await created()
  const [outcome] = await save({ patches: [{ sourceId: '1', ...patch }] }, tuesday)
  return { id, outcome }
}

describe('a patch', () => {
  it('of the status alone leaves everything else', async () => {
    const { id, outcome } = await patched({ status: 'sold' })
    expect(outcome).toEqual({
      sourceId: '1',
      outcome: 'changed',
      listingId: id,
      fields: ['status'],
      values: [{ field: 'status', before: 'active', after: 'sold' }],
      leaps: [],
    })
    expect(await listingOf(id)).toMatchObject({ status: 'sold', public_ref: 'LX-100' })
    const { texts, media, offers } = await snapshotOf(id)
    expect([texts.length, media.length, offers.length]).toEqual([3, 3, 1])
  })

  it('without a status leaves the one that is known, and lists again what was taken back', async () => {
    const { id } = await patched({ status: 'reserved' })
    await save({ patches: [{ sourceId: '1', bedrooms: 4 }] }, tuesday)
    expect(await listingOf(id)).toMatchObject({ status: 'reserved' })
    await save({ patches: [{ sourceId: '1', status: 'removedBySource' }] }, tuesday)
    await save({ patches: [{ sourceId: '1', bedrooms: 5 }] }, tuesday)
    expect(await listingOf(id)).toMatchObject({ status: 'active' })
  })

  it('with costs and no price keeps the price, its period and its currency', async () => {
    const before = saleOffer
    const costs = [{ kind: 'community' as const, amount: 12_000, currency: 'USD', period: 'month' as const }]
    const { id } = await patched({
      offers: [{ ...before, amountMinor: null, priceMode: 'fixed', currency: 'USD', period: 'month', costs }],
    })
    const [offer] = await offersOf(id)
    expect(offer).toMatchObject({
      amount_minor: before.amountMinor,
      currency: before.currency,
      period: before.period,
    })
    expect(JSON.stringify(offer)).toContain('12000')
  })

  it('with terms of an offer nobody knows adds none', async () => {
    const { id } = await patched({
      offers: [
        {
          ...saleOffer,
          purpose: 'rent',
          amountMinor: null,
          priceMode: 'fixed',
          period: 'month',
          pets: 'yes',
        },
      ],
    })
    expect((await offersOf(id)).map(({ purpose }) => purpose)).toEqual(['sale'])
  })

  it('with nothing in it changes nothing', async () => {
    const nothing = {
      publicRef: null,
      bedrooms: null,
      areas: [],
      features: [],
      texts: [],
      media: [],
      offers: [],
      energy: null,
      agentName: '',
      place: { ...aDraft('').place, street: null, point: null },
      rooms: [],
    }
    const { id, outcome } = await patched(nothing)
    expect(outcome).toEqual({ sourceId: '1', outcome: 'same', listingId: id })
  })

  it('of the price meets the offer of its purpose and keeps its terms', async () => {
    const bare = { ...saleOffer, costs: [], amountMinor: 41_000_000 }
    const { id } = await patched({ offers: [bare] })
    expect(await offersOf(id)).toMatchObject([
      { amount_minor: 41_000_000, previous_minor: 45_000_000, costs: saleOffer.costs },
    ])
    expect((await lifeOf(id)).at(-1)).toMatchObject({ kind: 'priceChanged', before: { amount: 45_000_000 } })
  })

  it('that puts the price on request does take the amount away', async () => {
    const { id } = await patched({ offers: [{ ...saleOffer, priceMode: 'onRequest', amountMinor: null }] })
    expect(await offersOf(id)).toMatchObject([{ price_mode: 'onRequest', amount_minor: null }])
  })

  it('that forgot the amount keeps the old price', async () => {
    const { outcome } = await patched({ offers: [{ ...saleOffer, priceMode: 'guide', amountMinor: null }] })
    expect(outcome).toMatchObject({ outcome: 'same' })
  })

  it('of one language leaves the others, of one room count the rest', async () => {
    const { id } = await patched({
      texts: [{ lang: 'en', title: null, description: '<p>Bright.</p>', origin: 'human' }],
      bedrooms: 3,
    })
    const { texts } = await snapshotOf(id)
    expect(
      texts.map((text) => 'lang' in text && `${text.lang} ${text.kind} ${text.body}`).toSorted(),
    ).toEqual([
      'en description <p>Bright.</p>',
      'en title Two-bedroom flat in Campo de Ourique',
      'pt description <p>Luminoso, com <strong>varanda</strong>.</p>',
      'pt title T2 em Campo de Ourique',
    ])
    expect(await propertyOf(id)).toMatchObject({ bedrooms: 3, bathrooms: 1.5 })
  })

  it('of bedrooms ends a studio', async () => {
    const id = await created({ bedrooms: 0, isStudio: true })
    await save({ patches: [{ sourceId: '1', bedrooms: 1 }] }, tuesday)
    expect(await propertyOf(id)).toMatchObject({ bedrooms: 1, is_studio: false })
  })
})
