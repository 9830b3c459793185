/**
 * search: the usual limits of what a home costs a month and a square metre, in
 * round amounts of the asked currency and unit.
 */
import type { Facets } from '#contract/search/search.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import { squareMetresPer } from '#contract/vocabulary/common.ts'
import { perMonth } from '#contract/vocabulary/vocabulary.ts'
import { monthlyOf, perAreaOf, type Monthly } from './costs.rules.ts'

/** Whole euros a month, all told. */
const monthlyEuros: Record<Purpose, readonly number[]> = {
  sale: [500, 1_000, 1_500, 2_000, 3_000, 5_000],
  rent: [500, 1_000, 1_500, 2_000, 3_000, 5_000],
  rentShort: [1_000, 2_000, 3_000, 5_000, 8_000],
  lease: [500, 1_000, 2_000, 5_000, 10_000],
}
/** Euros for a square metre, a month where homes are let. */
const perAreaEuros: Record<Purpose, readonly number[]> = {
  sale: [1_000, 2_000, 3_000, 5_000, 8_000, 12_000],
  rent: [8, 12, 16, 20, 30, 50],
  rentShort: [10, 20, 40, 80, 150],
  lease: [5, 10, 20, 40, 80],
}

/** Largest amounts that the parameters take. */
const mostAmount = 999_999_999
const ladder = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** The nearest amount that people would name, at least one. */
function roundAmount(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  const far = (rung: number) => Math.abs(rung * power - value)
  const nearest = ladder.reduce((best, rung) => (far(rung) < far(best) ? rung : best))
  return Math.max(1, Math.round(nearest * power))
}

const amounts = (euros: readonly number[], factor: number): number[] =>
  [...new Set(euros.map((one) => roundAmount(one * factor)))].filter((most) => most <= mostAmount)

/** Each limit as it is asked for, and as homes are compared with it. */
export type CostSteps = {
  monthly: { most: number; bound: Monthly }[]
  perArea: { most: number; bound: number }[]
}

/** The steps of a question, `perEuro` units of its currency to the euro; the loan is the one that it says. */
export function costStepsOf(question: SearchQuestion, perEuro: number): CostSteps {
  const { purpose, period, areaUnit } = question
  const units = (perEuro * squareMetresPer[areaUnit]) / (purpose === 'sale' ? 1 : perMonth[period])
  return {
    monthly: amounts(monthlyEuros[purpose], perEuro).flatMap((most) => {
      const bound = monthlyOf({ question: { ...question, maxMonthly: most }, perEuro })
      return bound ? [{ most, bound }] : []
    }),
    perArea: amounts(perAreaEuros[purpose], units).flatMap((most) => {
      const bound = perAreaOf({ question, perEuro }, most)
      return bound === null ? [] : [{ most, bound }]
    }),
  }
}

export type CostCounts = Record<keyof CostSteps, ArrayLike<number>>

/** The counts under their amounts, left out where there is no home. */
export const nameCosts = (
  steps: CostSteps,
  counts: CostCounts,
): Required<Pick<Facets, 'monthly' | 'perArea'>> => ({
  monthly: named(steps.monthly, counts.monthly),
  perArea: named(steps.perArea, counts.perArea),
})

const named = (steps: readonly { most: number }[], counts: ArrayLike<number>): Record<string, number> =>
  Object.fromEntries(
    steps.map(({ most }, at) => [String(most), counts[at] ?? 0] as const).filter(([, count]) => count > 0),
  )
