/**
 * web/search: the parts around homes that come close: what each misses,
 * and the wishes that can be traded for more.
 */
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useSearch } from '../search-context.tsx'
import styles from './near.module.css'

/** A tap changes the question by one wish; the chip says for how many homes. */
export function Trades() {
  const { trades } = useSearch()
  const format = useFormat()
  if (trades.length === 0) return null
  return (
    <nav className={styles.trades} aria-label="Trade a wish">
      <ul>
        {trades.map(({ labels, to, count }) => (
          <li key={to}>
            <Link className={styles.trade} to={to} preventScrollReset>
              <span>
                {labels.map((label, at) => (
                  <Fragment key={label}>
                    {at > 0 && ' · '}
                    <bdi translate="yes">{label}</bdi>
                  </Fragment>
                ))}
              </span>
              <span className="quiet-text">, </span>
              <b className="num">{format.plural(count, 'home')}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Above the near homes where a few were found; where none was, the page's own heading says it. */
export function NearHeading() {
  const { total } = useSearch()
  if (total === 0) return null
  return <h2 className={styles.nearHeading}>These come close too</h2>
}
