/** web/portal/feeds: a run that waits: accepted with what it withdraws, or discarded, with the reason. */
import { useState } from 'react'
import type { DeskRun } from '#contract/feeds/feed-desk.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useAct } from '../desk/use-act.ts'
import { ReasonDialog } from '../confirm-dialog.tsx'
import styles from './feeds.module.css'

export function HeldRun({ run }: { run: DeskRun }) {
  const { plural } = useFormat()
  const [asking, setAsking] = useState<'accept' | 'discard' | null>(null)
  const { act, isBusy } = useAct({ rereads: true })
  const [text, set] = useState('')
  if (!run.checked) return null
  const { checked } = run
  const homes = plural(run.withdrawn, 'home', 'homes')
  const asks = { reason: { text, set }, onClose: () => setAsking(null) }
  return (
    <div className={styles.held}>
      <div>
        <h3>{run.withdrawn > 0 ? `It would withdraw ${homes}` : 'It waits to be published'}</h3>
        {run.reason && <p>{run.reason}</p>}
      </div>
      <div className="button-row">
        <Button className="button--danger" disabled={isBusy} onClick={() => setAsking('accept')}>
          Accept this run
        </Button>
        <Button disabled={isBusy} onClick={() => setAsking('discard')}>
          Discard this run
        </Button>
      </div>
      {asking === 'accept' && (
        <ReasonDialog
          title="Accept this run?"
          confirm="Accept this run"
          help="It stands in the audit log."
          {...asks}
          onReason={(reason) =>
            act(async () =>
              (await signedApi()).feedDesk.accept({ params: { id: run.id }, body: { reason, checked } }),
            )
          }
        >
          <p>
            {run.withdrawn > 0
              ? `${homes} would leave the search at once. Their pages stay, and they come back when a later file has them again.`
              : 'What is new and changed is published at once. No home leaves the search.'}
          </p>
        </ReasonDialog>
      )}
      {asking === 'discard' && (
        <ReasonDialog
          title="Discard this run?"
          confirm="Discard this run"
          help="It stands in the audit log."
          {...asks}
          onReason={(reason) =>
            act(async () =>
              (await signedApi()).feedDesk.discard({ params: { id: run.id }, body: { reason } }),
            )
          }
        >
          <p>Nothing is changed. The next run looks at the file anew.</p>
        </ReasonDialog>
      )}
    </div>
  )
}
