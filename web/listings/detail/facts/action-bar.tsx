/** web/listings: price and the way to the agent, at hand once the agency's card has left the screen. */
import { useEffect, useState } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { Price } from '../../price.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SectionLink } from '#web/ui/sections/section-link.tsx'
import type { Offer } from './summary.tsx'
import styles from './action-bar.module.css'

type Props = { home: Pick<Listing, 'agency'>; offer: Offer }

/** Phones show it from the start; wide screens only while the card is out of sight above. */
export function ActionBar({ home, offer }: Props) {
  const isPast = useIsPast('agent')
  return (
    <section
      className={classNames('no-print', styles.actionbar, isPast && styles.actionbarShown)}
      aria-label="Price and contact"
    >
      <div className={classNames('page', styles.actionbarRow)}>
        <Price price={offer.price} converted={offer.converted} />
        <span className="small soft only-wide">
          <bdi>{home.agency.name}</bdi>
        </span>
        <SectionLink className="button button--primary" to="agent">
          Contact the agent
        </SectionLink>
      </div>
    </section>
  )
}

/** Whether the element has scrolled away above the window. */
function useIsPast(id: string): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isPast
}
