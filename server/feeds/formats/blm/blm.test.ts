/** feeds: Rightmove BLM: the samples, sales and lettings, addresses, overseas, broken structure. */
import { describe, expect, it } from 'vitest'
import { about, codesOf, fixture, readFeed } from '#tests/support/feeds.ts'
import { countryOfPostcode, readAddress } from './address.rules.ts'

describe('the sample of 37 homes', async () => {
  const read = await readFeed(fixture('blm/bobf-example-data.blm'), { timeZone: 'Europe/London' })
  const home = (ref: string) => read.homes.find(({ sourceId }) => sourceId === `2559_${ref}`)

  it('gives all of them, with a price for all but the one below zero', () => {
    expect(read).toMatchObject({ format: 'blm', version: '3', mode: 'snapshot', complete: true, seen: 37 })
    expect(read.homes).toHaveLength(37)
    expect(
      read.homes.every(({ place, offers }) => place.country === 'GB' && offers[0]?.currency === 'GBP'),
    ).toBe(true)
    expect(
      read.homes.filter(({ offers }) => offers[0]?.amountMinor === null).map(({ sourceId }) => sourceId),
    ).toEqual(['2559_335845'])
    expect(read.findings.find(({ code }) => code === 'price.unreadable')).toMatchObject({
      value: '-500,000',
      line: 34,
      field: 'PRICE',
    })
  })

  it('reads prices, types, states and terms', () => {
    expect(home('347614')).toMatchObject({
      type: 'apartment',
      bedrooms: 2,
      tenure: 'leasehold',
      status: 'active',
      offers: [{ purpose: 'sale', priceMode: 'fixed', amountMinor: 15_995_000, period: 'once' }],
      otherFeatures: ['Reduced for an early sale'],
      sourceUpdatedAt: new Date('2005-09-07T12:43:42Z'),
    })
    expect(home('236680')?.status).toBe('underOffer')
    expect(home('387765')?.offers[0]?.priceMode).toBe('offersInvited')
    expect(home('301788')?.offers[0]?.priceMode).toBe('offersOver')
    expect(home('253302')?.isNewBuild).toBe(true)
    expect(home('384972')).toMatchObject({ type: 'plotResidential', useClass: 'land', bedrooms: null })
  })

  it('reads addresses, and shows a street only where the agent does', () => {
    expect(home('347614')?.place).toMatchObject({
      unitName: 'The Poplars',
      street: 'Breakspear Road North',
      locality: 'Harefield',
      postalCode: 'UB9 6NR',
      show: 'street',
    })
    expect(home('318351')?.place).toMatchObject({
      street: 'Woodside Close',
      locality: 'Gerrards Cross',
      show: 'area',
    })
  })

  it('has 163 pictures, 22 plans and 26 tours', () => {
    const media = read.homes.flatMap((one) => one.media)
    expect(media.filter(({ kind }) => kind === 'photo')).toHaveLength(163)
    expect(media.filter(({ kind }) => kind === 'floorPlan')).toHaveLength(22)
    expect(home('347614')?.media[0]?.sourceUrl).toBe('2559_347614_IMG_00.jpg')
    expect(read.homes.flatMap(({ tourUrls }) => tourUrls)).toHaveLength(26)
  })

  it('cleans its HTML', () => {
    expect(home('347614')?.texts[0]?.description).toContain(
      '<p><strong>Communal Entrance Hall</strong><br>Entryphone security.',
    )
    expect(JSON.stringify(read.homes.map(({ texts }) => texts))).not.toMatch(/<b>|&quot;/)
  })
})

it('XML under this name is told for what it is', async () => {
  const read = await readFeed(fixture('blm/bobf-wrong-structure.blm'))
  expect(read.findings).toMatchObject([
    { code: 'file.unrecognised', value: 'XML whose outermost element is <clients>' },
  ])
})

describe('sales and lettings', async () => {
  const read = await readFeed(fixture('blm/blm-homes.blm'))
  const offer = (ref: string) => read.homes.find(({ sourceId }) => sourceId === ref)?.offers[0]

  it('qualifiers', () => {
    expect(offer('1_2')).toMatchObject({ priceMode: 'onRequest', amountMinor: null })
    expect(offer('1_6')).toMatchObject({ priceMode: 'offersOver', amountMinor: 35_000_000 })
  })

  it('rents by month, week and year; without a frequency nothing is guessed', () => {
    expect(offer('1_3')).toMatchObject({
      purpose: 'rent',
      period: 'month',
      amountMinor: 125_000,
      depositMinor: 125_000,
      furnished: 'furnished',
      availableFrom: '2025-09-01',
    })
    expect(offer('1_4')).toMatchObject({ period: 'week', amountMinor: 25_000 })
    expect(offer('1_5')).toMatchObject({ priceMode: 'onRequest' })
    expect(about(read, 'price.periodUnknown')).toEqual(['1_5'])
    expect(offer('1_7')).toMatchObject({ purpose: 'lease', period: 'year' })
  })

  it('areas in acres and square feet; an unknown unit is no area', () => {
    const areas = (ref: string) => read.homes.find(({ sourceId }) => sourceId === ref)?.areas
    expect(areas('1_6')).toMatchObject([
      { kind: 'plot', value: 12.5, unit: 'ac', valueM2: expect.closeTo(50_585.7, 1) },
    ])
    expect(areas('1_7')).toMatchObject([
      { kind: 'commercial', value: 2_000, unit: 'sqft', valueM2: expect.closeTo(185.8, 1) },
    ])
    expect(areas('1_8')).toEqual([])
    expect(about(read, 'area.unit')).toEqual(['1_8'])
    expect(about(read, 'type.unknown')).toEqual(['1_8'])
  })

  it('captions, certificates and plans', () => {
    expect(read.homes[0]?.media).toMatchObject([
      { kind: 'photo', sourceUrl: 'https://pictures.example/1.jpg', caption: 'Front' },
      { kind: 'energyCertificate' },
      { kind: 'floorPlan', sourceUrl: '1_1_FLP_00.gif' },
    ])
  })

  it('leaves out what is not published', () => {
    expect(read.homes.map(({ sourceId }) => sourceId)).not.toContain('1_9')
  })
})

it('26 picture slots of which 3 are filled are 3 pictures', async () => {
  const [home] = (await readFeed(fixture('blm/blm-26-picture-slots.blm'))).homes
  expect(home?.media.map(({ sourceUrl }) => sourceUrl)).toEqual([
    '7_1_IMG_00.jpg',
    '7_1_IMG_02.jpg',
    '7_1_IMG_23.jpg',
  ])
})

it('overseas homes have a country, coordinates and a currency of their own', async () => {
  const read = await readFeed(fixture('blm/blm-overseas.blm'))
  expect(read.homes).toMatchObject([
    {
      type: 'villa',
      place: {
        country: 'ES',
        locality: 'Nerja',
        admin1: 'Málaga',
        street: 'Calle Ejemplo',
        houseNumber: '4',
        postalCode: '29780',
        point: { lat: 36.7506, lon: -3.8747 },
      },
      offers: [{ currency: 'EUR', amountMinor: 45_000_000 }],
    },
  ])
  expect(codesOf(read)).toEqual([])
})

describe('broken structure', () => {
  it('a record with the wrong number of fields is refused alone', async () => {
    const read = await readFeed(fixture('blm/blm-field-counts.blm'))
    expect(read.homes.map(({ sourceId }) => sourceId)).toEqual(['1_1', '1_4'])
    expect(about(read, 'record.fields')).toEqual(['1_2', '1_3'])
    expect(read.complete).toBe(true)
  })

  it('a file without end is incomplete', async () => {
    const read = await readFeed(fixture('blm/blm-no-end.blm'))
    expect(read).toMatchObject({ complete: false, homes: [{ sourceId: '1_1' }] })
    expect(codesOf(read)).toContain('file.truncated')
  })

  it('a file without definition is refused', async () => {
    expect(codesOf(await readFeed(fixture('blm/blm-no-definition.blm')))).toEqual(['blm.structure'])
  })
})

describe('an address', () => {
  it.each([
    [
      ['12', 'Example Road', 'Headington', null, 'Oxford'],
      { houseNumber: '12', street: 'Example Road', district: 'Headington', locality: 'Oxford' },
    ],
    [
      ['Rose Cottage', 'Mill Lane', null, null, 'Iffley'],
      { unitName: 'Rose Cottage', street: 'Mill Lane', locality: 'Iffley' },
    ],
    [
      ['Mill Lane', 'Seer Green', null, null, 'Oxford'],
      { unitName: null, street: 'Mill Lane', district: 'Seer Green' },
    ],
    [['Flat 3', 'High Street', null, null, 'Oxford'], { houseNumber: 'Flat 3', street: 'High Street' }],
    [['Oxford', null, null, null, null], { street: 'Oxford', locality: null }],
    [[null, null, null, null, null], { street: null, locality: null }],
  ])('%j', (lines, parts) =>
    expect(readAddress(lines as string[], ['OX1', '1AA'])).toMatchObject({ ...parts, postalCode: 'OX1 1AA' }),
  )

  it('on the islands is in a country of its own', () => {
    expect(['OX1', 'JE2', 'GY1', 'IM9', null].map(countryOfPostcode)).toEqual(['GB', 'JE', 'GG', 'IM', 'GB'])
  })
})
