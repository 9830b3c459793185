/** feeds: idealista: the samples, and every part of the mapping. */
import { describe, expect, it } from 'vitest'
import { about, codesOf, fileOf, fixture, readFeed } from '#tests/support/feeds.ts'

describe('the samples', () => {
  it('of homes are read in all their kinds; coordinates in a desert are dropped', async () => {
    const read = await readFeed(fixture('idealista/openestate-properties.json'))
    expect(read).toMatchObject({ format: 'idealista', mode: 'snapshot', complete: true, seen: 9 })
    expect(read.homes.map(({ sourceId, type }) => [sourceId, type])).toEqual([
      ['001', 'penthouse'],
      ['002', 'house'],
      ['003', 'countryHouse'],
      ['004', 'shop'],
      ['005-032', 'garage'],
      ['006', 'office'],
      ['007', 'plotResidential'],
      ['008', 'storage'],
    ])
    expect(codesOf(read)).toEqual(['field.noPlace', 'id.repeated', 'point.shared'])
    expect(about(read, 'id.repeated')).toEqual(['008'])
    expect(read.homes.every(({ place }) => place.point === null && place.country === 'ES')).toBe(true)
  })

  it('of a new development are read home by home', async () => {
    const read = await readFeed(fixture('idealista/openestate-new-developments.json'))
    expect(read).toMatchObject({ format: 'idealista', complete: true })
    expect(read.homes.length).toBeGreaterThan(0)
    expect(codesOf(read)).toEqual(['point.foreign'])
  })
})

describe('a hand-written file', async () => {
  const read = await readFeed(fixture('idealista/customer.json'))
  const [flat, tower] = read.homes

  it('has the country of its customer, and offers nothing private', () => {
    expect(read.homes.map(({ sourceId, place }) => [sourceId, place.country])).toEqual([
      ['p-1', 'PT'],
      ['p-3', 'PT'],
    ])
    expect(about(read, 'type.unknown')).toEqual(['p-3'])
    expect(tower).toMatchObject({ sourceType: 'lighthouse', areas: [{ kind: 'plot', valueM2: 1200 }] })
  })

  it('gives the home with its facts', () => {
    expect(flat).toMatchObject({
      publicRef: 'T2-7',
      type: 'duplex',
      bedrooms: 2,
      place: { locality: 'Tavira', street: 'Rua do Rio', show: 'street' },
      energy: { status: 'inProgress' },
      offers: [
        {
          purpose: 'rent',
          amountMinor: 90_000,
          currency: 'EUR',
          depositMinor: 180_000,
          furnished: 'furnished',
          costs: [{ kind: 'community', amount: 3_000, period: 'month' }],
        },
      ],
      features: ['furnished', 'lift', 'gasHeating'],
      texts: [{ lang: 'pt' }, { lang: 'en', description: '<p>Two bedrooms.</p>' }],
      media: [{ kind: 'photo' }, { kind: 'floorPlan' }],
    })
  })
})

it('a customer without homes is an empty list', async () => {
  const read = await readFeed(fileOf('{"customerCountry": "Spain", "customerProperties": []}'))
  expect(codesOf(read)).toEqual(['file.noRecords'])
})
