/** web/portal/audit: everything that was done to accounts, by whom and when; it only ever grows. */
import { X } from 'lucide-react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import type { AuditEntry, portal } from '#contract/accounts/portal.ts'
import { HomeLink } from '#web/platform/meta/home-link.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { usePages } from '#web/ui/lists/use-pages.ts'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { useWhen } from '../clock.ts'
import { SearchInput } from '../search-input.tsx'
import { useAddress, withParam } from '../use-address.ts'
import { readAuditQuery } from './audit-query.ts'
import { actionWords, detailWords, otherTargetWords, targetListing } from './audit-words.ts'
import portalStyles from '../portal.module.css'
import styles from './audit.module.css'

export type AuditPage = Reply<typeof portal.audit>

type Props = { page: AuditPage; personName: string | null }

export function AuditPageView({ page, personName }: Props) {
  const [params, setParams] = useSearchParams()
  const query = readAuditQuery(params)
  const { state } = useNavigation()
  const { items, ...paging } = usePages<AuditEntry, AuditPage>({
    first: page,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).portal.audit({ query: { ...query, cursor } }),
  })
  const isAsking = state === 'loading'
  return (
    <>
      <PageHead
        title="Audit"
        lead="What was done to accounts, by whom and when. Entries are never changed or removed: each carries a fingerprint of the one before."
      />
      <section aria-labelledby="entries">
        <div className="section-head">
          <h2 id="entries">Entries</h2>
          <p>Newest first</p>
        </div>
        <AuditBar personName={personName} />
        <DataTable
          label="Entries of the log"
          columns={columns}
          rows={items}
          rowId={({ id }) => id}
          className={classNames('stacked stacked--pairs', styles.auditTable)}
          paging={paging}
          isBusy={isAsking}
          empty={
            <>
              <output>No entry fits. Try one word of what was done, or a name.</output>
              <Button size="small" onClick={() => setParams({})}>
                Show all entries
              </Button>
            </>
          }
        />
      </section>
    </>
  )
}

type BarProps = { personName: string | null }

function AuditBar({ personName }: BarProps) {
  const { params, change } = useAddress()
  const query = readAuditQuery(params)
  return (
    <div className={classNames('filter-bar', portalStyles.peopleBar)}>
      <SearchInput
        label="Search the log"
        placeholder="Who, what, whom"
        value={query.q ?? ''}
        onAsk={(words) => change('q', words, { replace: true })}
      />
      {query.person && (
        <span className="chip chip--remove">
          <bdi>Only {personName ?? 'one person'}</bdi>
          <Link
            className="chip-x"
            to={`?${withParam(params, 'person', '')}`}
            aria-label="Show everybody's entries"
          >
            <Icon of={X} small />
          </Link>
        </span>
      )}
    </div>
  )
}

const columns: Column<AuditEntry>[] = [
  { id: 'at', head: 'When', cell: ({ at }) => <Moment at={at} />, ordered: 'descending' },
  {
    id: 'actor',
    head: 'Who',
    cell: ({ actor }) => <PersonLink id={actor.id} name={actor.id ? actor.name : 'A visitor'} />,
  },
  { id: 'action', head: 'What', cell: (entry) => <Deed entry={entry} /> },
  { id: 'target', head: 'To whom', cell: (entry) => <Target entry={entry} /> },
]

function Moment({ at }: { at: string }) {
  const { moment } = useWhen()
  return (
    <time className="num" dateTime={at}>
      {moment(at)}
    </time>
  )
}

function Deed({ entry }: { entry: AuditEntry }) {
  const detail = detailWords(entry)
  return (
    <>
      <b>{actionWords(entry.action)}</b>
      {detail && <span className={styles.auditDetail}>{detail}</span>}
    </>
  )
}

function Target({ entry }: { entry: AuditEntry }) {
  return entry.targetName && entry.target !== entry.actor.id ? (
    <PersonLink id={entry.target} name={entry.targetName} />
  ) : (
    <OtherTarget entry={entry} />
  )
}

/** A listing that was decided about has its page; the rest is words. */
function OtherTarget({ entry }: { entry: AuditEntry }) {
  const listing = targetListing(entry)
  const words = otherTargetWords(entry)
  return listing ? <HomeLink id={listing}>{words}</HomeLink> : <span className="note">{words}</span>
}

/** To that person among the people. */
function PersonLink({ id, name }: { id: string | null; name: string }) {
  return id ? (
    <Link className="row-main" to={`/portal/user-manager?person=${id}`} translate="no">
      {name}
    </Link>
  ) : (
    <span className="soft">{name}</span>
  )
}
