/**
 * web/enquiries: a viewing: its times by the clock of the home,
 * where it stands, and what can be done about it.
 */
import type { ReactNode } from 'react'
import type { ViewingState } from '#contract/enquiries/enquiry-codes.ts'
import type { Viewing } from '#contract/enquiries/thread.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { clockAt, dayAt } from '#web/platform/formats/time-zones.ts'
import { Status, type Mark } from '#web/ui/status.tsx'
import styles from './viewing.module.css'

const states: Record<ViewingState, { mark: Mark; word: string }> = {
  proposed: { mark: 'wait', word: 'Times are proposed' },
  booked: { mark: 'live', word: 'The viewing is agreed' },
  cancelled: { mark: 'off', word: 'The viewing is cancelled' },
}

type Props = {
  viewing: Viewing
  /** What stands behind a time. */
  choice?: (time: string) => ReactNode
  children?: ReactNode
}

export function ViewingCard({ viewing, choice, children }: Props) {
  const { state, way, minutes, timeZone, times, chosen } = viewing
  const { plural } = useFormat()
  const { mark, word } = states[state]
  const shown = state === 'booked' && !choice && chosen ? [chosen] : times
  return (
    <div className={styles.viewing}>
      <p className={styles.viewingHead}>
        <Status mark={mark}>{word}</Status>
        <span className="soft">
          {way === 'video' ? 'By video' : 'At the home'}
          {' · '}
          {plural(minutes, 'minute', 'minutes')}
        </span>
      </p>
      {state !== 'cancelled' && (
        <ul className={styles.viewingTimes}>
          {shown.map((time) => (
            <li key={time} data-chosen={time === chosen || undefined}>
              <ViewingTime at={time} timeZone={timeZone} />
              {choice?.(time)}
            </li>
          ))}
        </ul>
      )}
      {state !== 'cancelled' && (
        <p className="note">
          By the clock of <span translate="no">{timeZone.replaceAll('_', ' ')}</span>
        </p>
      )}
      {children}
    </div>
  )
}

export function ViewingTime({ at, timeZone }: { at: string; timeZone: string }) {
  const { locale } = useFormat()
  const instant = Date.parse(at)
  return (
    <time dateTime={at} className="num">
      {`${dayAt(instant, timeZone, locale)}, ${clockAt(instant, timeZone, locale)}`}
    </time>
  )
}
