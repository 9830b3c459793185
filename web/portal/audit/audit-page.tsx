/** web/portal/audit: everything that was done to accounts, by whom and when; it only ever grows. */
import { X } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import type { AuditEntry, portal } from '#contract/accounts/portal.ts'
import { HomeLink } from '#web/platform/meta/home-link.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Cell, Head, Row, Table } from '#web/ui/lists/table.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { useWhen } from '../clock.ts'
import { refusalWords } from '../refusal.ts'
import { SearchInput } from '../search-input.tsx'
import { useAddress, withParam } from '../use-address.ts'
import { readAuditQuery, type AuditQuery } from './audit-query.ts'
import { actionWords, detailWords, otherTargetWords, targetListing } from './audit-words.ts'
import portalStyles from '../portal.module.css'
import styles from './audit.module.css'

export type AuditPage = Reply<typeof portal.audit>

type Props = { page: AuditPage; personName: string | null }

export function AuditPageView({ page, personName }: Props) {
  const [params, setParams] = useSearchParams()
  const query = readAuditQuery(params)
  const { state } = useNavigation()
  const list = useEntries(page, query)
  const isAsking = state === 'loading'
  return (
    <>
      <PageHead
        title="Audit"
        lead="What was done to accounts, by whom and when. Entries are never changed or removed: each carries a fingerprint of the one before."
      />
      <section aria-labelledby="entries" className={classNames(isAsking && 'is-asking')} aria-busy={isAsking}>
        <div className="section-head">
          <h2 id="entries">Entries</h2>
          <p>Newest first</p>
        </div>
        <AuditBar personName={personName} />
        {list.entries.length > 0 ? (
          <>
            <Entries entries={list.entries} />
            <div className="table-foot">
              <output>1–{list.entries.length}</output>
              {list.hasMore && (
                <Button size="small" disabled={list.isReading} aria-busy={list.isReading} onClick={list.readMore}>
                  {list.isReading ? 'Reading' : 'Show 50 more'}
                </Button>
              )}
            </div>
          </>
        ) : (
          <div className={portalStyles.portalQuiet}>
            <output>No entry fits. Try one word of what was done, or a name.</output>
            <Button size="small" onClick={() => setParams({})}>
              Show all entries
            </Button>
          </div>
        )}
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
          <Link className="chip-x" to={`?${withParam(params, 'person', '')}`} aria-label="Show everybody's entries">
            <Icon of={X} small />
          </Link>
        </span>
      )}
    </div>
  )
}

/** Pages after the first belong to one question. */
function useEntries(first: AuditPage, query: AuditQuery) {
  const question = JSON.stringify(query)
  const [more, setMore] = useState<{ question: string; pages: AuditPage[] }>({ question, pages: [] })
  const [isReading, setReading] = useState(false)
  const pages = [first, ...(more.question === question ? more.pages : [])]
  const cursor = pages.at(-1)?.nextCursor ?? null
  const readMore = async () => {
    if (!cursor) return
    setReading(true)
    try {
      const { portal: calls } = await signedApi()
      const page = await calls.audit({ query: { ...query, cursor } })
      setMore((now) => ({ question, pages: [...(now.question === question ? now.pages : []), page] }))
    } catch (error) {
      toast.error(refusalWords(error))
    } finally {
      setReading(false)
    }
  }
  return { entries: pages.flatMap(({ items }) => items), hasMore: cursor !== null, isReading, readMore }
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Table className={classNames('work-table stacked stacked--pairs', styles.auditTable)}>
      <thead>
        <Row>
          <Head aria-sort="descending">When ↓</Head>
          <Head>Who</Head>
          <Head>What</Head>
          <Head>To whom</Head>
        </Row>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Table>
  )
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const { moment } = useWhen()
  const detail = detailWords(entry)
  return (
    <Row>
      <Cell className="num">
        <time dateTime={entry.at}>{moment(entry.at)}</time>
      </Cell>
      <Cell>
        <PersonLink id={entry.actor.id} name={entry.actor.id ? entry.actor.name : 'A visitor'} />
      </Cell>
      <Cell>
        <b>{actionWords(entry.action)}</b>
        {detail && <span className={styles.auditDetail}>{detail}</span>}
      </Cell>
      <Cell>
        {entry.targetName && entry.target !== entry.actor.id ? (
          <PersonLink id={entry.target} name={entry.targetName} />
        ) : (
          <OtherTarget entry={entry} />
        )}
      </Cell>
    </Row>
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
