/** web/listings: what else a home costs, and when it is free: a small line below the price of its card. */
import { Fragment } from 'react'
import type { Card } from '#contract/search/search.ts'
import { moneyOf, wholeUnits } from '#contract/money/minor-units.ts'
import type { Money } from '#contract/vocabulary/common.ts'
import { useFormat, type Formats } from '#web/platform/formats/format.tsx'
import styles from './price.module.css'

type Terms = Pick<Card, 'purpose' | 'charges' | 'availableFrom'>

type Props = {
  home: Terms
  /** All that it costs a month, where somebody asked for that. */
  monthly?: Money | null | undefined
}

export function CardTerms({ home, monthly = null }: Props) {
  const words = termWords(home, monthly, useFormat())
  if (words.length === 0) return null
  return (
    <p className={styles.terms}>
      {words.map((one, at) => (
        <Fragment key={one}>
          {at > 0 && ' · '}
          <bdi translate="yes">{one}</bdi>
        </Fragment>
      ))}
    </p>
  )
}

/** A month's share of what is paid by the year has no round figure. */
const inWhole = (money: Money): Money => moneyOf(Math.round(wholeUnits(money)), money.currency)

/**
 * translate="yes": `about €1,420 a month, all told`, `plus £180 a
 * month in charges`, `Free from 1 March 2027`.
 */
export function termWords(
  { purpose, charges, availableFrom }: Terms,
  monthly: Money | null,
  format: Pick<Formats, 'money' | 'date' | 'now'>,
): string[] {
  const isFree = availableFrom !== null && availableFrom <= format.now.slice(0, 10)
  return [
    ...(monthly ? [`about ${format.money(inWhole(monthly))} a month, all told`] : []),
    ...(charges && !monthly ? [`plus ${format.money(inWhole(charges))} a month in charges`] : []),
    ...(availableFrom !== null && !isFree ? [`Free from ${format.date(availableFrom)}`] : []),
    // A home for sale is handed over when it is paid.
    ...(isFree && purpose !== 'sale' ? ['Available now'] : []),
  ]
}
