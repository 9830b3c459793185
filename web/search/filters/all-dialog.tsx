/** web/search: every filter, in a dialog. */
import { Dialog } from '#web/ui/dialog.tsx'
import { AllFilters } from './all.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

export function AllFiltersDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="All filters" width="45rem" tall bare>
      <AllFilters onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}
