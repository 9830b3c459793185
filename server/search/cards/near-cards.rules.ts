/** search: what a home misses of a price, told in the currency and period of the question. */
import { convert, type Rates } from '#contract/money/exchange.ts'
import { wholeUnits } from '#contract/money/minor-units.ts'
import type { Miss } from '#contract/search/near.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Card } from '#contract/search/search.ts'
import { perMonth } from '#contract/vocabulary/vocabulary.ts'

/**
 * Engines compare whole euros; people are told the difference between
 * the asking price and the amount they named.
 */
export function toldMiss(miss: Miss, card: Card, question: SearchQuestion, rates: Rates): Miss {
  const { wish, by } = miss
  if ((wish !== 'maxPrice' && wish !== 'minPrice') || by === null) return miss
  const asking = askingPrice(card, question, rates)
  if (asking === null) return miss
  return { ...miss, by: Math.max(1, Math.round(Math.abs(asking - (question[wish] ?? 0)))) }
}

/** Whole units of the question's currency, for the question's period. */
function askingPrice(
  { price }: Card,
  { purpose, currency, period }: SearchQuestion,
  rates: Rates,
): number | null {
  if (price.amount === null) return null
  const converted = convert({ amount: price.amount, currency: price.currency }, currency, rates)
  if (!converted) return null
  const share = purpose === 'sale' ? 1 : perMonth[price.period] / perMonth[period]
  return wholeUnits(converted) * share
}
