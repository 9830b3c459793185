/** web/portal/audit: looking through the log by words, act, object and day. */
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { KindChoice } from '../desk/desk-list.tsx'
import { SearchInput } from '../search-input.tsx'
import { useAddress, withParam } from '../use-address.ts'
import { readAuditQuery } from './audit-query.ts'
import { actionWords } from './audit-words.ts'
import portalStyles from '../portal.module.css'
import styles from './audit.module.css'

type Props = { personName: string | null; actions: readonly string[] }

export function AuditBar({ personName, actions }: Props) {
  const { params, change } = useAddress()
  const { q, person, action, object } = readAuditQuery(params)
  return (
    <div className={classNames('filter-bar', portalStyles.peopleBar)}>
      <SearchInput
        label="Search the log"
        placeholder="Who, what, whom"
        value={q ?? ''}
        onAsk={(words) => change('q', words, { replace: true })}
      />
      <KindChoice
        name="action"
        label="Act"
        any="Any act"
        kinds={actions}
        words={Object.fromEntries(actions.map((one) => [one, actionWords(one)]))}
        value={action}
      />
      <DayInput label="From" name="since" />
      <DayInput label="To" name="until" />
      {person && (
        <Chip param="person" label="Show everybody's entries">
          <bdi translate="yes">{`Only ${personName ?? 'one person'}`}</bdi>
        </Chip>
      )}
      {object && (
        <Chip param="object" label="Show entries about everything">
          <span>
            About <bdi translate="no">{object}</bdi>
          </span>
        </Chip>
      )}
    </div>
  )
}

function DayInput({ label, name }: { label: string; name: 'since' | 'until' }) {
  const { params, change } = useAddress()
  const value = readAuditQuery(params)[name] ?? ''
  return (
    <label className={styles.auditDay}>
      <span className="note">{label}</span>
      <span className="input">
        <input
          type="date"
          key={value}
          defaultValue={value}
          onChange={(event) => change(name, event.target.value, { replace: true })}
        />
      </span>
    </label>
  )
}

type ChipProps = { param: string; label: string; children: ReactNode }

function Chip({ param, label, children }: ChipProps) {
  const { params } = useAddress()
  return (
    <span className="chip chip--remove">
      {children}
      <Link className="chip-x" to={`?${withParam(params, param, '')}`} aria-label={label}>
        <Icon of={X} small />
      </Link>
    </span>
  )
}
