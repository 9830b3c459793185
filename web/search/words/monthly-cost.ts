/** web/search: what a home of the list costs a month, all told, as the search reckons it. */
import { moneyOf } from '#contract/money/minor-units.ts'
import { loanStart, monthlyShare } from '#contract/search/loan.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { Card } from '#contract/search/search.ts'
import type { Money } from '#contract/vocabulary/common.ts'
import { perMonth } from '#contract/vocabulary/codes.ts'

type Priced = Pick<Card, 'purpose' | 'price' | 'converted' | 'charges'>

/**
 * In the currency of the question; null where the question does not
 * ask for it, or the home has no price in that.
 */
export function monthlyCost(home: Priced, raw: RawSearch, currency: string): Money | null {
  if (!raw.maxMonthly) return null
  const { price, converted, charges } = home
  const own = price.currency === currency ? price.amount : null
  const amount = own ?? (converted?.currency === currency ? converted.amount : null)
  if (amount === null || !price.amount) return null
  const stated = ((charges?.amount ?? 0) * amount) / price.amount
  if (home.purpose !== 'sale')
    return { amount: Math.round(amount * perMonth[price.period] + stated), currency }
  const share = monthlyShare({
    interest: Number(raw.interest ?? loanStart.interest),
    years: Number(raw.years ?? loanStart.years),
  })
  const loan = Math.max(0, amount - moneyOf(Number(raw.deposit ?? 0), currency).amount)
  return { amount: Math.round(loan * share + stated), currency }
}
