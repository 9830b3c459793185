/**
 * web/portal/desk: reports of listings: looked at, upheld with a consequence or
 * dismissed, and everybody concerned is told.
 */
import { X } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { DeskReport, desk } from '#contract/enquiries/desk.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { reportReasons, reportStates } from '#contract/enquiries/enquiry-codes.ts'
import { HomeLink } from '#web/platform/meta/home-link.tsx'
import { plural } from '#web/platform/intl/plural.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { deskStatusWords } from '#web/platform/words/words.ts'
import { InboxFacts, InboxItem, InboxQuote } from '#web/ui/lists/inbox.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Status } from '#web/ui/status.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { useWhen } from '../clock.ts'
import { withParam } from '../use-address.ts'
import { readReportsQuery } from './desk-query.ts'
import { DeskList, KindChoice, StateChoice } from './desk-list.tsx'
import { NoteForm } from './note-form.tsx'
import { ReportConsequence } from './report-consequence.tsx'
import { ReportDecision } from './report-decision.tsx'
import { useAct } from './use-act.ts'
import { reasonWords, reportStateWords } from './words.ts'

export type ReportsAnswer = Reply<typeof desk.reports>

export function ReportsPage({ page }: { page: ReportsAnswer }) {
  const [params] = useSearchParams()
  const { state, reason, listing } = readReportsQuery(params)
  return (
    <DeskList<DeskReport, ReportsAnswer>
      title="Reports"
      lead="What visitors found wrong with listings. Whoever left an address is told what came of it, and the agency what follows."
      nothing={
        <NothingHere title="No report yet">
          Visitors report a listing from its page; what they write waits here for a decision.
        </NothingHere>
      }
      csv={{
        address: `/api/meridian/portal/reports.csv?${new URLSearchParams(readReportsQuery(params))}`,
        name: 'reports.csv',
      }}
      bar={
        <>
          <StateChoice
            name="report-state"
            counts={page.counts}
            words={reportStateWords}
            states={reportStates}
            value={state}
          />
          <KindChoice
            name="reason"
            label="Reason"
            any="Any reason"
            kinds={reportReasons}
            words={reasonWords}
            value={reason}
          />
          {listing && <ListingChip params={params} />}
        </>
      }
      first={page}
      question={JSON.stringify(readReportsQuery(params))}
      read={async (cursor) =>
        (await signedApi()).desk.reports({ query: { ...readReportsQuery(params), cursor } })
      }
      renderItem={(one, isOpen, onToggle) => (
        <ReportItem key={one.id} report={one} isOpen={isOpen} onToggle={onToggle} />
      )}
    />
  )
}

/** That they are of one home, which a link asked for; and the way to all. */
const ListingChip = ({ params }: { params: URLSearchParams }) => (
  <span className="chip chip--remove">
    <span>Of one home</span>
    <Link
      className="chip-x"
      to={`?${withParam(params, 'listing', '')}`}
      aria-label="Show reports of every home"
    >
      <Icon of={X} small />
    </Link>
  </span>
)

type ItemProps = { report: DeskReport; isOpen: boolean; onToggle: (isOpen: boolean) => void }

function ReportItem({ report, isOpen, onToggle }: ItemProps) {
  const { moment, momentWithin } = useWhen()
  const { mark, word } = reportStateWords[report.state]
  const { id, listing, message, outcome, decidedAt, note, consequence } = report
  const { act, isBusy } = useAct({ rereads: true })
  const keep = (text: string, seen: string | null) =>
    act(async () => (await signedApi()).desk.noteReport({ params: { id }, body: { note: text, seen } }))
  return (
    <InboxItem
      status={<Status mark={mark}>{word}</Status>}
      from={reasonWords[report.reason]}
      about={<bdi>{`${listing.title}, ${listing.agency}`}</bdi>}
      when={<time dateTime={report.at}>{moment(report.at)}</time>}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <InboxFacts facts={factsOf(report)} />
      {message && <InboxQuote>{message}</InboxQuote>}
      {outcome && decidedAt ? (
        <InboxQuote ours by={`${word}, ${momentWithin(decidedAt)}`}>
          {outcome}
        </InboxQuote>
      ) : (
        <ReportDecision report={report} />
      )}
      {consequence && <ReportConsequence key={consequence.at} report={report} consequence={consequence} />}
      <NoteForm note={note} isBusy={isBusy} onSave={keep} />
    </InboxItem>
  )
}

const factsOf = ({ listing, open, email }: DeskReport) => [
  {
    label: 'Listing',
    value: <HomeLink id={listing.id}>{listing.title}</HomeLink>,
  },
  { label: 'Status', value: deskStatusWords[listing.status] },
  { label: 'Agency', value: listing.agency },
  ...(open > 1
    ? [
        {
          label: 'Open',
          value: (
            <Link className="link" to={`?state=new&listing=${listing.id}`}>
              {`${plural(open, 'report')} of this listing`}
            </Link>
          ),
        },
      ]
    : []),
  { label: 'Reported by', value: email ?? 'Somebody who left no address' },
]
