/**
 * web/content: how a pair of currencies moved: a line over the days we hold,
 * with its extremes, and the same as a table.
 */
import { useFormat } from '#web/platform/formats/format.tsx'
import { writeRate, type Asked } from './exchange.ts'
import { movement, type Point } from './movement.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './rate-chart.module.css'

const box = { width: 720, height: 240, top: 16, bottom: 16 }

export function RateChart({ points, pair: { from, to } }: { points: readonly Point[]; pair: Asked }) {
  const format = useFormat()
  const moved = movement(points)
  if (!moved) return <p className="soft">For this pair we hold too few days to draw a line.</p>
  const { first, last, lowest, highest, change } = moved
  const rate = (point: Point) => writeRate(point.rate, format.locale)
  return (
    <figure className={styles.rateChart}>
      <div className={classNames('left-to-right', styles.ratePlot)}>
        <span className={classNames('tiny num', styles.rateHigh)}>{rate(highest)}</span>
        <span className={classNames('tiny num', styles.rateLow)}>{rate(lowest)}</span>
        <Line points={points} lowest={lowest.rate} highest={highest.rate} />
        <div className={classNames('tiny note num', styles.rateDays)}>
          <span>{format.month(first.date)}</span>
          <span>{format.month(last.date)}</span>
        </div>
      </div>
      <figcaption className="small">
        {to} for one {from}: {rate(first)} in {format.month(first.date)}, {rate(last)} on{' '}
        {format.date(last.date)}, a change of {format.percent(change, true)}. Lowest {rate(lowest)} (
        {format.month(lowest.date)}), highest {rate(highest)} ({format.month(highest.date)}). Month ends at
        first, working days as far as this site has fetched them.
      </figcaption>
      <details>
        <summary className="link">As a table, year by year</summary>
        <table className={classNames('num', styles.rateTable)}>
          <thead>
            <tr>
              <th scope="col">Last day held</th>
              <th scope="col">
                {to} for one {from}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...Map.groupBy(points, ({ date }) => date.slice(0, 4)).values()].map((year) => {
              const end = year.at(-1)
              return end ? (
                <tr key={end.date}>
                  <td>{format.date(end.date)}</td>
                  <td>{rate(end)}</td>
                </tr>
              ) : null
            })}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

type LineOf = { points: readonly Point[]; lowest: number; highest: number }

function Line({ points, lowest, highest }: LineOf) {
  const start = Date.parse(points[0]?.date ?? '')
  const end = Date.parse(points.at(-1)?.date ?? '')
  const x = (date: string) => ((Date.parse(date) - start) / (end - start || 1)) * box.width
  const y = (rate: number) =>
    box.top + (1 - (rate - lowest) / (highest - lowest || 1)) * (box.height - box.top - box.bottom)
  const path = points.map(({ date, rate }) => `${x(date).toFixed(1)} ${y(rate).toFixed(1)}`).join('L')
  const years = points.flatMap(({ date }, index) =>
    index > 0 && points[index - 1]?.date.slice(0, 4) !== date.slice(0, 4) ? [x(date).toFixed(1)] : [],
  )
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
      <g stroke="var(--line)">
        <path vectorEffect="non-scaling-stroke" d={years.map((at) => `M${at} 0V${box.height}`).join('')} />
        <path
          vectorEffect="non-scaling-stroke"
          d={`M0 ${box.top}H${box.width}M0 ${box.height - box.bottom}H${box.width}`}
        />
      </g>
      <path
        vectorEffect="non-scaling-stroke"
        fill="none"
        stroke="var(--viridian)"
        strokeWidth="2"
        strokeLinejoin="round"
        d={`M${path}`}
      />
    </svg>
  )
}
