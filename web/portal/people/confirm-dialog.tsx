/** web/portal/people: asks before something that cannot be taken back. */
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  title: string
  children: ReactNode
  /** What the button says: a verb. */
  confirm: string
  isDangerous?: boolean
  onClose: () => void
  onConfirm: () => void
}

export function ConfirmDialog({ title, children, confirm, isDangerous = false, onClose, onConfirm }: Props) {
  const foot = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      {isDangerous ? (
        <Button className="button--danger" onClick={onConfirm}>
          {confirm}
        </Button>
      ) : (
        <Button kind="primary" onClick={onConfirm}>
          {confirm}
        </Button>
      )}
    </>
  )
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title} foot={foot}>
      <div className="portal-ask">{children}</div>
    </Dialog>
  )
}
