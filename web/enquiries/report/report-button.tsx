/** web/enquiries/report: the way to report a listing; the dialog comes when somebody asks for it. */
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { usePendingPress } from '#web/platform/loading/pending-press.ts'
import { onDemandPart } from '#web/platform/loading/on-demand-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const ReportDialog = onDemandPart(() => import('./report-dialog.tsx'), 'ReportDialog')

type Props = {
  listingId: string
  /** In a line of text rather than in a row of buttons. */
  inText?: boolean
}

export function ReportButton({ listingId, inText = false }: Props) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const open = () => setOpen(true)
  // There are two such buttons on a page; one dialog is enough.
  usePendingPress('ReportDialog', open)
  return (
    <>
      {inText ? (
        <button type="button" className="link link--inline" onClick={open}>
          Report this listing
        </button>
      ) : (
        <Button kind="plain" size="small" className="only-wide" onClick={open}>
          <Icon of={Flag} small />
          Report
        </Button>
      )}
      {isOpen !== null && (
        <ReportDialog
          listingId={listingId}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onLost={() => setOpen(null)}
        />
      )}
    </>
  )
}
