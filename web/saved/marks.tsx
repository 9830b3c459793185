/** web/saved: what has changed since a home was saved, and when that was. */
import { classNames } from '#web/ui/class-names.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ListingStatus } from '#contract/vocabulary/codes.ts'
import type { SavedHome } from '#contract/search/saved.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { statusWords } from '#web/platform/words/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './saved.module.css'

export function Marks({ home: { savedAt, card, priceThen, statusThen } }: { home: SavedHome }) {
  const format = useFormat()
  return (
    <ul className={styles.savedMarks} aria-label="Since you saved it">
      {statusThen && <li className={styles.savedStatus}>{statusNow(card.status, statusThen)}</li>}
      {priceThen && <PriceMark now={card.price} then={priceThen} />}
      <li className="note">Saved {format.ago(savedAt)}</li>
    </ul>
  )
}

/** `Sold since you saved it`; a home that can be had again says so. */
function statusNow(now: ListingStatus, then: ListingStatus): string {
  if (now !== 'active') return `${statusWords[now]} since you saved it`
  return then === 'comingSoon' ? 'Now available' : 'Available again'
}

type PriceProps = { now: SavedHome['card']['price']; then: NonNullable<SavedHome['priceThen']> }

/** The difference in the home's own currency; between two currencies only what the price was. */
function PriceMark({ now, then }: PriceProps) {
  const format = useFormat()
  if (now.amount === null || now.currency !== then.currency) {
    return (
      <li className="soft">
        It was <bdi>{format.money(then)}</bdi>
      </li>
    )
  }
  const less = then.amount - now.amount
  const difference = <bdi>{format.money({ amount: Math.abs(less), currency: then.currency })}</bdi>
  return (
    <li className={classNames(styles.savedStep, less > 0 && styles.savedFall)}>
      <Icon of={less > 0 ? ArrowDown : ArrowUp} small />
      <span>
        {difference} {less > 0 ? 'less' : 'more'} since you saved it
      </span>
    </li>
  )
}
