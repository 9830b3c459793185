/** web/search: what near homes miss and what may be traded, in words and as addresses. */
import { describe, expect, it } from 'vitest'
import type { Miss, Trade } from '#contract/search/near.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import { formatsFor } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { activeFilters } from '../words/filter-words.ts'
import { missWords } from './miss-words.ts'
import { tradeLinks } from './trade-words.ts'

const rate = (currency: string, perEuro: number) => ({
  currency,
  name: currency,
  perEuro,
  exponent: 2,
  date: '2026-11-20',
  source: 'by definition',
})
const rates = new Map([
  ['EUR', rate('EUR', 1)],
  ['GBP', rate('GBP', 0.8)],
])
const words = formatsFor(defaultPreferences, '2026-11-20T12:00:00Z')
const miss = (wish: Miss['wish'], by: number | null = null, what: string | null = null): Miss => ({
  wish,
  by,
  what,
})

describe('what a home misses', () => {
  const reader = { words, asked: 'EUR', shown: 'EUR', rates, q: 'sea view' }
  const say = (one: Miss, more = {}) => missWords(one, { ...reader, ...more })

  it('is no more exact than the rate, where the home is priced in another currency', () => {
    expect(say(miss('maxPrice', 734_128), { priced: 'AUD' })).toBe('€734,100 over budget')
    expect(say(miss('maxPrice', 734_128), { priced: 'EUR' })).toBe('€734,128 over budget')
  })

  it.each([
    [miss('place', 12_340), '12 km away'],
    [miss('area', 12), 'Just outside'],
    [miss('maxPrice', 20_000), '€20,000 over budget'],
    [miss('minPrice', 500), '€500 under your range'],
    [miss('maxPrice'), 'Price on request'],
    [miss('minBeds', 1), '1 bedroom fewer'],
    [miss('maxBeds', 2), '2 bedrooms more'],
    [miss('minBeds'), 'Bedrooms not stated'],
    [miss('minBaths', 1), '1 bathroom fewer'],
    [miss('minArea', 12), '12 m² smaller'],
    [miss('maxPlot', 20_000), 'Plot 2 ha larger'],
    [miss('minPlot'), 'Plot not stated'],
    [miss('features', null, 'pool'), 'Without “Swimming pool”'],
    [miss('types', null, 'villa'), 'Villa instead'],
    [miss('tenure', null, 'leasehold'), 'Leasehold instead'],
    [miss('energy'), 'Energy class not stated'],
    [miss('new'), 'Without “New build”'],
    [miss('hideUnderOffer'), 'Under offer already'],
    [miss('since', 12), 'Listed 12 days earlier'],
    [miss('maxMonthly'), 'Costs more a month, or does not say'],
    [miss('minPerArea'), 'Cheaper for its area'],
    [miss('maxPerArea'), 'Dearer for its area'],
    [miss('sea'), 'Farther from the sea'],
    [miss('available'), 'Free later, or does not say'],
    [miss('travel'), 'Takes longer to get there'],
    [miss('q'), 'Does not say all of “sea view”'],
  ])('%o is said as %s', (one, said) => {
    expect(say(one)).toBe(said)
  })

  it('is told in the visitor’s currency and measures', () => {
    expect(say(miss('maxPrice', 20_000), { shown: 'GBP' })).toBe('£16,000 over budget')
    const inFeet = formatsFor({ ...defaultPreferences, areaUnit: 'sqft' }, '2026-11-20T12:00:00Z')
    expect(say(miss('radius', 8_047), { words: inFeet })).toBe('5 mi away')
    expect(say(miss('minArea', 10), { words: inFeet })).toBe('108 sq ft smaller')
  })
})

describe('the wishes to trade', () => {
  const raw: RawSearch = {
    place: 'geonames:1',
    maxPrice: '600000',
    currency: 'EUR',
    minBeds: '3',
    features: 'pool',
  }
  const asked = { raw, view: 'grid' as const, filters: activeFilters(raw, null, words), words }
  const trade = (wishes: Trade['wishes'], to: Trade['to'], count: number): Trade => ({ wishes, to, count })
  const one = (wish: Miss['wish'], what: string | null = null) => [{ wish, what }]

  it('are links that change one wish and keep the others', () => {
    const links = tradeLinks(
      [
        trade(one('maxPrice'), { maxPrice: '620000' }, 14),
        trade(one('minBeds'), { minBeds: '2' }, 9),
        trade(one('place'), { place: null, near: '38.7,-9.1', radius: '25000' }, 31),
        trade(one('features', 'pool'), { features: null }, 3),
      ],
      [],
      asked,
    )
    expect(links.map(({ labels, count }) => [labels.join(), count])).toEqual([
      ['Look up to €620k', 14],
      ['2 bedrooms are enough', 9],
      ['Within 25 km', 31],
      ['Without “Swimming pool”', 3],
    ])
    expect(links.map(({ to }) => to)).toEqual([
      '/property-listing?place=geonames:1&maxPrice=620000&currency=EUR&minBeds=3&features=pool',
      '/property-listing?place=geonames:1&maxPrice=600000&currency=EUR&minBeds=2&features=pool',
      '/property-listing?maxPrice=600000&currency=EUR&minBeds=3&features=pool&near=38.7%2C-9.1&radius=25000'.replace(
        '%2C',
        ',',
      ),
      '/property-listing?place=geonames:1&maxPrice=600000&currency=EUR&minBeds=3',
    ])
  })

  it('name each wish once: what is traded is not offered to be given up as well', () => {
    const links = tradeLinks(
      [trade(one('minBeds'), { minBeds: '2' }, 9)],
      [
        { filter: 'minBeds', count: 30 },
        { filter: 'minPrice', count: 12 },
        { filter: 'maxPrice', count: 8 },
      ],
      {
        ...asked,
        raw: { ...raw, minPrice: '100000' },
        filters: activeFilters({ ...raw, minPrice: '100000' }, null, words),
      },
    )
    expect(links.map(({ labels, count }) => [labels.join(), count])).toEqual([
      ['2 bedrooms are enough', 9],
      ['Without “€100k to €600k”', 12],
    ])
  })

  it('look at all types where those of homes were taken for granted', () => {
    const [link] = tradeLinks([], [{ filter: 'category', count: 5 }], asked)
    expect(link?.labels).toEqual(['All types'])
    expect(new URL(link?.to ?? '', 'https://meridian.example').searchParams.get('category')).toBe(
      'homes,commercial,land,parking',
    )
  })

  it('say two wishes that only help together as one', () => {
    const both = trade([...one('maxPrice'), ...one('minBeds')], { maxPrice: '620000', minBeds: null }, 4)
    expect(tradeLinks([both], [], asked)[0]).toMatchObject({
      labels: ['Look up to €620k', 'Without “3+ bedrooms”'],
      to: '/property-listing?place=geonames:1&maxPrice=620000&currency=EUR&features=pool',
    })
  })
})
