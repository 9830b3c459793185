/**
 * web/search: the currency and the area unit that a question is asked in, and in which its answer is shown.
 */
import { convert, type Rates } from '#contract/money/exchange.ts'
import { moneyNames } from '#contract/search/money-names.ts'
import type { Card } from '#contract/search/search.ts'
import type { Preferences } from '#web/platform/kept/preferences.ts'
import type { SearchRequest } from './read-request.ts'

/**
 * Prices and areas of the question are in its own units; without any they
 * are asked for, and shown, in the visitor's.
 */
export function unitsFor({ raw }: SearchRequest, { currency, areaUnit }: Preferences) {
  const hasPrice = moneyNames.some((name) => raw[name] !== undefined)
  const hasArea = raw.minArea ?? raw.maxArea ?? raw.minPlot ?? raw.maxPlot ?? raw.minPerArea ?? raw.maxPerArea
  return {
    currency: hasPrice ? (raw.currency ?? 'EUR') : currency,
    ...(!hasArea && areaUnit !== 'm2' ? { areaUnit } : {}),
  }
}

/** A card with its price about in the visitor's currency, whatever the question was asked in. */
export function shownIn(home: Card, currency: string, rates: Rates): Card {
  const { amount, currency: own } = home.price
  const converted =
    amount === null || own === currency ? null : convert({ amount, currency: own }, currency, rates)
  return { ...home, converted }
}
