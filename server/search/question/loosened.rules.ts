/** search: what stands in the way, in the words of the question. */
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Found } from './engine.ts'

type Loosenings = NonNullable<Found['loosen']>

/** Engines compare types alone; whoever asked for a category is told of that. */
export const asAsked = (loosenings: Loosenings, { category }: SearchQuestion): Loosenings =>
  category
    ? loosenings.map(({ filter, count }) => ({ filter: filter === 'types' ? 'category' : filter, count }))
    : loosenings
