/** web/portal/listings: one decision about all selected homes. */
import { useState } from 'react'
import type { ModeratedHome } from '#contract/moderation/moderation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { DecisionForm } from './decision-form.tsx'
import { useDecide } from './use-decide.ts'
import styles from './listings.module.css'

type Props = { homes: readonly ModeratedHome[]; onDone: () => Promise<void> }

const asked = { request: 'Ask for a change', remove: 'Take them off the market' } as const

export function BulkActs({ homes, onDone }: Props) {
  const [act, setAct] = useState<'request' | 'remove' | null>(null)
  const { decide, isBusy } = useDecide(onDone)
  const chosen = homes.map(({ id, version }) => ({ id, version }))
  return (
    <div className={styles.bulk}>
      <CallButton size="small" disabled={isBusy} onCall={() => decide({ act: 'approve', homes: chosen })}>
        Approve
      </CallButton>
      <Button size="small" disabled={isBusy} onClick={() => setAct('request')}>
        {asked.request}
      </Button>
      <Button size="small" className="button--danger" disabled={isBusy} onClick={() => setAct('remove')}>
        {asked.remove}
      </Button>
      {act && (
        <Dialog open insistent onOpenChange={(open) => open || setAct(null)} title={asked[act]}>
          <DecisionForm
            act={act}
            field={null}
            isBusy={isBusy}
            onDecide={async (said) => {
              const isDone = await decide({ ...said, homes: chosen })
              if (isDone) setAct(null)
              return isDone
            }}
          />
        </Dialog>
      )}
    </div>
  )
}
