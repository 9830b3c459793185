/** web/portal/listings: what may be decided about the home that is open. */
import { useEffect, useRef } from 'react'
import type { ModeratedHome } from '#contract/moderation/moderation.ts'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { DecisionForm, type Said } from '../decision-form.tsx'
import { fieldOfFlag } from '../words/words.ts'
import styles from '../listings.module.css'

type Act = Said['act']
type Props = {
  home: ModeratedHome
  act: Act | null
  isBusy: boolean
  onAct: (act: Act | null) => void
  onApprove: () => Promise<boolean>
  onDecide: (said: Said) => Promise<boolean>
}

export function ReviewActs({ home, act, isBusy, onAct, onApprove, onDecide }: Props) {
  const words = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (act) words.current?.focus()
  }, [act])
  const isRemoved = home.state === 'removed'
  const flag = home.flags.find(({ isSettled }) => !isSettled)
  const toggle = (wanted: Act) => onAct(act === wanted ? null : wanted)
  return (
    <div className={styles.acts}>
      <div className="button-row">
        <CallButton
          kind="primary"
          size="small"
          aria-keyshortcuts="a"
          disabled={isBusy || isRemoved}
          onCall={onApprove}
        >
          Approve
        </CallButton>
        <Button
          size="small"
          aria-keyshortcuts="c"
          aria-expanded={act === 'request'}
          disabled={isBusy}
          onClick={() => toggle('request')}
        >
          Ask for a change
        </Button>
        <Button
          size="small"
          className="button--danger"
          aria-keyshortcuts="x"
          aria-expanded={act === 'remove'}
          disabled={isBusy || isRemoved}
          onClick={() => toggle('remove')}
        >
          Take it off the market
        </Button>
      </div>
      {act && (
        <DecisionForm
          key={act}
          act={act}
          field={flag ? fieldOfFlag[flag.kind] : null}
          isBusy={isBusy}
          words={words}
          onDecide={onDecide}
        />
      )}
      <p className="small note">
        Keys you may press: <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>A</kbd> approve, <kbd>C</kbd> ask
        for a change, <kbd>X</kbd> take it off
      </p>
    </div>
  )
}
