/** web/portal/duplicates: what can be decided about one pair, or about all selected ones. */
import { useState } from 'react'
import type { HomeTwins } from '#contract/moderation/merges.ts'
import type { TwinState } from '#contract/moderation/merge-codes.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useFormat } from '#web/platform/formats/format.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { fieldsThat } from './twin-words.ts'
import { useDecideTwins } from './use-decide-twins.ts'
import styles from './duplicates.module.css'

type Props = { pairs: readonly HomeTwins[]; state: TwinState; onDone?: () => void }

const titles = { merge: 'Make them one home', part: 'Say that they are two homes' } as const
const buttons = { merge: 'One home', part: 'Two homes' } as const

export function TwinActs({ pairs, state, onDone }: Props) {
  const [act, setAct] = useState<'merge' | 'part' | null>(null)
  const { decide, isBusy } = useDecideTwins()
  const reasonFor = useReason(pairs)
  const chosen = pairs.map(({ id, version }) => ({ id, version }))
  const said = async (reason: string) => {
    if (!act || !(await decide({ act, pairs: chosen, reason }))) return false
    setAct(null)
    onDone?.()
    return true
  }
  return (
    <span className={styles.acts}>
      {(['merge', 'part'] as const)
        .filter((one) => (one === 'merge' ? state !== 'merged' : state !== 'apart'))
        .map((one) => (
          <Button key={one} size="small" disabled={isBusy} onClick={() => setAct(one)}>
            {buttons[one]}
          </Button>
        ))}
      {state !== 'open' && (
        <CallButton
          size="small"
          disabled={isBusy}
          onCall={async () => {
            if (await decide({ act: 'reopen', pairs: chosen })) onDone?.()
          }}
        >
          Take it back
        </CallButton>
      )}
      {act && (
        <Dialog open insistent onOpenChange={(open) => open || setAct(null)} title={titles[act]}>
          <ReasonForm
            first={act === 'merge' ? reasonFor : ''}
            button={buttons[act]}
            isBusy={isBusy}
            onSay={said}
          />
        </Dialog>
      )}
    </span>
  )
}

/** What agrees in one pair is reason enough to begin with; of several nothing is said for all. */
function useReason(pairs: readonly HomeTwins[]): string {
  const format = useFormat()
  const [pair, ...more] = pairs
  if (!pair || more.length > 0) return ''
  const same = fieldsThat(pair, 'same')
  return same.length === 0 ? '' : `The same in both: ${same.join(format.comma)}`
}
