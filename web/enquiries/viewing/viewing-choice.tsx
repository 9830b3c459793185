/**
 * web/enquiries: the person chooses one of the proposed times, another
 * one later, or says that nothing comes of it.
 */
import { useRef } from 'react'
import type { Viewing } from '#contract/enquiries/thread.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { useAct } from '../thread/use-act.ts'
import { timeId, ViewingCard } from './viewing-card.tsx'
import { standingOf } from './viewing-standing.rules.ts'
import styles from './viewing.module.css'

type Props = { viewing: Viewing; viewingKey: string; onChange: (viewing: Viewing) => void }

export function ViewingChoice({ viewing, viewingKey: key, onChange }: Props) {
  const { now } = useFormat()
  const { act, isBusy } = useAct(() => undefined)
  const head = useRef<HTMLParagraphElement>(null)
  const params = { id: viewing.id }
  const { mayChoose, mayCancel } = standingOf(viewing, now)
  const isBooked = viewing.state === 'booked'
  const change = (work: () => Promise<{ message: string; viewing: Viewing }>) =>
    act(async () => {
      const said = await work()
      onChange(said.viewing)
      // The button that was pressed is gone.
      head.current?.focus()
      return said
    })
  const choose = (at: string) =>
    change(async () => (await browserApi()).viewings.choose({ params, body: { key, at } }))
  const cancel = () => change(async () => (await browserApi()).viewings.cancel({ params, body: { key } }))
  const choice = (time: string) => choiceOf({ time, viewing, now, isBusy, onChoose: choose })
  return (
    <ViewingCard viewing={viewing} head={head} {...(mayChoose && { choice })}>
      {mayCancel && (
        <div className="button-row no-print">
          {isBooked && (
            <a className="button button--quiet button--small" download href={fileOf(viewing.id, key)}>
              Add to your calendar
            </a>
          )}
          <CallButton size="small" disabled={isBusy} onCall={cancel}>
            {isBooked ? 'Cancel the viewing' : 'None of these'}
          </CallButton>
        </div>
      )}
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
  const says = timeId(viewing.id, time)
  const own = `${says}-choose`
  return (
    <CallButton
      id={own}
      aria-labelledby={[own, says].join(' ')}
      className="no-print"
      size="small"
      kind={viewing.state === 'proposed' ? 'primary' : 'quiet'}
      disabled={isBusy}
      onCall={() => onChoose(time)}
    >
      Choose
    </CallButton>
  )
}
