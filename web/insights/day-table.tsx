/** web/insights: what was counted as a table, a row for each day, the newest first. */
import type { Insights } from '#contract/insights/insights.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { counted, countWords } from './insight-words.ts'
import styles from './insights.module.css'

export function DayTable({ days }: Pick<Insights, 'days'>) {
  const { date, number } = useFormat()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="As a table">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {counted.map((one) => (
              <th key={one} scope="col">
                {countWords[one]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((row) => (
            <tr key={row.day}>
              <th scope="row" className="num">
                {date(row.day)}
              </th>
              {counted.map((one) => (
                <td key={one} className="num">
                  {number(row[one])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
