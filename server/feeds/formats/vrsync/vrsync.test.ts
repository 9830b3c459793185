/** feeds: VRSync and its older dialect: every part of the mapping, and markup that software gets wrong. */
import { describe, expect, it } from 'vitest'
import { about, codesOf, fixture, readFeed } from '#tests/support/feeds.ts'

describe('VRSync', async () => {
  const read = await readFeed(fixture('vrsync/vrsync.xml'), { timeZone: 'America/Sao_Paulo' })
  const [flat, land] = read.homes

  it('gives homes for sale and to let with their costs', () => {
    expect(read).toMatchObject({ format: 'vrsync', mode: 'snapshot', complete: true, seen: 3 })
    expect(flat).toMatchObject({
      sourceId: 'V-1',
      type: 'apartment',
      sourceUpdatedAt: new Date('2025-05-02T11:00:00Z'),
      place: {
        country: 'BR',
        admin1: 'São Paulo',
        district: 'Pinheiros',
        street: 'Rua das Flores',
        show: 'street',
      },
      areas: [{ kind: 'living', valueM2: 72 }],
      parkingSpaces: 1,
      features: ['barbecue', 'balcony', 'parking', 'ensuite'],
      otherFeatures: ['Quadra lunar'],
      offers: [
        { purpose: 'sale', amountMinor: 45_000_000, currency: 'BRL' },
        {
          purpose: 'rent',
          period: 'month',
          amountMinor: 250_000,
          costs: [{ kind: 'community' }, { kind: 'propertyTax' }],
        },
      ],
      texts: [{ lang: 'pt', title: 'Apartamento com varanda' }],
    })
    expect(flat?.media.map(({ kind, sourceUrl }) => [kind, sourceUrl?.split('/').at(-1)])).toEqual([
      ['photo', '2.jpg'],
      ['photo', '1.jpg'],
      ['video', '1'],
    ])
  })

  it('takes a rent from the field of the price, and tells what nobody knows', () => {
    expect(land).toMatchObject({
      type: 'plotCommercial',
      areas: [{ kind: 'plot', valueM2: 15_000, unit: 'ha' }],
      offers: [{ purpose: 'lease', period: 'month', amountMinor: 300_000 }],
    })
    expect(about(read, 'offer.unknown')).toEqual(['V-3'])
    expect(about(read, 'type.unknown')).toEqual(['V-3'])
    expect(about(read, 'record.noOffer')).toEqual(['V-3'])
  })

  it('is read although no blank parts two attributes, and that is told', async () => {
    const mended = await readFeed(fixture('vrsync/joined-attributes.xml'))
    expect(mended).toMatchObject({ complete: true, homes: [{ sourceId: '1' }, { sourceId: '2' }] })
    expect(mended.homes[1]?.media.map(({ sourceUrl, caption }) => [sourceUrl?.slice(25), caption])).toEqual([
      ['2.jpg', 'Sala'],
      ['1.jpg', null],
    ])
    expect(mended.findings.find(({ code }) => code === 'text.attributes')).toMatchObject({
      sourceId: '2',
      line: 4,
    })
  })
})

it('the older dialect says what is offered by its prices', async () => {
  const read = await readFeed(fixture('vrsync/carga.xml'))
  const [office, house] = read.homes
  expect(read).toMatchObject({ format: 'carga', complete: true, seen: 2 })
  expect(office).toMatchObject({
    type: 'office',
    place: { country: 'BR', locality: 'Campinas', street: null },
    areas: [{ kind: 'usable', valueM2: 40 }],
    offers: [
      { purpose: 'sale', amountMinor: 35_000_000, costs: [{ kind: 'community', amount: 50_000 }] },
      { purpose: 'lease', amountMinor: 300_000 },
    ],
    features: ['airConditioning', 'parking'],
    media: [{ sourceUrl: 'https://pictures.example/a.jpg' }, { sourceUrl: 'https://pictures.example/b.jpg' }],
  })
  expect(house).toMatchObject({
    type: 'villa',
    offers: [{ purpose: 'rentShort', period: 'day', amountMinor: 90_000 }],
  })
  expect(about(read, 'area.unit')).toEqual(['K-2'])
  expect(codesOf(read)).toEqual(['area.unit', 'country.homeland', 'pictures.none', 'point.missing'])
})
