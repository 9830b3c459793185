/** web/enquiries/leads: what an agency keeps about an enquiry: where it stands, who looks after it, notes. */
import { useState } from 'react'
import { leadStates, type LeadState } from '#contract/enquiries/enquiry-codes.ts'
import type { LeadThread } from '#contract/enquiries/leads.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Select, TextArea } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { InboxQuote } from '#web/ui/lists/inbox.tsx'
import { When } from '../thread/messages.tsx'
import type { Act } from '../thread/use-act.ts'
import { leadStateWords } from './lead-words.ts'
import styles from './leads.module.css'

type Props = {
  lead: LeadThread
  colleagues: readonly { id: string; name: string }[]
  act: Act
  isBusy: boolean
}

export function LeadDesk({ lead, colleagues, act, isBusy }: Props) {
  const params = { id: lead.id }
  const move = (state: LeadState) =>
    act(async () => (await signedApi()).leads.setState({ params, body: { state } }))
  const give = (userId: string | null) =>
    act(async () => (await signedApi()).leads.assign({ params, body: { userId } }))
  return (
    <section className={styles.desk} aria-label="For your agency only">
      <h3>For your agency only</h3>
      <div className={styles.deskRow}>
        <Select
          label="Where it stands"
          value={lead.state}
          disabled={isBusy}
          onChange={(event) => void move(event.target.value as LeadState)}
        >
          {leadStates.map((state) => (
            <option key={state} value={state}>
              {leadStateWords[state]}
            </option>
          ))}
        </Select>
        <Select
          label="Looked after by"
          value={lead.assignee?.id ?? ''}
          disabled={isBusy}
          onChange={(event) => void give(event.target.value || null)}
        >
          <option value="">Everybody</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id} translate="no">
              {name}
            </option>
          ))}
        </Select>
      </div>
      {lead.notes.map((note) => (
        <InboxQuote
          key={note.id}
          by={
            <>
              {note.author} · <When at={note.at} />
            </>
          }
        >
          {note.body}
        </InboxQuote>
      ))}
      <NoteForm lead={lead} act={act} isBusy={isBusy} />
    </section>
  )
}

function NoteForm({ lead: { id }, act, isBusy }: Pick<Props, 'lead' | 'act' | 'isBusy'>) {
  const [note, setNote] = useState('')
  const save = async () => {
    if (note.trim() === '') return false
    const isKept = await act(async () => (await signedApi()).leads.note({ params: { id }, body: { note } }))
    if (isKept) setNote('')
    return isKept
  }
  return (
    <Form className="inbox-form" noValidate onSubmit={save}>
      <TextArea
        label="Note"
        rows={2}
        maxLength={2_000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="button-row">
        <SubmitButton size="small" disabled={isBusy}>
          Keep the note
        </SubmitButton>
      </div>
    </Form>
  )
}
