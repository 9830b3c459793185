/** web/portal: asks before something that cannot be taken back. */
import { useId, useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import styles from './portal.module.css'

type Props = {
  title: string
  children: ReactNode
  /** What the button says: a verb. */
  confirm: string
  isDangerous?: boolean
  onClose: () => void
  /** Ends when everything it started has ended; `false` says that something is missing. */
  onConfirm: () => unknown
}

export function ConfirmDialog({ title, children, confirm, isDangerous = false, onClose, onConfirm }: Props) {
  const foot = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      {isDangerous ? (
        <CallButton className="button--danger" onCall={onConfirm}>
          {confirm}
        </CallButton>
      ) : (
        <CallButton kind="primary" onCall={onConfirm}>
          {confirm}
        </CallButton>
      )}
    </>
  )
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title} foot={foot}>
      <div className={styles.portalAsk}>{children}</div>
    </Dialog>
  )
}

type ReasonProps = {
  /** The typed reason, kept so that a refused act does not lose it. */
  reason: { text: string; set: (text: string) => void }
  onClose: () => void
  title: string
  confirm: string
  /** Who may read the reason. */
  help: string
  /** Characters a reason has at least; 3 unless said otherwise. */
  least?: number
  /** What it means for whom. */
  children: ReactNode
  /** Hears the reason, once there is one; the dialog is closed by then. */
  onReason: (words: string) => unknown
}

/** Asks for the reason, too. */
export function ReasonDialog(props: ReasonProps) {
  const { title, confirm, help, least = 3, children, reason, onClose, onReason } = props
  const [error, setError] = useState<string>()
  const id = useId()
  const go = () => {
    const words = reason.text.trim()
    if (words.length < least) {
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
