/** web/portal/feeds: lets a feed rest, or go on. */
import { useState } from 'react'
import type { FeedView } from './feed-view.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { useAct } from '../desk/use-act.ts'
import { ReasonDialog } from '../confirm-dialog.tsx'

export function FeedActs({ feed: { id, pausedAt } }: Pick<FeedView, 'feed'>) {
  const [isAsking, setAsking] = useState(false)
  const [text, set] = useState('')
  const { act, isBusy } = useAct({ rereads: true })
  if (pausedAt)
    return (
      <CallButton
        size="small"
        disabled={isBusy}
        onCall={() => act(async () => (await signedApi()).feedDesk.resume({ params: { id } }))}
      >
        Let it go on
      </CallButton>
    )
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => setAsking(true)}>
        Pause this feed
      </Button>
      {isAsking && (
        <ReasonDialog
          title="Pause this feed?"
          confirm="Pause this feed"
          help="It stands in the audit log."
          reason={{ text, set }}
          onClose={() => setAsking(false)}
          onReason={(reason) =>
            act(async () => (await signedApi()).feedDesk.pause({ params: { id }, body: { reason } }))
          }
        >
          <p>It is neither fetched nor taken until it goes on. Its homes stay as they are.</p>
        </ReasonDialog>
      )}
    </>
  )
}
