/** web/portal/desk: the team's own note, kept when it is saved. */
import { useState } from 'react'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'

type Props = {
  note: string | null
  isBusy: boolean
  /** Answers whether it was kept. */
  onSave: (note: string) => Promise<boolean>
}

export function NoteForm({ note, isBusy, onSave }: Props) {
  const [text, setText] = useState(note ?? '')
  return (
    <Form className="inbox-form" onSubmit={() => onSave(text)}>
      <TextArea
        label="Note"
        rows={2}
        maxLength={2_000}
        help="For the team only."
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="button-row">
        <SubmitButton size="small" disabled={isBusy || text.trim() === (note ?? '')}>
          Keep the note
        </SubmitButton>
      </div>
    </Form>
  )
}
