/** web/enquiries/leads: one enquiry: what was written, what was answered, and the answer to write. */
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { LeadState } from '#contract/enquiry-codes.ts'
import type { Lead } from '#contract/leads.ts'
import { useFormat } from '#web/platform/format.tsx'
import { signedApi } from '#web/platform/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { InboxFacts, InboxItem, InboxQuote } from '#web/ui/inbox.tsx'
import { Status, type Mark } from '#web/ui/status.tsx'
import { toast } from '#web/ui/toast.ts'

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
      from={lead.name}
      about={lead.about}
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
    value: listing ? (
      <Link className="link" to={`/property-details/${listing.id}`}>
        {about}
      </Link>
    ) : (
      about
    ),
  },
  email === null
    ? { label: 'E-mail', value: <span className="soft">Known to Meridian only. Your answer reaches the person.</span> }
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
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<{ message: string }>): Promise<boolean> => {
    setBusy(true)
    try {
      toast.success((await work()).message)
      onChange()
      return true
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : 'Something went wrong. Please try again.')
      return false
    } finally {
      setBusy(false)
    }
  }
  return { act, isBusy }
}

function Answer({ lead: { id, name, state }, onChange }: Pick<Props, 'lead' | 'onChange'>) {
  const field = useId()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>()
  const { act, isBusy } = useAct(onChange)
  const send = async () => {
    const length = [...text.trim()].length
    if (length < 10 || length > 500) {
      setError('Please write 10 to 500 characters')
      document.getElementById(field)?.focus()
      return
    }
    const { leads } = await signedApi()
    if (await act(() => leads.answer({ params: { id }, body: { message: text } }))) setText('')
  }
  const move = async (next: LeadState) => {
    const { leads } = await signedApi()
    await act(() => leads.setState({ params: { id }, body: { state: next } }))
  }
  return (
    <div className="inbox-form">
      <TextArea
        id={field}
        label={`Answer ${name}`}
        rows={4}
        help={`${[...text.trim()].length} of 10 to 500 characters. It goes out by mail in your name.`}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <div className="button-row">
        <Button kind="primary" size="small" disabled={isBusy} onClick={() => void send()}>
          Send the answer
        </Button>
        {state !== 'answered' && (
          <Button size="small" disabled={isBusy} onClick={() => void move('answered')}>
            Answered elsewhere
          </Button>
        )}
        {state === 'closed' ? (
          <Button size="small" disabled={isBusy} onClick={() => void move('new')}>
            Open again
          </Button>
        ) : (
          <Button size="small" disabled={isBusy} onClick={() => void move('closed')}>
            Close
          </Button>
        )}
      </div>
    </div>
  )
}
