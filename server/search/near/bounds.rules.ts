/**
 * search: which figure each bound of a question is about, for every engine that writes its questions in SQL.
 */
import type { SearchParameter } from '#contract/search/search-question.ts'
import type { Asked } from '../question/asked.rules.ts'
import type { FigureName } from './wishes.rules.ts'

/** `end`: of the figure, which may be a range; it must be at least, or at most, the bound. */
export type Bound = { filter: SearchParameter; figure: FigureName; end: 'least' | 'most'; bound: number }

/** The bounds that are set. */
export function boundsOf(asked: Asked): Bound[] {
  const bounds: [SearchParameter, FigureName, 'least' | 'most', number | null][] = [
    ['minPrice', 'price', 'least', asked.minPrice],
    ['maxPrice', 'price', 'most', asked.maxPrice],
    ['minBeds', 'beds', 'least', asked.minBeds],
    ['maxBeds', 'beds', 'most', asked.maxBeds],
    ['minBaths', 'baths', 'least', asked.minBaths],
    ['minArea', 'area', 'least', asked.minArea],
    ['maxArea', 'area', 'most', asked.maxArea],
    ['minPlot', 'plot', 'least', asked.minPlot],
    ['maxPlot', 'plot', 'most', asked.maxPlot],
  ]
  return bounds.flatMap(([filter, figure, end, bound]) =>
    bound === null ? [] : [{ filter, figure, end, bound }],
  )
}
