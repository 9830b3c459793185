/** web/stock: on the page of one of the agency's own homes: into the editor. */
import { Pencil } from 'lucide-react'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useOpenDraft } from './table/use-open-draft.ts'

export function EditHome({ listingId }: { listingId: string }) {
  const open = useOpenDraft(listingId)
  return (
    <CallButton size="small" kind="plain" onCall={() => open('edit')}>
      <Icon of={Pencil} small />
      Edit
    </CallButton>
  )
}
