/** search: what a search engine must answer; PostgreSQL is one, others may stand beside it. */
import type { Rates } from '#contract/money/exchange.ts'
import type { BoundingBox } from '#contract/search/places.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { SearchAnswer } from '#contract/search/search.ts'

/** An answer before listings are turned into cards. */
export type Found = Pick<SearchAnswer, 'total' | 'nextCursor' | 'facets' | 'histograms' | 'loosen'> & {
  ids: string[]
  bounds: BoundingBox | null
  /** Without prices: those belong to the listings. */
  cells?: { x: number; y: number; count: number; lat: number; lon: number; id?: string }[]
}

/** `rates` are those that the question's amounts are compared at; `now` is what ages are counted from. */
export type EngineAsk = { question: SearchQuestion; rates: Rates; now: Date }

export type SearchEngine = {
  /** @throws AppError 400 for a currency without a rate or a cursor that is none of this order's. */
  search: (ask: EngineAsk) => Promise<Found>
}
