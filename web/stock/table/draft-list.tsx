/** web/stock: what is being written and not published yet. */
import { Link } from 'react-router'
import type { DraftItem } from '#contract/stock/stock.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Button } from '#web/ui/button.tsx'
import { draftAddress } from '../addresses.ts'
import styles from './stock.module.css'

type Props = {
  drafts: readonly DraftItem[]
  hasMore: boolean
  isReading: boolean
  readMore: () => unknown
}

export function DraftList({ drafts, hasMore, isReading, readMore }: Props) {
  const { plural, ago } = useFormat()
  return (
    <section className={styles.drafts} aria-labelledby="drafts">
      <h2 id="drafts" className="subheading">
        Being written
      </h2>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Link className="row-main" to={draftAddress(draft.id)}>
              {draft.title === null ? 'A home without a name' : <bdi translate="no">{draft.title}</bdi>}
            </Link>
            <span className="row-sub">
              {draft.missing.length === 0
                ? 'Ready to be published'
                : `${plural(draft.missing.length, 'thing', 'things')} missing`}
            </span>
            <span className="row-sub">
              {draft.publishAt ? (
                <Due at={draft.publishAt} />
              ) : (
                <span>{`Last saved ${ago(draft.savedAt)}`}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button size="small" disabled={isReading} onClick={() => void readMore()}>
          Show more
        </Button>
      )}
    </section>
  )
}

function Due({ at }: { at: string }) {
  const { locale } = useFormat()
  const when = new Date(at).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
  return <span>{`Published by itself on ${when}`}</span>
}
