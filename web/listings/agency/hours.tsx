/** web/listings: when an agency is open, day by day, by its own clock. */
import type { OpeningHours } from '#contract/agency/opening-hours.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { zoneName } from '#contract/words/zone-name.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { dateFormatter } from '#web/platform/intl/formatters.ts'

/** A Monday, to name the days of the week by. */
const monday = Date.UTC(2024, 0, 1)

export function Hours({ hours, timeZone }: { hours: OpeningHours; timeZone: string | null }) {
  const { locale } = useFormat()
  const names = dateFormatter(locale, { weekday: 'short', timeZone: 'UTC' })
  const days = Map.groupBy(hours, ({ day }) => day)
  const lines = [...days].map(([day, spans]) => {
    const name = names.format(monday + (day - 1) * dayMs)
    return `${name} ${spans.map(({ from, to }) => `${from}–${to}`).join(', ')}`
  })
  return (
    <span translate="no" className="num">
      {lines.join(' · ')}
      {timeZone && ` (${zoneName(timeZone, locale)})`}
    </span>
  )
}
