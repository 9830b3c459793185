/**
 * web/enquiries: the person chooses one of the proposed times, another
 * one later, or says that nothing comes of it.
 */
import type { Viewing } from '#contract/enquiries/thread.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { useAct } from '../thread/use-act.ts'
import { ViewingCard } from './viewing-card.tsx'
import styles from './viewing.module.css'

type Props = { viewing: Viewing; viewingKey: string; onChange: (viewing: Viewing) => void }

export function ViewingChoice({ viewing, viewingKey: key, onChange }: Props) {
  const { now } = useFormat()
  const { act, isBusy } = useAct(() => undefined)
  const params = { id: viewing.id }
  const isOver = viewing.chosen !== null && viewing.chosen <= now
  if (viewing.state === 'cancelled' || isOver) return <ViewingCard viewing={viewing} />
  const choose = (at: string) =>
    act(async () => {
      const said = await (await browserApi()).viewings.choose({ params, body: { key, at } })
      onChange(said.viewing)
      return said
    })
  const cancel = () =>
    act(async () => {
      const said = await (await browserApi()).viewings.cancel({ params, body: { key } })
      onChange(said.viewing)
      return said
    })
  return (
    <ViewingCard
      viewing={viewing}
      choice={(time) => choiceOf({ time, viewing, now, isBusy, onChoose: choose })}
    >
      <div className="button-row">
        {viewing.state === 'booked' && (
          <a className="button button--quiet button--small" download href={fileOf(viewing.id, key)}>
            Add to your calendar
          </a>
        )}
        <CallButton size="small" disabled={isBusy} onCall={cancel}>
          {viewing.state === 'booked' ? 'Cancel the viewing' : 'None of these'}
        </CallButton>
      </div>
    </ViewingCard>
  )
}

const fileOf = (id: string, key: string): string => `/api/meridian/viewings/${id}/viewing.ics?key=${key}`

type ChoiceProps = {
  time: string
  viewing: Viewing
  now: string
  isBusy: boolean
  onChoose: (time: string) => Promise<boolean>
}

/** What stands behind a time: a button, or why there is none. */
function choiceOf({ time, viewing, now, isBusy, onChoose }: ChoiceProps) {
  if (time === viewing.chosen) return <b className={styles.viewingChosen}>Chosen</b>
  if (time <= now) return <span className="note">Past</span>
  return (
    <CallButton
      size="small"
      kind={viewing.state === 'proposed' ? 'primary' : 'quiet'}
      disabled={isBusy}
      onCall={() => onChoose(time)}
    >
      Choose
    </CallButton>
  )
}
