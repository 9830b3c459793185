/** web/enquiries/leads: one enquiry: what was written, what was answered, and the answer to write. */
import type { LeadState } from '#contract/enquiries/enquiry-codes.ts'
import type { Lead } from '#contract/enquiries/leads.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { HomeLink } from '#web/platform/meta/home-link.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { AnswerForm } from '#web/ui/forms/answer-form.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { InboxFacts, InboxItem, InboxQuote } from '#web/ui/lists/inbox.tsx'
import { useTurns } from '#web/ui/forms/one-call.ts'
import { Status, type Mark } from '#web/ui/status.tsx'
import { toast } from '#web/ui/toasts/toast.ts'

const states: Record<LeadState, { mark: Mark; word: string }> = {
  new: { mark: 'todo', word: 'New' },
  answered: { mark: 'live', word: 'Answered' },
  closed: { mark: 'off', word: 'Closed' },
}

type Props = { lead: Lead; isOpen: boolean; onToggle: (isOpen: boolean) => void; onChange: () => void }

export function LeadItem({ lead, isOpen, onToggle, onChange }: Props) {
  const { date } = useFormat()
  const { mark, word } = states[lead.state]
  return (
    <InboxItem
      status={<Status mark={mark}>{word}</Status>}
      from={<bdi>{lead.name}</bdi>}
      about={<bdi>{lead.about}</bdi>}
      when={<time dateTime={lead.at}>{date(lead.at)}</time>}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <InboxFacts facts={factsOf(lead)} />
      {lead.message && <InboxQuote>{lead.message}</InboxQuote>}
      {lead.answers.map(({ author, body, at }) => (
        <InboxQuote key={at} ours by={`${author}, ${date(at)}`}>
          {body}
        </InboxQuote>
      ))}
      <Answer lead={lead} onChange={onChange} />
    </InboxItem>
  )
}

const factsOf = ({ email, phone, listing, facts, about }: Lead) => [
  {
    label: 'About',
    value: listing ? <HomeLink id={listing.id}>{about}</HomeLink> : about,
  },
  email === null
    ? {
        label: 'E-mail',
        value: <span className="soft">Known to Meridian only. Your answer reaches the person.</span>,
      }
    : {
        label: 'E-mail',
        value: (
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        ),
      },
  ...(phone
    ? [
        {
          label: 'Telephone',
          value: (
            <a className="link" href={`tel:${phone}`}>
              {phone}
            </a>
          ),
        },
      ]
    : []),
  ...facts,
]

/** A change that is sent and said; answers whether it was done. */
function useAct(onChange: () => void) {
  const { take, isBusy } = useTurns()
  const act = (work: () => Promise<{ message: string }>): Promise<boolean> =>
    take(async () => {
      try {
        toast.success((await work()).message)
        onChange()
        return true
      } catch (failure) {
        toast.error(failure instanceof Error ? failure.message : 'Something went wrong. Please try again.')
        return false
      }
    })
  return { act, isBusy }
}

function Answer({ lead: { id, name, state }, onChange }: Pick<Props, 'lead' | 'onChange'>) {
  const { act, isBusy } = useAct(onChange)
  const move = (next: LeadState) =>
    act(async () => (await signedApi()).leads.setState({ params: { id }, body: { state: next } }))
  return (
    <AnswerForm
      label={`Answer ${name}`}
      help="It goes out by mail in your name."
      isBusy={isBusy}
      onSend={(message) =>
        act(async () => (await signedApi()).leads.answer({ params: { id }, body: { message } }))
      }
    >
      {state !== 'answered' && (
        <CallButton size="small" disabled={isBusy} onCall={() => move('answered')}>
          Answered elsewhere
        </CallButton>
      )}
      {state === 'closed' ? (
        <CallButton size="small" disabled={isBusy} onCall={() => move('new')}>
          Open again
        </CallButton>
      ) : (
        <CallButton size="small" disabled={isBusy} onCall={() => move('closed')}>
          Close
        </CallButton>
      )}
    </AnswerForm>
  )
}
