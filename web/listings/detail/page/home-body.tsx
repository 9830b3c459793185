/** web/listings: everything about one home, in order: look, facts, life, cost, place, others. */
import { Suspense, useMemo, type ReactNode } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { isEnded } from '#web/platform/words/statuses.ts'
import { AgencyCard } from '../facts/agency-card.tsx'
import { searchIn } from './crumbs.tsx'
import { Description } from '../texts/description.tsx'
import { papersOf } from '../gallery/pictures.ts'
import { Gallery } from '../gallery/gallery.tsx'
import { CostSection, Features, LifeSection, Similar, WhereSection } from './deferred-parts.ts'
import type { LiveMap } from '../where/plate.tsx'
import { shownOf, type HomePage } from './read-home.ts'
import { SectionNav, type Section } from './section-nav.tsx'
import { StatusBanner } from '../facts/status-banner.tsx'
import { Summary } from '../facts/summary.tsx'
import styles from '../../section.module.css'

type Props = {
  page: HomePage
  live: LiveMap
  styleUrl: string | null
  /** Writes to the agency; null for those who do not. */
  enquiry: ReactNode
  /** Reports the listing; null for those who do not. */
  report: ReactNode
  /** Whether its sections are named in a line at the top. */
  hasNav?: boolean
}

export function HomeBody({ page, live, styleUrl, enquiry, report, hasNav = false }: Props) {
  const { home, similar, nearby, near, costs, rate, asked } = page
  const { offer, text } = shownOf(page)
  const isGone = isEnded(home.status)
  const sections = useMemo(() => sectionsOf(home, isGone), [home, isGone])
  const more = searchIn(home.place.path.at(-1)?.id, offer.purpose, { types: home.type })
  return (
    <>
      <StatusBanner home={home} />
      <Gallery key={home.id} home={home} />
      {hasNav && <SectionNav sections={sections} />}
      <div className={styles.details}>
        <div>
          <Summary home={home} offer={offer} text={text} isGone={isGone} />
          <Description home={home} text={text} />
          <Suspense>
            <Features home={home} offer={offer} />
          </Suspense>
        </div>
        <aside aria-label="Agency">
          <AgencyCard home={home} enquiry={enquiry} report={report} />
        </aside>
      </div>
      <Suspense>
        <LifeSection home={home} offer={offer} />
      </Suspense>
      {isGone ? null : (
        <Suspense>
          <CostSection
            key={`${home.id} ${offer.purpose}`}
            home={home}
            offer={offer}
            costs={costs}
            rate={rate}
            asked={asked}
          />
        </Suspense>
      )}
      <Suspense>
        <WhereSection home={home} nearby={nearby} near={near} live={live} styleUrl={styleUrl} />
      </Suspense>
      <Suspense>
        <Similar homes={similar} more={more} isGone={isGone} />
      </Suspense>
    </>
  )
}

/** In their order on the page. */
const sectionsOf = (home: Listing, isGone: boolean): Section[] => {
  const { features, energy, rooms, openHouses } = home
  const lists = [features, rooms, openHouses, papersOf(home)]
  const hasFeatures = energy !== null || lists.some(({ length }) => length > 0)
  return [
    { id: 'about', name: 'Description' },
    ...(hasFeatures ? [{ id: 'features', name: 'Features' }] : []),
    { id: 'life', name: 'Life line' },
    ...(isGone ? [] : [{ id: 'cost', name: 'What it costs' }]),
    { id: 'where', name: 'Where it is' },
    { id: 'similar', name: 'Similar homes' },
  ]
}
