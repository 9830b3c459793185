/** search: whole blocks answered from their marks, against the same homes looked at one by one. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flagNames } from '#contract/search/flags.ts'
import { searchQuestion } from '#contract/search/search-question.ts'
import { energyClasses, propertyTypes, tenures } from '#contract/vocabulary/vocabulary.ts'
import { toAsked } from '../../question/asked.rules.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { sinceDays } from '../../sql/packed.rules.ts'
import type { SourceRow } from '../store/facts.rules.ts'
import { planOf, type Plan } from './plan.ts'
import { resort } from '../store/resort.ts'
import { searchHomes } from '../search-homes.ts'
import { noWords } from '../text/asked-words.ts'
import { createHomes, putListing, type Homes } from '../store/store-home.ts'
import { countAlone, countMatches } from './walk.ts'

/** Its bit is the highest. */
const newestFlag = flagNames.at(-1) ?? 'new'
const today = new Date('2026-05-01T12:00:00Z')
const orNone = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null, freq: 5 })

/** One in some homes is a range, of one figure or of several. */
const more = fc.option(fc.integer({ min: 1, max: 9 }), { nil: 0, freq: 1 })
const above = (value: number | null, by: number) => (value === null ? null : value + by)

const home: fc.Arbitrary<SourceRow> = fc
  .record({
    purpose: fc.constantFrom('sale', 'rent'),
    type: fc.constantFrom(...propertyTypes.slice(0, 4)),
    path: fc.constant(['somewhere']),
    x: fc.integer({ min: -1_000, max: 1_000 }),
    y: fc.integer({ min: -1_000, max: 1_000 }),
    price: orNone(fc.integer({ min: 1, max: 40 }).map((step) => step * 25_000)),
    area: orNone(fc.integer({ min: 1, max: 400 })),
    plot: fc.constant(null),
    beds: orNone(fc.integer({ min: 0, max: 14 })),
    baths: orNone(fc.integer({ min: 0, max: 5 })),
    tenure: orNone(fc.constantFrom(...tenures)),
    energy: orNone(fc.constantFrom(...energyClasses)),
    featuresLow: fc.integer({ min: 0, max: 7 }),
    featuresHigh: fc.constant(0),
    flags: fc.integer({ min: 0, max: 2 ** flagNames.length - 1 }),
    sea: orNone(fc.integer({ min: 0, max: 12_000 })),
    available: orNone(fc.integer({ min: 20_000, max: 21_000 })),
    charges: fc.integer({ min: 0, max: 90_000 }),
    agency: fc.constant('one'),
    listed: fc
      .integer({ min: 0, max: 60 * 24 })
      .map((hours) => (today.getTime() - hours * 3_600_000) * 1_000),
    ends: fc.record({ price: more, area: more, plot: more, beds: more }),
  })
  .map(({ ends, ...row }) => ({
    ...row,
    priceMax: above(row.price, ends.price * 50_000),
    areaMax: above(row.area, ends.area * 30),
    plotMax: row.plot,
    bedsMax: above(row.beds, ends.beds),
  }))

const idOf = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

/** Some are taken out again, so that blocks have gaps. */
function homesOf(rows: readonly SourceRow[]): Homes {
  const homes = createHomes()
  const put = (number: number, row: SourceRow | null) =>
    putListing(homes, { id: idOf(number), rows: row ? [row] : [], words: [], titles: [] })
  for (const [number, row] of rows.entries()) put(number, row)
  Array.from(resort(homes))
  for (let number = 0; number < rows.length; number += 9) put(number, null)
  return homes
}

const filters = fc.record(
  {
    types: fc.subarray(propertyTypes.slice(0, 4), { minLength: 1 }).map((types) => types.join()),
    minBeds: fc.integer({ min: 0, max: 6 }).map(String),
    maxBeds: fc.integer({ min: 6, max: 12 }).map(String),
    minBaths: fc.integer({ min: 0, max: 4 }).map(String),
    minPrice: fc.integer({ min: 0, max: 500_000 }).map(String),
    maxPrice: fc.integer({ min: 500_000, max: 1_000_000 }).map(String),
    minArea: fc.integer({ min: 0, max: 400 }).map(String),
    tenure: fc.constantFrom(...tenures),
    energy: fc.constantFrom(...energyClasses),
    features: fc.constantFrom('parking', 'garden'),
    pets: fc.constant('1'),
    hideUnderOffer: fc.constant('1'),
    [newestFlag]: fc.constant('1'),
  },
  { requiredKeys: [] },
)

const manyHomes = fc.array(home, { minLength: 400, maxLength: 900, size: 'max' })

describe('whole blocks', () => {
  test('pass as their homes do, and nearly pass', { timeout: 60_000 }, () => {
    let answered = 0
    fc.assert(
      fc.property(manyHomes, fc.array(filters, { minLength: 20, maxLength: 20 }), (rows, asked) => {
        const homes = homesOf(rows)
        for (const raw of asked) {
          const question = searchQuestion.parse({ purpose: 'sale', ...raw })
          const plan = planOf(
            toAsked(question, { perEuro: 1, now: today, words: null, ranks: null }),
            homes,
            {
              said: null,
              unwanted: null,
            },
          ) as Plan
          const oneByOne = { ...plan, whole: false }
          if (plan.whole) answered++
          expect(countMatches(homes, plan)).toBe(countMatches(homes, oneByOne))
          const whole = countAlone(homes, plan)
          const single = countAlone(homes, oneByOne)
          for (const { bit } of plan.sieves) expect(whole[bit]).toBe(single[bit])
        }
      }),
      { seed: 1, numRuns: 10 },
    )
    expect(answered).toBeGreaterThan(100)
  })

  test('know how many of their homes were listed lately, whichever day it is', { timeout: 60_000 }, () => {
    const hours = fc.array(fc.integer({ min: -24 * 40, max: 24 * 40 }), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(manyHomes, hours, (rows, offsets) => {
        const homes = homesOf(rows)
        for (const offset of offsets) {
          const now = new Date(today.getTime() + offset * 3_600_000)
          const question = searchQuestion.parse({ purpose: 'rent', facets: '1' })
          const answer = searchHomes(homes, {
            question,
            position: null,
            perEuro: 1,
            now,
            ...noWords,
          })
          const there = rows.filter(({ purpose }, number) => purpose === 'rent' && number % 9 !== 0)
          const expected = sinceDays.flatMap((days): [string, number][] => {
            const from = (now.getTime() - days * dayMs) * 1_000
            const count = there.filter(({ listed }) => listed >= from).length
            return count > 0 ? [[String(days), count]] : []
          })
          expect(answer.facets?.since).toEqual(Object.fromEntries(expected))
        }
      }),
      { seed: 2, numRuns: 7 },
    )
  })
})
