/** web/listings: the small card that a pin of the map opens. */
import { Link } from 'react-router'
import type { Card } from '#contract/search/search.ts'
import { useHomeAddress } from '#web/platform/meta/home-address.ts'
import { typeWords } from '#web/platform/words/words.ts'
import { Thumbnail } from './card.tsx'
import { Facts } from './facts.tsx'
import { HeartSlot } from './heart-slot.tsx'
import { Price } from './price.tsx'

export function MapCard({ home }: { home: Card }) {
  const pageOf = useHomeAddress()
  return (
    <article className="map-card card">
      <Thumbnail picture={home.image} />
      <div className="map-card-body">
        <Price price={home.price} converted={home.converted} reduced={home.reduced} />
        <Facts home={home} />
        <p className="card-name">
          <Link to={pageOf(home.id)}>
            <b>{typeWords[home.type].one}</b>, <bdi>{home.place.name}</bdi>
          </Link>
        </p>
      </div>
      <HeartSlot home={home} />
    </article>
  )
}
