/** web/platform: of which day the rates behind ≈ are, and whether that is long ago. */
import { useFormat } from '../formats/format.tsx'
import { useRates } from './rates.tsx'

/** A sentence for the foot of whatever shows converted money. */
export function RatesNote() {
  const format = useFormat()
  const { date, stale } = useRates()
  if (date === null) return null
  return (
    <span>
      Prices shown with ≈ use the reference rates of {format.date(date)}
      {stale && ', which is more than a week ago'}
    </span>
  )
}
