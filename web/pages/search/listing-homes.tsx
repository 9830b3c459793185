/** web/pages: the homes of /property-listing: as cards, as a row to swipe below the map of a phone, or as a table. */
import type { UIEvent } from 'react'
import type { Card } from '#contract/search/search.ts'
import { HomeCard } from '#web/listings/card.tsx'
import { CardTools } from '#web/listings/card-tools.tsx'
import { HiddenNote } from '#web/listings/hidden-note.tsx'
import { useHidden } from '#web/listings/hidden.ts'
import { HomeTable } from '#web/listings/home-table.tsx'
import type { View } from '#web/search/question/addresses.ts'
import type { Answer } from '#web/search/question/ask.ts'
import { NoResults } from '#web/search/results/no-results.tsx'
import { homeInFront, isPhone } from '#web/search/results/swiped.ts'
import { classNames } from '#web/ui/class-names.ts'
import resultsStyles from '#web/search/results/results.module.css'

type ListProps = {
  view: View
  /** On phones the homes stand side by side, to be swiped. */
  isRow: boolean
  /** The homes whose pin is pointed at, or open. */
  marked: readonly (string | null)[]
  onHover: (id: string | null) => void
}
type HomesProps = ListProps & { items: readonly Card[]; loosen: NonNullable<Answer['loosen']> }

export function Homes({ items, loosen, ...list }: HomesProps) {
  const hidden = useHidden()
  const shown = items.filter(({ id }) => !hidden.includes(id))
  const note = <HiddenNote ids={items.filter((home) => !shown.includes(home)).map(({ id }) => id)} />
  if (items.length === 0) return <NoResults loosen={loosen} />
  return (
    <>
      <HomeList homes={shown} {...list} />
      {note}
    </>
  )
}

function HomeList({ homes, view, isRow, marked, onHover }: ListProps & { homes: readonly Card[] }) {
  if (view === 'table') return <HomeTable homes={homes} />
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
            row={isRow}
            tools={<CardTools home={home} />}
          />
        ))}
      </div>
    </div>
  )
}
