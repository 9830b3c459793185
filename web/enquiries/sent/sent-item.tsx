/** web/enquiries/sent: one enquiry: to whom it went, what was written and what was answered. */
import { Link } from 'react-router'
import type { EnquiryKind, SentState } from '#contract/enquiries/enquiry-codes.ts'
import type { SentEnquiry } from '#contract/enquiries/sent.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { publicHomeAddress } from '#web/platform/meta/home-address.ts'
import { InboxFacts, InboxItem, InboxQuote } from '#web/ui/lists/inbox.tsx'
import { Status, type Mark } from '#web/ui/status.tsx'
import { Compared } from './compared.tsx'
import { SentThread } from './sent-thread.tsx'

const states: Record<SentState, { mark: Mark; word: string }> = {
  sent: { mark: 'wait', word: 'Sent' },
  answered: { mark: 'live', word: 'Answered' },
  closed: { mark: 'off', word: 'Closed' },
}

/** Whom it reached when that was no agency alone. */
const desks: Record<EnquiryKind, string> = {
  listing: 'Meridian',
  agency: 'Meridian',
  contact: 'Our team',
  chairman: 'The chairman’s office',
  callBack: 'Our team, to call you back',
  quote: 'The currency desk',
  lot: 'The dealing room',
  service: 'Property service',
  brief: 'The property concierge',
}

type Props = { enquiry: SentEnquiry; isOpen: boolean; onToggle: (isOpen: boolean) => void }

export function SentItem({ enquiry, isOpen, onToggle }: Props) {
  const { date } = useFormat()
  const { mark, word } = states[enquiry.state]
  const { message, messages, viewings, at } = enquiry
  const isAnswered = viewings.length > 0 || messages.some(({ side }) => side === 'agency')
  return (
    <InboxItem
      status={<Status mark={mark}>{word}</Status>}
      from={enquiry.agency ? <bdi>{enquiry.agency.name}</bdi> : desks[enquiry.kind]}
      about={aboutOf(enquiry)}
      when={<time dateTime={at}>{date(at)}</time>}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <InboxFacts facts={factsOf(enquiry)} />
      {message && <InboxQuote by={<span translate="yes">{`You, ${date(at)}`}</span>}>{message}</InboxQuote>}
      {!isAnswered && <p className="soft">{silenceWords[enquiry.state]}</p>}
      <Compared enquiry={enquiry} />
      <SentThread enquiry={enquiry} isOver={enquiry.state === 'closed'} />
    </InboxItem>
  )
}

/** Homes have names; the rest is in our words. */
const aboutOf = ({ kind, listingId, about }: SentEnquiry) => {
  if (kind === 'agency') return 'A question to the agency'
  return kind === 'listing' || listingId ? <bdi>{about}</bdi> : about
}

const silenceWords: Record<SentState, string> = {
  sent: 'Nobody has answered yet. You get a mail as soon as somebody does.',
  answered: 'Answered by mail or telephone. Only answers written on Meridian stand here.',
  closed: 'Closed without an answer on Meridian.',
}

const factsOf = ({ agency, listingId, about, facts }: SentEnquiry) => [
  ...(agency
    ? [
        {
          label: 'To',
          value: (
            <Link className="link" to={`/property-listing-agent/${agency.id}`} translate="no">
              {agency.name}
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
            <Link className="link" to={publicHomeAddress(listingId)}>
              {about}
            </Link>
          ),
        },
      ]
    : []),
  ...facts,
]
