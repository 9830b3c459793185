/**
 * web/listings: a price as the seller means it, about what it is in
 * the visitor's currency, and how far it fell.
 */
import { ArrowDown } from 'lucide-react'
import type { Money } from '#contract/vocabulary/common.ts'
import type { Price as PriceData } from '#contract/search/search.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFormat, type Formats } from '#web/platform/formats/format.tsx'
import { periodWords, priceModeWords } from '#web/platform/words/words.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './price.module.css'

type Props = {
  price: PriceData
  converted?: Money | null
  reduced?: { from: Money } | null
  /** Large, in serif, at the head of a page. */
  hero?: boolean
}

export function Price({ price, converted = null, reduced = null, hero = false }: Props) {
  const format = useFormat()
  const words = priceModeWords[price.mode]
  if (price.amount === null)
    return <p className={classNames(styles.price, hero && styles.priceHero)}>{priceModeWords.onRequest}</p>
  return (
    <p className={classNames(styles.price, hero && styles.priceHero)}>
      {words && <span className={styles.pricePer}>{words}</span>}
      <bdi translate="yes">{amountWords(price, format)}</bdi>
      {price.period !== 'once' && <span className={styles.pricePer}>{periodWords[price.period]}</span>}
      {converted && (
        <span className={styles.priceOther}>
          ≈ <bdi>{format.about(converted)}</bdi>
        </span>
      )}
      {reduced && <Drop price={price} from={reduced.from} />}
    </p>
  )
}

/** `£795,000`, or `£300,000 to £350,000` for a range; empty when the price is on request. */
export function amountWords({ amount, max, currency }: PriceData, format: Pick<Formats, 'money'>): string {
  if (amount === null) return ''
  const least = format.money({ amount, currency })
  return max === null ? least : `${least} to ${format.money({ amount: max, currency })}`
}

/** What the last reduction took off; nothing when the price since changed its currency or rose. */
export function Drop({ price, from }: { price: PriceData; from: Money }) {
  const format = useFormat()
  const less = from.amount - (price.amount ?? from.amount)
  if (less <= 0 || from.currency !== price.currency) return null
  return (
    <span className={styles.drop}>
      <Icon of={ArrowDown} />
      <span className="quiet-text">Reduced by </span>
      <bdi>{format.money({ amount: less, currency: from.currency })}</bdi>
    </span>
  )
}
