/**
 * web/portal/dashboard: one figure: its name, the number that leads to its list,
 * the time before, and its course as a chart.
 */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CountName, LevelName } from '#contract/figures/figure-names.ts'
import type { FigureCount } from '#contract/figures/figures.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ChartKey, TimeChart } from '#web/ui/charts/time-chart.tsx'
import type { Series } from '#web/ui/charts/time-chart.rules.ts'
import type { Dashboard } from './dashboard.ts'
import { sayChange } from './dashboard-words.ts'
import styles from './dashboard.module.css'

type Props = {
  title: string
  /** The list behind the number. */
  to: string
  value: number | null
  /** Beside the number, for instance how much of it. */
  note?: ReactNode
  /** Beside the name: what it was before. */
  change?: ReactNode
  found: Dashboard
  /** What the file of it holds. */
  of: readonly (CountName | LevelName)[]
  series: readonly Series[]
  isWide?: boolean
}

export function Figure({ title, to, value, note, change, found, of, series, isWide = false }: Props) {
  const { number } = useFormat()
  return (
    <figure className={classNames(styles.figure, isWide && styles.wide)} aria-label={title}>
      <div className={styles.figureHead}>
        <h2>{title}</h2>
        {change && <p>{change}</p>}
        <p className={styles.big}>
          {value === null ? (
            '–'
          ) : (
            <Link to={to} aria-label={`${title}: ${number(value)}`}>
              {number(value)}
            </Link>
          )}
        </p>
        <div className={styles.figureNote}>
          {note}
          {series.length > 1 && <ChartKey series={series} />}
        </div>
      </div>
      <TimeChart
        label={title}
        steps={found.steps}
        step={found.step}
        series={series}
        csv={{
          address: `/api/meridian/portal/dashboard.csv?days=${found.days}&of=${of.join(',')}`,
          name: `${of[0] ?? 'figure'}.csv`,
        }}
      />
    </figure>
  )
}

/** What it was in as much time before, and the change. */
export function Before({ counts }: { counts: readonly FigureCount[] }) {
  const format = useFormat()
  const now = counts.reduce((sum, { total }) => sum + total, 0)
  const before = counts.reduce((sum, one) => sum + one.before, 0)
  const change = sayChange(now, before, format)
  return (
    <>
      {change && <b className="num">{change} </b>}
      <span className="num">before: {format.number(before)}</span>
    </>
  )
}

export const sumOf = (...counts: readonly FigureCount[]): number =>
  counts.reduce((sum, { total }) => sum + total, 0)
