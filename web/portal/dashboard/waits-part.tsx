/** web/portal/dashboard: what waits for a person, how urgent it is, each with the way there. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Application } from '#contract/accounts/portal.ts'
import { flagKinds, type FlagKind } from '#contract/moderation/moderation-codes.ts'
import { onThisClock } from '#web/platform/api/server-clock.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Status } from '#web/ui/status.tsx'
import { useNow } from '../clock.ts'
import { flagWords } from '../listings/words/words.ts'
import { readClock } from '../people/applications/clock.rules.ts'
import type { Waiting } from '../portal-frame.tsx'
import styles from './dashboard.module.css'

/** What is known of some of it beside how much; null where it did not arrive. */
export type WaitingDetails = {
  applications: readonly Application[] | null
  flags: Readonly<Partial<Record<FlagKind, number>>> | null
}

type Props = { waiting: Waiting; details: WaitingDetails }

export function WaitsPart({ waiting, details }: Props) {
  const { plural } = useFormat()
  const rows = [
    { to: '/portal/feeds?health=held', count: waiting.feeds, words: 'Feeds held back' },
    { to: '/portal/reports?state=new', count: waiting.reports, words: 'Reports from visitors' },
    { to: '/portal/enquiries?state=new', count: waiting.enquiries, words: 'Enquiries to the team' },
    { to: '/portal/duplicates', count: waiting.twins, words: 'Pairs that look like one home' },
  ]
  const all = rows.reduce(
    (sum, { count }) => sum + (count ?? 0),
    (waiting.agents ?? 0) + (waiting.homes ?? 0),
  )
  return (
    <section className={styles.figure} aria-labelledby="waits">
      <div className={styles.figureHead}>
        <h2 id="waits">Waits for a person</h2>
        <p className="num">{plural(all, 'thing')}</p>
      </div>
      <ul className={styles.waits}>
        <PendingRow count={waiting.agents} applications={details.applications ?? []} />
        <FlaggedRow count={waiting.homes} flags={details.flags ?? {}} />
        {rows.map((row) => (
          <Row key={row.to} {...row} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = {
  to: string
  count: number | null
  words: string
  /** How urgent it is, or what most of it is. */
  note?: ReactNode
  state?: 'urgent' | 'broken' | undefined
}

function Row({ to, count, words, note, state }: RowProps) {
  const { number } = useFormat()
  return (
    <li>
      <Link to={to}>
        <b className="num">{count === null ? '–' : number(count)}</b>
        <span>
          {words}
          {note && <small className="num">{note}</small>}
        </span>
        {state && <Status mark="amber">{state === 'urgent' ? 'Soon' : 'Late'}</Status>}
      </Link>
    </li>
  )
}

/** With the promise that ends first. */
function PendingRow({ count, applications }: { count: number | null; applications: readonly Application[] }) {
  const now = useNow()
  const [first] = applications.toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt))
  const clock = first && readClock(onThisClock(first.appliedAt), onThisClock(first.dueAt), now)
  return (
    <Row
      to="/portal/user-manager?role=Agent&state=pending"
      count={count}
      words="Agents pending"
      note={clock && <span>{clock.words}</span>}
      state={clock?.isOver ? 'broken' : clock?.isLate ? 'urgent' : undefined}
    />
  )
}

const namedFlags = 3

/** With the flags that most of them have. */
function FlaggedRow({ count, flags }: { count: number | null; flags: NonNullable<WaitingDetails['flags']> }) {
  const { number, comma } = useFormat()
  const most = flagKinds
    .map((kind) => ({ kind, homes: flags[kind] ?? 0 }))
    .filter(({ homes }) => homes > 0)
    .toSorted((one, other) => other.homes - one.homes)
    .slice(0, namedFlags)
  const note = most.map(({ kind, homes }, at) => (
    <span key={kind}>
      {at > 0 && comma}
      <span>{flagWords[kind]}</span>
      {` ${number(homes)}`}
    </span>
  ))
  return (
    <Row
      to="/portal/listings?state=flagged"
      count={count}
      words="Homes flagged"
      note={note.length > 0 && note}
    />
  )
}
