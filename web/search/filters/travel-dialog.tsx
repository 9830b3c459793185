/** web/search: travel times to keep, in a dialog of their own. */
import { Dialog } from '#web/ui/dialog.tsx'
import { FilterForm } from './filter-form.tsx'
import { TravelFields, travelNames } from '../travel/travel-fields.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

export function TravelDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Travel time" width="40rem" tall bare>
      <FilterForm
        title="How long it may take from home"
        names={travelNames}
        none="Any travel time"
        onDone={() => onOpenChange(false)}
      >
        <TravelFields />
      </FilterForm>
    </Dialog>
  )
}
