/** web/accounts/profile: asks for the password before something weighty, and does it. */
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { wordsOf } from '../forms/account-form.ts'
import { PasswordField } from '../forms/password-field.tsx'
import styles from './profile.module.css'

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

export function PasswordDialog({
  title,
  act,
  keep = 'Cancel',
  isDanger = false,
  children,
  onClose,
  onConfirm,
}: Props) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const submit = async () => {
    try {
      if (!password) throw new Error('Password is required')
      await onConfirm(password)
      return true
    } catch (failure) {
      setError(wordsOf(failure))
      field.current?.focus()
      return false
    }
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title} initialFocus={field}>
      <Form className={styles.passwordDialog} noValidate onSubmit={submit}>
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
        <div className={styles.passwordDialogFoot}>
          <Button onClick={onClose}>{keep}</Button>
          <SubmitButton kind="primary" className={isDanger ? styles.profileDelete : undefined}>
            {act}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
