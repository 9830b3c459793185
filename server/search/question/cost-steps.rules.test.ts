/** search: the usual limits of cost in other currencies, units and periods. */
import { expect, test } from 'vitest'
import { searchQuestion, type RawSearch } from '#contract/search/search-question.ts'
import { costStepsOf, nameCosts } from './cost-steps.rules.ts'

const limits = (raw: RawSearch, perEuro: number) => {
  const { monthly, perArea } = costStepsOf(searchQuestion.parse(raw), perEuro)
  return { monthly: monthly.map(({ most }) => most), perArea: perArea.map(({ most }) => most) }
}

test('limits are round in the asked currency and unit, and climb', () => {
  expect(limits({}, 1)).toEqual({
    monthly: [500, 1_000, 1_500, 2_000, 3_000, 5_000],
    perArea: [1_000, 2_000, 3_000, 5_000, 8_000, 12_000],
  })
  expect(limits({ currency: 'JPY' }, 163.4).monthly).toEqual([
    80_000, 150_000, 250_000, 300_000, 500_000, 800_000,
  ])
  // Whole units: the rent of a square foot has few.
  expect(limits({ areaUnit: 'sqft', currency: 'USD', purpose: 'rent' }, 1.1).perArea).toEqual([1, 2, 3, 5])
})

test('amounts that no address may say are left out', () => {
  for (const areaUnit of ['m2', 'ac', 'ha'])
    for (const most of limits({ areaUnit, currency: 'IDR' }, 18_000).perArea)
      expect(searchQuestion.safeParse({ maxPerArea: String(most) }).success).toBe(true)
})

test('limits that no home keeps are left out', () => {
  const steps = costStepsOf(searchQuestion.parse({}), 1)
  expect(nameCosts(steps, { monthly: [0, 0, 3, 3, 4, 9], perArea: [] })).toEqual({
    monthly: { '1500': 3, '2000': 3, '3000': 4, '5000': 9 },
    perArea: {},
  })
})
