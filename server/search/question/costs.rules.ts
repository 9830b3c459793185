/**
 * search: what homes cost a month, and a square metre, as whole
 * questions of numbers that homes are stored in.
 */
import { monthlyShare } from '#contract/search/loan.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import { squareMetresPer } from '#contract/vocabulary/common.ts'
import { perMonth } from '#contract/vocabulary/vocabulary.ts'

/**
 * A home passes when `max(0, price - deposit) * share * 100 + charges <= most`: euros, and cents of euros a
 * month. Both engines reckon in this order, so that doubles come out the same.
 */
export type Monthly = { share: number; deposit: number; most: number }

type Units = { question: SearchQuestion; perEuro: number }

/** Rents are what they are; a price is paid back as a loan. */
export function monthlyOf({ question, perEuro }: Units): Monthly | null {
  const { purpose, maxMonthly, deposit = 0, interest, years } = question
  if (maxMonthly === undefined) return null
  const most = Math.floor((maxMonthly / perEuro) * 100 + 0.5)
  if (purpose !== 'sale') return { share: 1, deposit: 0, most }
  return { share: monthlyShare({ interest, years }), deposit: Math.floor(deposit / perEuro + 0.5), most }
}

export const monthlyCents = (price: number, charges: number, { share, deposit }: Monthly): number =>
  Math.max(0, price - deposit) * share * 100 + charges

/** Euros for a square metre, a month where homes are let. */
export function perAreaOf({ question, perEuro }: Units, amount: number | undefined): number | null {
  if (amount === undefined) return null
  const { purpose, period, areaUnit } = question
  return ((amount / perEuro) * (purpose === 'sale' ? 1 : perMonth[period])) / squareMetresPer[areaUnit]
}
