/** web/portal/desk: reports of listings: looked at, upheld or dismissed, and whoever reported is told. */
import { useId, useState } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import type { DeskReport, desk } from '#contract/desk.ts'
import type { Reply } from '#contract/endpoint.ts'
import { reportReasons, reportStates, type ReportState } from '#contract/enquiry-codes.ts'
import { useFormat } from '#web/platform/format.tsx'
import { plural } from '#web/platform/plural.ts'
import { signedApi } from '#web/platform/signed-api.ts'
import { statusWords } from '#web/platform/words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextArea } from '#web/ui/field.tsx'
import { InboxFacts, InboxItem, InboxQuote } from '#web/ui/inbox.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Status } from '#web/ui/status.tsx'
import { PageHead } from '#web/ui/workspace.tsx'
import { useWhen } from '../clock.ts'
import { useAddress } from '../use-address.ts'
import { readReportsQuery } from './desk-query.ts'
import { NoteForm } from './note-form.tsx'
import { useAct } from './use-act.ts'
import { usePages } from './use-pages.ts'
import { reasonWords, reportStateWords } from './words.ts'

export type ReportsAnswer = Reply<typeof desk.reports>

export function ReportsPage({ page }: { page: ReportsAnswer }) {
  const [params] = useSearchParams()
  const { state } = useNavigation()
  const [openId, setOpen] = useState<string | null>(null)
  const { items, hasMore, isReading, readMore } = usePages<DeskReport, ReportsAnswer>(page, async (cursor) =>
    (await signedApi()).desk.reports({ query: { ...readReportsQuery(params), cursor } }),
  )
  const isAsking = state === 'loading'
  return (
    <>
      <PageHead
        title="Reports"
        lead="What visitors found wrong with listings. Whoever left an address is told what came of it."
      />
      <section aria-label="Reports" className={classNames(isAsking && 'is-asking')} aria-busy={isAsking}>
        <Bar counts={page.counts} />
        {items.length > 0 ? (
          <ul className="inbox">
            {items.map((one) => (
              <ReportItem
                key={one.id}
                report={one}
                isOpen={openId === one.id}
                onToggle={(isOpen) => setOpen((now) => (isOpen ? one.id : now === one.id ? null : now))}
              />
            ))}
          </ul>
        ) : (
          <div className="portal-quiet">
            <output>No report fits.</output>
          </div>
        )}
        {hasMore && (
          <div className="table-foot">
            <Button size="small" disabled={isReading} aria-busy={isReading} onClick={() => void readMore()}>
              Show more
            </Button>
          </div>
        )}
      </section>
    </>
  )
}

function Bar({ counts }: Pick<ReportsAnswer, 'counts'>) {
  const { number } = useFormat()
  const { params, change } = useAddress()
  const query = readReportsQuery(params)
  const set = (name: string, value: string) => change(name, value, { replace: true })
  return (
    <div className="people-bar">
      <Segments<ReportState | ''>
        label="State"
        name="report-state"
        options={[
          { value: '', label: 'All', note: number(counts.new + counts.upheld + counts.dismissed + counts.held) },
          ...reportStates.map((state) => ({
            value: state,
            label: reportStateWords[state].word,
            note: number(counts[state]),
          })),
        ]}
        value={query.state ?? ''}
        onChange={(state) => set('state', state)}
      />
      <span className="input input--select">
        <select aria-label="Reason" value={query.reason ?? ''} onChange={(event) => set('reason', event.target.value)}>
          <option value="">Any reason</option>
          {reportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasonWords[reason]}
            </option>
          ))}
        </select>
      </span>
    </div>
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
      about={`${listing.title}, ${listing.agency}`}
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
    value: (
      <Link className="link" to={`/property-details/${listing.id}`}>
        {listing.title}
      </Link>
    ),
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
