/** feeds: REAXML: the samples, states, changes, and the document type every file carries. */
import { describe, expect, it } from 'vitest'
import { about, codesOf, fileOf, fixture, nothingSet, readFeed, world } from '#tests/support/feeds.ts'
import { patchOf } from '../../map/check-draft.ts'
import { parseXmlRecord } from '../../records/xml-records.ts'
import { reaxml } from './reaxml.ts'

describe('the sample of residential homes', async () => {
  const read = await readFeed(fixture('reaxml/thinkery-residential.xml'), { timeZone: 'Australia/Melbourne' })
  const [home] = read.homes

  it('is read although it names its DTD, which is never fetched', () => {
    expect(read).toMatchObject({ format: 'reaxml', mode: 'event', complete: true, seen: 3 })
    expect(codesOf(read)).toEqual([
      'currency.assumed',
      'feature.unknown',
      'field.noPlace',
      'id.unknown',
      'point.missing',
    ])
  })

  it('gives the home with its facts', () => {
    expect(home).toMatchObject({
      sourceId: 'XNWXNW/ABCD1234',
      status: 'active',
      sourceUpdatedAt: new Date('2009-01-01T01:30:00Z'),
      agentName: 'Mr. John Doe',
      type: 'house',
      isNewBuild: true,
      bedrooms: 4,
      bathrooms: 2,
      parkingSpaces: 5,
      place: {
        country: 'AU',
        admin1: 'vic',
        locality: 'RICHMOND',
        unitName: '2',
        houseNumber: '39',
        show: 'exact',
      },
      areas: [
        { kind: 'built', value: 40, unit: 'square', valueM2: 40 * 9.290304 },
        { kind: 'plot', value: 80, unit: 'square' },
      ],
      offers: [{ amountMinor: 50_000_000, currency: 'AUD', priceText: 'Between $400,000 and $600,000' }],
    })
    expect(home?.features).toEqual(
      expect.arrayContaining(['pool', 'tennisCourt', 'fireplace', 'alarm', 'fenced']),
    )
    expect(home?.features).not.toContain('jacuzzi')
    expect(home?.media.map(({ kind }) => kind)).toEqual(['photo', 'photo', 'floorPlan', 'floorPlan'])
  })

  it('says when the home may be seen, in the time of day there', () => {
    expect(read.homes[0]?.openHouses).toEqual([
      { kind: 'openHouse', date: '2009-01-21', from: '11:00', until: '13:00' },
      { kind: 'openHouse', date: '2009-01-22', from: '15:00', until: '15:30' },
    ])
  })

  it('does not publish what it never heard of before it was sold', () => {
    expect(about(read, 'id.unknown')).toEqual(['XNWXNW/ABCD12345'])
    expect(read.homes).toHaveLength(1)
  })
})

it('a home that is sold says for how much and when, unless the price is hidden', async () => {
  const sold = (display: string) =>
    `<propertyList><residential modTime="2025-02-15" status="sold"><agentID>O</agentID><uniqueID>S-2</uniqueID>
      <address><suburb>Richmond</suburb><state>VIC</state><country>AUS</country></address><category name="House"/>
      <soldDetails><price display="${display}">580000</price><date>2025-02-10-12:30:00</date></soldDetails>
      <features><bedrooms>3</bedrooms><ensuite>2</ensuite></features></residential></propertyList>`
  const closingOf = async (display: string) => (await readFeed(fileOf(sold(display)))).homes[0]
  expect(await closingOf('yes')).toMatchObject({
    status: 'sold',
    suites: 2,
    closing: { on: '2025-02-10', amountMinor: 58_000_000, currency: 'AUD' },
  })
  expect((await closingOf('no'))?.closing).toEqual({ on: '2025-02-10', amountMinor: null, currency: null })
})

it('a file may be one home without a list around it', async () => {
  const read = await readFeed(fixture('reaxml/thinkery-withdrawn.xml'))
  expect(read).toMatchObject({ format: 'reaxml', seen: 1, complete: true, homes: [] })
  expect(codesOf(read)).toEqual([])
})

describe('hand-written changes', async () => {
  const read = await readFeed(fixture('reaxml/changes.xml'), { timeZone: 'Australia/Sydney' })
  const home = (id: string) => read.homes.find(({ sourceId }) => sourceId === `OFFICE/${id}`)

  it('rents are by the week unless they say otherwise', () => {
    expect(home('R-1')).toMatchObject({
      type: 'apartment',
      place: { locality: 'Manly', show: 'area', country: 'AU' },
      offers: [
        {
          purpose: 'rent',
          period: 'week',
          amountMinor: 55_000,
          depositMinor: 220_000,
          furnished: 'unfurnished',
          pets: 'yes',
          availableFrom: '2025-03-01',
        },
      ],
      features: ['carport', 'balcony', 'builtInWardrobes', 'petsAllowed'],
    })
  })

  it('the main picture comes first, and empty places are none', () => {
    expect(home('R-1')?.media.map(({ sourceUrl }) => sourceUrl)).toEqual([
      'https://pictures.example/r1-m.jpg',
      'r1-a.jpg',
    ])
    expect(about(read, 'picture.missing')).toEqual(['OFFICE/R-1'])
  })

  it('prices may be a range, hidden, by the year, or by the square metre', () => {
    expect(home('L-1')).toMatchObject({
      place: { show: 'hidden', houseNumber: '7' },
      type: 'plotResidential',
      areas: [{ kind: 'plot', value: 2.5, unit: 'ac' }],
      offers: [{ priceMode: 'range', amountMinor: 30_000_000, amountMaxMinor: 34_000_000 }],
    })
    expect(home('C-1')?.offers).toMatchObject([
      { priceMode: 'onRequest', amountMinor: null, withheldMinor: 90_000_000, taxTreatment: 'exclusive' },
      {
        purpose: 'lease',
        period: 'year',
        amountMinor: 3_154_800,
        costs: [{ kind: 'serviceCharge', amount: 400_000 }],
      },
    ])
    expect(home('C-1')).toMatchObject({
      type: 'office',
      useClass: 'commercial',
      areas: [{ kind: 'built', value: 140 }],
    })
    expect(home('C-2')?.offers).toMatchObject([
      { priceMode: 'onRequest', priceText: '370.00 – 415.00 per m² a year' },
    ])
  })

  it('states are told apart', () => {
    expect(home('S-1')).toMatchObject({
      status: 'underOffer',
      type: 'apartment',
      isStudio: true,
      bedrooms: 0,
    })
    expect(home('S-2')).toBeUndefined()
    expect(about(read, 'id.unknown')).toEqual(['OFFICE/S-2'])
  })
})

it('a change that names a price and no more says nothing of type and place', async () => {
  const change = '<agentID>O</agentID><uniqueID>1</uniqueID><price>470000</price>'
  const file = `<propertyList><residential modTime="2025-02-15" status="current">${change}</residential></propertyList>`
  const element = parseXmlRecord(file, { line: 1, column: 1 })?.element.children[0]
  if (!element) throw new Error('not read')
  const record = { element, raw: '', line: 1, column: 1, repairs: [], refused: null }
  const context = {
    settings: nothingSet,
    header: new Map(),
    version: null,
    world,
    files: null,
    now: new Date(),
  }
  const patch = patchOf(reaxml.map(record, 'O/1', { ...context, note: () => undefined }))
  expect(Object.keys(patch).toSorted()).toEqual([
    'offers',
    'publicRef',
    'sourceId',
    'sourceUpdatedAt',
    'status',
  ])
  expect(patch.offers).toMatchObject([{ amountMinor: 47_000_000, currency: 'AUD' }])
})

it.each([
  ['declares something of its own', 'propertyList SYSTEM "p.dtd" [<!ENTITY a "aaaa">]'],
  ['declares only things of its own', 'propertyList [<!ELEMENT propertyList ANY>]'],
  ['is that of something else', 'listing SYSTEM "p.dtd"'],
])('a document type that %s is refused', async (_what, doctype) => {
  const read = await readFeed(fileOf(`<!DOCTYPE ${doctype}><propertyList><rental/></propertyList>`))
  expect(read).toMatchObject({ format: null, homes: [] })
  expect(codesOf(read)).toEqual(['xml.doctype'])
})
