/** web/portal/listings: what was decided about a home, with a way back from the last. */
import type { ModerationDecision } from '#contract/moderation/moderation.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { useWhen } from '../../clock.ts'
import { actWords, fieldWords } from '../words/words.ts'
import styles from '../listings.module.css'

type Props = {
  decisions: readonly ModerationDecision[]
  isBusy: boolean
  onUndo: (id: string) => Promise<boolean>
}

export function Decisions({ decisions, isBusy, onUndo }: Props) {
  if (decisions.length === 0) return null
  return (
    <section className={styles.decisions} aria-labelledby="decided">
      <h2 id="decided">Decided so far</h2>
      <ol>
        {decisions.map((decision) => (
          <li key={decision.id}>
            <Decision decision={decision} />
            {decision.mayUndo && (
              <CallButton size="small" disabled={isBusy} onCall={() => onUndo(decision.id)}>
                Take it back
              </CallButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Decision({ decision }: { decision: ModerationDecision }) {
  const { moment, momentWithin } = useWhen()
  const { plural } = useFormat()
  const { act, field, words, by, at, told, endedAt, undoneAt } = decision
  return (
    <div>
      <p>
        <b>{actWords[act]}</b>
        {field && (
          <>
            {': '}
            <span>{fieldWords[field]}</span>
          </>
        )}
      </p>
      {words && (
        <p className="small" dir="auto" translate="no">
          {words}
        </p>
      )}
      <p className="small note">
        <time dateTime={at}>{moment(at)}</time>
        {by && (
          <>
            {' · '}
            <bdi translate="no">{by}</bdi>
          </>
        )}
        {act !== 'approve' && (
          <>
            {' · '}
            <span>{told > 0 ? `${plural(told, 'person', 'people')} told` : 'Nobody to tell'}</span>
          </>
        )}
        {endedAt && (
          <>
            {' · '}
            <span>settled {momentWithin(endedAt)}</span>
          </>
        )}
        {undoneAt && (
          <>
            {' · '}
            <span>taken back {momentWithin(undoneAt)}</span>
          </>
        )}
      </p>
    </div>
  )
}
