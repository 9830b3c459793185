/** web/insights: what was counted as a table, a row for each home or day. */
import type { ReactNode } from 'react'
import type { InsightCounts } from '#contract/insights/insights.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { counted, countWords } from './insight-words.ts'
import styles from './insights.module.css'

type Props<Row> = {
  label: string
  /** What the rows are. */
  of: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  renderHead: (row: Row) => ReactNode
}

export function CountsTable<Row extends InsightCounts>({ label, of, rows, keyOf, renderHead }: Props<Row>) {
  const { number } = useFormat()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {counted.map((one) => (
              <th key={one} scope="col">
                {countWords[one]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{renderHead(row)}</th>
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
