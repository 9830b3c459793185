/** web/accounts/profile: asks for the password before something weighty, and does it. */
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { wordsOf } from '../account-form.ts'
import { PasswordField } from '../password-field.tsx'

type Props = {
  title: string
  act: string
  /** What the button that leaves everything as it is says. */
  keep?: string
  isDanger?: boolean
  children: ReactNode
  onClose: () => void
  /** A refusal is shown next to the field. */
  onConfirm: (password: string) => Promise<void>
}

export function PasswordDialog({ title, act, keep = 'Cancel', isDanger = false, children, onClose, onConfirm }: Props) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!password) return setError('Password is required')
    setBusy(true)
    await onConfirm(password).catch((failure: unknown) => setError(wordsOf(failure)))
    setBusy(false)
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title} initialFocus={field}>
      <form className="password-dialog" noValidate onSubmit={submit}>
        <div className="soft">{children}</div>
        <PasswordField
          ref={field}
          label="Password"
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value)
            setError(undefined)
          }}
        />
        <div className="password-dialog-foot">
          <Button onClick={onClose}>{keep}</Button>
          <Button
            type="submit"
            kind="primary"
            className={isDanger ? 'profile-delete' : undefined}
            disabled={isBusy}
            aria-busy={isBusy}
          >
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
