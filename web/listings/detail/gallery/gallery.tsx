/**
 * web/listings: the pictures of a home: one large and four small, on phones all of them side by side to be
 * swiped; a press opens them over the whole screen.
 */
import { Images, Play, Rotate3d, SquareDashed, type LucideIcon } from 'lucide-react'
import { useCallback, useMemo, useRef, useState, type MouseEvent, type ReactNode, type UIEvent } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { inTime } from '#web/platform/loading/lazy-part.ts'
import { useSay } from '#web/platform/speech/speech.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { pictureAt, useShownPicture } from '../../photo/shown-picture.ts'
import { PictureFile, preloadPicture } from '../../photo/picture-file.tsx'
import { galleryOf, gridOf, type Gallery as Pictures, type Slide } from './pictures.ts'
import styles from './gallery.module.css'
import photoStyles from '../../photo/photo.module.css'

type Props = { home: Pick<Listing, 'id' | 'media' | 'videoUrls' | 'tourUrls'> }

export function Gallery({ home }: Props) {
  const gallery = useMemo(() => galleryOf(home), [home])
  const grid = gridOf(gallery)
  const [isTouched, setTouched] = useState(false)
  const [at, setAt] = useState(0)
  const strip = useRef<HTMLDivElement>(null)
  const touch = useCallback(() => setTouched(true), [])
  const keep = useShownPicture(strip, home.id, touch)
  const say = useSay()
  const open = (slide: Slide | undefined) => {
    const ready = gallery.slides.filter(({ picture }) => picture)
    if (!slide || ready.length === 0) return
    inTime(import('./lightbox.ts')).then(
      ({ openLightbox }) => openLightbox(ready, Math.max(0, ready.indexOf(slide)), say),
      (error: Error) => toast.error(error.message),
    )
  }
  if (grid.length === 0) {
    return (
      <div className={styles.gallery} data-count="0">
        <p className="soft">The agent has not given any pictures.</p>
        <Tools gallery={gallery} at={0} open={open} />
      </div>
    )
  }
  // Who has a finger on them may want more than the five that wide screens show.
  const frames = isTouched ? gallery.slides : grid
  const onScroll = ({ currentTarget }: UIEvent) => {
    const next = pictureAt(currentTarget)
    setAt(next)
    keep(next)
  }
  return (
    <div className={styles.gallery} data-count={grid.length}>
      <div ref={strip} className={styles.galleryStrip} onTouchStart={touch} onScroll={onScroll}>
        {frames.map((slide, index) => (
          <Frame
            key={slide.key}
            slide={slide}
            isFirst={index === 0}
            isMore={!grid.includes(slide)}
            open={open}
          />
        ))}
      </div>
      <Tools gallery={gallery} at={at} open={open} />
    </div>
  )
}

type Open = (slide: Slide | undefined) => void

type FrameProps = {
  slide: Slide
  isFirst: boolean
  /** On phones only. */
  isMore: boolean
  open: Open
}

/** A link to the picture itself, so that it opens without script too. */
function Frame({ slide, isFirst, isMore, open }: FrameProps) {
  const { picture, alt, kind } = slide
  const more = isMore && 'only-phone'
  if (!picture?.src) {
    return (
      <div className={classNames(photoStyles.photo, styles.galleryFrame, more)}>
        <Waiting kind={kind} />
      </div>
    )
  }
  const sizes = isFirst ? '(width <= 760px) 100vw, 640px' : '(width <= 760px) 100vw, 320px'
  if (isFirst) preloadPicture(picture, sizes)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(slide)
  }
  return (
    <a
      className={classNames(
        photoStyles.photo,
        styles.galleryFrame,
        kind === 'plan' && styles.galleryPlan,
        more,
      )}
      href={picture.src}
      onClick={onClick}
    >
      <PictureFile
        picture={{ ...picture, alt }}
        sizes={sizes}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
      />
      {picture.illustration && <span className={photoStyles.photoLabel}>Illustration</span>}
    </a>
  )
}

/** A picture that the feed names and we have not fetched yet. */
function Waiting({ kind }: { kind: Slide['kind'] }) {
  return (
    <div className={styles.galleryWaiting}>
      <Icon of={kind === 'plan' ? SquareDashed : Images} />
      <span>{kind === 'plan' ? 'The plan is on its way' : 'The picture is on its way'}</span>
    </div>
  )
}

/** `at` is the number of the picture that is swiped to. */
function Tools({ gallery, at, open }: { gallery: Pictures; at: number; open: Open }) {
  const format = useFormat()
  const { slides, pictures, plans, videos, tours } = gallery
  const ready = slides.filter(({ picture }) => picture)
  return (
    <div className={classNames('no-print', styles.galleryTools)}>
      {ready.length > 0 && (
        <Tool icon={Images} onClick={() => open(slides[at]?.picture ? slides[at] : ready[0])}>
          <span className="only-wide">{format.plural(pictures, 'picture')}</span>
          <span className="only-phone num">
            <span className="quiet-text">Pictures </span>
            <bdi dir="ltr">
              {format.number(at + 1)} / {format.number(slides.length)}
            </bdi>
          </span>
        </Tool>
      )}
      {plans > 0 && ready.some(({ kind }) => kind === 'plan') && (
        <Tool icon={SquareDashed} onClick={() => open(ready.find(({ kind }) => kind === 'plan'))} isOnlyWide>
          {plans === 1 ? 'Floor plan' : 'Floor plans'}
        </Tool>
      )}
      {videos.map((url) => (
        <Away key={url} icon={Play} url={url}>
          Video
        </Away>
      ))}
      {tours.map((url) => (
        <Away key={url} icon={Rotate3d} url={url}>
          3D tour
        </Away>
      ))}
    </div>
  )
}

type ToolProps = { icon: LucideIcon; children: ReactNode; onClick: () => void; isOnlyWide?: boolean }

function Tool({ icon, children, onClick, isOnlyWide = false }: ToolProps) {
  return (
    <Button
      kind="veil"
      size="small"
      className={classNames('needs-script', isOnlyWide && 'only-wide')}
      onClick={onClick}
    >
      <Icon of={icon} small />
      {children}
    </Button>
  )
}

/** What plays on another site opens there, in a window of its own; nothing of it loads before. */
function Away({ icon, url, children }: { icon: LucideIcon; url: string; children: ReactNode }) {
  return (
    <a className="button button--veil button--small" href={url} target="_blank" rel="noopener nofollow ugc">
      <Icon of={icon} small />
      {children}
      <span className="quiet-text"> (opens on another site)</span>
    </a>
  )
}
