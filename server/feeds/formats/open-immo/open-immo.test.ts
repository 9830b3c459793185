/** feeds: OpenImmo: the samples, full lists and changes, archives, and the mapping. */
import { describe, expect, it } from 'vitest'
import { about, codesOf, fileOf, fixture, readFeed } from '#tests/support/feeds.ts'
import { typeOfKind } from './types.rules.ts'

describe('the sample of 1.2.7', async () => {
  const read = await readFeed(fixture('open-immo/openestate-openimmo.xml'))
  const [home] = read.homes

  it('is a full list with one home', () => {
    expect(read).toMatchObject({
      format: 'openimmo',
      version: '1.2.7',
      mode: 'snapshot',
      complete: true,
      seen: 1,
    })
    expect(home).toMatchObject({
      sourceId: '111',
      type: 'room',
      useClass: 'residential',
      roomsTotal: 1,
      bedrooms: 1,
      floorLabel: '1',
      floorsTotal: 3,
      condition: 'shell',
      energy: { status: 'rated', class: 'C', kwhM2: 80 },
      sourceUpdatedAt: new Date('2001-02-03T00:00:00Z'),
    })
    expect(home?.features).toEqual(
      expect.arrayContaining(['fittedKitchen', 'underfloorHeating', 'lift', 'cellar', 'mountainView']),
    )
  })

  it('hides the address that is not set free, and drops coordinates in another country', () => {
    expect(home?.place).toMatchObject({ country: 'DE', show: 'area', point: null, pointSource: 'none' })
    expect(about(read, 'point.foreign')).toEqual(['111'])
  })

  it('asks on request where the price is a placeholder in a currency that is gone', () => {
    expect(home?.offers).toMatchObject([
      { purpose: 'sale', priceMode: 'onRequest', amountMinor: null, taxTreatment: 'exclusive' },
    ])
    expect(read.findings.find(({ code }) => code === 'currency.unknown')).toMatchObject({
      value: 'DEM',
      line: 184,
    })
  })

  it('has texts in two languages and one picture', () => {
    expect(home?.texts.map(({ lang, title }) => [lang, title])).toEqual([
      ['de', 'Schönes Appartment im Stadtzentrum'],
      ['en', null],
    ])
    expect(home?.media).toMatchObject([
      { kind: 'photo', sourceUrl: 'abc.jpg', caption: 'Frontansicht des Hauses' },
    ])
  })

  it('keeps nothing of the contact but a name', () => {
    expect(home?.agentName).toBeNull()
    expect(JSON.stringify(home)).not.toMatch(/foo@bar|yx@y/)
  })
})

describe('the other samples', () => {
  it.each([
    ['openestate-openimmo-1-2-0.xml', '1.2.0', 10],
    ['openestate-openimmo-1-2-7.xml', '1.2.7', 4],
  ])('%s: homes without id are refused', async (name, version, seen) => {
    const read = await readFeed(fixture(`open-immo/${name}`))
    expect(read).toMatchObject({ version, mode: 'event', complete: true, seen, homes: [] })
    expect(codesOf(read)).toEqual(['record.noId'])
  })

  it('a feedback file is no list of homes, and says what it is', async () => {
    const read = await readFeed(fixture('open-immo/openestate-openimmo-feedback.xml'))
    expect(read.findings).toMatchObject([
      { code: 'file.notListings', value: expect.stringContaining('feedback') },
    ])
  })
})

describe('a full list', async () => {
  const read = await readFeed(fixture('open-immo/openimmo-full.xml'))
  const home = (sourceId: string) => read.homes.find((one) => one.sourceId === sourceId)

  it('maps a house for sale', () => {
    expect(home('OBID1')).toMatchObject({
      publicRef: 'E1',
      agentName: 'Alex Beispiel',
      type: 'villa',
      roomsTotal: 6.5,
      bedrooms: 4,
      yearBuilt: 1998,
      condition: 'good',
      energy: { status: 'rated', class: 'A', label: 'A+', kwhM2: 48.5 },
      features: [
        'fireplace',
        'fittedKitchen',
        'underfloorHeating',
        'heatPump',
        'garage',
        'cellar',
        'balcony',
      ],
      place: {
        country: 'DE',
        locality: 'München',
        street: 'Beispielweg',
        houseNumber: '5',
        postalCode: '80331',
        show: 'exact',
      },
    })
    expect(home('OBID1')?.place.point).toEqual({ lat: 48.137, lon: 11.575 })
    expect(home('OBID1')?.areas.map(({ kind, valueM2 }) => [kind, valueM2])).toEqual([
      ['living', 182.5],
      ['usable', 60],
      ['plot', 812],
    ])
    expect(home('OBID1')?.texts).toMatchObject([
      {
        lang: 'de',
        title: 'Haus am Hang',
        description: '<p>Helles Haus.</p><p>Mit Garten.</p><p><strong>Lage</strong></p><p>Ruhig.</p>',
      },
    ])
    expect(JSON.stringify(home('OBID1'))).not.toMatch(/makler|1632/)
  })

  it('maps a flat to let with its costs', () => {
    expect(home('OBID2')?.offers).toMatchObject([
      {
        purpose: 'rent',
        amountMinor: 98_000,
        period: 'month',
        depositMinor: 294_000,
        furnished: 'part',
        pets: 'no',
        availableFrom: '2025-06-01',
        costs: [
          { kind: 'serviceCharge', amount: 22_000, currency: 'EUR', period: 'month' },
          { kind: 'heating', amount: 9_000, currency: 'EUR', period: 'month' },
        ],
      },
    ])
  })

  it('maps price on request, offices, two ways at once, and ground leases', () => {
    expect(home('OBID3')?.offers).toMatchObject([{ priceMode: 'onRequest', amountMinor: null }])
    expect(about(read, 'price.zero')).toEqual([])
    expect(home('OBID4')).toMatchObject({
      type: 'office',
      useClass: 'commercial',
      areas: [{ kind: 'commercial', valueM2: 210 }],
    })
    expect(home('OBID4')?.offers).toMatchObject([
      { purpose: 'lease', amountMinor: 350_000, taxTreatment: 'exclusive' },
    ])
    expect(home('OBID5')?.offers.map(({ purpose, amountMinor }) => [purpose, amountMinor])).toEqual([
      ['sale', 30_000_000],
      ['rent', 120_000],
    ])
    expect(home('OBID6')).toMatchObject({ type: 'plotResidential', tenure: 'erbbau' })
    expect(home('OBID6')?.offers[0]?.costs).toEqual([
      { kind: 'groundRent', amount: 240_000, currency: 'EUR', period: 'year' },
    ])
  })

  it('leaves out references: they are sold already', () => {
    expect(home('OBID7')).toBeUndefined()
  })
})

it('changes are patches; one for a home nobody knows is said and not published', async () => {
  const read = await readFeed(fixture('open-immo/openimmo-changes.xml'))
  expect(read).toMatchObject({ mode: 'event', seen: 3, homes: [] })
  expect(about(read, 'id.unknown')).toEqual(['OBID1', 'NOBODY'])
})

it('prefixes of namespaces do not matter', async () => {
  const read = await readFeed(fixture('open-immo/openimmo-prefixed.xml'))
  expect(read).toMatchObject({ format: 'openimmo', mode: 'snapshot' })
  expect(read.homes).toMatchObject([{ sourceId: 'OBID1', type: 'villa' }])
})

it('an archive in another encoding with pictures is read whole', async () => {
  const read = await readFeed(fixture('open-immo/openimmo-pictures-iso-8859-1.zip'))
  expect(read).toMatchObject({ charset: 'windows-1252', complete: true })
  expect(read.homes[0]?.texts).toMatchObject([{ title: 'Häuschen', description: '<p>Grüner Hof.</p>' }])
  expect(read.homes[0]?.media.map(({ kind, sourceUrl }) => [kind, sourceUrl])).toEqual([
    ['photo', 'Front.PNG'],
    ['photo', 'hof.png'],
    ['floorPlan', 'fehlt.jpg'],
    ['photo', 'https://pictures.example/garten.jpg'],
  ])
  expect(read.findings.filter(({ code }) => code === 'picture.missing')).toMatchObject([
    { value: 'fehlt.jpg' },
  ])
})

it('a record with only a rent says by that what it is, and its language the country', async () => {
  const record = `<immobilie><geo><plz>1010</plz><ort>Wien, Wien</ort></geo><preise><kaltmiete>940.0</kaltmiete></preise>
    <verwaltung_techn><objektnr_extern>8333</objektnr_extern><openimmo_obid/><sprache>de-AT</sprache></verwaltung_techn></immobilie>`
  const read = await readFeed(fileOf(`<openimmo><anbieter>${record}</anbieter></openimmo>`))
  expect(read.homes).toMatchObject([
    {
      sourceId: 'ref:8333',
      place: { country: 'AT', locality: 'Wien', district: null },
      offers: [{ purpose: 'rent', amountMinor: 94_000, currency: 'EUR' }],
    },
  ])
  expect(codesOf(read)).toEqual(
    expect.arrayContaining(['offer.inferred', 'country.assumed', 'currency.assumed', 'type.missing']),
  )
})

it('a section in the wrong place is read there and said', async () => {
  const record = `<immobilie><objektkategorie><vermarktungsart KAUF="1"/><objektart><wohnung/></objektart><geo><ort>Bonn</ort></geo></objektkategorie>
    <verwaltung_techn><openimmo_obid>a</openimmo_obid></verwaltung_techn></immobilie>`
  const read = await readFeed(fileOf(`<openimmo><anbieter>${record}</anbieter></openimmo>`))
  expect(read.homes[0]?.place.locality).toBe('Bonn')
  expect(about(read, 'record.misplaced')).toEqual(['a'])
})

it('every kind of property has a type', () => {
  const kinds =
    'zimmer wohnung haus grundstueck buero_praxen einzelhandel gastgewerbe hallen_lager_prod land_und_forstwirtschaft parken sonstige freizeitimmobilie_gewerblich zinshaus_renditeobjekt'
  for (const kind of kinds.split(' ')) expect(typeOfKind(kind, {})).not.toBeNull()
  expect(typeOfKind('haus', { haustyp: 'reihenend' })).toEqual({ type: 'endTerrace', said: 'haus REIHENEND' })
  expect(typeOfKind('raumstation', {})).toBeNull()
})
