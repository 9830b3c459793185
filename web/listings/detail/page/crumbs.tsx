/** web/listings: the way back to a search, the place path, and what can be done with the page. */
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { Fragment, useState, type MouseEvent, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Listing } from '#contract/listings/listings.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { useTrail } from '#web/platform/kept/trail.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { noteShare } from '../gallery/note-share.ts'
import { Share } from '../gallery/share.tsx'
import { DeferredSteps } from './deferred-steps.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './crumbs.module.css'

type Props = {
  home: Pick<Listing, 'id' | 'place'>
  purpose: Purpose
  title: string
  url: string
  /** The search the visitor came from. */
  back: string | null
  /** Saves the home. */
  save: ReactNode
  /** Reports the listing. */
  report: ReactNode
}

/** The search for homes of a purpose in a place. */
export const searchIn = (
  placeId: string | undefined,
  purpose: Purpose,
  more: Record<string, string> = {},
): string => {
  const params = new URLSearchParams({
    ...(purpose !== 'sale' && { purpose }),
    ...(placeId && { place: placeId }),
    ...more,
  })
  return `/property-listing${params.size > 0 ? `?${params.toString()}` : ''}`
}

export function Crumbs({ home, purpose, title, url, back: came, save, report }: Props) {
  // Another language of the page must not make it forget where the visitor came from.
  const [before] = useState(came)
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const found = useTrail(home.id)
  const back = found?.trail.address ?? before
  // Back shows the results as they were left, down to the height of the page.
  const onBack = (event: MouseEvent) => {
    if (!found?.isBehind || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  const { path, country } = home.place
  const shown = path
    .filter(({ id }) => id !== `country:${country}` || path.length === 1)
    // Berlin in Berlin is said once, by the narrower of the two.
    .filter(({ name }, index, all) => name !== all[index + 1]?.name)
    .slice(-3)
  return (
    <nav className={classNames('no-print', styles.crumbs)} aria-label="Where you are">
      <Link className="link" to={back ?? searchIn(shown.at(-1)?.id, purpose)} onClick={onBack}>
        <Icon of={ChevronLeft} small className="icon--turns" />
        {back ? <Back /> : 'All homes here'}
        {/* Only the browser knows where somebody came from: written
            so that its words come with the page's. */}
        {!hydrated && (
          <span hidden>
            <Back />
          </span>
        )}
      </Link>
      {shown.map(({ id, name }) => (
        <Fragment key={id}>
          <Icon of={ChevronRight} className="icon--turns only-wide" />
          <Link className={classNames('only-wide', styles.crumb)} to={searchIn(id, purpose)}>
            <bdi>{name}</bdi>
          </Link>
        </Fragment>
      ))}
      <DeferredSteps homeId={home.id} className="only-wide" hasKeys />
      <div className={classNames('needs-script', styles.crumbsEnd)}>
        {save}
        <Share title={title} url={url} onShare={() => void noteShare(home.id)} />
        <Button kind="plain" size="small" className="only-wide" onClick={() => window.print()}>
          <Icon of={Printer} small />
          Print
        </Button>
        {report}
      </div>
    </nav>
  )
}

/** Beside what a phone has at the end, another language has no room for more than one word. */
const Back = () => (
  <>
    <span className="only-wide">Back to the search</span>
    <span className="only-phone">Back</span>
  </>
)
