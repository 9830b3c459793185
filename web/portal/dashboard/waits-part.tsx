/** web/portal/dashboard: what waits for a person, each with the way there. */
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import type { Waiting } from '../portal-frame.tsx'
import styles from './dashboard.module.css'

export function WaitsPart({ waiting }: { waiting: Waiting }) {
  const { number, plural } = useFormat()
  const rows = [
    { to: '/portal/user-manager?role=Agent&state=pending', count: waiting.agents, words: 'Agents pending' },
    { to: '/portal/feeds?health=held', count: waiting.feeds, words: 'Feeds held back' },
    { to: '/portal/listings?state=flagged', count: waiting.homes, words: 'Homes flagged' },
    { to: '/portal/reports?state=new', count: waiting.reports, words: 'Reports from visitors' },
    { to: '/portal/enquiries?state=new', count: waiting.enquiries, words: 'Enquiries to the team' },
  ]
  const all = rows.reduce((sum, { count }) => sum + (count ?? 0), 0)
  return (
    <section className={styles.figure} aria-labelledby="waits">
      <div className={styles.figureHead}>
        <h2 id="waits">Waits for a person</h2>
        <p className="num">{plural(all, 'thing')}</p>
      </div>
      <ul className={styles.waits}>
        {rows.map(({ to, count, words }) => (
          <li key={to}>
            <Link to={to}>
              <b className="num">{count === null ? '–' : number(count)}</b>
              <span>{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
