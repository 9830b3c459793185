/** web/listings: what a loan costs a month, and what a listing itself says about running costs. */
import { monthlyShare } from '#contract/search/loan.ts'
import { perMonth } from '#contract/vocabulary/codes.ts'
import type { Listing } from '#contract/listings/listings.ts'

/**
 * What the visitor may change. `deposit` and `interest` in per cent, `years` whole;
 * no interest is null until somebody says one.
 */
export type Loan = { deposit: number; interest: number | null; years: number }
/** A loan of which everything is known. */
export type WholeLoan = Loan & { interest: number }

export const isWhole = (loan: Loan): loan is WholeLoan => loan.interest !== null

/**
 * Where the sliders stand at first; not an offer and not a forecast.
 * `rate` in per cent, where an average is known.
 */
export const startingLoan = (rate: number | null): Loan => ({
  deposit: 25,
  interest: rate === null ? null : Math.round(rate * 10) / 10,
  years: 25,
})

export const loanLimits = {
  deposit: { min: 0, max: 90, step: 5 },
  interest: { min: 0, max: 60, step: 0.1 },
  years: { min: 5, max: 40, step: 1 },
} as const

/** A number as people write it, with a point or a comma, kept to the limits; null for anything else. */
export function readKnob(name: keyof Loan, text: string | null): number | null {
  const { min, max } = loanLimits[name]
  const value = text?.trim() ? Number(text.replace(',', '.')) : Number.NaN
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : null
}

/** Reads a loan out of an address; what it does not say stays at the start. */
export function readLoan(params: URLSearchParams, start: Loan): Loan {
  const read = (name: keyof Loan) => readKnob(name, params.get(name))
  return {
    deposit: read('deposit') ?? start.deposit,
    interest: read('interest') ?? start.interest,
    years: Math.round(read('years') ?? start.years),
  }
}

/** Deposit, loan and the level monthly payment that repays the loan, in the unit of `price`. */
export function repay(
  price: number,
  { deposit, interest, years }: WholeLoan,
): { deposit: number; loan: number; monthly: number } {
  const down = (price * deposit) / 100
  const loan = price - down
  return { deposit: down, loan, monthly: loan * monthlyShare({ interest, years }) }
}

type Cost = Listing['offers'][number]['costs'][number]

export type MonthlyCost = { kind: Cost['kind']; amount: number; currency: string; stated: Cost }

/**
 * Recurring costs as the listing states them, each as a month's
 * share in minor units; one-off sums are left out.
 */
export const monthlyCosts = (costs: readonly Cost[]): MonthlyCost[] =>
  costs
    .filter(({ period }) => period !== 'once')
    .map((stated) => ({
      kind: stated.kind,
      amount: Math.round(stated.amount * perMonth[stated.period]),
      currency: stated.currency,
      stated,
    }))
