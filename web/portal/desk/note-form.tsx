/** web/portal/desk: the team's own note, kept when it is saved. */
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'

type Props = { note: string | null; isBusy: boolean; onSave: (note: string) => void }

export function NoteForm({ note, isBusy, onSave }: Props) {
  const [text, setText] = useState(note ?? '')
  return (
    <form
      className="inbox-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(text)
      }}
    >
      <TextArea
        label="Note"
        rows={2}
        maxLength={2_000}
        help="For the team only."
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="button-row">
        <Button type="submit" size="small" disabled={isBusy || text.trim() === (note ?? '')}>
          Keep the note
        </Button>
      </div>
    </form>
  )
}
