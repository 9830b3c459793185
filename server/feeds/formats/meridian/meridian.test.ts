/** feeds: Meridian's own tables and JSON: headings in many languages, and every part of the mapping. */
import { describe, expect, it } from 'vitest'
import { about, codesOf, fileOf, fixture, readFeed } from '#tests/support/feeds.ts'
import { fieldOfHeading } from './names.rules.ts'

describe('a table', async () => {
  const read = await readFeed(fixture('meridian/homes.csv'))
  const [house, room, flat] = read.homes

  it('is a full list; withdrawn rows are not offered, rows with too many cells are told', () => {
    expect(read).toMatchObject({ format: 'meridian-csv', mode: 'snapshot', complete: true, seen: 5 })
    expect(read.homes.map(({ sourceId }) => sourceId)).toEqual(['1', '2', '3'])
    expect(read.findings.find(({ code }) => code === 'record.fields')).toMatchObject({
      sourceId: '5',
      line: 7,
    })
    expect(codesOf(read)).toEqual([
      'feature.unknown',
      'field.noPlace',
      'pictures.none',
      'point.missing',
      'price.periodUnknown',
      'record.fields',
    ])
  })

  it('has numbers, units, words and texts as people write them', () => {
    expect(house).toMatchObject({
      publicRef: 'A-1',
      type: 'countryHouse',
      place: {
        country: 'ES',
        locality: 'Nerja',
        houseNumber: '3',
        point: { lat: 36.7456, lon: -3.8744 },
        show: 'area',
      },
      bathrooms: 2.5,
      areas: [
        { kind: 'living', valueM2: 240 },
        { kind: 'plot', valueM2: 12_500 },
      ],
      offers: [{ purpose: 'sale', amountMinor: 125_000_000 }],
      features: ['pool', 'seaView'],
      otherFeatures: ['Owl roost'],
      texts: [
        { lang: 'en', title: null, description: '<p>A quiet house.</p>' },
        { lang: 'es', title: 'Cortijo con vistas' },
      ],
    })
    expect(house?.texts[1]?.description).toContain('"tranquila"')
    expect(house?.media.map(({ sourceUrl }) => sourceUrl?.slice(25))).toEqual(['1.jpg', '2.jpg', '3.jpg'])
    expect(room).toMatchObject({
      isStudio: true,
      offers: [{ purpose: 'rent', period: 'month', furnished: 'furnished' }],
    })
    expect(flat).toMatchObject({
      areas: [{ unit: 'sqft', value: 800 }],
      offers: [{ priceMode: 'onRequest' }],
    })
  })

  it('tells a column nobody knows, at its place', () => {
    expect(read.findings.find(({ code }) => code === 'field.noPlace')).toMatchObject({
      sourceId: '1',
      field: 'Owl box',
    })
    expect(about(read, 'price.periodUnknown')).toEqual(['3'])
  })
})

it('JSON says the same in the same names, or as programs spell them', async () => {
  const read = await readFeed(fixture('meridian/homes.json'))
  expect(read).toMatchObject({
    format: 'meridian-json',
    homes: [
      {
        sourceId: 'j-1',
        type: 'semiDetached',
        yearBuilt: 1990,
        status: 'sold',
        closing: { on: '2026-11-02', amountMinor: 31_000_000, currency: 'EUR' },
        suites: 1,
        openHouses: [
          { kind: 'openHouse', date: '2026-12-05', from: '11:00', until: '12:00' },
          { kind: 'openHouse', date: '2026-12-06', from: null, until: null },
          { kind: 'auction', date: '2027-01-31', from: '18:30', until: null },
        ],
        energy: { class: 'B' },
        place: { show: 'exact' },
        offers: [{ purpose: 'rentShort', period: 'day', amountMinor: 12_000 }],
        features: ['pool', 'balcony'],
        texts: [{ lang: 'en' }, { lang: 'pt', title: 'Casa junto ao rio' }],
      },
    ],
  })
  expect(codesOf(read)).toEqual([])
})

it.each([
  ['Ref.', 'reference'],
  ['PRECIO', 'price'],
  ['Wohnfläche', 'living_area'],
  ['Площадь участка', 'plot_area'],
  ['Photo 12', 'pictures'],
  ['Title-FR', 'title_fr'],
  ['livingArea', 'living_area'],
  ['Chambres', 'bedrooms'],
  ['Moon phase', null],
])('the heading %s is %s', (heading, field) => {
  expect(fieldOfHeading(heading)).toBe(field)
})

it('markup in a cell is none of the file', async () => {
  const table =
    'id,price,currency,city,country,description\n1,900000,EUR,Nerja,ES,"Two <b>rooms</b>,<br>one view"\n'
  const read = await readFeed(fileOf(table))
  expect(read).toMatchObject({ format: 'meridian-csv', homes: [{ texts: [{ lang: 'es' }] }] })
  expect(read.homes[0]?.texts[0]?.description).toContain('<strong>rooms</strong>')
  expect(codesOf(read)).not.toContain('file.bytesBefore')
})

it('a list in the words of another database is not ours, although some of them are', async () => {
  const read = await readFeed(fileOf('[{"ListingID": "1", "Price": 5, "Type": "x", "ACType": "0"}]'))
  expect(codesOf(read)).toEqual(['file.unrecognised'])
})

it('a table of something else is told by its headings', async () => {
  const read = await readFeed(fileOf('sku,colour,size,stock\n1,red,L,4\n'))
  expect(read.findings).toMatchObject([{ code: 'file.unrecognised' }])
  expect(read.findings[0]?.value).toContain('sku, colour, size, stock')
})

it('a rent of which no period is said is by the month', async () => {
  const read = await readFeed(fileOf('id,purpose,price,currency,city,country\n1,rent,900,EUR,Nerja,ES\n'))
  expect(read.homes).toMatchObject([{ offers: [{ purpose: 'rent', period: 'month', amountMinor: 90_000 }] }])
})

it.each([
  { next: 'https://homes.example/?page=2' },
  { page: 1, pages: 3 },
  { meta: { current_page: 3, last_page: 3 } },
])('one page of several withdraws nothing, and says so: %o', async (paging) => {
  const home = { id: '1', purpose: 'sale', type: 'villa', price: 250_000, city: 'Nerja', country: 'ES' }
  const page = await readFeed(fileOf(JSON.stringify({ ...paging, data: { items: [home] } })))
  expect(page).toMatchObject({ mode: 'event', seen: 1 })
  expect(codesOf(page)).toContain('meridian.onePage')
  expect(await readFeed(fileOf(JSON.stringify({ page: 1, pages: 1, listings: [home] })))).toMatchObject({
    mode: 'snapshot',
    seen: 1,
  })
})

it('JSON may be one object a line, wrapped, or begin with a byte-order mark', async () => {
  const home = (id: number) =>
    JSON.stringify({ id, price: 250000 + id, purpose: 'sale', type: 'villa', city: 'Nerja', country: 'ES' })
  for (const text of [
    `${home(1)}\n${home(2)}\n`,
    `\ufeff${home(1)}\n${home(2)}`,
    `\ufeff[${home(1)},${home(2)}]`,
    `{"data":{"listings":[${home(1)},${home(2)}]}}`,
    `{"status":"ok","response":{"records":[${home(1)},${home(2)}]}}`,
  ]) {
    const read = await readFeed(fileOf(text, 'homes.json'))
    expect(read).toMatchObject({ format: 'meridian-json', complete: true, seen: 2 })
    expect(read.homes.map(({ offers }) => offers[0]?.amountMinor)).toEqual([25000100, 25000200])
  }
  expect(await readFeed(fileOf(home(7), 'home.json'))).toMatchObject({ seen: 1, homes: [{ sourceId: '7' }] })
})

it('two columns for one field are told when they differ', async () => {
  const read = await readFeed(
    fileOf(
      'id;price;precio;purpose;type;city;country\n1;2500;99;rent;flat;Nerja;ES\n2;2500;2500;rent;flat;Nerja;ES',
    ),
  )
  expect(read.homes.map(({ offers }) => offers[0]?.amountMinor)).toEqual([250000, 250000])
  expect(read.findings.filter(({ code }) => code === 'field.repeated')).toMatchObject([
    { sourceId: '1', field: 'price', value: '99' },
  ])
})

it('takes a field nobody knows for the purpose where it says one, and a price alone for no sale then', async () => {
  const table = (rows: string) =>
    readFeed(fileOf(`id;cel;typ;cena;waluta;kraj;miasto;opis\n${rows}\n`, 'homes.csv'))
  const read = await table(
    '1;sprzedaż;mieszkanie;499000;PLN;Polska;Kraków;Jasne.\n2;wynajem;kawalerka;2300;PLN;Polska;Gdańsk;Blisko morza.',
  )
  expect(read.homes.map(({ offers }) => offers.map(({ purpose, period }) => [purpose, period]))).toEqual([
    [['sale', 'once']],
    [['rent', 'month']],
  ])
  expect(codesOf(read)).not.toContain('offer.inferred')
  const torn = await readFeed(
    fileOf('id,one,two,price,currency,country,city,type\n1,sale,rent,250000,EUR,PT,Tavira,house\n', 'a.csv'),
  )
  expect(about(torn, 'offer.inferred')).toEqual(['1'])
})
