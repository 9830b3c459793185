/** web/listings: says before anything else that a home is promised, gone, or not yet on the market. */
import { CalendarClock, CircleSlash, Handshake } from 'lucide-react'
import type { Listing } from '#contract/listings/listings.ts'
import { underOfferStatuses, type ListingStatus } from '#contract/vocabulary/codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SectionLink } from '#web/ui/sections/section-link.tsx'
import styles from './status-banner.module.css'

type Words = { title: string; text: string }

const ended: Partial<Record<ListingStatus, string>> = {
  sold: 'This home has been sold',
  leased: 'This home has been let',
  withdrawn: 'This home has been withdrawn',
  expired: 'This home is no longer listed',
  removedBySource: 'This home is no longer listed',
}

const promised: Partial<Record<ListingStatus, Words>> = {
  underOffer: {
    title: 'Under offer',
    text: 'Somebody has made an offer. It may still fall through, so asking does no harm.',
  },
  reserved: {
    title: 'Reserved',
    text: 'Somebody has reserved this home. It may still come free, so asking does no harm.',
  },
  comingSoon: {
    title: 'Coming soon',
    text: 'The agent has announced this home; it can be seen before long.',
  },
}

export function StatusBanner({ home }: { home: Pick<Listing, 'status' | 'statusChangedAt' | 'closing'> }) {
  const format = useFormat()
  const { status, statusChangedAt, closing } = home
  const day = closing?.on ?? statusChangedAt
  const since = day && format.date(day)
  const paid = closing?.price && format.money(closing.price)
  const gone = ended[status]
  const words = promised[status]
  if (gone) {
    return (
      <aside className={classNames(styles.homeStatus, styles.homeStatusGone)} aria-label="Status">
        <Icon of={CircleSlash} />
        <p>
          <b>{gone}</b> {since && `Since ${since}. `}
          {paid && `The price in the end was ${paid}. `}Its page and its price history stay here.{' '}
          <SectionLink className="link no-print" to="similar">
            See similar homes
          </SectionLink>
        </p>
      </aside>
    )
  }
  if (!words) return null
  const isPromised = (underOfferStatuses as readonly ListingStatus[]).includes(status)
  return (
    <aside className={styles.homeStatus} aria-label="Status">
      <Icon of={isPromised ? Handshake : CalendarClock} />
      <p>
        <b>
          {words.title}
          {since && ` since ${since}`}
        </b>{' '}
        {words.text}
      </p>
    </aside>
  )
}
