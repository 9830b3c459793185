/**
 * feeds: prices and areas as people write them: with magnitudes, marks, units and words around the number.
 */
import { describe, expect, it } from 'vitest'
import { fileOf, readFeed } from '#tests/support/feeds.ts'
import { kyeroFile, kyeroHome } from '#tests/support/feed-files.ts'
import { readAmount } from './amounts.rules.ts'
import { readArea } from './area-text.rules.ts'
import { unitOfWords } from './units.rules.ts'

const known = new Set(['EUR', 'USD', 'GBP', 'CHF', 'INR', 'ALL'])
const amount = (text: string) => readAmount(text, (code) => known.has(code))

describe('a price', () => {
  it.each([
    ['1.25m', 1_250_000],
    ['€ 350k', 350_000],
    ['1.5M€', 1_500_000],
    ['2 Mio.', 2_000_000],
    ['EUR 1.250 Mio', 1_250_000],
    ['1,2 млн', 1_200_000],
    ['350 тыс. руб.', 350_000],
    ['85 Lakh', 8_500_000],
    ['1.2 Cr', 12_000_000],
    ['12,50,000', 1_250_000],
    ['Rs. 2,50,00,000', 25_000_000],
    ['5,200万円', 52_000_000],
    ['٣٥٠٠٠٠', 350_000],
    ['250.000,-', 250_000],
    ['€ 350.000,- k.k.', 350_000],
    ['CHF 1’250’000.–', 1_250_000],
    ['1e6', 1_000_000],
  ])('%s is %d', (text, value) => expect(amount(text)?.value).toBe(value))

  it.each([
    'SOLD',
    '350 mil',
    '2 rooms',
    '3 5 0 0',
    '1億2000万円',
    '£1,200 pcm (£277 pw)',
    '400k - 300k',
    '',
  ])('%j is none, or could be two', (text) => expect(amount(text)).toBeNull())

  it('says what stands around it', () => {
    expect(amount('From £250,000')).toMatchObject({ currencies: ['£'], mode: 'from' })
    expect(amount('Offers in excess of 250000')).toMatchObject({ mode: 'offersOver' })
    expect(amount('850 pw')).toMatchObject({ value: 850, period: 'week' })
    expect(amount('1.200 €/Monat')).toMatchObject({ value: 1_200, period: 'month' })
    expect(amount('350k–400k')).toMatchObject({ value: 350_000, max: 400_000 })
  })
})

const home = (id: number, fields: Record<string, string>) => kyeroHome(id, fields)
const offersOf = async (fields: Record<string, string>) => {
  const { homes, findings } = await readFeed(fileOf(kyeroFile([home(1, fields)])))
  return { offer: homes[0]?.offers[0], codes: findings.map(({ code }) => code) }
}

it.each([
  [{ price: '$ 350,000', currency: 'EUR' }, 'currency.two'],
  [{ price: '350.000 USD', currency: 'EUR' }, 'currency.two'],
  [{ price: '850 pw', currency: 'EUR' }, 'price.periodUnknown'],
  [{ price: '12.5', currency: 'EUR' }, 'price.implausible'],
])('%o is on request, and told: %s', async (fields, code) => {
  const { offer, codes } = await offersOf(fields)
  expect(offer).toMatchObject({ priceMode: 'onRequest', amountMinor: null })
  expect(codes).toContain(code)
})

it('a sign beside the price is its currency where none is named', async () => {
  const { offer } = await offersOf({ price: '£350,000', currency: '' })
  expect(offer).toMatchObject({ amountMinor: 35_000_000, currency: 'GBP' })
})

describe('an area', () => {
  it.each([
    ['120', 120, null],
    ['ca. 120 m²', 120, 1],
    ['1,200 sq. ft.', 1_200, 0.09290304],
    ['1200 ft2', 1_200, 0.09290304],
    ['6 соток', 6, 100],
    ['25 perches', 25, 25.29285264],
    ['30坪', 30, 400 / 121],
    ['½ acre', 0.5, 4_046.8564224],
    ['1 ha 20 a', 1.2, 10_000],
    ['850 sq ft (79 m²)', 850, 0.09290304],
    ['120 m2 aprox', 120, 1],
  ])('%s is %d', (text, value, m2) => {
    const read = readArea(text, 'whole')
    expect(read?.value).toBeCloseTo(value, 9)
    expect(read?.unit ? unitOfWords(read.unit)?.m2 : null).toBe(m2)
  })

  it('may be a range, and is none where two numbers say different things', () => {
    expect(readArea('100 - 120 m2', 'whole')).toMatchObject({ value: 100, max: 120, unit: 'm2' })
    expect(readArea('120 / 140', 'whole')).toBeNull()
  })

  it('in a unit that is not the same everywhere is left out and told', async () => {
    const of = (built: string) =>
      readFeed(fileOf(kyeroFile([home(1, { surface_area: `<built>${built}</built>` })])))
    const marla = await of('10 marla')
    expect(marla.homes[0]?.areas).toEqual([])
    expect(marla.findings).toContainEqual(expect.objectContaining({ code: 'area.unit', value: 'marla' }))
    expect((await of('1200 sqft')).homes[0]?.areas).toMatchObject([{ value: 1_200, unit: 'sqft' }])
  })
})
