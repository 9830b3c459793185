/** web/portal/dashboard: how the program fares, in six numbers; each leads to what it was made of. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Status, type Mark } from '#web/ui/status.tsx'
import { saySpan } from '../when.rules.ts'
import type { Dashboard } from './dashboard.ts'
import { sinceMoment } from './dashboard-query.ts'
import { sayDuration } from './dashboard-words.ts'
import styles from './dashboard.module.css'

/** Milliseconds within which 95 % of answers should be there. */
const promised = { page: 500, search: 100, call: 300 }
/** Seconds a job may wait before somebody should look. */
const longWait = 300

type Health = { mark: Mark; word: string }
const well: Health = { mark: 'live', word: 'Healthy' }
const slow: Health = { mark: 'amber', word: 'Slow' }
const unknown: Health = { mark: 'todo', word: 'Not known' }

export function HealthStrip({ found }: { found: Dashboard }) {
  const { number } = useFormat()
  const { levels, counts } = found
  const oldest = levels['jobs.oldest'].now ?? 0
  const failedMails = counts['mails.failed'].total
  return (
    <ul className={styles.health} aria-label="Health">
      <Speed name="Pages" of="page" found={found} />
      <Speed name="Search" of="search" found={found} />
      <Speed name="Calls of the interface" of="call" found={found} />
      <Item
        name="Jobs waiting"
        to="/portal/jobs?state=waiting"
        value={sayLevel(levels['jobs.waiting'].now, number)}
        health={oldest > longWait ? slow : well}
        note={`Oldest: ${saySpan(oldest * 1_000)}`}
      />
      <Item
        name="Mail"
        to={
          failedMails > 0
            ? `/portal/mails?state=failed&since=${sinceMoment(found.from)}`
            : '/portal/mails?state=queued'
        }
        value={sayLevel(levels['mails.waiting'].now, number)}
        health={failedMails > 0 ? { mark: 'amber', word: `${number(failedMails)} refused` } : well}
        note="On their way"
      />
      <Feeds found={found} />
    </ul>
  )
}

const sayLevel = (value: number | null, number: (value: number) => string): string =>
  value === null ? '–' : number(value)

function Feeds({ found: { levels } }: { found: Dashboard }) {
  const { number } = useFormat()
  const held = levels['feeds.held'].now ?? 0
  const failing = levels['feeds.failing'].now ?? 0
  const health: Health =
    held > 0
      ? { mark: 'wait', word: `${number(held)} held back` }
      : failing > 0
        ? { mark: 'red', word: `${number(failing)} failing` }
        : well
  return (
    <Item
      name="Feeds"
      to={
        held > 0
          ? '/portal/feeds?health=held'
          : failing > 0
            ? '/portal/feeds?health=failing'
            : '/portal/feeds'
      }
      value={sayLevel(sumOfFeeds(levels), number)}
      health={health}
      note={failing > 0 && held > 0 ? `and ${number(failing)} failing` : 'of all agencies'}
    />
  )
}

/** Null while nobody has counted. */
function sumOfFeeds(levels: Dashboard['levels']): number | null {
  const known = [
    levels['feeds.good'].now,
    levels['feeds.findings'].now,
    levels['feeds.held'].now,
    levels['feeds.failing'].now,
    levels['feeds.paused'].now,
    levels['feeds.checked'].now,
    levels['feeds.new'].now,
  ].filter((one) => one !== null)
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0)
}

function Speed({ name, of, found }: { name: string; of: keyof typeof promised; found: Dashboard }) {
  const format = useFormat()
  const { p95 } = found.spreads[of]
  return (
    <Item
      name={name}
      to="#latency"
      value={sayDuration(p95, format)}
      health={p95 === null ? unknown : p95 > promised[of] ? slow : well}
      note="95 of 100 answers are quicker"
    />
  )
}

type ItemProps = { name: string; to: string; value: string; health: Health; note: ReactNode }

function Item({ name, to, value, health: { mark, word }, note }: ItemProps) {
  return (
    <li>
      <Link to={to}>
        <span className={styles.healthNote}>{name}</span>
        <b className="num">{value}</b>
        <Status mark={mark}>{word}</Status>
        <span className={styles.healthNote}>{note}</span>
      </Link>
    </li>
  )
}
