/** web/content: of which day the rates of this page are, and whether that is long ago. */
import { useFormat } from '#web/platform/format.tsx'
import { useRates } from '#web/platform/rates.tsx'

export function RatesNote() {
  const format = useFormat()
  const { date } = useRates()
  if (date === null) return null
  return <p className="tiny note">Amounts after ≈ use the reference rates of {format.date(date)}.</p>
}
