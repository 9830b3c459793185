/** web/saved/collections: what who has a link sees of a collection: its homes, and nothing else. */
import type { ReactNode } from 'react'
import type { Reply } from '#contract/http/endpoint.ts'
import type { Card } from '#contract/search/search.ts'
import type { shared } from '#contract/saved/sharing.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFreshOnReturn } from './fresh-on-return.ts'
import styles from './collections.module.css'

type Props = {
  /** Null where the link leads nowhere. */
  found: Reply<typeof shared.get> | null
  renderCard: (card: Card, at: number) => ReactNode
}

export function SharedPage({ found, renderCard }: Props) {
  const format = useFormat()
  useFreshOnReturn()
  return (
    <main id="main" className={classNames('page', styles.collection)}>
      {found ? (
        <>
          <header className={styles.head}>
            <div>
              <p className="small soft">Somebody shows you these homes</p>
              <h1 className="title">
                <bdi translate="no">{found.name}</bdi>
              </h1>
              <p className="soft">{format.plural(found.items.length, 'home')}</p>
            </div>
          </header>
          <ul className="cards">
            {found.items.map((card, at) => (
              <li key={card.id}>{renderCard(card, at)}</li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState
          level="h1"
          title="This link leads nowhere any more"
          actions={
            <ButtonLink kind="primary" to="/property-listing">
              Search homes
            </ButtonLink>
          }
        >
          <p className="soft">It was ended, or is cut off. Please ask for a new one.</p>
        </EmptyState>
      )}
    </main>
  )
}
