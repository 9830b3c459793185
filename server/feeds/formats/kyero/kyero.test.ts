/** feeds: Kyero: the samples, and every part of the mapping. */
import { describe, expect, it } from 'vitest'
import { kyeroFile, kyeroHome } from '#tests/support/feed-files.ts'
import { about, codesOf, fileOf, fixture, readFeed } from '#tests/support/feeds.ts'

describe('the sample of version 3', async () => {
  const read = await readFeed(fixture('kyero/openestate-kyero.xml'), { timeZone: 'Europe/Madrid' })
  const [home] = read.homes

  it('is recognised and complete', () => {
    expect(read).toMatchObject({
      format: 'kyero',
      version: '3',
      charset: 'utf-8',
      mode: 'snapshot',
      complete: true,
      seen: 1,
    })
    expect(codesOf(read)).toEqual(['feature.unknown'])
  })

  it('gives the home with its facts', () => {
    expect(home).toMatchObject({
      sourceId: '12367',
      publicRef: 'V3TEST',
      status: 'active',
      sourceUpdatedAt: new Date('2013-09-27T10:00:10Z'),
      listingUrl: 'http://english.website.com/property/123456.htm',
      useClass: 'residential',
      type: 'villa',
      sourceType: 'villa',
      bedrooms: 3,
      isStudio: false,
      bathrooms: 2,
      isNewBuild: false,
      energy: { status: 'rated', class: 'D', label: null, kwhM2: null },
      features: ['investment', 'nearBeach', 'pool'],
      otherFeatures: ['water possible'],
    })
  })

  it('gives price, place and areas', () => {
    expect(home?.offers).toMatchObject([
      { purpose: 'sale', priceMode: 'fixed', amountMinor: 25_000_000, currency: 'EUR', period: 'once' },
    ])
    expect(home?.place).toMatchObject({
      country: 'ES',
      admin2: 'granada',
      locality: 'almunecar',
      district: 'optional location detail',
      point: { lat: 36.728807, lon: -3.693466 },
      pointSource: 'feed',
      show: 'area',
    })
    expect(home?.areas).toEqual([
      { kind: 'built', valueM2: 150, value: 150, unit: 'm2' },
      { kind: 'plot', valueM2: 500, value: 500, unit: 'm2' },
    ])
  })

  it('gives thirteen languages and five pictures, and never the private notes', () => {
    expect(home?.texts).toHaveLength(13)
    expect(home?.texts.find(({ lang }) => lang === 'en')?.description).toBe(
      '<p>English property description</p>',
    )
    expect(home?.media.map(({ sourceUrl }) => sourceUrl)).toEqual(
      [12811577, 12811578, 12811579, 12811581, 12811582].map(
        (number) => `http://images.kyero.com/${number}_large.jpg`,
      ),
    )
    expect(JSON.stringify(home)).not.toContain('Private property notes')
  })
})

describe('the other samples', () => {
  it('homes without id are refused, with their places', async () => {
    const read = await readFeed(fixture('kyero/openestate-kyero-3-downgrade.xml'))
    expect(read).toMatchObject({ seen: 4, homes: [], complete: true })
    expect(read.findings.map(({ code, line }) => [code, line])).toEqual(
      [6, 24, 42, 54].map((line) => ['record.noId', line]),
    )
  })

  it('version 2.1 writes types in several languages and new builds as a frequency', async () => {
    const read = await readFeed(fixture('kyero/openestate-kyero-2.1.xml'))
    expect(read).toMatchObject({ format: 'kyero', version: '2.1', seen: 4 })
    expect(read.homes.map(({ sourceId, type, isNewBuild }) => [sourceId, type, isNewBuild])).toEqual([
      ['235', 'house', true],
      ['236', 'house', false],
      ['237', 'house', false],
    ])
    expect(read.homes.map(({ offers }) => offers[0]?.purpose)).toEqual(['sale', 'sale', 'rent'])
    expect(about(read, 'record.noOffer')).toEqual(['234'])
    expect(about(read, 'country.homeland')).toEqual(['234', '235', '236', '237'])
  })

  it('the country of the feed is used before that of the format', async () => {
    const read = await readFeed(fixture('kyero/openestate-kyero-2.1.xml'), { country: 'PT' })
    expect(read.homes.map(({ place }) => place.country)).toEqual(['PT', 'PT', 'PT'])
    expect(about(read, 'country.assumed')).toHaveLength(4)
  })
})

it('the wild variant has everything below <kyero>', async () => {
  expect(
    (await readFeed(fixture('kyero/wild-below-kyero.xml'))).homes.map(({ sourceId }) => sourceId),
  ).toEqual(['101', '102'])
})

it('prices become amounts, or are on request and said why', async () => {
  const read = await readFeed(fixture('kyero/prices.xml'))
  expect(read.homes.map(({ offers }) => offers[0]?.amountMinor)).toEqual([
    15_995_000,
    24_468_085_000,
    130_000_000,
    null,
    null,
    null,
    null,
    125_000_000,
    null,
    null,
    25_000_000,
    null,
  ])
  expect(
    read.homes.every(
      ({ offers }) => (offers[0]?.priceMode === 'onRequest') === (offers[0]?.amountMinor === null),
    ),
  ).toBe(true)
  expect(about(read, 'price.zero')).toEqual(['105', '112'])
  expect(about(read, 'price.missing')).toEqual(['106'])
  expect(about(read, 'price.unreadable')).toEqual(['107', '109'])
  expect(about(read, 'currency.unknown')).toEqual(['110'])
  expect(about(read, 'currency.assumed')).toEqual(['111'])
  expect(read.homes[9]?.offers[0]?.priceText).toBe('250000 XYZ')
})

it('rents keep their period; an unknown one is never guessed', async () => {
  const read = await readFeed(fixture('kyero/rents.xml'))
  expect(
    read.homes.map(({ offers: [offer] }) => [offer?.purpose, offer?.period, offer?.amountMinor]),
  ).toEqual([
    ['rent', 'month', 90_000],
    ['rentShort', 'week', 70_000],
    ['rentShort', 'day', 12_000],
    ['rent', 'year', 1_400_000],
    ['rent', 'month', null],
    ['sale', 'once', 25_000_000],
  ])
  expect(about(read, 'price.periodUnknown')).toEqual(['105'])
  expect(about(read, 'offer.inferred')).toEqual(['106'])
})

it('a studio has no bedroom, a house without a number has an unknown one', async () => {
  const read = await readFeed(fixture('kyero/rooms.xml'))
  expect(read.homes.map(({ bedrooms, isStudio, bathrooms }) => [bedrooms, isStudio, bathrooms])).toEqual([
    [0, true, null],
    [0, true, null],
    [null, false, null],
    [null, false, null],
    [3, false, 0.5],
    [null, false, null],
    [3, false, null],
  ])
  expect(about(read, 'number.unreadable')).toEqual(['106'])
  expect(about(read, 'number.implausible')).toEqual(['107'])
})

it('areas are square metres, and words are no area', async () => {
  const read = await readFeed(fixture('kyero/areas.xml'))
  expect(read.homes.map(({ areas }) => areas.map(({ kind, valueM2 }) => `${kind} ${valueM2}`))).toEqual([
    ['plot 1250'],
    ['built 120'],
    ['built 1'],
    [],
  ])
  expect(read.findings.find(({ code }) => code === 'number.unreadable')).toMatchObject({
    sourceId: '101',
    field: 'surface_area/built',
    value: 'Available Now',
    line: 4,
  })
  expect(about(read, 'area.implausible')).toEqual(['103'])
})

it('types and features are mapped, and what nobody knows is kept and said', async () => {
  const read = await readFeed(fixture('kyero/types.xml'))
  expect(read.homes.map(({ type }) => type)).toEqual([
    'villa',
    'penthouse',
    'other',
    'other',
    'townhouse',
    'countryHouse',
  ])
  expect(read.homes[2]?.sourceType).toBe('Zeppelin hangar')
  expect(about(read, 'type.unknown')).toEqual(['103'])
  expect(about(read, 'type.missing')).toEqual(['104'])
  expect(read.homes[5]).toMatchObject({ features: ['privatePool', 'seaView'], otherFeatures: ['Owl box'] })
})

it('energy texts that are no class are kept as words', async () => {
  const read = await readFeed(fixture('kyero/energy.xml'))
  expect(read.homes.map(({ energy }) => energy && [energy.status, energy.class, energy.label])).toEqual([
    ['rated', 'A', null],
    ['none', null, 'X'],
    ['inProgress', null, 'Processing'],
    ['inProgress', null, 'En trámite'],
    ['rated', 'A', 'A+'],
    ['exempt', null, 'Exento'],
    ['none', null, 'excellent'],
    null,
  ])
  expect(about(read, 'energy.unknown')).toEqual(['107'])
})

it('every language is kept', async () => {
  const [home] = (await readFeed(fixture('kyero/many-languages.xml'))).homes
  expect(home?.texts).toHaveLength(22)
  expect(home?.texts.find(({ lang }) => lang === 'ja')?.description).toBe('<p>静かな家</p>')
})

it('other XML with a root is not Kyero', async () => {
  const read = await readFeed(fileOf('<root><item><price>1</price></item></root>'))
  expect(codesOf(read)).toEqual(['file.unrecognised'])
})

it('words of other formats are understood where their meaning is plain, and coordinates in minutes', async () => {
  const one = (fields: Record<string, string>) => readFeed(fileOf(kyeroFile([kyeroHome(7, fields)])))
  const monthly = await one({ price: '900', price_freq: 'Monthly', pool: 'Communal' })
  expect(monthly.homes[0]).toMatchObject({
    offers: [{ purpose: 'rent', period: 'month', amountMinor: 90_000 }],
    features: ['communalPool'],
  })
  expect(monthly.findings).toEqual([])
  const minutes = '<latitude>36°45\'36" N</latitude><longitude>3°52\'12" W</longitude>'
  expect((await one({ location: minutes })).homes[0]?.place.point).toEqual({ lat: 36.76, lon: -3.87 })
})
