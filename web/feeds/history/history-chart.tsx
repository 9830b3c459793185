/** web/feeds: what each of the last runs changed, as a column. The table below says the same in numbers. */
import type { FeedRun } from '#contract/feeds.ts'
import { outcomes } from '../words.ts'
import styles from './history-chart.module.css'

const shown = outcomes.filter(({ key }) => key !== 'same' && key !== 'unpublished')
const mostRuns = 30

export function HistoryChart({ runs }: { runs: readonly FeedRun[] }) {
  const columns = runs.slice(0, mostRuns).toReversed()
  const sums = columns.map((run) => shown.reduce((sum, { key }) => sum + run[key], 0))
  const most = Math.max(...sums)
  if (columns.length < 2 || most === 0) return null
  return (
    <figure className={styles.chart}>
      <div className={styles.columns} aria-hidden="true">
        {columns.map((run) => (
          <span key={run.id}>
            {shown.map(
              ({ key }) =>
                run[key] > 0 && (
                  <i key={key} data-outcome={key} style={{ height: `${(run[key] / most) * 100}%` }} />
                ),
            )}
          </span>
        ))}
      </div>
      <figcaption>
        {shown.map(({ key, word }) => (
          <span key={key}>
            <i data-outcome={key} aria-hidden="true" />
            {word}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
