/** web/listings: what a loan costs a month, and what a listing itself says about running costs. */
import { perMonth } from '#contract/codes.ts'
import type { Listing } from '#contract/listings.ts'

/** What the visitor may change. `deposit` and `interest` in per cent, `years` whole. */
export type Loan = { deposit: number; interest: number; years: number }

/** Where the sliders stand at first; not an offer and not a forecast. */
export const startingLoan: Loan = { deposit: 25, interest: 4, years: 25 }

export const loanLimits = {
  deposit: { min: 0, max: 90, step: 5 },
  interest: { min: 0, max: 15, step: 0.1 },
  years: { min: 5, max: 40, step: 1 },
} as const

/** Reads a loan out of an address, keeping to the limits. */
export function readLoan(params: URLSearchParams): Loan {
  const read = (name: keyof Loan): number => {
    const text = params.get(name)
    const { min, max } = loanLimits[name]
    const value = text ? Number(text) : Number.NaN
    return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : startingLoan[name]
  }
  return { deposit: read('deposit'), interest: read('interest'), years: Math.round(read('years')) }
}

/** Deposit, loan and the level monthly payment that repays the loan, in the unit of `price`. */
export function repay(
  price: number,
  { deposit, interest, years }: Loan,
): { deposit: number; loan: number; monthly: number } {
  const down = (price * deposit) / 100
  const loan = price - down
  const rate = interest / 100 / 12
  const months = years * 12
  const monthly = rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months)
  return { deposit: down, loan, monthly }
}

type Cost = Listing['offers'][number]['costs'][number]

export type MonthlyCost = { kind: Cost['kind']; amount: number; currency: string; stated: Cost }

/** Recurring costs as the listing states them, each as a month's share in minor units; one-off sums are left out. */
export const monthlyCosts = (costs: readonly Cost[]): MonthlyCost[] =>
  costs
    .filter(({ period }) => period !== 'once')
    .map((stated) => ({
      kind: stated.kind,
      amount: Math.round(stated.amount * perMonth[stated.period]),
      currency: stated.currency,
      stated,
    }))
