/** web/enquiries/leads: the enquiries one below the other, where somebody wrote last first. */
import { Link, useSearchParams } from 'react-router'
import type { Lead } from '#contract/enquiries/leads.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { Status } from '#web/ui/status.tsx'
import { leadMarks, leadStateWords } from './lead-words.ts'
import { leadsAddress, readLeadsQuery, type LeadsAnswer } from './leads-query.ts'
import styles from './leads.module.css'

export function LeadList({ page, openId }: { page: LeadsAnswer; openId: string | null }) {
  const [params] = useSearchParams()
  const query = readLeadsQuery(params)
  const { items, hasMore, isReading, readMore } = usePages<Lead, LeadsAnswer>({
    first: page,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).leads.list({ query: { ...query, cursor } }),
  })
  if (items.length === 0)
    return (
      <EmptyState title={Object.keys(query).length > 0 ? 'No enquiry fits' : 'Nobody has written yet'}>
        <p className="soft">
          Enquiries come from the pages of your homes, from your agency’s page and from briefs.
        </p>
      </EmptyState>
    )
  return (
    <>
      <ul>
        {items.map((lead) => (
          <li key={lead.id}>
            <Line lead={lead} isOpen={lead.id === openId} to={leadsAddress(query, lead.id)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="table-foot">
          <Button size="small" disabled={isReading} aria-busy={isReading} onClick={() => void readMore()}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

function Line({ lead, isOpen, to }: { lead: Lead; isOpen: boolean; to: string }) {
  const { date } = useFormat()
  return (
    <Link className={styles.lead} to={to} preventScrollReset aria-current={isOpen ? 'true' : undefined}>
      <span className={styles.leadTop}>
        <b translate="no">
          <bdi>{lead.name}</bdi>
        </b>
        <time dateTime={lead.lastAt} className="num">
          {date(lead.lastAt)}
        </time>
      </span>
      <span className={styles.leadAbout}>
        <bdi>{lead.about}</bdi>
      </span>
      <span className={styles.leadFoot}>
        <Status mark={leadMarks[lead.state]}>{leadStateWords[lead.state]}</Status>
        {lead.waits && <b className={styles.leadWaits}>Waits for an answer</b>}
        {lead.assignee && <span translate="no">{lead.assignee.name}</span>}
      </span>
    </Link>
  )
}
