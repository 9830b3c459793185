/** contract: the search question read strictly for the API, leniently for pages, and written in one way. */
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { eachFlag } from './flags.ts'
import { loanStart } from './loan.ts'
import { encodeAreas } from '../vocabulary/polyline.ts'
import {
  hasWhere,
  readSearch,
  searchParameterNames,
  searchQuestion,
  type RawSearch,
} from './search-question.ts'

const read = (address: string) => readSearch(new URLSearchParams(address))
const triangle = encodeAreas([
  [
    [
      [0, 0],
      [50, 0],
      [50, 50],
    ],
  ],
])

const everything: RawSearch = {
  purpose: 'rent',
  place: 'admin2:GB.ENG.K3',
  box: '170,-20.5,-170.25,10',
  area: triangle,
  near: '38.7,-9.1',
  radius: '1500',
  travel: '25,bicycle,38.70000,-9.10000,Belém;10,foot,school',
  travelMatch: 'any',
  minPrice: '500',
  maxPrice: '2500',
  currency: 'GBP',
  period: 'week',
  minBeds: '0',
  maxBeds: '3',
  minBaths: '1',
  minArea: '400',
  maxArea: '900',
  minPlot: '1',
  maxPlot: '2',
  minPerArea: '1000',
  maxPerArea: '5000',
  maxMonthly: '1800',
  deposit: '60000',
  interest: '3.5',
  years: '30',
  sea: '2000',
  available: '30',
  prefer: 'bright',
  areaUnit: 'sqft',
  types: 'apartment,house',
  features: 'garden,lift',
  tenure: 'freehold',
  energy: 'A,B',
  ...eachFlag(() => '1'),
  since: '14',
  agency: '0192f0c1-7f3a-7cc2-8a10-3f5b6a7c8d9e',
  q: 'sea view',
  not: 'ground floor',
  said: 'flat with a sea view',
  called: 'Rue Grimaldi',
  sort: 'distance',
  page: '2',
  limit: '48',
  facets: '1',
  costs: '1',
  cells: '24x16',
}

describe('the strict question', () => {
  it('has defaults for what is not said', () => {
    expect(searchQuestion.parse({})).toEqual({
      purpose: 'sale',
      travelMatch: 'all',
      currency: 'EUR',
      period: 'month',
      areaUnit: 'm2',
      sort: 'newest',
      page: 1,
      limit: 24,
      interest: loanStart.interest,
      years: loanStart.years,
    })
  })

  it('understands every parameter', () => {
    const question = searchQuestion.parse(everything)
    expect(question).toMatchObject({
      box: { west: 170, south: -20.5, east: -170.25, north: 10 },
      near: { lat: 38.7, lon: -9.1 },
      minPrice: 500,
      types: ['apartment', 'house'],
      pets: true,
      page: 2,
      cells: { columns: 24, rows: 16 },
    })
    const asked = Object.keys(everything)
    expect(Object.keys(question).toSorted()).toEqual(asked.toSorted())
    // Types say more than their categories, and a cursor than a page.
    expect(searchParameterNames.filter((name) => !asked.includes(name)).toSorted()).toEqual([
      'category',
      'cursor',
    ])
  })

  it('takes each word of a list once', () => {
    expect(searchQuestion.parse({ types: 'house,,apartment,house' }).types).toEqual(['house', 'apartment'])
  })

  test.each<[string, RawSearch]>([
    ['maxPrice', { minPrice: '2', maxPrice: '1' }],
    ['maxBeds', { minBeds: '2', maxBeds: '1' }],
    ['maxArea', { minArea: '2', maxArea: '1' }],
    ['maxPlot', { minPlot: '2', maxPlot: '1' }],
    ['cells', { cells: '2x2' }],
    ['costs', { costs: '1' }],
    ['radius', { radius: '5' }],
    ['sort', { sort: 'distance' }],
    ['limit', { limit: '0' }],
    ['page', { page: '85' }],
    ['types', { types: ',' }],
    ['category', { category: 'boats' }],
    ['category', { category: 'land', types: 'farm' }],
    ['minBeds', { minBeds: '-1' }],
    ['since', { since: '1e2' }],
    ['box', { box: '1,2,3,4,5' }],
    ['near', { near: '1' }],
  ])('says that %s is wrong', (field, raw) => {
    const { error } = searchQuestion.safeParse(raw)
    expect(error?.issues.map((issue) => issue.path[0])).toEqual([field])
  })

  it('lets pages reach two thousand homes deep and cursors anywhere', () => {
    expect(searchQuestion.safeParse({ limit: '50', page: '41' }).success).toBe(true)
    expect(searchQuestion.safeParse({ limit: '50', page: '42' }).success).toBe(false)
    expect(searchQuestion.safeParse({ limit: '50', page: '42', cursor: 'x' }).success).toBe(true)
  })
})

describe('the lenient question', () => {
  it('keeps what is valid, in one order, without defaults', () => {
    const { raw } = read('sort=newest&limit=24&minBeds=2&page=1&purpose=sale&currency=EUR&minPrice=1000')
    expect(Object.entries(raw)).toEqual([
      ['minPrice', '1000'],
      ['minBeds', '2'],
    ])
  })

  it('drops what is unknown, empty or invalid, and nothing else', () => {
    expect(read('utm_source=x&minBeds=&maxBeds=many&types=castle-in-the-air&pets=1&__proto__=1').raw).toEqual(
      {
        pets: '1',
      },
    )
  })

  it('drops what contradicts the rest', () => {
    expect(read('minPrice=5&maxPrice=4&sort=distance&radius=9&cells=2x2').raw).toEqual({ minPrice: '5' })
  })

  it('comes back as it went, whatever is asked', () => {
    const some = fc.subarray(Object.keys(everything) as (keyof RawSearch)[])
    fc.assert(
      fc.property(some, fc.string(), (names, noise) => {
        const asked = Object.fromEntries(names.map((name) => [name, everything[name]])) as Record<
          string,
          string
        >
        const first = readSearch(new URLSearchParams({ ...asked, noise }))
        const second = readSearch(new URLSearchParams(first.raw as Record<string, string>))
        expect(second).toEqual(first)
        expect(searchQuestion.parse(first.raw)).toEqual(first.question)
      }),
    )
  })

  it('survives any address', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...searchParameterNames), fc.string()), (asked) => {
        expect(searchQuestion.safeParse(readSearch(new URLSearchParams(asked)).raw).success).toBe(true)
      }),
    )
  })
})

test('hasWhere knows the four ways to say where', () => {
  expect(
    [{ place: 'country:PT' }, { box: '1,1,2,2' }, { area: triangle }, { near: '1,1' }].every(hasWhere),
  ).toBe(true)
  expect(hasWhere({ q: 'Lisbon' })).toBe(false)
})
