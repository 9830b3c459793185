/**
 * web/listings: sums of the cost panel: an amount with what it is in
 * the visitor's currency, and rows of a list.
 */
import type { ReactNode } from 'react'
import type { Money } from '#contract/vocabulary/common.ts'
import { moneyOf, wholeUnits } from '#contract/money/minor-units.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { useRates } from '#web/platform/money/rates.tsx'
import styles from './costs.module.css'

/**
 * The amount in the visitor's currency to four digits; null when it is theirs already or a rate is missing.
 */
function useAbout(money: Money | null): string | null {
  const format = useFormat()
  const { currency } = usePreferences()
  const { convert } = useRates()
  if (!money || money.currency === currency) return null
  const whole = convert(wholeUnits(money), money.currency, currency)
  return whole === null ? null : format.about(moneyOf(whole, currency))
}

type Props = { money: Money; most?: Money | null; how: string }

/** `£3,280 a month, ≈ €3,823`; a range shows both ends and only the higher one converted. */
export function Sum({ money, most = null, how }: Props) {
  const format = useFormat()
  const about = useAbout(most ?? money)
  return (
    <p className={styles.costSum}>
      <bdi>{format.money(money)}</bdi>
      {most && (
        <>
          {' to '}
          <bdi>{format.money(most)}</bdi>
        </>
      )}{' '}
      <small>
        {how}
        {about && (
          <>
            , {most && <span>up to</span>} ≈ <bdi>{about}</bdi>
          </>
        )}
      </small>
    </p>
  )
}

export function Row({
  name,
  note,
  children,
}: {
  name: ReactNode
  note?: string | null
  children: ReactNode
}) {
  return (
    <div className={styles.costRow}>
      <dt>
        {name}
        {note && <span className={styles.costRowNote}>{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
