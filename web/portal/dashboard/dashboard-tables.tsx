/**
 * web/portal/dashboard: figures that are best read as short tables: durations, homes by status, freshness.
 */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { freshnesses, spreadNames, type Freshness, type SpreadName } from '#contract/figures/figure-names.ts'
import { listingStatuses } from '#contract/vocabulary/codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { deskStatusWords } from '#web/platform/words/words.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Dashboard } from './dashboard.ts'
import { sayDuration } from './dashboard-words.ts'
import styles from './dashboard.module.css'

type Props = { found: Dashboard }

const spreadWords: Record<SpreadName, string> = {
  page: 'Pages',
  search: 'Search',
  call: 'Calls of the interface',
  answer: 'First answers of agencies',
}

export function LatencyPart({ found }: Props) {
  const format = useFormat()
  const say = (milliseconds: number | null) => sayDuration(milliseconds, format)
  return (
    <Part id="latency" title="How long it takes" isWide>
      <PlainTable
        label="How long it takes"
        heads={['What', 'Half of them', '95 of 100', '99 of 100', '95 of 100 before', 'How many']}
      >
        {spreadNames.map((name) => {
          const { answers, median, p95, p99, before } = found.spreads[name]
          return (
            <tr key={name}>
              <th scope="row">{spreadWords[name]}</th>
              {[median, p95, p99, before.p95].map((milliseconds, index) => (
                // Four durations have no name but their place.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={index} className="r">
                  {say(milliseconds)}
                </td>
              ))}
              <td className="r">{format.number(answers)}</td>
            </tr>
          )
        })}
      </PlainTable>
    </Part>
  )
}

/** Statuses that no home has are left out. */
export function StatusPart({ found: { levels } }: Props) {
  const { number } = useFormat()
  const rows = listingStatuses
    .map((status) => ({ status, level: levels[`homes.${status}`] }))
    .filter(({ level }) => (level.now ?? 0) > 0 || (level.before ?? 0) > 0)
  return (
    <Part id="statuses" title="Homes by status">
      <PlainTable label="Homes by status" heads={['Status', 'How many', 'Before']}>
        {rows.map(({ status, level }) => (
          <tr key={status}>
            <th scope="row">{deskStatusWords[status]}</th>
            <td className="r">
              <Link className="link" to={`/portal/listings?status=${status}`}>
                {number(level.now ?? 0)}
              </Link>
            </td>
            <td className="r">{level.before === null ? '–' : number(level.before)}</td>
          </tr>
        ))}
      </PlainTable>
    </Part>
  )
}

const freshWords: Record<Freshness, string> = {
  today: 'Within a day',
  week: '1 to 7 days ago',
  month: '7 to 30 days ago',
  older: 'Longer ago',
}

export function FreshnessPart({ found: { levels } }: Props) {
  const { number, percent } = useFormat()
  const live = levels['homes.live'].now ?? 0
  return (
    <Part id="fresh" title="Freshness of live homes">
      <PlainTable label="Freshness of live homes" heads={['Confirmed', 'Homes live', 'Share']}>
        {freshnesses.map((age) => {
          const homes = levels[`fresh.${age}`].now ?? 0
          return (
            <tr key={age}>
              <th scope="row">{freshWords[age]}</th>
              <td className="r">
                <Link className="link" to={`/portal/listings?status=live&confirmed=${age}`}>
                  {number(homes)}
                </Link>
              </td>
              <td className="r">{live === 0 ? '–' : percent((homes / live) * 100)}</td>
            </tr>
          )
        })}
      </PlainTable>
    </Part>
  )
}

type PartProps = { id: string; title: string; isWide?: boolean; children: ReactNode }

function Part({ id, title, isWide = false, children }: PartProps) {
  return (
    <div id={id} className={classNames(styles.figure, isWide && styles.wide)}>
      <div className={styles.figureHead}>
        <h2>{title}</h2>
      </div>
      {children}
    </div>
  )
}

type TableProps = { label: string; heads: readonly string[]; children: ReactNode }

function PlainTable({ label, heads, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <section className={styles.scrolls} tabIndex={0} aria-label={label}>
      <table className={classNames('work-table', styles.plain)}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={classNames(index > 0 && 'r')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
