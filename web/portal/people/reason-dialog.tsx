/** web/portal/people: asks before a suspension, and for its reason. */
import { useId, useState, type ReactNode } from 'react'
import { TextArea } from '#web/ui/forms/field.tsx'
import type { AskProps } from './asks.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = Pick<AskProps, 'reason' | 'onClose'> & {
  title: string
  confirm: string
  /** Who may read the reason. */
  help: string
  /** What it means for whom. */
  children: ReactNode
  /** Hears the reason, once there is one; the dialog is closed by then. */
  onReason: (words: string) => unknown
}

export function ReasonDialog({ title, confirm, help, children, reason, onClose, onReason }: Props) {
  const [error, setError] = useState<string>()
  const id = useId()
  const go = () => {
    const words = reason.text.trim()
    if (words.length < 3) {
      setError('Please say why, for whoever reads this later')
      document.getElementById(id)?.focus()
      return false
    }
    onClose()
    return onReason(words)
  }
  return (
    <ConfirmDialog title={title} confirm={confirm} isDangerous onClose={onClose} onConfirm={go}>
      {children}
      <TextArea
        id={id}
        label="Reason"
        help={help}
        rows={3}
        maxLength={500}
        value={reason.text}
        error={error}
        onChange={(event) => {
          reason.set(event.target.value)
          setError(undefined)
        }}
      />
    </ConfirmDialog>
  )
}
