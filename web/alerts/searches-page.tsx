/** web/alerts: /savedProperties/searches: the searches a User keeps, each with what can be done with it. */
import { useState, type ReactNode } from 'react'
import type { AlertSettingsAnswer, SavedSearch } from '#contract/alerts/alerts.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useListFocus } from '#web/ui/lists/list-focus.ts'
import { MailsOff } from './mails-off.tsx'
import { SearchLine } from './search-line.tsx'
import { withClock } from './with-clock.ts'
import styles from './alerts.module.css'

type Props = {
  searches: readonly SavedSearch[]
  settings: AlertSettingsAnswer
  /** Where a question leads to. */
  addressOf: (question: SavedSearch['question']) => string
  /** What a search asks for, part by part. */
  wordsOf: (search: SavedSearch) => readonly string[]
  /** Lead to what else the User keeps. */
  tabs: ReactNode
}

export function SearchesPage({ searches, settings, addressOf, wordsOf, tabs }: Props) {
  const [items, setItems] = useState(searches)
  const { plural } = useFormat()
  const list = useListFocus<HTMLUListElement>(
    items.map(({ id }) => id),
    '[data-deletes]',
  )
  const put = (search: SavedSearch) =>
    setItems((now) =>
      now.some(({ id }) => id === search.id)
        ? now.map((one) => (one.id === search.id ? search : one))
        : [search, ...now].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    )
  return (
    <main id="main" className={classNames('page', styles.searches)}>
      {tabs}
      <header className={styles.alertHead}>
        <h1 className="title" tabIndex={-1}>
          Saved searches
        </h1>
        <p className="soft">
          {items.length === 0
            ? 'Searches you save stand here.'
            : `${plural(items.length, 'search', 'searches')}. We tell you of homes that fit.`}
        </p>
        {!settings.byMail && items.length > 0 && <MailsOff />}
      </header>
      {items.length > 0 ? (
        <ul ref={list}>
          {items.map((search) => (
            <SearchLine
              key={search.id}
              search={search}
              settings={withClock(settings)}
              to={addressOf(search.question)}
              words={wordsOf(search)}
              onChange={put}
              onRemove={() => setItems((now) => now.filter(({ id }) => id !== search.id))}
            />
          ))}
        </ul>
      ) : (
        <Nothing />
      )}
    </main>
  )
}

function Nothing() {
  return (
    <EmptyState
      title="No saved searches yet"
      actions={
        <ButtonLink kind="primary" to="/property-listing">
          Search homes
        </ButtonLink>
      }
    >
      <p className="soft">
        Search for what you wish for and press “Save this search”. We then tell you of every home that answers
        it, and why.
      </p>
    </EmptyState>
  )
}
