/** web/listings: a card's pictures: one at first; the others follow when somebody shows interest. */
import { ChevronLeft, ChevronRight, House } from 'lucide-react'
import { useCallback, useRef, useState, type ReactNode, type UIEvent } from 'react'
import { Link } from 'react-router'
import type { Picture } from '#contract/vocabulary/media.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { Icon } from '#web/ui/icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { pictureAt, turnTo, useShownPicture } from './shown-picture.ts'
import { PictureFile } from './picture-file.tsx'
import styles from './photo.module.css'

const mostDots = 5

type Props = {
  to: string
  pictures: readonly Picture[]
  /** CSS width of the picture, for choosing a file. */
  sizes: string
  /** Loads at once: the first cards of a page. */
  eager?: boolean
  children?: ReactNode
}

/**
 * The link is out of the tab order, because the card's name leads to the
 * same page, until its pictures can be scrolled.
 */
export function CardPhoto({ to, pictures, sizes, eager = false, children }: Props) {
  const [interest, setInterest] = useState(false)
  const [at, setAt] = useState(0)
  const strip = useRef<HTMLAnchorElement>(null)
  const hydrated = useHydrated()
  const ready = pictures.filter(({ src }) => src !== null)
  const shown = (ready.length > 0 ? ready : pictures.slice(0, 1)).slice(0, mostDots)
  const turn = (by: number) => {
    setInterest(true)
    if (strip.current) turnTo(strip.current, (at + by + shown.length) % shown.length, 'smooth')
  }
  const wake = useCallback(() => setInterest(true), [])
  const keep = useShownPicture(strip, to, wake)
  const onScroll = ({ currentTarget }: UIEvent) => {
    const next = pictureAt(currentTarget)
    setAt(next)
    keep(next)
  }
  return (
    <div className={styles.photo} onPointerEnter={wake} onTouchStart={wake}>
      <Link
        ref={strip}
        className={styles.photoStrip}
        to={to}
        tabIndex={interest ? 0 : -1}
        onScroll={onScroll}
        draggable={false}
      >
        {shown.map((picture, index) => (
          <Slide
            key={picture.src ?? index}
            picture={picture}
            sizes={sizes}
            eager={eager && index === 0}
            drawn={index === 0 || interest}
          />
        ))}
        {shown.length === 0 && <NoPicture words="No picture yet" />}
      </Link>
      {children}
      {shown[0]?.illustration && <span className={styles.photoLabel}>Illustration</span>}
      {shown.length > 1 && <Dots count={shown.length} at={at} />}
      {hydrated && shown.length > 1 && <Turns turn={turn} />}
    </div>
  )
}

function Slide({
  picture,
  sizes,
  eager,
  drawn,
}: {
  picture: Picture
  sizes: string
  eager: boolean
  drawn: boolean
}) {
  if (!drawn) return <span />
  if (!picture.src) return <NoPicture words="The picture is on its way" />
  return (
    <PictureFile
      picture={picture}
      sizes={sizes}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  )
}

/** What stands in a picture's place while there is none. */
export function NoPicture({ words }: { words: string }) {
  return (
    <span className={styles.photoNone}>
      <Icon of={House} />
      {words}
    </span>
  )
}

function Dots({ count, at }: { count: number; at: number }) {
  return (
    <div className={classNames('no-print', styles.dots)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={index === at ? styles.on : undefined} />
      ))}
    </div>
  )
}

/** For the mouse, and by arrow keys from the card's link; a finger swipes. */
function Turns({ turn }: { turn: (by: number) => void }) {
  return (
    <>
      <button
        type="button"
        className={classNames('no-print', styles.photoTurn, styles.photoTurnBack)}
        tabIndex={-1}
        aria-label="Previous picture"
        onClick={() => turn(-1)}
      >
        <Icon of={ChevronLeft} className="icon--turns" />
      </button>
      <button
        type="button"
        className={classNames('no-print', styles.photoTurn, styles.photoTurnNext)}
        tabIndex={-1}
        aria-label="Next picture"
        onClick={() => turn(1)}
      >
        <Icon of={ChevronRight} className="icon--turns" />
      </button>
    </>
  )
}
