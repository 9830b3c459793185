/** web/listings: at the foot of the page while homes are chosen to be compared. */
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { compareAddress } from '#web/platform/meta/home-address.ts'
import { clearCompared, useCompared } from './compared.ts'
import styles from './compare-bar.module.css'

export function CompareBar() {
  const ids = useCompared()
  const format = useFormat()
  if (ids.length === 0) return null
  return (
    <aside className={styles.compareBar} aria-label="Comparing">
      <output className="num">
        {ids.length === 1
          ? 'One home chosen. Choose another to compare.'
          : `${format.plural(ids.length, 'home')} chosen`}
      </output>
      <button type="button" className="link" onClick={clearCompared}>
        Clear
      </button>
      {ids.length > 1 ? (
        <ButtonLink to={compareAddress(ids)} kind="primary">
          Compare
        </ButtonLink>
      ) : (
        <Link className="link quiet-text" to={compareAddress(ids)}>
          See it alone
        </Link>
      )}
    </aside>
  )
}
