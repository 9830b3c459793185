/** web/insights: the numbers behind the bars, the newest day first. */
import type { Insights } from '#contract/insights/insights.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { counted, countWords } from './insight-words.ts'
import styles from './insights.module.css'

export function DayTable({ days }: Pick<Insights, 'days'>) {
  const { number, date } = useFormat()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Day by day">
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
          {days.toReversed().map((one) => (
            <tr key={one.day}>
              <th scope="row" className="num">
                {date(one.day)}
              </th>
              {counted.map((what) => (
                <td key={what} className="num">
                  {number(one[what])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
