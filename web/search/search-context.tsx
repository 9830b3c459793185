/** web/search: the question on the page and what was answered, for every part of it. */
import { createContext, useContext, type ReactNode } from 'react'
import type { RawSearch } from '#contract/search-question.ts'
import type { Facets, Histogram } from '#contract/search.ts'
import type { Place } from '#contract/places.ts'
import type { View } from './addresses.ts'

export type SearchFacts = {
  raw: RawSearch
  view: View
  total: number
  place: Place | null
  facets: Facets | null
  histograms: { price: Histogram; area: Histogram } | null
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
