/** web/listings: a home in a list: as a card of a grid, or as a row with a thumbnail. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Money } from '#contract/vocabulary/common.ts'
import type { Picture } from '#contract/vocabulary/media.ts'
import type { Card } from '#contract/search/search.ts'
import { useFormat, type Formats } from '#web/platform/formats/format.tsx'
import { useHomeAddress } from '#web/platform/meta/home-address.ts'
import { useSeen } from '#web/platform/kept/seen.ts'
import { isEnded } from '#web/platform/words/statuses.ts'
import { statusWords, typeWords } from '#web/platform/words/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { rove, rovingKeys } from '#web/ui/roving.ts'
import { Facts } from './facts.tsx'
import { Freshness } from './freshness.tsx'
import { HeartSlot } from './heart-slot.tsx'
import { CardPhoto, NoPicture } from './photo/photo.tsx'
import { PictureFile } from './photo/picture-file.tsx'
import { amountWords, Price } from './price.tsx'
import { CardTerms } from './terms.tsx'
import styles from './card.module.css'
import photoStyles from './photo/photo.module.css'

type Props = {
  home: Card
  /** Loads its picture at once: the first cards of a page. */
  eager?: boolean
  /** CSS width of the picture. */
  sizes?: string
  /** What follows the place's name; the region where it is known. */
  within?: 'region' | 'country'
  onHover?: (id: string | null) => void
  /** Its pin on the map is pointed at. */
  marked?: boolean
  /** What stands beside its heart. */
  tools?: ReactNode
  className?: string | undefined
  /** What is to be said of it beside its own facts, below the price. */
  note?: ReactNode
  /** All that it costs a month, where the search asks for that. */
  monthly?: Money | null
}

type PlaceParts = Pick<Card['place'], 'name' | 'region' | 'country'> & { district?: string | null }

/** `Deal, Kent`, `Drøbak, Norway`; a district comes first: `Alvalade, Lisbon`. */
export function placeWords(
  { place }: { place: PlaceParts },
  format: Pick<Formats, 'country' | 'names'>,
  within: Props['within'] = 'region',
): string {
  const { name, district, region } = place
  const country = format.country(place.country)
  const rest = within === 'country' ? country : district ? null : (region ?? country)
  return format.names([district, name, rest === name ? null : rest])
}

/**
 * A card for grids: 3:2 picture, price, facts, name, freshness and agency. It is one tab stop, the link of
 * its name; from there the arrow keys lead to what stands on its picture.
 */
export function HomeCard({
  home,
  eager = false,
  sizes = '(width <= 760px) 90vw, 320px',
  within,
  onHover,
  marked,
  tools,
  className,
  note,
  monthly,
}: Props) {
  const seen = useSeen().has(home.id)
  const to = useHomeAddress()(home.id)
  const hover = onHover && {
    onMouseEnter: () => onHover(home.id),
    onMouseLeave: () => onHover(null),
    onFocus: () => onHover(home.id),
    onBlur: () => onHover(null),
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its link and buttons
    <article
      className={classNames(styles.card, className, seen && styles.cardSeen, marked && styles.cardMarked)}
      data-home={home.id}
      onKeyDown={rove}
      {...hover}
    >
      <CardPhoto to={to} pictures={picturesOf(home)} sizes={sizes} eager={eager}>
        <Badges home={home} />
      </CardPhoto>
      <div className={styles.cardBody}>
        <Price price={home.price} converted={home.converted} reduced={home.reduced} />
        <CardTerms home={home} monthly={monthly} />
        {note}
        <Facts home={home} />
        <Name home={home} within={within} to={to} />
        <div className={classNames('tiny note', styles.cardFoot)}>
          {!isEnded(home.status) && <Freshness confirmedAt={home.confirmedAt} />}
          <bdi>{home.agency.name}</bdi>
        </div>
      </div>
      {tools}
      <HeartSlot home={home} />
    </article>
  )
}

/** A small picture without label or dots; its alternative text says what the label would. */
export function Thumbnail({ picture }: { picture: Picture | null }) {
  return (
    <div className={photoStyles.photo}>
      {picture?.src ? (
        <PictureFile
          picture={{
            ...picture,
            alt: picture.illustration ? `Illustration: ${picture.alt}` : picture.alt,
          }}
          sizes="120px"
          loading="lazy"
          decoding="async"
        />
      ) : (
        <NoPicture words="No picture" />
      )}
    </div>
  )
}

const picturesOf = ({ images, image }: Card): readonly Picture[] =>
  images.length > 0 ? images : image ? [image] : []

function Name({ home, within, to }: { home: Card; within: Props['within']; to: string }) {
  const format = useFormat()
  return (
    <p className={styles.cardName}>
      <Link to={to} aria-keyshortcuts={rovingKeys}>
        <b>{typeWords[home.type].one}</b>
        {format.comma}
        <bdi>{placeWords(home, format, within)}</bdi>
        <OwnWords home={home} />
      </Link>
    </p>
  )
}

/** What tells this link from those of its neighbours, for those who hear them one after the other. */
export function OwnWords({ home: { title, price } }: { home: Pick<Card, 'title' | 'price'> }) {
  const amount = amountWords(price, useFormat())
  return (
    <span className="quiet-text">
      {': '}
      <bdi>{title}</bdi>
      {amount && ', '}
      <bdi>{amount}</bdi>
    </span>
  )
}

function Badges({ home }: { home: Card }) {
  const isGone = isEnded(home.status)
  const isNewToday = useFormat().daysSince(home.listedAt) === 0 && !isGone
  const isNewBuild = home.isNew && !isGone
  const status = home.status === 'active' ? null : statusWords[home.status]
  if (!isNewToday && !isNewBuild && !status) return null
  return (
    <div className={photoStyles.photoBadges}>
      {status && <Badge>{status}</Badge>}
      {isNewToday && <Badge tone="new">New today</Badge>}
      {isNewBuild && <Badge>New build</Badge>}
    </div>
  )
}
