/**
 * web/listings: the page of a home inside a panel: what visitors see, and
 * above it what only those who answer for it do.
 */
import { ChevronLeft, EyeOff, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PanelListing } from '#contract/listings/listings.ts'
import { statusWords } from '#web/platform/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { HomeBody } from '../page/home-body.tsx'
import type { LiveMap } from '../where/plate.tsx'
import { shownOf, type HomePage } from '../page/read-home.ts'
import { Share } from '../gallery/share.tsx'
import { titleOf } from '../texts/texts.ts'
import styles from './panel-home.module.css'

type Props = {
  page: HomePage
  inside: PanelListing['inside']
  /** The public page, to hand on. */
  url: string
  /** Changes the home; for those who answer for it. */
  edit?: ReactNode
  live: LiveMap
  styleUrl: string | null
}

export function PanelHome({ page, inside, url, edit, live, styleUrl }: Props) {
  const isPublic = inside?.isPublic ?? true
  return (
    <div className={styles.panelHome}>
      <div className={styles.panelHomeBar}>
        <Back />
        <div className={styles.panelHomeActs}>
          {inside && edit}
          {isPublic && <Share title={titleOf(page.home, shownOf(page).text)} url={url} />}
          <Button kind="plain" size="small" className="only-wide" onClick={() => window.print()}>
            <Icon of={Printer} small />
            Print
          </Button>
        </div>
      </div>
      {inside && <Inside inside={inside} status={page.home.status} />}
      <HomeBody page={page} live={live} styleUrl={styleUrl} enquiry={null} report={null} />
    </div>
  )
}

/** Somebody who came by a mail has nowhere to go back to. */
function Back() {
  const navigate = useNavigate()
  const { key } = useLocation()
  if (key === 'default') return null
  return (
    <Button kind="plain" size="small" onClick={() => void navigate(-1)}>
      <Icon of={ChevronLeft} small className="icon--turns" />
      Back
    </Button>
  )
}

const shownWords: Record<NonNullable<PanelListing['inside']>['addressShown'], string> = {
  exact: 'Visitors see all of it.',
  street: 'Visitors see the street without its number.',
  area: 'Visitors see the district only.',
  hidden: 'Visitors see the town only.',
}

type InsideProps = { inside: NonNullable<PanelListing['inside']>; status: PanelListing['home']['status'] }

function Inside({
  inside: { isPublic, statusReason, address, addressShown, sourceId },
  status,
}: InsideProps) {
  return (
    <aside className={styles.panelInside} aria-label="Not public">
      {isPublic ? null : (
        <p className={styles.panelInsideStatus}>
          <Icon of={EyeOff} small />
          <b>Not published: visitors do not find this home.</b>
        </p>
      )}
      <dl>
        <div>
          <dt>Status</dt>
          <dd>{statusWords[status]}</dd>
        </div>
        {statusReason && (
          <div>
            <dt>Reason</dt>
            <dd translate="no">{statusReason}</dd>
          </div>
        )}
        {address && (
          <div>
            <dt>Address</dt>
            <dd>
              <bdi translate="no">{address}</bdi> <span className="soft">{shownWords[addressShown]}</span>
            </dd>
          </div>
        )}
        {sourceId && (
          <div>
            <dt>Reference in the feed</dt>
            <dd translate="no">{sourceId}</dd>
          </div>
        )}
      </dl>
    </aside>
  )
}
