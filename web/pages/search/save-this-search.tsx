/** web/pages: the button of the search page that saves what is asked there. */
import { SaveSearch } from '#web/alerts/save-search.tsx'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useSay } from '#web/platform/speech/speech.tsx'
import { inFull } from '#web/search/question/categories.ts'
import { headingOf } from '#web/search/results/heading.ts'
import { useSearch } from '#web/search/search-context.tsx'

/**
 * It is called what the visitor said, else its filters, else what the page is called, in the page's
 * language. What the page takes for granted is kept with it, so that it is told of what the page shows
 * and of nothing else.
 */
export function SaveThisSearch() {
  const { raw, place, said, filters } = useSearch()
  const format = useFormat()
  const say = useSay()
  const words = said || filters.map(({ label }) => say(label)).join(format.comma)
  const { page: _page, cursor: _cursor, ...question } = raw
  return (
    <SaveSearch
      question={inFull(question)}
      // Of five, for of two some languages say both in one word.
      name={words || say(headingOf(raw, place, 5, format).words).replace(/^\S+ /, '')}
    />
  )
}
