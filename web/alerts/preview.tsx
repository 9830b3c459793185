/** web/alerts: how many homes a search would have told of last month. */
import { useEffect, useState } from 'react'
import type { RawSearch } from '#contract/search/search-question.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { useFormat } from '#web/platform/formats/format.tsx'

/** Days. */
const month = '30'

/**
 * Homes that came in the last month and answer the question; null where nobody can say. Whoever asks for new
 * ones alone would have been told of each on the day it came.
 */
async function countLastMonth(raw: RawSearch): Promise<number | null> {
  const { sort: _sort, page: _page, cursor: _cursor, since: _since, ...asked } = raw
  try {
    const { search } = await browserApi()
    const { total } = await search.search({ query: { ...asked, since: month, limit: '1' } as never })
    return total
  } catch {
    return null
  }
}

export function Preview({ question }: { question: RawSearch }) {
  const [count, setCount] = useState<number | null>(null)
  const { plural } = useFormat()
  useEffect(() => {
    let isWanted = true
    void countLastMonth(question).then((found) => isWanted && setCount(found))
    return () => {
      isWanted = false
    }
  }, [question])
  return (
    <p className="small soft" aria-live="polite">
      {count === null
        ? '\u00a0'
        : count === 0
          ? 'Last month this would have found nothing new.'
          : `Last month this would have found ${plural(count, 'new home')}.`}
    </p>
  )
}
