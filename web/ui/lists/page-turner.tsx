/** ui: the page before, what is shown, the page after; by real links. */
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Icon } from '../icon.tsx'
import './page-turner.css'

type Props = {
  /** From 1 to `last`. */
  page: number
  last: number
  /** Entries of a page, and of all pages. */
  size: number
  total: number
  to: (page: number) => string
}

/** Nothing where one page holds everything. */
export function PageTurner({ page, last, size, total, to }: Props) {
  const format = useFormat()
  if (last === 1) return null
  return (
    <nav className="page-turner" aria-label="Pages">
      {page > 1 ? (
        <Link className="link" rel="prev" to={to(page - 1)}>
          <Icon of={ArrowLeft} small className="icon--turns" />
          Previous page
        </Link>
      ) : (
        <span />
      )}
      <span className="soft num">
        {format.number((page - 1) * size + 1)} to {format.number(Math.min(total, page * size))} of{' '}
        {format.number(total)}
      </span>
      {page < last ? (
        <Link className="link" rel="next" to={to(page + 1)}>
          Next page
          <Icon of={ArrowRight} small className="icon--turns" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
