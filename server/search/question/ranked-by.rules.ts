/** search: the words that `sort=relevance` ranks homes by. */
import { plainly } from '#contract/search/quoted.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'

/** Preferred words count wherever a home says them; words that every match says anyway count in its title. */
export function rankedBy({
  sort,
  q,
  prefer,
}: Pick<SearchQuestion, 'sort' | 'q' | 'prefer'>): { text: string; column: 'words' | 'title_words' } | null {
  if (sort !== 'relevance') return null
  if (prefer !== undefined) return { text: prefer, column: 'words' }
  if (q === undefined) return null
  return { text: plainly(q), column: 'title_words' }
}
