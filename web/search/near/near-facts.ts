/** web/search: homes that come close and the wishes to trade, in words, for the page of results. */
import type { Rates } from '#contract/money/exchange.ts'
import type { Card } from '#contract/search/search.ts'
import type { Formats } from '#web/platform/formats/format.tsx'
import type { Answer } from '../question/ask.ts'
import type { SearchRequest } from '../question/read-request.ts'
import { shownIn } from '../question/visitor-units.ts'
import type { FilterWords } from '../words/filter-words.ts'
import { missWords } from './miss-words.ts'
import { tradeLinks, type TradeLink } from './trade-words.ts'

/** A home that comes close, and what it misses in words. */
export type NearHome = { home: Card; misses: string[] }

type Manner = {
  filters: readonly FilterWords[]
  words: Formats
  /** ISO 4217: of the question, and of the visitor. */
  currency: string
  shown: string
  rates: Rates
}

export function nearFacts(
  { near = [], trades = [], loosen = [] }: Answer,
  { raw, view }: Pick<SearchRequest, 'raw' | 'view'>,
  { filters, words, currency, shown, rates }: Manner,
): { near: NearHome[]; trades: TradeLink[] } {
  const reader = { words, asked: currency, shown, rates, q: raw.q ?? '' }
  return {
    near: near.map(({ card, misses }) => ({
      home: shownIn(card, shown, rates),
      misses: misses.map((miss) => missWords(miss, { ...reader, priced: card.price.currency })),
    })),
    trades: near.length === 0 ? [] : tradeLinks(trades, loosen, { raw, view, filters, words }),
  }
}
