/** web/pages: the newest homes for sale that a page is about, in a row; nothing where there are none. */
import type { ReactNode } from 'react'
import { ContentSection } from '#web/content/pages/content-page.tsx'
import { HomeCard } from '#web/listings/card.tsx'

type Card = Parameters<typeof HomeCard>[0]['home']

type Props = {
  homes: readonly Card[]
  /** Ways into the search, below the homes. */
  children?: ReactNode
}

export function LatestForSale({ homes, children }: Props) {
  if (homes.length === 0) return null
  return (
    <ContentSection id="latest" title="Latest for sale" wide>
      <div className="cards cards--row">
        {homes.map((home) => (
          <HomeCard key={home.id} home={home} within="country" sizes="(width <= 760px) 280px, 304px" />
        ))}
      </div>
      {children}
    </ContentSection>
  )
}
