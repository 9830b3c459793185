/** web/feeds: what can be done with a run that waits: publish it, accept its withdrawals, discard it. */
import { useState } from 'react'
import type { FeedRun } from '#contract/feeds.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { useTurns } from '#web/ui/forms/one-call.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import styles from './feeds.module.css'

type Begun = { feedId: string; askedAt: string }
type Props = {
  run: FeedRun
  onBegun: (begun: Begun) => Promise<void>
  onChange: () => Promise<void>
  onError: (error: unknown) => void
}

export function RunActs({ run, onBegun, onChange, onError }: Props) {
  const [isAsking, setAsking] = useState(false)
  const isHeld = run.heldFor === 'shrinking' || (run.heldFor === 'changed' && run.withdrawn > 0)
  const isLeaping = run.heldFor === 'leaping'
  const { publish, discard, isBusy } = useActs({ run, onBegun, onChange, onError })
  const isEmpty = run.created + run.changed + run.same === 0
  const withdrawn = run.withdrawn === 1 ? 'one home' : `${run.withdrawn} homes`
  return (
    <section className={isHeld || isLeaping ? styles.runHeld : styles.runWaits} aria-labelledby="decide">
      <div>
        <h2 id="decide">
          {run.heldFor === 'changed'
            ? 'Something has changed since you looked. Nothing is published yet.'
            : isHeld
              ? `Held back: this run would withdraw ${withdrawn}`
              : isLeaping
                ? 'Held back: many homes would leap to another price or size in the same way'
                : 'Checked. Nothing is published yet.'}
        </h2>
        <p>{run.reason ?? 'Look at what would change and what we found, then publish it.'}</p>
      </div>
      <div className={styles.runButtons}>
        {isHeld ? (
          <Button className="button--danger" disabled={isBusy} onClick={() => setAsking(true)}>
            Accept, withdraw {withdrawn}
          </Button>
        ) : isLeaping ? (
          <CallButton className="button--danger" disabled={isBusy} onCall={() => publish(true)}>
            Accept and publish
          </CallButton>
        ) : (
          <CallButton kind="primary" disabled={isEmpty || isBusy} onCall={() => publish(run.withdrawn > 0)}>
            Publish
          </CallButton>
        )}
        <CallButton disabled={isBusy} onCall={discard}>
          Discard this run
        </CallButton>
      </div>
      <AcceptDialog
        open={isAsking}
        isAgain={run.heldFor === 'changed'}
        withdrawn={withdrawn}
        onClose={() => setAsking(false)}
        onAccept={() => {
          setAsking(false)
          return publish(true)
        }}
      />
    </section>
  )
}

/** The acts answer whether they were done; one of them at a time. */
function useActs({ run, onBegun, onChange, onError }: Props) {
  const { take, isBusy } = useTurns()
  const publish = (acceptWithdrawals: boolean): Promise<boolean> =>
    take(async () => {
      try {
        const body = { acceptWithdrawals, ...(run.checked && { checked: run.checked }) }
        await onBegun(await (await signedApi()).feeds.publish({ params: { id: run.id }, body }))
        return true
      } catch (error) {
        // What the server refuses may be old news on this page: it shows what is so now.
        onError(error)
        await onChange().catch(onError)
        return false
      }
    })
  const discard = (): Promise<boolean> =>
    take(async () => {
      try {
        toast.success((await (await signedApi()).feeds.discard({ params: { id: run.id } })).message)
        await onChange()
        return true
      } catch (error) {
        onError(error)
        return false
      }
    })
  return { publish, discard, isBusy }
}

type DialogProps = {
  open: boolean
  isAgain: boolean
  withdrawn: string
  onClose: () => void
  onAccept: () => Promise<boolean>
}

function AcceptDialog({ open, isAgain, withdrawn, onClose, onAccept }: DialogProps) {
  const foot = (
    <>
      <Button onClick={onClose}>Not yet</Button>
      <CallButton className="button--danger" onCall={onAccept}>
        Publish and withdraw {withdrawn}
      </CallButton>
    </>
  )
  return (
    <Dialog open={open} onOpenChange={onClose} title={`Withdraw ${withdrawn}?`} foot={foot}>
      {isAgain && (
        <p>
          This is not what you looked at before: the homes on the market have changed meanwhile. The list on
          this page shows what would happen now.
        </p>
      )}
      <p className="soft">
        They leave the search at once. Their pages stay, say that they are withdrawn, and keep their history;
        they come back when a later file has them again.
      </p>
    </Dialog>
  )
}
