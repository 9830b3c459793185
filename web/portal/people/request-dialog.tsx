/** web/portal/people: notes what a person asked about their data by letter or mail. */
import { useState } from 'react'
import { Link } from 'react-router'
import { requestKinds } from '#contract/accounts/privacy.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Select, TextArea } from '#web/ui/forms/field.tsx'
import { kindWords } from '../privacy/privacy-words.ts'
import type { AskProps } from './asks.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'

export function RequestDialog({ view: { person }, act, onClose }: AskProps<'request'>) {
  const [kind, setKind] = useState<(typeof requestKinds)[number]>('export')
  const [note, setNote] = useState('')
  const keep = () => {
    onClose()
    return act({
      call: async () =>
        (await signedApi()).privacy.create({ body: { userId: person.id, kind, note: note.trim() } }),
    })
  }
  return (
    <ConfirmDialog
      title={`What ${person.name} asked about their data`}
      confirm="Note the request"
      onClose={onClose}
      onConfirm={keep}
    >
      <p>
        It waits under <Link to="/portal/privacy">Data protection</Link> and is due in 30 days. Make sure that
        it is really theirs.
      </p>
      <Select
        label="Asked for"
        value={kind}
        onChange={(event) => setKind(event.target.value === 'erasure' ? 'erasure' : 'export')}
      >
        {requestKinds.map((one) => (
          <option key={one} value={one}>
            {kindWords[one]}
          </option>
        ))}
      </Select>
      <TextArea
        label="Note"
        rows={3}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmDialog>
  )
}
