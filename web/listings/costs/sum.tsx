/** web/listings: sums of the cost panel: an amount with what it is in the visitor's currency, and rows of a list. */
import type { ReactNode } from 'react'
import type { Money } from '#contract/common.ts'
import { useFormat, usePreferences } from '#web/platform/format.tsx'
import { majorUnits, minorDigits } from '#web/platform/money.ts'
import { useRates } from '#web/platform/rates.tsx'

/** Whole units → minor units. */
export const moneyOf = (whole: number, currency: string): Money => ({
  amount: Math.round(whole * 10 ** minorDigits(currency)),
  currency,
})

/** The amount in the visitor's currency to four digits; null when it is theirs already or a rate is missing. */
function useAbout(money: Money | null): string | null {
  const format = useFormat()
  const { currency } = usePreferences()
  const { convert } = useRates()
  if (!money || money.currency === currency) return null
  const whole = convert(majorUnits(money), money.currency, currency)
  if (whole === null) return null
  // From a hundred upwards the parts of a unit say nothing.
  return format.about(moneyOf(whole < 100 ? whole : Math.round(whole), currency))
}

type Props = { money: Money; most?: Money | null; how: string }

/** `£3,280 a month, ≈ €3,823`; a range shows both ends and only the higher one converted. */
export function Sum({ money, most = null, how }: Props) {
  const format = useFormat()
  const about = useAbout(most ?? money)
  return (
    <p className="cost-sum">
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
            , {most && 'up to '}≈ <bdi>{about}</bdi>
          </>
        )}
      </small>
    </p>
  )
}

export function Row({ name, note, children }: { name: ReactNode; note?: string | null; children: ReactNode }) {
  return (
    <div className="cost-row">
      <dt>
        {name}
        {note && <span className="cost-row-note">{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
