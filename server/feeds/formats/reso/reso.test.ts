/** feeds: RESO Web API: every part of the mapping, the wrappers of its answers, and pages. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { about, codesOf, fileOf, fixture, readFeed } from '#tests/support/feeds.ts'
import { featureOfLookup } from './words.rules.ts'

describe('an answer', async () => {
  const read = await readFeed(fixture('reso/properties.json'), { currency: 'USD' })
  const [house, flat, shop] = read.homes

  it('is a full list; what is withdrawn or kept back is not offered', () => {
    expect(read).toMatchObject({ format: 'reso', mode: 'snapshot', complete: true, seen: 5 })
    expect(read.homes.map(({ sourceId }) => sourceId)).toEqual(['900000000000000000001', '2', '3'])
    expect(codesOf(read)).toEqual([
      'area.unit',
      'feature.unknown',
      'pictures.none',
      'point.missing',
      'price.periodUnknown',
    ])
  })

  it('gives the homes with their facts', () => {
    expect(house).toMatchObject({
      publicRef: 'R-1',
      alternateIds: [{ scheme: 'parcel', value: 'P-77' }],
      status: 'underOffer',
      type: 'detached',
      agentName: 'Ada Example',
      place: { locality: 'Austin', street: 'N Maple Street', houseNumber: '12', show: 'exact' },
      bedrooms: 3,
      bathrooms: 2.5,
      bathroomsFull: 2,
      bathroomsHalf: 1,
      parkingSpaces: 2,
      areas: [
        { kind: 'living', value: 1850, unit: 'sqft' },
        { kind: 'plot', value: 0.21, unit: 'ac' },
      ],
      offers: [
        {
          purpose: 'sale',
          amountMinor: 48_900_000,
          costs: [
            { kind: 'community', amount: 4_500, period: 'month' },
            { kind: 'propertyTax', amount: 620_000, period: 'year' },
          ],
        },
      ],
      otherFeatures: ['Secret Passage'],
      texts: [{ lang: 'en', description: '<p>A quiet house &amp; a garden.</p>' }],
    })
    expect(house?.features.toSorted()).toEqual(
      [
        'centralHeating',
        'dishwasher',
        'fridge',
        'garage',
        'gasHeating',
        'mountainView',
        'walkInWardrobe',
      ].toSorted(),
    )
    expect(house?.media.map(({ kind, sourceUrl, caption }) => [kind, sourceUrl?.slice(25), caption])).toEqual(
      [
        ['photo', '1.jpg', 'Front'],
        ['photo', '2.jpg', null],
        ['floorPlan', 'plan.png', null],
      ],
    )
    expect(JSON.stringify(house)).not.toContain('stone')
  })

  it('never guesses the period of a rent or the unit of an area', () => {
    expect(flat).toMatchObject({
      isStudio: true,
      place: { show: 'area' },
      areas: [{ value: 60, unit: 'm2' }],
      offers: [
        { purpose: 'rent', period: 'month', furnished: 'part', pets: 'ask', availableFrom: '2025-09-01' },
      ],
    })
    expect(shop).toMatchObject({
      type: 'shop',
      useClass: 'commercial',
      areas: [],
      offers: [{ priceMode: 'onRequest' }],
    })
    expect(about(read, 'price.periodUnknown')).toEqual(['3'])
    expect(about(read, 'area.unit')).toEqual(['3'])
  })
})

it('a word means what its list is about', () => {
  expect(featureOfLookup('Flooring', 'Wood')).toBe('parquet')
  expect(featureOfLookup('Heating', 'Wood')).toBe('woodStove')
  expect(featureOfLookup('Cooling', 'Electric')).toBe('airConditioning')
})

describe('open houses', () => {
  it('are in the zone of the feed, have no hour where none is known, and none that was called off', async () => {
    const read = (timeZone: string) =>
      readFeed(fixture('reso/properties.json'), { currency: 'USD', timeZone })
    const timesOf = ({ homes: [home] }: Awaited<ReturnType<typeof read>>) =>
      home?.openHouses?.map(({ date, from, until }) => [date, from, until])
    expect(timesOf(await read('America/Chicago'))).toEqual([
      ['2025-09-06', '13:00', '15:00'],
      ['2025-09-07', '13:00', '15:00'],
    ])
    expect(timesOf(await read('UTC'))?.[0]).toEqual(['2025-09-06', null, null])
  })
})

describe('pages', () => {
  it('a bare list is one', async () => {
    const read = await readFeed(fixture('reso/page-of-two.json'))
    expect(read).toMatchObject({
      format: 'reso',
      homes: [{ type: 'farm', useClass: 'agricultural', features: ['stables'] }],
    })
  })

  it('one of several withdraws nothing and says so', async () => {
    const list = readFileSync(fixture('reso/page-of-two.json'), 'utf8')
    for (const answer of [
      `{"value": ${list}, "@odata.nextLink": "https://api.example/Property?$skip=1"}`,
      `{"d": {"__next": "https://api.example/Property?$skip=1", "results": ${list}}}`,
    ]) {
      const read = await readFeed(fileOf(answer))
      expect(read).toMatchObject({ format: 'reso', mode: 'event', seen: 1, complete: true })
      expect(about(read, 'reso.onePage')).toHaveLength(1)
    }
  })

  it('an answer without homes is known by its context', async () => {
    const read = await readFeed(
      fileOf('{"@odata.context": "https://api.example/$metadata#Property", "value": []}'),
    )
    expect(codesOf(read)).toEqual(['file.noRecords'])
  })
})

it('a list in the own words of one database is told by its first fields', async () => {
  const read = await readFeed(
    fileOf('// 2025\n// http://localhost\n\n[{"ACType": "0", "AccessType": "1", "ListPrice": 1}]'),
  )
  expect(read.findings.find(({ code }) => code === 'file.unrecognised')?.value).toBe(
    'JSON whose first fields are ACType, AccessType, ListPrice',
  )
})

it('records may stand one a line, wrapped, or alone', async () => {
  const home = (key: number) =>
    JSON.stringify({
      ListingKey: `k${key}`,
      StandardStatus: 'Active',
      PropertyType: 'Residential',
      ListPrice: 400000,
      City: 'Austin',
    })
  for (const text of [
    `${home(1)}\n${home(2)}`,
    `\ufeff{"data":{"value":[${home(1)},${home(2)}]}}`,
    `{"data":[${home(1)},${home(2)}]}`,
  ])
    expect(await readFeed(fileOf(text, 'p.json'))).toMatchObject({ format: 'reso', complete: true, seen: 2 })
  expect(await readFeed(fileOf(home(1), 'p.json'))).toMatchObject({ format: 'reso', seen: 1 })
})
