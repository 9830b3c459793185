/**
 * ui: a small chart over hours or days: bars upon one another, or lines. It is
 * described in words, and its numbers are a table.
 */
import { useFormat } from '#web/platform/formats/format.tsx'
import { TableHead, type WholeList } from '../table/table-foot.tsx'
import { barsOf, endOf, lineOf, scaleOf, tones, type Series } from './time-chart.rules.ts'
import '../lists/work-parts.css'
import './time-chart.css'

type Props = {
  /** What is shown, and from when to when, for those who do not see it. */
  label: string
  /** Where each step begins (ISO 8601, UTC), and whether it is an hour or a day. */
  steps: readonly string[]
  step: 'hour' | 'day'
  series: readonly Series[]
  /** The same as a file for spreadsheets. */
  csv?: WholeList
}

export function TimeChart({ label, steps, step, series, csv }: Props) {
  const { number } = useFormat()
  const when = useStepWords(step)
  const scale = scaleOf(series)
  const shown = [0, Math.floor((steps.length - 1) / 2), steps.length - 1].map((at) => steps[at] ?? '')
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of ours, not a file */}
      <div className="time-chart" role="img" aria-label={label}>
        <Scale {...scale} />
        <Drawing series={series} scale={scale} />
        <div className="time-chart-times num" aria-hidden="true">
          {[...new Set(shown)].map((at) => (
            <span key={at}>{when(at)}</span>
          ))}
        </div>
      </div>
      <details>
        <summary className="link">As a table</summary>
        {csv && <TableHead csv={csv} />}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
        <section className="time-chart-table" tabIndex={0} aria-label={label}>
          <table className="work-table">
            <thead>
              <tr>
                <th scope="col">{step === 'hour' ? 'Hour' : 'Day'}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col" className="r">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps
                .map((at, index) => ({ at, index }))
                .toReversed()
                .map(({ at, index }) => (
                  <tr key={at}>
                    <th scope="row" className="num">
                      {when(at)}
                    </th>
                    {series.map(({ name, values }) => (
                      <td key={name} className="r">
                        {sayValue(values[index], number)}
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      </details>
    </div>
  )
}

const sayValue = (value: number | null | undefined, number: (value: number) => string): string =>
  value === null || value === undefined ? '–' : number(value)

/** Its ends and its middle. */
function Scale({ least, most }: { least: number; most: number }) {
  const { number, count } = useFormat()
  const middle = (least + most) / 2
  // What would read alike is said in full.
  const say = new Set([least, middle, most].map(count)).size < 3 ? number : count
  return (
    <div className="time-chart-scale num" aria-hidden="true">
      <span>{say(most)}</span>
      <span>{Number.isInteger(middle) && say(middle)}</span>
      <span>{say(least)}</span>
    </div>
  )
}

type DrawingProps = { series: readonly Series[]; scale: { least: number; most: number } }

function Drawing({ series, scale }: DrawingProps) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="time-chart-grid" d="M0 0H100M0 50H100" />
      {barsOf(series, scale.most).map(({ x, y, width, height, tone }) => (
        <rect
          key={`${x} ${tone}`}
          className="time-chart-bar"
          data-tone={tone}
          x={x}
          y={y}
          width={width}
          height={height}
        />
      ))}
      <path className="time-chart-base" d="M0 100H100" />
      {series.map(
        ({ name, kind, values }, index) =>
          kind === 'line' && (
            <g key={name}>
              <path className="time-chart-line" data-tone={tones[index]} d={lineOf(values, scale)} />
              <path className="time-chart-end" data-tone={tones[index]} d={endOf(values, scale)} />
            </g>
          ),
      )}
    </svg>
  )
}

/** What the bars and lines of a chart are, beside their colours. */
export function ChartKey({ series }: { series: readonly Pick<Series, 'name' | 'kind'>[] }) {
  return (
    <p className="time-chart-key">
      {series.map(({ name, kind }, index) => (
        <span key={name}>
          <i data-tone={tones[index]} data-kind={kind} aria-hidden="true" />
          {name}
        </span>
      ))}
    </p>
  )
}

const formats: Record<Props['step'], Intl.DateTimeFormatOptions> = {
  hour: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short', timeZone: 'UTC' },
}

/** Days are those of UTC, as they were counted; hours are the reader's. */
function useStepWords(step: Props['step']): (at: string) => string {
  const { locale } = useFormat()
  const words = new Intl.DateTimeFormat(locale, formats[step])
  return (at) => (at ? words.format(new Date(at)) : '')
}
