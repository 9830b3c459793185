/** web/saved/collections: asks before a collection goes, for what was written in it goes too. */
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'

type Props = { name: string; onClose: () => void; onDelete: () => Promise<boolean> }

export function DeleteDialog({ name, onClose, onDelete }: Props) {
  const foot = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <CallButton className="button--danger" onCall={onDelete}>
        Delete the collection
      </CallButton>
    </>
  )
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Delete this collection?" foot={foot}>
      <p>
        <b translate="no">{name}</b>
      </p>
      <p className="soft">
        Its homes stay saved. Votes, comments, links and invitations go with it, and cannot be brought back.
      </p>
    </Dialog>
  )
}
