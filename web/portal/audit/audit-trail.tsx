/** web/portal/audit: the newest entries about a person, as short lines. */
import type { AuditEntry } from '#contract/accounts/portal.ts'
import { useWhen } from '../clock.ts'
import { detailWords } from './audit-details.ts'
import { actionWords } from './audit-words.ts'
import { Details } from './details.tsx'
import portalStyles from '../portal.module.css'
import styles from './audit.module.css'

type Props = { entries: readonly AuditEntry[]; personId: string }

export function AuditTrail({ entries, personId }: Props) {
  const { moment } = useWhen()
  if (entries.length === 0) return <p className={portalStyles.sideEmpty}>Nothing is written yet.</p>
  return (
    <ol className={styles.audit}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at}>{moment(entry.at)}</time>
          <span>
            <Details of={[actionWords(entry.action), ...detailWords(entry)]} />
            {entry.actor.id && entry.actor.id !== personId && (
              <>
                , by <span translate="no">{entry.actor.name}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
