/** web/portal/desk: reports of listings: looked at, upheld or dismissed, and whoever reported is told. */
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { DeskReport, desk } from '#contract/desk.ts'
import type { Reply } from '#contract/endpoint.ts'
import { reportReasons, reportStates } from '#contract/enquiry-codes.ts'
import { HomeLink } from '#web/platform/home-link.tsx'
import { plural } from '#web/platform/plural.ts'
import { signedApi } from '#web/platform/signed-api.ts'
import { statusWords } from '#web/platform/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { InboxFacts, InboxItem, InboxQuote } from '#web/ui/inbox.tsx'
import { Status } from '#web/ui/status.tsx'
import { useWhen } from '../clock.ts'
import { readReportsQuery } from './desk-query.ts'
import { DeskList, KindChoice, StateChoice } from './desk-list.tsx'
import { NoteForm } from './note-form.tsx'
import { useAct } from './use-act.ts'
import { reasonWords, reportStateWords } from './words.ts'

export type ReportsAnswer = Reply<typeof desk.reports>

export function ReportsPage({ page }: { page: ReportsAnswer }) {
  const [params] = useSearchParams()
  const { state, reason } = readReportsQuery(params)
  return (
    <DeskList<DeskReport, ReportsAnswer>
      title="Reports"
      lead="What visitors found wrong with listings. Whoever left an address is told what came of it."
      nothing="No report fits."
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
        </>
      }
      first={page}
      read={async (cursor) => (await signedApi()).desk.reports({ query: { ...readReportsQuery(params), cursor } })}
      renderItem={(one, isOpen, onToggle) => (
        <ReportItem key={one.id} report={one} isOpen={isOpen} onToggle={onToggle} />
      )}
    />
  )
}

type ItemProps = { report: DeskReport; isOpen: boolean; onToggle: (isOpen: boolean) => void }

function ReportItem({ report, isOpen, onToggle }: ItemProps) {
  const { moment } = useWhen()
  const { mark, word } = reportStateWords[report.state]
  const { id, listing, message, outcome, decidedAt, note } = report
  const { act, isBusy } = useAct()
  const keep = (text: string) =>
    void act(async () => (await signedApi()).desk.noteReport({ params: { id }, body: { note: text } }))
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
        <InboxQuote ours by={`${word}, ${moment(decidedAt)}`}>
          {outcome}
        </InboxQuote>
      ) : (
        <Decision report={report} />
      )}
      <NoteForm key={note} note={note} isBusy={isBusy} onSave={keep} />
    </InboxItem>
  )
}

const factsOf = ({ listing, open, email }: DeskReport) => [
  {
    label: 'Listing',
    value: <HomeLink id={listing.id}>{listing.title}</HomeLink>,
  },
  { label: 'Status', value: statusWords[listing.status] },
  { label: 'Agency', value: listing.agency },
  ...(open > 1 ? [{ label: 'Open', value: `${plural(open, 'report')} of this listing` }] : []),
  { label: 'Reported by', value: email ?? 'Somebody who left no address' },
]

function Decision({ report: { id, email, state } }: { report: DeskReport }) {
  const field = useId()
  const { act, isBusy } = useAct()
  const [outcome, setOutcome] = useState('')
  const [error, setError] = useState<string | undefined>()
  const decide = (decision: 'upheld' | 'dismissed') => {
    if (outcome.trim().length < 3) {
      setError('Please say what came of it')
      document.getElementById(field)?.focus()
      return
    }
    void act(async () =>
      (await signedApi()).desk.decideReport({ params: { id }, body: { state: decision, outcome: outcome.trim() } }),
    )
  }
  return (
    <div className="inbox-form">
      <TextArea
        id={field}
        label="What came of it"
        rows={3}
        maxLength={500}
        help={email && state !== 'held' ? `These words are mailed to ${email}.` : 'Nobody is written to.'}
        value={outcome}
        error={error}
        onChange={(event) => {
          setOutcome(event.target.value)
          setError(undefined)
        }}
      />
      <div className="button-row">
        <Button kind="primary" size="small" disabled={isBusy} onClick={() => decide('upheld')}>
          Uphold
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => decide('dismissed')}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}
