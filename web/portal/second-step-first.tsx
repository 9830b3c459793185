/** web/portal: what an Admin without a second step sees in place of every page. */
import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = {
  /** The dialogs that switch it on; `onClose` is called when they are done or given up. */
  renderSetup: (onClose: () => void) => ReactNode
  /** Asks again whether the portal is open. */
  onDone: () => void
}

export function SecondStepFirst({ renderSetup, onDone }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onDone()
  }
  return (
    <main className="page" id="main">
      <EmptyState
        level="h1"
        title="First, a second step"
        actions={
          <Button kind="primary" onClick={() => setOpen(true)}>
            Switch the second step on
          </Button>
        }
      >
        <p className="soft">
          The portal opens once signing in asks you for a code of an app on your phone, too. Everybody of the
          team does it; it takes two minutes.
        </p>
      </EmptyState>
      {isOpen && renderSetup(close)}
    </main>
  )
}
