/** web/portal/desk: everything people wrote: looked through, noted, closed, and released when it was held back by mistake. */
import { useState } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import type { DeskEnquiry, desk } from '#contract/desk.ts'
import type { Reply } from '#contract/endpoint.ts'
import { enquiryKinds, enquiryStates, type EnquiryState } from '#contract/enquiry-codes.ts'
import { useFormat } from '#web/platform/format.tsx'
import { signedApi } from '#web/platform/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { InboxFacts, InboxItem, InboxQuote } from '#web/ui/inbox.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Status } from '#web/ui/status.tsx'
import { PageHead } from '#web/ui/workspace.tsx'
import { useWhen } from '../clock.ts'
import { SearchInput } from '../search-input.tsx'
import { useAddress } from '../use-address.ts'
import { readEnquiriesQuery } from './desk-query.ts'
import { NoteForm } from './note-form.tsx'
import { useAct } from './use-act.ts'
import { usePages } from './use-pages.ts'
import { enquiryStateWords, kindWords } from './words.ts'

export type EnquiriesAnswer = Reply<typeof desk.enquiries>

export function EnquiriesPage({ page }: { page: EnquiriesAnswer }) {
  const [params] = useSearchParams()
  const { state } = useNavigation()
  const [openId, setOpen] = useState<string | null>(null)
  const { items, hasMore, isReading, readMore } = usePages<DeskEnquiry, EnquiriesAnswer>(page, async (cursor) =>
    (await signedApi()).desk.enquiries({ query: { ...readEnquiriesQuery(params), cursor } }),
  )
  const isAsking = state === 'loading'
  return (
    <>
      <PageHead
        title="Enquiries"
        lead="What people wrote to agencies and to the team. What looks like a machine’s is held back until somebody releases it."
      />
      <section aria-label="Enquiries" className={classNames(isAsking && 'is-asking')} aria-busy={isAsking}>
        <Bar counts={page.counts} />
        {items.length > 0 ? (
          <ul className="inbox">
            {items.map((one) => (
              <EnquiryItem
                key={one.id}
                enquiry={one}
                isOpen={openId === one.id}
                onToggle={(isOpen) => setOpen((now) => (isOpen ? one.id : now === one.id ? null : now))}
              />
            ))}
          </ul>
        ) : (
          <div className="portal-quiet">
            <output>No enquiry fits.</output>
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

function Bar({ counts }: Pick<EnquiriesAnswer, 'counts'>) {
  const { number } = useFormat()
  const { params, change } = useAddress()
  const query = readEnquiriesQuery(params)
  const set = (name: string, value: string) => change(name, value, { replace: true })
  return (
    <div className="people-bar">
      <SearchInput
        label="Search enquiries"
        placeholder="Name, e-mail, words"
        value={query.q ?? ''}
        onAsk={(words) => set('q', words)}
      />
      <Segments<EnquiryState | ''>
        label="State"
        name="enquiry-state"
        options={[
          { value: '', label: 'All', note: number(counts.new + counts.answered + counts.closed + counts.held) },
          ...enquiryStates.map((state) => ({
            value: state,
            label: enquiryStateWords[state].word,
            note: number(counts[state]),
          })),
        ]}
        value={query.state ?? ''}
        onChange={(state) => set('state', state)}
      />
      <span className="input input--select">
        <select aria-label="Kind" value={query.kind ?? ''} onChange={(event) => set('kind', event.target.value)}>
          <option value="">Any kind</option>
          {enquiryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords[kind]}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}

type ItemProps = { enquiry: DeskEnquiry; isOpen: boolean; onToggle: (isOpen: boolean) => void }

function EnquiryItem({ enquiry, isOpen, onToggle }: ItemProps) {
  const { moment } = useWhen()
  const { mark, word } = enquiryStateWords[enquiry.state]
  return (
    <InboxItem
      status={<Status mark={mark}>{word}</Status>}
      from={enquiry.name}
      about={`${kindWords[enquiry.kind]}: ${enquiry.about}`}
      when={<time dateTime={enquiry.at}>{moment(enquiry.at)}</time>}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <InboxFacts facts={factsOf(enquiry)} />
      {enquiry.message && <InboxQuote>{enquiry.message}</InboxQuote>}
      {enquiry.answers.map(({ author, body, at }) => (
        <InboxQuote key={at} ours by={`${author}, ${moment(at)}`}>
          {body}
        </InboxQuote>
      ))}
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
          value: (
            <Link className="link" to={`/property-details/${listingId}`}>
              {about}
            </Link>
          ),
        },
      ]
    : []),
  ...(agencies.length > 0 ? [{ label: 'Read by', value: agencies.map(({ name }) => name).join(', ') }] : []),
  ...facts,
]

function Acts({ enquiry: { id, state, note } }: { enquiry: DeskEnquiry }) {
  const { act, isBusy } = useAct()
  const change = (body: { state?: 'new' | 'answered' | 'closed'; note?: string }) =>
    void act(async () => (await signedApi()).desk.changeEnquiry({ params: { id }, body }))
  return (
    <>
      <div className="button-row">
        {state === 'held' && (
          <Button kind="primary" size="small" disabled={isBusy} onClick={() => change({ state: 'new' })}>
            Release and send
          </Button>
        )}
        {state === 'new' && (
          <Button size="small" disabled={isBusy} onClick={() => change({ state: 'answered' })}>
            Mark as answered
          </Button>
        )}
        {(state === 'answered' || state === 'closed') && (
          <Button size="small" disabled={isBusy} onClick={() => change({ state: 'new' })}>
            Open again
          </Button>
        )}
        {state !== 'closed' && (
          <Button size="small" disabled={isBusy} onClick={() => change({ state: 'closed' })}>
            Close
          </Button>
        )}
      </div>
      <NoteForm key={note} note={note} isBusy={isBusy} onSave={(text) => change({ note: text })} />
    </>
  )
}
