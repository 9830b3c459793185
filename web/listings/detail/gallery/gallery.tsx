/** web/listings: the pictures of a home: one large and four small; a press opens all of them over the whole screen. */
import { Images, Play, Rotate3d, SquareDashed, type LucideIcon } from 'lucide-react'
import { useMemo, type MouseEvent, type ReactNode } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { inTime } from '#web/platform/loading/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { galleryOf, gridOf, type Gallery as Pictures, type Slide } from './pictures.ts'
import styles from './gallery.module.css'
import photoStyles from '../../photo.module.css'

type Props = { home: Pick<Listing, 'media' | 'videoUrls' | 'tourUrls'> }

export function Gallery({ home }: Props) {
  const gallery = useMemo(() => galleryOf(home), [home])
  const grid = gridOf(gallery)
  const open = (slide: Slide | undefined) => {
    const ready = gallery.slides.filter(({ picture }) => picture)
    if (!slide || ready.length === 0) return
    inTime(import('./lightbox.ts')).then(
      ({ openLightbox }) => openLightbox(ready, Math.max(0, ready.indexOf(slide))),
      (error: Error) => toast.error(error.message),
    )
  }
  if (grid.length === 0) {
    return (
      <div className={styles.gallery} data-count="0">
        <p className="soft">The agent has not given any pictures.</p>
        <Tools gallery={gallery} open={open} />
      </div>
    )
  }
  return (
    <div className={styles.gallery} data-count={grid.length}>
      {grid.map((slide, index) => (
        <Frame key={slide.key} slide={slide} isFirst={index === 0} open={open} />
      ))}
      <Tools gallery={gallery} open={open} />
    </div>
  )
}

type Open = (slide: Slide | undefined) => void

/** A link to the picture itself, so that it opens without script too. */
function Frame({ slide, isFirst, open }: { slide: Slide; isFirst: boolean; open: Open }) {
  const { picture, alt, kind } = slide
  if (!picture?.src) {
    return (
      <div className={classNames(photoStyles.photo, styles.galleryFrame)}>
        <Waiting kind={kind} />
      </div>
    )
  }
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(slide)
  }
  return (
    <a
      className={classNames(photoStyles.photo, styles.galleryFrame, kind === 'plan' && styles.galleryPlan)}
      href={picture.src}
      onClick={onClick}
    >
      <img
        src={picture.src}
        {...(picture.srcset && {
          srcSet: picture.srcset,
          sizes: isFirst ? '(width <= 760px) 100vw, 640px' : '320px',
        })}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        style={{ backgroundColor: picture.placeholder }}
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

function Tools({ gallery, open }: { gallery: Pictures; open: Open }) {
  const format = useFormat()
  const { slides, pictures, plans, videos, tours } = gallery
  const ready = slides.filter(({ picture }) => picture)
  return (
    <div className={classNames('no-print', styles.galleryTools)}>
      {ready.length > 0 && (
        <Tool icon={Images} onClick={() => open(ready[0])}>
          {format.plural(pictures, 'picture')}
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
