/**
 * web/portal/desk: everything people wrote: looked through, noted, closed,
 * and released when it was held back by mistake.
 */
import { kindWords } from '#contract/enquiries/enquiry-words.ts'
import { Link, useSearchParams } from 'react-router'
import type { DeskEnquiry, desk } from '#contract/enquiries/desk.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { enquiryKinds, enquiryStates } from '#contract/enquiries/enquiry-codes.ts'
import { HomeLink } from '#web/platform/meta/home-link.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { AnswerForm } from '#web/ui/forms/answer-form.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { InboxFacts, InboxItem, InboxQuote } from '#web/ui/lists/inbox.tsx'
import { Status } from '#web/ui/status.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { useWhen } from '../clock.ts'
import { SearchInput } from '../search-input.tsx'
import { SinceChip } from '../since-chip.tsx'
import { useAddress } from '../use-address.ts'
import { AssigneeChoice, Assignment } from './assignment.tsx'
import { DeskList, KindChoice, StateChoice } from './desk-list.tsx'
import { readEnquiriesQuery } from './desk-query.ts'
import { NoteForm } from './note-form.tsx'
import { useAct } from './use-act.ts'
import { enquiryStateWords } from './words.ts'

export type EnquiriesAnswer = Reply<typeof desk.enquiries>

export function EnquiriesPage({ page }: { page: EnquiriesAnswer }) {
  const [params] = useSearchParams()
  return (
    <DeskList<DeskEnquiry, EnquiriesAnswer>
      title="Enquiries"
      lead="What people wrote to agencies and to the team. What looks like a machine’s is held back until somebody releases it."
      nothing={
        <NothingHere title="No enquiry yet">
          What people write to agencies and to the team stands here as soon as the first one does.
        </NothingHere>
      }
      csv={{
        address: `/api/meridian/portal/enquiries.csv?${new URLSearchParams(readEnquiriesQuery(params))}`,
        name: 'enquiries.csv',
      }}
      bar={<Bar counts={page.counts} mostCounted={page.mostCounted} team={page.team} />}
      first={page}
      question={JSON.stringify(readEnquiriesQuery(params))}
      read={async (cursor) =>
        (await signedApi()).desk.enquiries({ query: { ...readEnquiriesQuery(params), cursor } })
      }
      renderItem={(one, isOpen, onToggle) => (
        <EnquiryItem key={one.id} enquiry={one} team={page.team} isOpen={isOpen} onToggle={onToggle} />
      )}
    />
  )
}

function Bar({ counts, mostCounted, team }: Pick<EnquiriesAnswer, 'counts' | 'mostCounted' | 'team'>) {
  const { params, change } = useAddress()
  const { q, state, kind, assignee } = readEnquiriesQuery(params)
  return (
    <>
      <SearchInput
        label="Search enquiries"
        placeholder="Name, e-mail, words"
        value={q ?? ''}
        onAsk={(words) => change('q', words, { replace: true })}
      />
      <StateChoice
        name="enquiry-state"
        counts={counts}
        mostCounted={mostCounted}
        words={enquiryStateWords}
        states={enquiryStates}
        value={state}
      />
      <KindChoice
        name="kind"
        label="Kind"
        any="Any kind"
        kinds={enquiryKinds}
        words={kindWords}
        value={kind}
      />
      <AssigneeChoice team={team} value={assignee} />
      <SinceChip />
    </>
  )
}

type ItemProps = {
  enquiry: DeskEnquiry
  team: EnquiriesAnswer['team']
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

function EnquiryItem({ enquiry, team, isOpen, onToggle }: ItemProps) {
  const { moment, momentWithin } = useWhen()
  const { mark, word } = enquiryStateWords[enquiry.state]
  return (
    <InboxItem
      status={<Status mark={mark}>{word}</Status>}
      from={<bdi>{enquiry.name}</bdi>}
      about={
        <>
          <span>{kindWords[enquiry.kind]}</span>
          {': '}
          <span dir="auto" translate="no">
            {enquiry.about}
          </span>
        </>
      }
      when={<time dateTime={enquiry.at}>{moment(enquiry.at)}</time>}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <InboxFacts facts={factsOf(enquiry)} />
      {enquiry.message && <InboxQuote>{enquiry.message}</InboxQuote>}
      {enquiry.messages.map(({ id, side, author, body, at }) => (
        <InboxQuote key={id} ours={side === 'agency'} by={`${author}, ${momentWithin(at)}`}>
          {body}
        </InboxQuote>
      ))}
      <Assignment enquiry={enquiry} team={team} />
      <Acts enquiry={enquiry} />
    </InboxItem>
  )
}

const factsOf = ({ email, phone, userId, listingId, about, agencies, facts }: DeskEnquiry) => [
  {
    label: 'E-mail',
    value: (
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
    ),
  },
  ...(phone ? [{ label: 'Telephone', value: phone }] : []),
  ...(userId
    ? [
        {
          label: 'Account',
          value: (
            <Link className="link" to={`/portal/user-manager?person=${userId}`}>
              See the person
            </Link>
          ),
        },
      ]
    : []),
  ...(listingId
    ? [
        {
          label: 'Home',
          value: <HomeLink id={listingId}>{about}</HomeLink>,
        },
      ]
    : []),
  ...(agencies.length > 0 ? [{ label: 'Read by', value: agencies.map(({ name }) => name).join(', ') }] : []),
  ...facts,
]

function Acts({ enquiry: { id, name, state, note, messages } }: { enquiry: DeskEnquiry }) {
  const { act, isBusy } = useAct({ rereads: true })
  const change = (body: { state?: 'new' | 'answered' | 'closed'; note?: string }) =>
    act(async () =>
      (await signedApi()).desk.changeEnquiry({ params: { id }, body: { ...body, seen: { state, note } } }),
    )
  const close = state !== 'closed' && (
    <CallButton size="small" disabled={isBusy} onCall={() => change({ state: 'closed' })}>
      Close
    </CallButton>
  )
  return (
    <>
      {state === 'held' ? (
        <div className="button-row">
          <CallButton kind="primary" size="small" disabled={isBusy} onCall={() => change({ state: 'new' })}>
            Release and send
          </CallButton>
          {close}
        </div>
      ) : (
        <AnswerForm
          label={`Answer ${name}`}
          help="It goes out by mail in your name, and what is written back reaches the team."
          isBusy={isBusy}
          onSend={(message) =>
            act(async () =>
              (await signedApi()).desk.answerEnquiry({
                params: { id },
                body: { message, seen: messages.length },
              }),
            )
          }
        >
          {state === 'new' ? (
            <CallButton size="small" disabled={isBusy} onCall={() => change({ state: 'answered' })}>
              Answered elsewhere
            </CallButton>
          ) : (
            <CallButton size="small" disabled={isBusy} onCall={() => change({ state: 'new' })}>
              Open again
            </CallButton>
          )}
          {close}
        </AnswerForm>
      )}
      <NoteForm note={note} isBusy={isBusy} onSave={(text) => change({ note: text })} />
    </>
  )
}
