/** search: what a search engine must answer; PostgreSQL is one, others may stand beside it. */
import type { Rates } from '#contract/money/exchange.ts'
import type { Miss } from '#contract/search/near.ts'
import type { BoundingBox, Place } from '#contract/search/places.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { SearchAnswer } from '#contract/search/search.ts'

/** An answer before listings are turned into cards. */
export type Found = Pick<
  SearchAnswer,
  'total' | 'nextCursor' | 'facets' | 'histograms' | 'loosen' | 'trades'
> & {
  ids: string[]
  bounds: BoundingBox | null
  /** Amounts as they are stored: money in whole euros, rents per month. */
  near?: { id: string; misses: Miss[] }[]
  /** Without prices: those belong to the listings. */
  cells?: { x: number; y: number; count: number; lat: number; lon: number; id?: string }[]
}

export type EngineAsk = {
  question: SearchQuestion
  /** What the question's amounts are compared at. */
  rates: Rates
  /** What ages are counted from. */
  now: Date
  /** The place that the question names, for homes near it; not where it names none, or nobody knows it. */
  place?: Place | null
}

export type SearchEngine = {
  /** @throws AppError 400 for a currency without a rate or a cursor that is none of this order's. */
  search: (ask: EngineAsk) => Promise<Found>
}
