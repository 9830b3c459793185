/** web/listings: the small card that a pin of the map opens. */
import { Link } from 'react-router'
import type { Card } from '#contract/search/search.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useHomeAddress } from '#web/platform/meta/home-address.ts'
import { typeWords } from '#web/platform/words/words.ts'
import { OwnWords, Thumbnail } from './card.tsx'
import { Facts } from './facts.tsx'
import { HeartSlot } from './heart-slot.tsx'
import { Price } from './price.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { rove, rovingKeys } from '#web/ui/roving.ts'
import styles from './map-card.module.css'
import cardStyles from './card.module.css'

export function MapCard({ home }: { home: Card }) {
  const pageOf = useHomeAddress()
  const { comma } = useFormat()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its link and buttons
    <article className={classNames(styles.mapCard, cardStyles.card)} onKeyDown={rove}>
      <Thumbnail picture={home.image} />
      <div className={styles.mapCardBody}>
        <Price price={home.price} converted={home.converted} reduced={home.reduced} />
        <Facts home={home} />
        <p className={cardStyles.cardName}>
          <Link to={pageOf(home.id)} aria-keyshortcuts={rovingKeys}>
            <b>{typeWords[home.type].one}</b>
            {comma}
            <bdi>{home.place.district ?? home.place.name}</bdi>
            <OwnWords home={home} />
          </Link>
        </p>
      </div>
      <HeartSlot home={home} />
    </article>
  )
}
