/** web/portal/dashboard: the figures with their courses, each with the list behind it. */
import { Link } from 'react-router'
import type { FruitlessSearch } from '#contract/figures/figures.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import type { Dashboard } from './dashboard.ts'
import { sinceMoment } from './dashboard-query.ts'
import { Before, Figure, sumOf } from './figure.tsx'
import { FruitlessWords } from '../operations/fruitless-words.tsx'
import styles from './dashboard.module.css'

type Props = { found: Dashboard }

export function HomesFigure({ found }: Props) {
  const { number } = useFormat()
  const { levels } = found
  const live = levels['homes.live']
  const change = live.now !== null && live.before !== null ? live.now - live.before : null
  return (
    <Figure
      isWide
      title="Homes live"
      to="/portal/listings?status=live"
      value={live.now}
      change={change !== null && <span className="num">{`${change > 0 ? '+' : ''}${number(change)}`}</span>}
      found={found}
      of={['homes.live']}
      series={[{ name: 'Homes live', kind: 'line', values: live.steps }]}
    />
  )
}

export function ChangesFigure({ found }: Props) {
  const listed = found.counts['homes.listed']
  const closed = found.counts['homes.closed']
  const withdrawn = found.counts['homes.withdrawn']
  return (
    <Figure
      isWide
      title="New homes"
      to={`/portal/listings?since=${sinceMoment(found.from)}`}
      value={listed.total}
      change={<Before counts={[listed]} />}
      found={found}
      of={['homes.listed', 'homes.closed', 'homes.withdrawn']}
      series={[
        { name: 'New', kind: 'bar', values: listed.steps },
        { name: 'Sold or let', kind: 'bar', values: closed.steps },
        { name: 'Withdrawn', kind: 'bar', values: withdrawn.steps },
      ]}
    />
  )
}

export function PeopleFigure({ found }: Props) {
  const agents = found.counts['people.agents']
  const users = found.counts['people.users']
  const applications = found.counts['applications.received']
  const { plural } = useFormat()
  return (
    <Figure
      title="Sign-ups"
      to={`/portal/user-manager?since=${sinceMoment(found.from)}`}
      value={sumOf(agents, users)}
      change={<Before counts={[agents, users]} />}
      note={
        <Link className="link" to={`/portal/user-manager?applied=${sinceMoment(found.from)}`}>
          {plural(applications.total, 'application', 'applications')}
        </Link>
      }
      found={found}
      of={['people.users', 'people.agents']}
      series={[
        { name: 'Users', kind: 'bar', values: users.steps },
        { name: 'Agents', kind: 'bar', values: agents.steps },
      ]}
    />
  )
}

export function EnquiriesFigure({ found }: Props) {
  const received = found.counts['enquiries.received']
  const answered = found.counts['enquiries.answered']
  return (
    <Figure
      title="Enquiries"
      to={`/portal/enquiries?since=${sinceMoment(found.from)}`}
      value={received.total}
      change={<Before counts={[received]} />}
      found={found}
      of={['enquiries.received', 'enquiries.answered']}
      series={[
        { name: 'Received', kind: 'line', values: received.steps },
        { name: 'Answered', kind: 'line', values: answered.steps },
      ]}
    />
  )
}

export function AlertsFigure({ found }: Props) {
  const mail = found.counts['alerts.mail']
  const push = found.counts['alerts.push']
  return (
    <Figure
      title="Alerts sent"
      to={`/portal/alerts?since=${sinceMoment(found.from)}`}
      value={sumOf(mail, push)}
      change={<Before counts={[mail, push]} />}
      found={found}
      of={['alerts.mail', 'alerts.push']}
      series={[
        { name: 'Mail', kind: 'bar', values: mail.steps },
        { name: 'On devices', kind: 'bar', values: push.steps },
      ]}
    />
  )
}

export function SearchesFigure({ found }: Props) {
  const asked = found.counts['searches.asked']
  const none = found.counts['searches.fruitless']
  const { plural } = useFormat()
  const to = `/portal/searches?days=${found.days}`
  const others = asked.steps.map((value, index) => Math.max(0, value - (none.steps[index] ?? 0)))
  return (
    <Figure
      isWide
      title="Searches"
      to={to}
      value={asked.total}
      change={<Before counts={[asked]} />}
      note={
        <Link className="link" to={to}>
          {plural(none.total, 'search found nothing', 'searches found nothing')}
        </Link>
      }
      found={found}
      of={['searches.asked', 'searches.fruitless']}
      series={[
        { name: 'Found homes', kind: 'bar', values: others },
        { name: 'Found nothing', kind: 'bar', values: none.steps },
      ]}
    />
  )
}

export function FruitlessPart({ found, searches }: Props & { searches: readonly FruitlessSearch[] }) {
  const { number } = useFormat()
  return (
    <section className={styles.figure} aria-labelledby="fruitless">
      <div className={styles.figureHead}>
        <h2 id="fruitless">Searched and not found</h2>
        <p>
          <Link className="link" to={`/portal/searches?days=${found.days}`}>
            All of them
          </Link>
        </p>
      </div>
      {searches.length === 0 ? (
        <p className="soft">Every search found something.</p>
      ) : (
        <ol className={styles.ranked}>
          {searches.map((one) => (
            <li key={one.id}>
              <b className="num">{number(one.searches)}</b>
              <FruitlessWords search={one} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

export function JobsFigure({ found }: Props) {
  const { plural } = useFormat()
  const waiting = found.levels['jobs.waiting']
  const failed = found.counts['jobs.failed']
  return (
    <Figure
      title="Jobs waiting"
      to="/portal/jobs?state=waiting"
      value={waiting.now}
      note={
        <Link className="link" to={`/portal/jobs?state=failed&since=${sinceMoment(found.from)}`}>
          {plural(failed.total, 'job failed', 'jobs failed')}
        </Link>
      }
      found={found}
      of={['jobs.waiting', 'jobs.failed']}
      series={[{ name: 'Highest', kind: 'line', values: waiting.highest }]}
    />
  )
}

export function MailsFigure({ found }: Props) {
  const sent = found.counts['mails.sent']
  const failed = found.counts['mails.failed']
  const { plural } = useFormat()
  return (
    <Figure
      title="Mails sent"
      to={`/portal/mails?state=sent&since=${sinceMoment(found.from)}`}
      value={sent.total}
      change={<Before counts={[sent]} />}
      note={
        <Link className="link" to={`/portal/mails?state=failed&since=${sinceMoment(found.from)}`}>
          {plural(failed.total, 'mail refused', 'mails refused')}
        </Link>
      }
      found={found}
      of={['mails.sent', 'mails.failed']}
      series={[
        { name: 'Sent', kind: 'bar', values: sent.steps },
        { name: 'Refused', kind: 'bar', values: failed.steps },
      ]}
    />
  )
}

export function RunsFigure({ found }: Props) {
  const published = found.counts['feeds.published']
  const held = found.counts['feeds.held']
  const failed = found.counts['feeds.failed']
  const { plural } = useFormat()
  return (
    <Figure
      title="Feed runs"
      to={`/portal/feeds/runs?since=${sinceMoment(found.from)}`}
      value={sumOf(published, held, failed)}
      change={<Before counts={[published, held, failed]} />}
      note={
        <Link className="link" to={`/portal/feeds/runs?outcome=failed&since=${sinceMoment(found.from)}`}>
          {plural(failed.total, 'run failed', 'runs failed')}
        </Link>
      }
      found={found}
      of={['feeds.published', 'feeds.held', 'feeds.failed']}
      series={[
        { name: 'Published', kind: 'bar', values: published.steps },
        { name: 'Held back', kind: 'bar', values: held.steps },
        { name: 'Failed', kind: 'bar', values: failed.steps },
      ]}
    />
  )
}
