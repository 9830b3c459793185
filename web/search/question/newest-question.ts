/** web/search: the question somebody asked last, which the page may not show yet. */
import { useNavigation } from 'react-router'
import { searchPath, viewOf, type View } from './addresses.ts'
import { tidy } from './tidy.ts'
import type { RawSearch } from '#contract/search/search-question.ts'

/**
 * Answers the question that is on its way, or else the address's: a
 * change to an older one would undo the newer.
 */
export function useNewestQuestion(): () => { raw: RawSearch; view: View } {
  const { location: coming } = useNavigation()
  return () => {
    const isSearch = coming?.pathname.toLowerCase() === searchPath
    const params = new URLSearchParams((isSearch ? coming : window.location).search)
    return { raw: tidy(params).raw, view: viewOf(params) }
  }
}
