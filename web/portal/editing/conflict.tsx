/**
 * web/portal/editing: two at once: what differs between the version that came first and what is typed here.
 */
import { useState } from 'react'
import type { Difference as Changes } from '#contract/content/editing.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { refusalWords } from '../refusal.ts'
import { Difference } from './difference.tsx'
import type { EditedText, Text } from './use-typed.ts'
import styles from './editing.module.css'

type Props = {
  of: Text
  /** The version that somebody kept meanwhile. */
  theirs: number
  mine: EditedText
  onKeep: () => Promise<boolean>
}

export function Conflict({ of: { kind, slug }, theirs, mine, onKeep }: Props) {
  const [changes, setChanges] = useState<Changes | null>(null)
  const compare = async () => {
    const { title, description, body, details } = mine
    const to = { title, description, body, details }
    try {
      const { editing } = await signedApi()
      setChanges(await editing.compare({ params: { kind, slug }, body: { from: theirs, to } }))
    } catch (error) {
      toast.error(refusalWords(error))
    }
  }
  return (
    <section className={styles.conflict} aria-labelledby="conflict" role="alert">
      <h2 className="subheading" id="conflict">
        Somebody kept version {theirs} meanwhile
      </h2>
      <p className="small">
        What you typed is still here, and theirs is among the versions. See what differs, take over what you
        need, then keep yours above it.
      </p>
      <div className="button-row">
        <CallButton onCall={compare}>See what differs</CallButton>
        <CallButton kind="primary" onCall={onKeep}>
          Keep mine as version {theirs + 1}
        </CallButton>
      </div>
      {changes && (
        <Dialog
          open
          onOpenChange={(open) => open || setChanges(null)}
          title={`From version ${theirs} to yours`}
          width="52rem"
          tall
        >
          <Difference of={changes} />
        </Dialog>
      )}
    </section>
  )
}
