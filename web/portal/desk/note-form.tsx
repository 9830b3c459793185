/**
 * web/portal/desk: the team's own note, kept when it is saved; what a colleague
 * kept meanwhile is shown beside what is typed.
 */
import { TextArea } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { InboxQuote } from '#web/ui/lists/inbox.tsx'
import { Overtaken, useTypedOver } from '../typed-over.tsx'

type Props = {
  note: string | null
  isBusy: boolean
  /** Hears what is typed and which note it replaces; answers whether it was kept. */
  onSave: (note: string, seen: string | null) => Promise<boolean>
}

export function NoteForm({ note, isBusy, onSave }: Props) {
  const { value: text, set, forget, isOvertaken } = useTypedOver(note ?? '', note)
  const isNew = text.trim() !== (note ?? '')
  const save = async () => {
    const isKept = await onSave(text.trim(), note)
    if (isKept) forget()
    return isKept
  }
  return (
    <Form className="inbox-form" onSubmit={save}>
      <TextArea
        label="Note"
        rows={2}
        maxLength={2_000}
        help="For the team only."
        value={text}
        onChange={({ target }) => set(target.value)}
      />
      {isOvertaken && isNew && !isBusy && (
        <>
          <Overtaken onForget={forget} />
          {note && <InboxQuote ours>{note}</InboxQuote>}
        </>
      )}
      <div className="button-row">
        <SubmitButton size="small" disabled={isBusy || !isNew}>
          Keep the note
        </SubmitButton>
      </div>
    </Form>
  )
}
