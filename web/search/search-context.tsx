/** web/search: the question on the page and what was answered, for every part of it. */
import { createContext, useContext, type ReactNode } from 'react'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { Facets, Histogram } from '#contract/search/search.ts'
import type { Place } from '#contract/search/places.ts'
import type { TravelTold } from '#contract/search/travel.ts'
import type { View } from './question/addresses.ts'
import type { NearHome } from './near/near-facts.ts'
import type { TradeLink } from './near/trade-words.ts'
import type { LeftOut } from './sentence/left-out.tsx'
import type { TravelNote } from './words/travel-words.ts'
import type { BarWords, FilterWords } from './words/filter-words.ts'

export type SearchFacts = {
  raw: RawSearch
  view: View
  total: number
  place: Place | null
  /** Counts of the question on the page: they decide which options are offered. */
  facets: Facets | null
  /** Counts of what is chosen in an open panel so far. */
  live?: Facets
  histograms: { price: Histogram; area: Histogram } | null
  /** The filters that are set, in words; and what the buttons of the bar say, empty for what is not set. */
  filters: readonly FilterWords[]
  bar: BarWords
  /** The visitor's sentence, as far as it is still asked; empty without one. */
  said: string
  /** Parts of the sentence that ask for nothing, and why. */
  unused: readonly LeftOut[]
  /** Other places of the name that was said, while its place is the one asked for. */
  others: readonly Place[]
  /** Homes that come close where few were found, and what may be traded for more. */
  near: readonly NearHome[]
  trades: readonly TradeLink[]
  /** What became of the travel times that were asked for, and what nobody knows of them. */
  travel: readonly TravelTold[]
  travelNotes: readonly TravelNote[]
  /** ISO 4217: what prices in the question and in the histogram are in. */
  currency: string
}

const SearchContext = createContext<SearchFacts | null>(null)

export function SearchProvider({ facts, children }: { facts: SearchFacts; children: ReactNode }) {
  return <SearchContext value={facts}>{children}</SearchContext>
}

export function useSearch(): SearchFacts {
  const facts = useContext(SearchContext)
  if (!facts) throw new Error('A part of the search page stands outside SearchProvider')
  return facts
}
