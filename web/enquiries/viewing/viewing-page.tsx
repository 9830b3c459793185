/** web/enquiries: the page of a mail's link: the times an agency proposes, and the choice among them. */
import { useState } from 'react'
import type { Viewing } from '#contract/enquiries/thread.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useHomeAddress } from '#web/platform/meta/home-address.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ViewingChoice } from './viewing-choice.tsx'
import styles from './viewing.module.css'

/** `found` is null where the link leads to nothing. */
export function ViewingPage({ found, viewingKey }: { found: Viewing | null; viewingKey: string }) {
  const [changed, setChanged] = useState<Viewing | null>(null)
  const viewing = changed ?? found
  return (
    <main id="main" className={classNames('page', styles.viewingPage)}>
      {viewing ? (
        <>
          <header>
            <h1 className="title">A viewing</h1>
            <p className="soft" translate="no">
              <HomeOf viewing={viewing} />
            </p>
            <p className="soft" translate="no">
              {viewing.agency}
            </p>
          </header>
          <ViewingChoice viewing={viewing} viewingKey={viewingKey} onChange={setChanged} />
        </>
      ) : (
        <EmptyState level="h1" title="We do not know this viewing">
          <p className="soft">The link may be cut off. Please open it from the mail again.</p>
        </EmptyState>
      )}
    </main>
  )
}

/** Its page, while there is one to see. */
function HomeOf({ viewing: { about, listingId, isOffered } }: { viewing: Viewing }) {
  const addressOf = useHomeAddress()
  if (listingId === null || !isOffered) return about
  return (
    <TextLink className="link--inline" to={addressOf(listingId)}>
      {about}
    </TextLink>
  )
}
