/** web/enquiries: the way to report a listing; the dialog comes when somebody asks for it. */
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), 'ReportDialog')

type Props = {
  listingId: string
  /** In a line of text rather than in a row of buttons. */
  inText?: boolean
}

export function ReportButton({ listingId, inText = false }: Props) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const open = () => setOpen(true)
  return (
    <>
      {inText ? (
        <button type="button" className="link report-link" onClick={open}>
          Report this listing
        </button>
      ) : (
        <Button kind="plain" size="small" className="only-wide" onClick={open}>
          <Icon of={Flag} small />
          Report
        </Button>
      )}
      {isOpen !== null && (
        <Suspense>
          <ReportDialog listingId={listingId} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
