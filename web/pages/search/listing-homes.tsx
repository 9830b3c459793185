/**
 * web/pages: the homes of /property-listing, found or close: as cards,
 * as a row to swipe on phones, or as a table.
 */
import type { ReactNode, UIEvent } from 'react'
import type { Card } from '#contract/search/search.ts'
import { HomeCard } from '#web/listings/card.tsx'
import { CardTools } from '#web/listings/card-tools.tsx'
import { HiddenNote } from '#web/listings/hidden-note.tsx'
import { useHidden } from '#web/listings/hidden.ts'
import { HomeTable } from '#web/listings/home-table.tsx'
import type { View } from '#web/search/question/addresses.ts'
import type { Answer } from '#web/search/question/ask.ts'
import { Misses } from '#web/search/near/misses.tsx'
import { NearHeading, Trades } from '#web/search/near/near-parts.tsx'
import { NoResults } from '#web/search/results/no-results.tsx'
import { homeInFront, isPhone } from '#web/search/results/swiped.ts'
import { useSearch } from '#web/search/search-context.tsx'
import { monthlyCost } from '#web/search/words/monthly-cost.ts'
import { classNames } from '#web/ui/class-names.ts'
import resultsStyles from '#web/search/results/results.module.css'
import styles from './property-listing.module.css'

type ListProps = {
  view: View
  /** On phones the homes stand side by side, to be swiped. */
  isRow: boolean
  /** The homes whose pin is pointed at, or open. */
  marked: readonly (string | null)[]
  onHover: (id: string | null) => void
}
type HomesProps = ListProps & { items: readonly Card[]; loosen: NonNullable<Answer['loosen']> }

/** The homes of this page; where there is none and none comes close, what to loosen. */
export function Homes({ items, loosen, ...list }: HomesProps) {
  const hidden = useHidden()
  const { near } = useSearch()
  const shown = items.filter(({ id }) => !hidden.includes(id))
  const note = <HiddenNote ids={items.filter((home) => !shown.includes(home)).map(({ id }) => id)} />
  if (items.length === 0) return near.length > 0 ? null : <NoResults loosen={loosen} />
  return (
    <>
      <HomeList homes={shown} {...list} />
      {note}
    </>
  )
}

/** Homes that miss something, each saying what, and the wishes that may be traded. */
export function NearHomes(list: ListProps) {
  const hidden = useHidden()
  const { near } = useSearch()
  const shown = near.filter(({ home }) => !hidden.includes(home.id))
  const notes = new Map(shown.map(({ home, misses }) => [home.id, <Misses key={home.id} words={misses} />]))
  if (near.length === 0) return null
  return (
    <section aria-label="Homes that come close">
      <NearHeading />
      {!list.isRow && <Trades />}
      <HomeList homes={shown.map(({ home }) => home)} notes={notes} {...list} />
      {list.isRow && <Trades />}
    </section>
  )
}

type HomeListProps = ListProps & {
  homes: readonly Card[]
  /** By id: what is to be said of a home beside its own facts. */
  notes?: ReadonlyMap<string, ReactNode>
}

function HomeList({ homes, notes, view, isRow, marked, onHover }: HomeListProps) {
  const { raw, currency } = useSearch()
  if (view === 'table') return <HomeTable homes={homes} notes={notes} />
  // Swiping points at a home as the mouse does.
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (isRow && isPhone()) onHover(homeInFront(currentTarget))
  }
  return (
    <div className={resultsStyles.homes}>
      <div className={classNames('cards', isRow && 'cards--row')} onScroll={onScroll}>
        {homes.map((home, index) => (
          <HomeCard
            key={home.id}
            home={home}
            eager={view === 'grid' && index < 2}
            sizes="(width <= 760px) 90vw, 302px"
            onHover={onHover}
            marked={marked.includes(home.id)}
            className={isRow ? styles.row : undefined}
            note={notes?.get(home.id)}
            monthly={monthlyCost(home, raw, currency)}
            tools={<CardTools home={home} />}
          />
        ))}
      </div>
    </div>
  )
}
