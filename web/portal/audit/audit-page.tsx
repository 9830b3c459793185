/** web/portal/audit: everything that was done to accounts, by whom and when; it only ever grows. */
import { Link, useNavigation, useSearchParams } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import type { AuditEntry, portal } from '#contract/accounts/portal.ts'
import { HomeLink } from '#web/platform/meta/home-link.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { usePages } from '#web/ui/lists/use-pages.ts'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { takeTable } from '#web/ui/table/take-table.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { useWhen } from '../clock.ts'
import { NothingHere } from '../nothing-here.tsx'
import { AuditBar } from './audit-bar.tsx'
import { Details } from './details.tsx'
import { readAuditQuery } from './audit-query.ts'
import { detailWords } from './audit-details.ts'
import { otherTargetWords, targetListing, targetPage } from './audit-targets.ts'
import { actionWords } from './audit-words.ts'
import { Verification } from './verification.tsx'
import styles from './audit.module.css'

export type AuditPage = Reply<typeof portal.audit>

type Props = { page: AuditPage; personName: string | null }

export function AuditPageView({ page, personName }: Props) {
  const [params] = useSearchParams()
  const query = readAuditQuery(params)
  const { state } = useNavigation()
  const { items, ...paging } = usePages<AuditEntry, AuditPage>({
    first: page,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).portal.audit({ query: { ...query, cursor } }),
  })
  const isAsking = state === 'loading'
  const asked = new URLSearchParams(query)
  return (
    <>
      <PageHead
        title="Audit"
        lead="What was done, by whom and when. Entries are never changed or removed: each carries a fingerprint of the one before."
      >
        <Verification />
      </PageHead>
      <section aria-labelledby="entries">
        <div className="section-head">
          <h2 id="entries">Entries</h2>
          <p>Newest first</p>
        </div>
        <AuditBar personName={personName} actions={page.actions} />
        <DataTable
          label="Entries of the log"
          columns={columns}
          rows={items}
          rowId={({ id }) => id}
          className={classNames('stacked stacked--pairs', styles.auditTable)}
          paging={paging}
          csv={{ address: `/api/meridian/portal/audit.csv?${asked}`, name: 'audit.csv' }}
          isBusy={isAsking}
          empty={
            <NothingHere title="No entry yet">
              Whatever is done to accounts, homes and texts is written down here.
            </NothingHere>
          }
        />
        {items.length > 0 && (
          <p className={styles.auditSealed}>
            <CallButton
              size="small"
              kind="plain"
              onCall={() => takeTable(`/api/meridian/portal/audit.json?${asked}`, 'audit.json')}
            >
              Download as JSON with seals
            </CallButton>
          </p>
        )}
      </section>
    </>
  )
}

const columns: Column<AuditEntry>[] = [
  { id: 'at', head: 'When', cell: ({ at }) => <Moment at={at} />, ordered: 'descending' },
  {
    id: 'actor',
    head: 'Who',
    cell: ({ actor }) => <PersonLink id={actor.id} name={actorWords(actor)} />,
  },
  { id: 'action', head: 'What', cell: (entry) => <Deed entry={entry} /> },
  { id: 'target', head: 'To whom or what', cell: (entry) => <Target entry={entry} /> },
]

/** Without an id it was a visitor, or a rule or a plan of the program's own. */
const actorWords = ({ id, name }: AuditEntry['actor']): string =>
  id ? name : name === 'visitor' ? 'A visitor' : 'Meridian itself'

function Moment({ at }: { at: string }) {
  const { moment } = useWhen()
  return (
    <time className="num" dateTime={at}>
      {moment(at)}
    </time>
  )
}

function Deed({ entry }: { entry: AuditEntry }) {
  const details = detailWords(entry)
  return (
    <>
      <b>{actionWords(entry.action)}</b>
      {details.length > 0 && (
        <span className={styles.auditDetail}>
          <Details of={details} />
        </span>
      )}
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

/** What has a page leads there, be it a listing's or the portal's own; the rest is words. */
function OtherTarget({ entry }: { entry: AuditEntry }) {
  const listing = targetListing(entry)
  const words = otherTargetWords(entry)
  const page = targetPage(entry)
  if (listing) return <HomeLink id={listing}>{words}</HomeLink>
  if (page)
    return (
      <Link className="note" to={page}>
        {words}
      </Link>
    )
  return entry.target && entry.target !== entry.actor.id ? (
    <Link className="note" to={`?object=${encodeURIComponent(entry.target)}`}>
      {words}
    </Link>
  ) : (
    <span className="note">{words}</span>
  )
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
