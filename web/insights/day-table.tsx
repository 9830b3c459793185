/** web/insights: the numbers behind the bars, the newest day first. */
import type { Insights } from '#contract/insights/insights.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { CountsTable } from './counts-table.tsx'

export function DayTable({ days }: Pick<Insights, 'days'>) {
  const { date } = useFormat()
  return (
    <CountsTable
      label="As a table"
      of="Day"
      rows={days.toReversed()}
      keyOf={({ day }) => day}
      renderHead={({ day }) => <span className="num">{date(day)}</span>}
    />
  )
}
