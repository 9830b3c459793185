/** web/saved: a User's saved homes, with what changed since; a heart takes one off, and Undo puts it back. */
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { savedSorts, type SavedSort } from '#contract/search/saved-codes.ts'
import type { CollectionSummary } from '#contract/saved/collections.ts'
import type { SavedHome } from '#contract/search/saved.ts'
import type { Card } from '#contract/search/search.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { isEnded } from '#web/platform/words/statuses.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageTurner } from '#web/ui/lists/page-turner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { addressOf, lastPage, sizeOfPage, type Asked } from './address.ts'
import { CollectionBar } from './collections/collection-bar.tsx'
import { carryHome } from './collections/dragged-home.ts'
import { PutInto } from './collections/put-into.tsx'
import { useHearts } from './hearts.ts'
import { HiddenHomes } from './hidden-homes.tsx'
import { Marks } from './marks.tsx'
import { useListFocus } from '#web/ui/lists/list-focus.ts'
import { PrintHead } from './print-head.tsx'
import styles from './saved.module.css'

type Props = {
  homes: readonly SavedHome[]
  total: number
  /** Kept, and not shown now. */
  hidden: number
  asked: Asked
  collections: readonly CollectionSummary[]
  renderCard: (card: Card, at: number) => ReactNode
  /** Lead to what else the User keeps. */
  tabs?: ReactNode
  /** Stands at the end, where other pages have their footer. */
  note?: ReactNode
}

export function SavedPage({ homes, total, hidden, asked, collections, renderCard, tabs, note }: Props) {
  const hearts = useHearts()
  const shown = homes.filter(({ card }) => hearts.has(card.id))
  const ids = shown.map(({ card }) => card.id)
  const list = useListFocus<HTMLUListElement>(ids, '[aria-pressed]')
  return (
    <main id="main" className={classNames('page', styles.saved)}>
      <PrintHead />
      {tabs}
      <header className={styles.savedHead}>
        <div>
          <h1 className="title" tabIndex={-1}>
            Saved homes
          </h1>
          <p className="soft">{useSummary(hearts.size)}</p>
          <HiddenHomes count={hidden} />
        </div>
        {hearts.size > 0 && (
          <div className={classNames('no-print', styles.savedTools)}>
            {hearts.size > 1 && <SortSelect sort={asked.sort} />}
            <TextLink to="/property-listing" onward>
              Search for more
            </TextLink>
          </div>
        )}
      </header>
      {(hearts.size > 0 || collections.length > 0) && <CollectionBar collections={collections} />}
      {shown.length > 0 ? (
        <ul className="cards" ref={list}>
          {shown.map((home, at) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the mouse; the field below does the same
            <li
              key={home.card.id}
              className={classNames(styles.savedHome, isEnded(home.card.status) && styles.savedHomeOver)}
              draggable
              onDragStart={(event) => carryHome(event, home.card.id)}
            >
              {renderCard(home.card, at)}
              <Marks home={home} />
              <TextLink className="no-print" to={`/savedProperties/${home.card.id}`} onward>
                Open the dossier
                <span className="quiet-text"> {home.card.title}</span>
              </TextLink>
              <PutInto home={home.card} collections={collections} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing isRest={hearts.size > 0} />
      )}
      <PageTurner
        page={asked.page}
        last={lastPage(total)}
        size={sizeOfPage}
        total={total}
        to={(page) => addressOf({ ...asked, page })}
      />
      {note && shown.length > 0 && <p className={classNames('tiny note', styles.savedNote)}>{note}</p>}
    </main>
  )
}

function useSummary(count: number): string {
  const format = useFormat()
  if (count === 0) return 'Homes you give a heart stand here.'
  return `${format.plural(count, 'home')}. We mark every change of price and status since you saved them.`
}

const sortWords: Record<SavedSort, string> = {
  saved: 'Saved last',
  price: 'Lowest price first',
  '-price': 'Highest price first',
  '-area': 'Largest first',
  newest: 'Listed last',
}

function SortSelect({ sort }: { sort: SavedSort }) {
  const navigate = useNavigate()
  return (
    <div className={styles.savedSort}>
      <label htmlFor="saved-sort">Sort by</label>
      <select
        id="saved-sort"
        value={sort}
        onChange={({ target }) => {
          const chosen = savedSorts.find((one) => one === target.value) ?? 'saved'
          void navigate(addressOf({ sort: chosen, page: 1 }), { preventScrollReset: true })
        }}
      >
        {savedSorts.map((one) => (
          <option key={one} value={one}>
            {sortWords[one]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} small />
    </div>
  )
}

/** `isRest`: this page has been emptied, but others have not. */
function Nothing({ isRest }: { isRest: boolean }) {
  return (
    <EmptyState
      title={isRest ? 'Nothing is left on this page' : 'No saved homes yet'}
      actions={
        <>
          {isRest && (
            <ButtonLink kind="primary" to="/savedProperties" reloadDocument>
              See the others
            </ButtonLink>
          )}
          <ButtonLink kind={isRest ? 'quiet' : 'primary'} to="/property-listing">
            Search homes
          </ButtonLink>
        </>
      }
    >
      {!isRest && (
        <p className="soft">
          Press the heart on a home to keep it. Here you then see when its price falls, and when somebody else
          makes an offer.
        </p>
      )}
    </EmptyState>
  )
}
