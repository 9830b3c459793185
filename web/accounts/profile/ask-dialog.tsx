/** web/accounts/profile: asking the team about one's data, where one would rather not do it alone. */
import { useState } from 'react'
import type { OwnRequest } from '#contract/accounts/privacy.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextArea } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { wordsOf } from '../forms/account-form.ts'
import styles from './profile.module.css'

type Props = { onClose: () => void; onAsked: (request: OwnRequest) => void }

export function AskDialog({ onClose, onAsked }: Props) {
  const [kind, setKind] = useState<OwnRequest['kind']>('export')
  const [note, setNote] = useState('')
  const ask = async () => {
    try {
      const { profile } = await signedApi()
      const { message, request } = await profile.ask({ body: { kind, note: note.trim() } })
      toast.success(message)
      onAsked(request)
      return true
    } catch (error) {
      toast.error(wordsOf(error))
      return false
    }
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Ask our team">
      <Form className={styles.passwordDialog} noValidate onSubmit={ask}>
        <p>A person looks after it and answers within 30 days. You see here how far it is.</p>
        <Select
          label="What you ask for"
          value={kind}
          onChange={(event) => setKind(event.target.value === 'erasure' ? 'erasure' : 'export')}
        >
          <option value="export">A copy of your data</option>
          <option value="erasure">Deletion of your account</option>
        </Select>
        <TextArea
          label="What we should know (optional)"
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className={styles.passwordDialogFoot}>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton kind="primary">Ask our team</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
