/** web/search: from page to page by real links, and where one stands. */
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { addressWith } from '../question/addresses.ts'
import { useSearch } from '../search-context.tsx'
import styles from './pages.module.css'

/** Homes on a page. */
export const pageSize = 24
/** Pages deeper than 2,000 homes are not offered; a filter serves better there. */
export const deepest = Math.floor(2_000 / pageSize) + 1

export const lastPageOf = (total: number): number =>
  Math.max(1, Math.min(Math.ceil(total / pageSize), deepest))

/** Page numbers to show: the first, the last, those around; null stands for a gap. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last)
  if (page <= 2) shown.push(...[2, 3].filter((one) => one <= last))
  const sorted = [...new Set(shown)].toSorted((a, b) => a - b)
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1]
    return before !== undefined && one - before > 1 ? [null, one] : [one]
  })
}

export function Pages({ page }: { page: number }) {
  const { raw, view, total } = useSearch()
  const format = useFormat()
  const last = lastPageOf(total)
  if (total === 0) return null
  const to = (number: number) => addressWith(raw, { page: number === 1 ? undefined : String(number) }, view)
  const from = (page - 1) * pageSize + 1
  return (
    <nav className={styles.pages} aria-label="Pages">
      <span className="soft num">
        {format.number(from)} to {format.number(Math.min(total, from + pageSize - 1))} of{' '}
        {format.number(total)}
      </span>
      {last > 1 && (
        <ol>
          {pagesAround(page, last).map((number, index) => (
            <li key={number ?? `gap-${index}`}>
              {number === null ? (
                <span>…</span>
              ) : (
                <Link
                  to={to(number)}
                  aria-label={`Page ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {format.number(number)}
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      <span className={styles.pagesTurn}>
        {page > 1 && (
          <Link className="link" rel="prev" to={to(page - 1)}>
            <Icon of={ArrowLeft} small className="icon--turns" />
            {page < last ? <span className="quiet-text">Previous page</span> : 'Previous page'}
          </Link>
        )}
        {page < last && (
          <Link className="link" rel="next" to={to(page + 1)}>
            Next page
            <Icon of={ArrowRight} small className="icon--turns" />
          </Link>
        )}
      </span>
      {page === deepest && total > deepest * pageSize && (
        <p className="small soft">
          These are the first {format.number(deepest * pageSize)}. Another filter or a smaller area shows the
          rest.
        </p>
      )}
    </nav>
  )
}
