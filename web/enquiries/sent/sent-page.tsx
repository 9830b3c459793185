/** web/enquiries/sent: what a User wrote to agencies and to the team, and what was answered. */
import { useState, type ReactNode } from 'react'
import type { Reply } from '#contract/http/endpoint.ts'
import type { SentEnquiry, sent } from '#contract/enquiries/sent.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { SentItem } from './sent-item.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './sent.module.css'

export type SentAnswer = Reply<typeof sent.list>

/** `tabs` lead to what else the User keeps. */
export function SentPage({ page, tabs }: { page: SentAnswer; tabs: ReactNode }) {
  return (
    <main id="main" className={classNames('page', styles.sent)}>
      {tabs}
      <header className={styles.sentHead}>
        <h1 className="title">Enquiries</h1>
        <p className="soft">
          {page.total > 0
            ? 'Answers come by mail, and stand here too.'
            : 'What you write while you are signed in stands here, with the answers.'}
        </p>
      </header>
      {page.total > 0 ? (
        <SentList page={page} />
      ) : (
        <EmptyState
          title="You have not written to anybody yet"
          actions={
            <>
              <ButtonLink kind="primary" to="/property-listing">
                Search homes
              </ButtonLink>
              <ButtonLink to="/propertyConcierge">Say what you look for</ButtonLink>
            </>
          }
        >
          <p className="soft">
            Ask about a home or for a viewing on its page. Or tell the property concierge what you look for,
            and agencies there answer.
          </p>
        </EmptyState>
      )}
    </main>
  )
}

/** `listing`: only what is about this home. */
export function SentList({ page, listing }: { page: SentAnswer; listing?: string }) {
  const [openId, setOpen] = useState<string | null>(null)
  const { items, hasMore, isReading, readMore } = usePages<SentEnquiry, SentAnswer>({
    first: page,
    question: listing ?? '',
    read: async (cursor) => (await signedApi()).sent.list({ query: { cursor, ...(listing && { listing }) } }),
  })
  return (
    <>
      <ul className="inbox">
        {items.map((one) => (
          <SentItem
            key={one.id}
            enquiry={one}
            isOpen={openId === one.id}
            onToggle={(isOpen) => setOpen((now) => (isOpen ? one.id : now === one.id ? null : now))}
          />
        ))}
      </ul>
      {hasMore && (
        <Button size="small" disabled={isReading} aria-busy={isReading} onClick={() => void readMore()}>
          Show more
        </Button>
      )}
    </>
  )
}
