/** web/portal/people: asks before something that cannot be taken back. */
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'

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
      <div className="portal-ask">{children}</div>
    </Dialog>
  )
}
